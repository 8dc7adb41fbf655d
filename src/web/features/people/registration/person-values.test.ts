import { describe, expect, it } from 'vitest'
import { japanDate } from '../../../../domain/calendar.ts'
import { birthdayEcho, joinBirthday, splitBirthday } from './person-values.ts'

const today = japanDate('2026-04-02')

describe('the birthday in three fields', () => {
  it.each([
    [['1985', '4', '12'], '1985-4-12'],
    [['１９８５', '４', '１２'], '1985-4-12'],
    [['1985年', '', ''], '1985--'],
    [['', '', ''], ''],
  ] as const)('%j is kept as %s', (parts, kept) => {
    expect(joinBirthday(parts)).toBe(kept)
    expect(joinBirthday(splitBirthday(kept))).toBe(kept)
  })

  it.each([
    ['1985-4-12', '1985年（昭和60年）4月12日、40歳'],
    ['1985-4-2', '1985年（昭和60年）4月2日、41歳'],
    ['1989-1-7', '1989年（昭和64年）1月7日、37歳'],
    ['2019-5-1', '2019年（令和元年）5月1日、6歳'],
    ['1985--', '1985年（昭和60年）'],
    ['1989--', '1989年（昭和64年・平成元年）'],
    ['1985-2-30', null],
    ['198--', null],
    ['2030-1-1', null],
    ['', null],
  ])('%s echoes %s', (birthday, echo) => {
    expect(birthdayEcho(birthday, today)).toBe(echo)
  })
})
