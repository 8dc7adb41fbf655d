import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVITATION_ALPHABET, invitationCodeFrom, parseInvitationCode } from './people/invitation.ts'
import { memberNumberFrom } from './people/member-number.ts'

const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 })

describe('invitation codes', () => {
  it('use 32 letters and digits, none like another', () => {
    expect(new Set(INVITATION_ALPHABET).size).toBe(32)
    expect(INVITATION_ALPHABET).not.toMatch(/[IO01]/)
  })
  it('come back from any typing', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = invitationCodeFrom(random)
        expect(parseInvitationCode(` ${code.toLowerCase()} `)).toBe(code)
      }),
    )
    expect(parseInvitationCode('ＡＢＣＤ２３４５')).toBe('ABCD2345')
  })
  it.each(['', 'ABCD234', 'ABCD23456', 'ABCD2340', 'ABCDI234', '<script>'])('%s is none', (text) =>
    expect(parseInvitationCode(text)).toBeNull(),
  )
  it('need their bytes', () => expect(() => invitationCodeFrom(new Uint8Array(7))).toThrow(RangeError))
})

describe('member numbers', () => {
  it('are eight digits', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(memberNumberFrom(random)).toMatch(/^\d{8}$/)
      }),
    )
    expect(memberNumberFrom(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 7))).toBe('00000007')
    expect(memberNumberFrom(new Uint8Array(8).fill(255))).toBe('09551615')
  })
  it('need their bytes', () => expect(() => memberNumberFrom(new Uint8Array(4))).toThrow(RangeError))
})
