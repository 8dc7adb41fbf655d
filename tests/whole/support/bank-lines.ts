import { sum, type BankLine, type LinePart } from './worksheet.ts'

/** What the bank of the demo plays for a small building: who pays when, how much, and what for. */

const tenant = { counterparty: 'アオキ　ハナコ', room: '201号室' }
const ownCompany = { counterparty: 'ニホンマツシヨウジ', room: '202号室' }
const agent = { counterparty: 'シラカベカンリ' }

const rent = (amount: number, about: string): LinePart => ({ content: '賃料', amount, about })
const cost = (content: string, amount: number, about = ''): LinePart => ({ content, amount: -amount, about })

const paid = (on: string, counterparty: string, amount: number, content: string): BankLine => ({
  on,
  counterparty,
  amount: -amount,
  parts: [cost(content, amount)],
  classified: 'by hand',
})

const tenantPays = (on: string, classified: BankLine['classified'], amount = 14_000): BankLine => ({
  on,
  counterparty: tenant.counterparty,
  amount,
  parts: [rent(amount, tenant.room)],
  classified,
})

const ownCompanyPays = (on: string, classified: BankLine['classified']): BankLine => ({
  on,
  counterparty: ownCompany.counterparty,
  amount: 12_500,
  parts: [rent(12_500, ownCompany.room)],
  isRelated: true,
  classified,
})

/** He keeps a twentieth. */
const agentRemits = (on: string, classified: BankLine['classified']): BankLine => ({
  on,
  counterparty: agent.counterparty,
  amount: 11_875,
  parts: [rent(12_500, ownCompany.room), cost('管理費', 625)],
  classified,
})

/** What the seller of room 202 is paid, and what it costs to have it registered. */
export const purchase: readonly BankLine[] = [
  {
    on: '2026-04-22',
    counterparty: 'シラカベシヨウジ',
    amount: -1_360_000,
    parts: [{ content: '購入代金', amount: -1_360_000, about: '202号室', deal: '202号室の取得' }],
    classified: 'by hand',
  },
  {
    on: '2026-04-24',
    counterparty: 'シホウシヨシ　カトウ',
    amount: -31_400,
    parts: [{ ...cost('登記費用', 31_400, '202号室'), deal: '202号室の取得' }],
    classified: 'by hand',
  },
]

/** Rents and costs of the first year. */
export const running: readonly BankLine[] = [
  tenantPays('2026-04-27', 'and the next by a rule'),
  ownCompanyPays('2026-04-27', 'and the next by a rule'),
  tenantPays('2026-05-27', 'by a rule'),
  ownCompanyPays('2026-05-27', 'by a rule'),
  paid('2026-05-28', 'カサイホケン', 18_200, '保険料'),
  tenantPays('2026-06-27', 'by a rule'),
  ownCompanyPays('2026-06-27', 'by a rule'),
  paid('2026-06-30', 'フリコミテスウリヨウ', 330, 'その他の費用'),
  tenantPays('2026-07-27', 'by a rule'),
  ownCompanyPays('2026-07-27', 'by a rule'),
  tenantPays('2026-08-27', 'by a rule'),
  ownCompanyPays('2026-08-27', 'by a rule'),
  // Ten yen short: nobody has said anything of that sum.
  tenantPays('2026-09-27', 'by hand', 13_990),
  ownCompanyPays('2026-09-27', 'by a rule'),
  // A tenant from outside has taken over room 202, and an agent collects what he pays.
  // The register still has the lease of before, of the group: no rule is made of that one for a stranger's rent.
  tenantPays('2026-10-27', 'by a rule'),
  agentRemits('2026-10-27', 'by hand'),
  tenantPays('2026-11-27', 'by a rule'),
  agentRemits('2026-11-27', 'by hand'),
  paid('2026-12-25', 'ナゴヤシ　シゼイ', 21_900, '公租公課'),
  tenantPays('2026-12-27', 'by a rule'),
  agentRemits('2026-12-27', 'by hand'),
  tenantPays('2027-01-27', 'by a rule'),
  agentRemits('2027-01-27', 'by hand'),
  tenantPays('2027-02-27', 'by a rule'),
  agentRemits('2027-02-27', 'by hand'),
  paid('2027-03-10', 'ヤマダコウムテン', 147_300, '修繕費'),
  agentRemits('2027-03-27', 'by hand'),
]

/** All of the first calculation period. */
export const firstYear: readonly BankLine[] = [...purchase, ...running]

export const secondYear: readonly BankLine[] = [
  // March's rent comes when its period is over, and counts when it came.
  tenantPays('2027-04-22', 'by a rule'),
  tenantPays('2027-04-27', 'by a rule'),
  agentRemits('2027-04-27', 'by hand'),
]

/** The broker sells both rooms to one buyer, and keeps his fee from the price. */
export const sold = [
  { room: '201号室', price: 1_900_000, brokerage: 69_000 },
  { room: '202号室', price: 1_700_000, brokerage: 61_800 },
] as const

export const sale: readonly BankLine[] = [
  {
    on: '2027-05-14',
    counterparty: 'トウカイチユウカイ',
    amount: sum(sold.map(({ price, brokerage }) => price - brokerage)),
    parts: sold.flatMap(({ room, price, brokerage }) => [
      { content: '売却代金', amount: price, about: room, deal: `${room}の売却` },
      { ...cost('仲介手数料', brokerage, room), deal: `${room}の売却` },
    ]),
    classified: 'by hand',
  },
  paid('2027-05-17', 'シホウシヨシ　カトウ', 12_400, '登記費用'),
]
