import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { check } from '../../scripts/check-record.mjs'
import { createPadesSigner } from '../../src/adapters/signature/pades-signer.ts'
import { readSigningIdentity } from '../../src/adapters/signature/signing-identity.ts'
import { httpTimestampAuthority } from '../../src/adapters/signature/timestamp-authority.ts'
import { certificatePem, keyPem, newRsaKey } from '../support/test-signer.ts'
import { startTimestampAuthority } from '../support/timestamp-authority.ts'

// What a company may sign with: the stand-alone programme reads each, and refuses each once a byte is another.

const bytes = Buffer.from(
  JSON.stringify({
    schema_version: 1,
    month: '2026-10',
    read_at: '2026-11-01T00:00:00+09:00',
    previous: null,
    ended: [],
    changes: [],
  }),
)
const elliptic = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey

function signerOf(key: KeyObject, chain = '', timestamps: string | null = null) {
  const files = { certificate: certificatePem(key) + chain, key: keyPem(key) }
  return createPadesSigner({
    identity: () => readSigningIdentity(files, new Date('2026-04-01T00:00:00Z')),
    requestTimestamp:
      timestamps === null ? null : httpTimestampAuthority(timestamps, (length) => Buffer.alloc(length, 3)),
    signerName: '糸ファンディング株式会社',
    contact: 'https://ito.example/verify',
    location: 'Japan',
  })
}

async function expectChecked(signer: ReturnType<typeof signerOf>, isStamped = false): Promise<void> {
  const signature = await signer.signBytes(bytes)
  expect(check([{ name: 'file', bytes, signature }]).problems).toEqual([])
  const problemsOf = (changed: { bytes?: Buffer; signature?: Uint8Array }) =>
    check([{ name: 'file', bytes, signature, ...changed }]).problems
  expect(problemsOf({ bytes: Buffer.concat([bytes, Buffer.from(' ')]) })).toHaveLength(1)
  // The signature comes last; after it only a time stamp, which the programme does not judge.
  const altered = Uint8Array.from(signature)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  expect(problemsOf({ signature: altered })).toHaveLength(isStamped ? 0 : 1)
  expect(problemsOf({ signature: signature.subarray(0, 200) })).toHaveLength(1)
}

test.each([
  ['RSA', () => signerOf(newRsaKey())],
  ['P-256', () => signerOf(elliptic('prime256v1'))],
  ['P-384', () => signerOf(elliptic('secp384r1'))],
  [
    'RSA with the certificates that lead to a root',
    () => signerOf(newRsaKey(), certificatePem(newRsaKey(), { name: '認証局' })),
  ],
] as const)('a file signed with %s', async (_, signer) => expectChecked(signer()))

test('a file whose signature bears a time stamp', async () => {
  const authority = await startTimestampAuthority({ now: new Date('2026-11-01T00:00:00+09:00') })
  try {
    await expectChecked(signerOf(newRsaKey(), '', authority.url), true)
  } finally {
    await authority.stop()
  }
})
