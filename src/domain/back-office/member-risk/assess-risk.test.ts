import { describe, expect, it } from 'vitest'
import { japanDate } from '../../calendar.ts'
import { assessRisk, screeningDueOn, type RiskFacts } from './assess-risk.ts'
import { RISK_TABLES, riskTableOn } from './risk-table.ts'
import { RISK_RULES } from './risk-words.ts'

const today = japanDate('2026-11-30')
const { table } = riskTableOn(today)
const law = { purpose: 'assets', occupation: 'employee', foreign_official: 'none' } as const
/** Declares 5 to 10 million yen of assets, and 5 to 7 million a year. */
const usual: RiskFacts = {
  birthday: japanDate('1985-04-12'),
  address: '東京都世田谷区三軒茶屋1-0-0',
  survey: { job: '01', property: '04', income: '03' },
  law,
  office: null,
  invested: 1_000_000,
  openFindings: 0,
  reportedFindings: 0,
  screening: { on: japanDate('2026-04-01'), result: 'clear' },
  identity: { method: 'ic_chip', at: new Date('2026-04-01T10:00:00+09:00') },
  identifiedAt: new Date('2026-04-01T10:00:00+09:00'),
  takesPaper: false,
}
const little = { job: '01', property: '01', income: '01' }
const at = (day: string) => new Date(`${day}T10:00:00+09:00`)

describe('the risk of a member', () => {
  it.each<[string, Partial<RiskFacts>, string, string]>([
    [
      'has an office abroad',
      { office: 'self' },
      'high',
      '外国の重要な公的地位について「本人が当てはまります」と申告しています。',
    ],
    [
      'had one and says no more',
      { office: 'family', law },
      'high',
      '外国の重要な公的地位について「家族が当てはまります」と申告しています。',
    ],
    [
      'is on a list',
      { screening: { on: today, result: 'hit' } },
      'high',
      '反社チェック（2026年11月30日）の結果が「該当」です。',
    ],
    [
      'may be on a list',
      { screening: { on: today, result: 'unclear' } },
      'medium',
      '反社チェック（2026年11月30日）の結果が「要確認」です。',
    ],
    ['was reported', { reportedFindings: 1 }, 'high', '疑わしい取引として届出をすると判断したものが1件あります。'],
    ['waits for a decision', { openFindings: 2 }, 'medium', '疑わしい取引の確認を待っているものが2件あります。'],
    [
      'lives abroad',
      { address: '1 Main Street, Honolulu' },
      'medium',
      '住所が都道府県名または市区の名前で始まっておらず、国内の住所と確認できません。',
    ],
    [
      'invests more than 80 % of the most that he says to have',
      { survey: { ...little, income: '03' }, invested: 800_001 },
      'medium',
      '出資額の合計800,001円が、申告された金融資産「100万円未満」に対して大きい金額です。',
    ],
    [
      'invests more than 30 % of the most that he says to earn',
      { survey: { ...little, property: '04' }, invested: 900_001 },
      'medium',
      '出資額の合計900,001円が、申告された年収「300万円未満」に対して大きい金額です。',
    ],
    [
      'earns nothing and invests much',
      { law: { ...law, occupation: 'student' }, invested: 700_001 },
      'medium',
      '職業が「学生」で、出資額の合計が700,001円です。',
    ],
    [
      'has not answered and invests',
      { law: null, invested: 1 },
      'medium',
      '1円を出資していますが、取引の目的と職業に回答していません。',
    ],
    [
      'was checked by pictures five years ago',
      { identity: { method: 'image', at: at('2021-11-30') } },
      'medium',
      '本人確認（書類と顔の画像）から5年以上がたっています（2021年11月30日）。',
    ],
    [
      'was checked by the chip ten years ago',
      { identity: { method: 'ic_chip', at: at('2016-11-30') } },
      'medium',
      '本人確認（ICチップ）から10年以上がたっています（2016年11月30日）。',
    ],
    ['takes paper', { takesPaper: true }, 'medium', '電子交付の承諾がなく、書面を郵送しています。'],
    ['is nineteen', { birthday: japanDate('2006-12-01') }, 'medium', '19歳です（20歳未満）。'],
    ['is seventy-five', { birthday: japanDate('1951-11-30') }, 'medium', '75歳です（75歳以上）。'],
  ])('who %s', (_, facts, level, words) => {
    expect(assessRisk({ ...usual, ...facts }, table, today)).toMatchObject({ level, reasons: [{ words, level }] })
  })

  it.each<[string, Partial<RiskFacts>]>([
    ['is as usual', {}],
    ['has 80 % of the most that he says to have invested', { survey: { ...little, income: '03' }, invested: 800_000 }],
    [
      'has 30 % of the most that he says to earn invested',
      { survey: { ...little, property: '04' }, invested: 900_000 },
    ],
    [
      'earns nothing and invests as much as somebody may save',
      { law: { ...law, occupation: 'none' }, invested: 700_000 },
    ],
    ['has not answered and invests nothing', { law: null, invested: 0 }],
    ['was asked nothing', { law: null, survey: null, screening: null, identity: null, invested: 0 }],
    ['was checked by pictures a day less than five years ago', { identity: { method: 'image', at: at('2021-12-01') } }],
    ['leaves the prefecture out', { address: '大阪市北区梅田1-1-1' }],
    ['is twenty', { birthday: japanDate('2006-11-30') }],
    ['is seventy-four', { birthday: japanDate('1951-12-01') }],
  ])('who %s is low', (_, facts) => {
    expect(assessRisk({ ...usual, ...facts }, table, today)).toEqual({ level: 'low', reasons: [] })
  })

  it('is the highest of what is found, and says all of it, the gravest first', () => {
    const { level, reasons } = assessRisk(
      { ...usual, takesPaper: true, openFindings: 1, screening: { on: today, result: 'hit' } },
      table,
      today,
    )
    expect(level).toBe('high')
    expect(reasons.map(({ rule }) => rule)).toEqual(['screening_hit', 'finding_open', 'paper'])
  })
})

describe('the next look-up', () => {
  it.each([
    ['of a high risk', 'high', '2027-04-01'],
    ['of a medium one', 'medium', '2028-04-01'],
    ['of a low one', 'low', '2029-04-01'],
  ] as const)('%s', (_, level, due) => expect(screeningDueOn(usual, level, table)).toBe(due))

  it('of somebody who was never looked up is the day on which he was identified, and of nobody before', () => {
    expect(screeningDueOn({ ...usual, screening: null }, 'low', table)).toBe('2026-04-01')
    expect(screeningDueOn({ ...usual, screening: null, identifiedAt: null }, 'low', table)).toBeNull()
  })
})

it('has its versions in the order of their days, each with what it rests on and every rule', () => {
  expect(RISK_TABLES.map(({ from }) => from)).toEqual(RISK_TABLES.map(({ from }) => from).toSorted())
  for (const version of RISK_TABLES) {
    expect(version.basis).toContain('当社の設定')
    expect(Object.keys(version.table.levels).toSorted()).toEqual(Object.keys(RISK_RULES).toSorted())
  }
  expect(riskTableOn(japanDate('2025-01-01')).from).toBe('2026-01-01')
})
