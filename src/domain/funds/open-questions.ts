import { addDays, addMonths, formatDate, japanDate, type JapanDate } from '../calendar.ts'
import { monthText } from './book-month.ts'
import type { ExpectedRent } from './expected-rent.ts'
import { COST_KINDS, type CostKind } from '../treasury/fund-lines.ts'
import type { Id } from '../id.ts'
import { formatYen, yen } from '../money.ts'
import type { FreeText } from '../free-text.ts'

/** What is asked of a fund's month before it is closed: somebody answers it in words, or two people accept that it stands open. */
export interface OpenQuestion {
  /** Which one, and of which month: the same question is asked once. */
  key: string
  text: FreeText
}

/** Of a line of the bank that nobody has explained: before a period is closed it is asked whether it is the fund's. */
export const unexplainedQuestion = ({
  id,
  amount,
  transacted_on,
  remarks,
}: {
  id: Id<'bank_statement_line'>
  amount: number
  transacted_on: string
  remarks: FreeText
}): OpenQuestion => ({
  key: `line:${id}`,
  text: `${formatDate(japanDate(transacted_on))}の${amount > 0 ? '入金' : '出金'}${formatYen(yen(Math.abs(amount)))}（${remarks}）の内容が、まだ登録されていません。このファンドの収入や費用でないことを確かめてください`,
})

/** Of money on the account whose owner nobody knows: it may be the fund's too. */
export const ownerlessQuestion = ({
  bank_line_id,
  amount,
  transacted_on,
  remarks,
}: {
  bank_line_id: Id<'bank_line'>
  amount: number
  transacted_on: string
  remarks: FreeText
}): OpenQuestion => ({
  key: `suspense:${bank_line_id}`,
  text: `${formatDate(japanDate(transacted_on))}の入金${formatYen(yen(amount))}（${remarks}）は、入金者が分からないままです。このファンドの収入でないことを確かめてください`,
})

/** A fund's month as far as something may be missing in it. */
export interface MonthFacts {
  /** 'YYYY-MM' */
  month: string
  /** What its tenants were to pay for it, with the name of each one's unit. */
  rents: readonly (Pick<ExpectedRent, 'leaseId' | 'amount'> & {
    unit: string
    /** Of a lease whose end was recorded after the month, for a day before its end. */
    lateEnd?: { endedOn: JapanDate; recordedOn: JapanDate }
  })[]
  /** Rents that came, told of which lease and month or of none. */
  received: readonly ReceivedRent[]
  /** Planned payments up to its end whose line has not come. */
  plans: readonly { id: Id<'outgoing_plan'>; payOn: string; payee: string; amount: number }[]
  /** The kinds of cost of it and of the two months before. */
  costs: readonly { month: string; costKind: CostKind; amount: number }[]
  /** Accrued before it and not paid. */
  accruals: readonly { id: Id<'cost_accrual'>; costKind: CostKind; leftOver: number; aroseOn: string }[]
}

export interface ReceivedRent {
  leaseId: Id<'lease'> | null
  month: string | null
  amount: number
  transactedOn: string
}

/** In the order in which they are asked: rents, payments, costs. */
export const openQuestions = (facts: MonthFacts): OpenQuestion[] => [
  ...missingRents(facts),
  ...facts.plans.map(({ id, payOn, payee, amount }) => ({
    key: `plan:${id}:${facts.month}`,
    text: `${formatDate(japanDate(payOn))}の支払予定（${payee}、${formatYen(yen(amount))}）の明細がありません`,
  })),
  ...missingCosts(facts),
  ...facts.accruals.map(({ id, costKind, leftOver, aroseOn }) => ({
    key: `accrual:${id}:${facts.month}`,
    text: `${formatDate(japanDate(aroseOn))}の未払費用（${COST_KINDS[costKind]}、${formatYen(yen(leftOver))}）が支払われていません`,
  })),
]

/**
 * Leases without the whole of their rent for the month. A rent of which nobody has said whose it is stands for one lease with that very sum, where it came
 * since the month before.
 */
function missingRents({ month, rents, received }: MonthFacts): OpenQuestion[] {
  const from = addMonths(japanDate(`${month}-01`), -1)
  const until = addDays(addMonths(japanDate(`${month}-01`), 1), -1)
  const nobodys = received.filter((rent) => rent.leaseId === null && mayBeOf(rent, { month, from, until }))
  const paid = (leaseId: Id<'lease'>): number =>
    received
      .filter((rent) => rent.leaseId === leaseId && (rent.month ?? month) === month)
      .reduce((sum, { amount }) => sum + amount, 0)
  return rents
    .map((rent) => ({ ...rent, there: paid(rent.leaseId) }))
    .filter(({ there, amount }) => there < amount)
    .filter(({ there, amount }) => {
      const at = there > 0 ? -1 : nobodys.findIndex((rent) => rent.amount === amount)
      if (at >= 0) nobodys.splice(at, 1)
      return at < 0
    })
    .map(({ leaseId, unit, amount, there, lateEnd }) => ({
      key: there === 0 ? `rent:${leaseId}:${month}` : `rent:${leaseId}:${month}:${there}`,
      text: `${unit}の${monthText(month)}分の賃料（${formatYen(amount)}）の明細が${there === 0 ? 'ありません' : `、${formatYen(yen(there))}だけです`}${lateEnd ? `。賃貸借は${formatDate(lateEnd.endedOn)}に終わったと、${formatDate(lateEnd.recordedOn)}に記録されています` : ''}`,
    }))
}

const mayBeOf = (
  { month: told, transactedOn }: ReceivedRent,
  { month, from, until }: { month: string; from: JapanDate; until: JapanDate },
): boolean => (told === null ? transactedOn >= from && transactedOn <= until : told === month)

/** What was spent in both months before is missing where it is not spent in this one. */
function missingCosts({ month, costs }: MonthFacts): OpenQuestion[] {
  const before = [-1, -2].map((count) => addMonths(japanDate(`${month}-01`), count).slice(0, 7))
  const spent = (costKind: CostKind, of: string): number =>
    costs.find((cost) => cost.costKind === costKind && cost.month === of)?.amount ?? 0
  return (Object.keys(COST_KINDS) as CostKind[]).flatMap((costKind) => {
    const [last = 0, earlier = 0] = before.map((of) => spent(costKind, of))
    if (last === 0 || earlier === 0 || spent(costKind, month) > 0) return []
    return [
      {
        key: `cost:${costKind}:${month}`,
        text: `前の2か月にあった${COST_KINDS[costKind]}（前月${formatYen(yen(last))}）が、${monthText(month)}にありません`,
      },
    ]
  })
}
