import type { PayerKind, ThirdPayer, ThirdPayment } from './payers.ts'
import type { DealtDeposit, Found } from './facts.ts'
import { dayText, groupMark, sumOf, yearOfPayment, yenText, type Rule } from './rule.ts'
import type { PaidMember } from './shared.ts'

const kindWords: Readonly<Record<PayerKind, string>> = {
  company: '法人',
  family: '同じ姓の別人',
  stranger: '会員と異なる名義の人',
}

interface PaidBy {
  payer: ThirdPayer
  deposits: DealtDeposit[]
}

function byPayer(payments: readonly ThirdPayment[], keyOf: (payer: ThirdPayer) => string): PaidBy[] {
  const groups = new Map<string, PaidBy>()
  for (const { deposit, payer } of payments) {
    const group = groups.get(keyOf(payer)) ?? { payer, deposits: [] }
    group.deposits.push(deposit)
    groups.set(keyOf(payer), group)
  }
  return [...groups.values()]
}

/** Somebody else pays: a company and a stranger at once, somebody of the same family name from the second time on. Asked anew each year. */
export const thirdPartyPayer: Rule = ({ member, thirdPayments, limits }) =>
  byPayer(thirdPayments, ({ key }) => key).flatMap(({ payer, deposits }) =>
    [...new Set(deposits.map(({ at }) => yearOfPayment(at)))].flatMap((year): Found[] => {
      const untilThen = deposits.filter(({ at }) => yearOfPayment(at) <= year)
      const last = untilThen.at(-1)
      if (last === undefined || (payer.kind === 'family' && untilThen.length < limits.familyPayments)) return []
      return [
        {
          subject: `payer:${payer.key.slice(0, 60)}:${year}`,
          at: last.at,
          words: `${kindWords[payer.kind]}「${last.remitter}」から${untilThen.length}回、合計${yenText(sumOf(untilThen))}の入金がありました（会員の名義は「${member.kana}」、最後は${dayText(last.at)}）。`,
        },
      ]
    }),
  )

/** One payer stands behind several members. */
export const sharedPayer: Rule = ({ thirdPayments, shared, limits }) =>
  byPayer(thirdPayments, ({ keyAmongAll }) => keyAmongAll).flatMap(({ payer, deposits }): Found[] => {
    const paidFor = shared.payer.get(payer.keyAmongAll) ?? []
    const homes = new Set(paidFor.map(({ home }) => home))
    const isHousehold = homes.size === 1 && paidFor.every((paid) => paid.payer === 'family')
    const least = isHousehold ? limits.familyPaidFor : limits.strangersPaidFor
    const last = deposits.at(-1)
    if (last === undefined || paidFor.length < least) return []
    return [
      {
        subject: `payer:${payer.key.slice(0, 60)}:${groupMark(paidFor.map(({ id }) => id))}`,
        at: last.at,
        words: `「${last.remitter}」の名義で、会員${paidFor.length}人（${numbersOf(paidFor)}）への入金がありました。この会員への入金は合計${yenText(sumOf(deposits))}です。`,
      },
    ]
  })

const numbersShown = 5
export function numbersOf(members: readonly Pick<PaidMember, 'number'>[]): string {
  const shown = members.slice(0, numbersShown).map(({ number }) => number)
  return `${shown.join('、')}${members.length > numbersShown ? 'ほか' : ''}`
}
