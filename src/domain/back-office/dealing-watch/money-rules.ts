import { answerOf, hasNoIncome, leastOf, mostOf } from './declared.ts'
import type { DealtDeposit, Found } from './facts.ts'
import { burstsOf, dayText, daysFrom, sumOf, windowsOf, yearOfPayment, yenText, type Rule } from './rule.ts'

const depositAt = ({ at }: DealtDeposit): Date => at

/** What was paid in does not fit what the member declared to own and to earn. */
export const beyondMeans: Rule = ({ member, limits }) => {
  if (member.survey === null) return []
  const [assets, income] = [mostOf(member, 'property'), mostOf(member, 'income')]
  const declared = `申告は職業「${answerOf(member, 'job')}」、年収「${answerOf(member, 'income')}」、金融資産「${answerOf(member, 'property')}」です`
  const isAbove = (sum: number): boolean =>
    assets !== null &&
    income !== null &&
    sum > (assets * limits.assetsPercent) / 100 &&
    sum > (income * limits.incomePercent) / 100
  const isWithoutIncome = hasNoIncome(member) && assets !== null && leastOf(member, 'property') < limits.fewAssets
  const isOfLowIncome = income !== null && leastOf(member, 'income') <= limits.littleIncome
  const found = new Map<string, Found>()
  const report = (kind: 'means' | 'turnover', days: number, deposits: readonly DealtDeposit[]) => {
    const last = deposits.at(-1)
    if (last === undefined) return
    const subject = `${kind}:${yearOfPayment(last.at)}`
    const words = `${days}日間の入金が${deposits.length}回、合計${yenText(sumOf(deposits))}になりました（最後は${dayText(last.at)}）。${declared}。`
    if (!found.has(subject)) found.set(subject, { subject, at: last.at, words })
  }
  for (const year of windowsOf(member.deposits, limits.yearDays, depositAt)) {
    const sum = sumOf(year)
    if (isAbove(sum) || (isWithoutIncome && sum >= limits.withoutIncome)) report('means', limits.yearDays, year)
  }
  for (const month of windowsOf(member.deposits, limits.turnoverDays, depositAt))
    if (isOfLowIncome && sumOf(month) >= limits.turnover) report('turnover', limits.turnoverDays, month)
  return [...found.values()]
}

/** Paid in parts that can be sent in cash without proof of identity. An application of no more than that, paid at once, is usual. */
export const splitPayments: Rule = ({ member, limits }) =>
  member.applications.flatMap((application): Found[] => {
    const small = member.deposits.filter(
      ({ applicationId, amount }) => applicationId === application.id && amount <= limits.cash,
    )
    const [parts] = burstsOf(small, {
      days: limits.cashDays,
      at: depositAt,
      isMany: (some) => some.length >= limits.cashParts,
    })
    if (parts === undefined || application.amount <= limits.cash) return []
    return [
      {
        subject: `application:${application.id}`,
        at: parts.last.at,
        words: `${yenText(application.amount)}の申込に、${limits.cashDays}日以内に${parts.all.length}回、いずれも${yenText(limits.cash)}以下に分けた入金がありました（合計${yenText(sumOf(parts.all))}、最後は${dayText(parts.last.at)}）。`,
      },
    ]
  })

/** Together just less than the value from which assets and income are checked. */
export const belowLimit: Rule = ({ member, limits }) => {
  const least = (limits.assetsCheck * limits.belowPercent) / 100
  return burstsOf(member.deposits, {
    days: limits.belowDays,
    at: depositAt,
    isMany: (some) => some.length >= limits.belowPayments && sumOf(some) >= least && sumOf(some) < limits.assetsCheck,
  }).map(({ all, last }) => ({
    subject: `deposit:${last.id}`,
    at: last.at,
    words: `${limits.belowDays}日以内に${all.length}回、合計${yenText(sumOf(all))}の入金があり、資産と収入を確認する額（${yenText(limits.assetsCheck)}）をわずかに下回りました（最後は${dayText(last.at)}）。`,
  }))
}

/** Many applications in quick succession, or again and again given up before they were paid. */
export const rapidApplications: Rule = ({ member, limits }) => {
  const many = burstsOf(member.applications, {
    days: 1,
    at: ({ at }) => at,
    isMany: (some) => some.length >= limits.applicationsInADay,
  })
  const givenUp = burstsOf(
    member.applications
      .flatMap(({ id, amount, paidAt, canceledAt, cancelReason }) =>
        canceledAt !== null && paidAt === null && cancelReason !== 'operator' ? [{ id, amount, at: canceledAt }] : [],
      )
      .toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    { days: limits.givenUpDays, at: ({ at }) => at, isMany: (some) => some.length >= limits.givenUp },
  )
  return [
    ...many.map(({ all, last }) => ({
      subject: `application:${last.id}`,
      at: last.at,
      words: `24時間以内に${all.length}件、合計${yenText(sumOf(all))}の申込がありました（最後は${dayText(last.at)}）。`,
    })),
    ...givenUp.map(({ all, last }) => ({
      subject: `given-up:${last.id}`,
      at: last.at,
      words: `${limits.givenUpDays}日以内に${all.length}件、合計${yenText(sumOf(all))}の申込が入金されないまま取り消されました（最後は${dayText(last.at)}）。`,
    })),
  ]
}

/** Money comes in and goes out again: rescinded more than once, or back to another account, or what somebody else had paid. One rescission is everybody's right. */
export const quickWithdrawal: Rule = ({ member, thirdPayments, limits }) => {
  const rescinded = member.applications
    .flatMap(({ id, amount, paidAt, canceledAt }) =>
      paidAt !== null && canceledAt !== null && daysFrom(paidAt, canceledAt) <= limits.rescindedWithin
        ? [{ id, amount, paidAt, canceledAt }]
        : [],
    )
    .toSorted((one, other) => one.canceledAt.getTime() - other.canceledAt.getTime())
  const found: Found[] = []
  for (const some of windowsOf(rescinded, limits.rescindedDays, ({ canceledAt }) => canceledAt)) {
    const last = some.at(-1)
    if (last !== undefined && some.length >= limits.rescinded)
      found.push({
        subject: `rescinded:${last.id}`,
        at: last.canceledAt,
        words: `${limits.rescindedDays}日以内に${some.length}件、合計${yenText(sumOf(some))}が入金後${limits.rescindedWithin}日以内に解約されました（最後は${dayText(last.canceledAt)}）。`,
      })
  }
  const [, ...laterAccounts] = member.accounts
  for (const { id, amount, paidAt, canceledAt } of rescinded) {
    const account = laterAccounts.find(
      ({ registeredAt }) => registeredAt > paidAt && daysFrom(canceledAt, registeredAt) <= limits.rescindedWithin,
    )
    if (account !== undefined)
      found.push({
        subject: `other-account:${id}`,
        at: account.registeredAt,
        words: `${dayText(paidAt)}に入金された${yenText(amount)}が${dayText(canceledAt)}に解約され、返金先の口座が${dayText(account.registeredAt)}に変更されました。`,
      })
    const foreign = thirdPayments.find(({ deposit }) => deposit.applicationId === id)?.deposit
    if (foreign !== undefined)
      found.push({
        subject: `foreign:${id}`,
        at: canceledAt,
        words: `会員と異なる名義「${foreign.remitter}」から入金された${yenText(foreign.amount)}の申込が、${dayText(canceledAt)}に解約されました。`,
      })
  }
  return found
}

/** More than was due is paid, so that it has to go back. */
export const excessPayments: Rule = ({ member, limits }) => {
  const excess = member.deposits
    .filter(({ outcome, refundable }) => refundable > 0 && outcome !== 'late')
    .map(({ id, at, refundable }) => ({ id, at, amount: refundable }))
  return burstsOf(excess, {
    days: limits.excessDays,
    at: ({ at }) => at,
    isMany: (some) =>
      some.length >= limits.excessTimesAlone ||
      (some.length >= limits.excessTimes && sumOf(some) >= limits.excessSum) ||
      (some.at(-1)?.amount ?? 0) >= limits.excessAtOnce,
  }).map(({ all, last }) => ({
    subject: `deposit:${last.id}`,
    at: last.at,
    words: `${limits.excessDays}日以内に${all.length}回、合計${yenText(sumOf(all))}が、払い込む必要のない入金として返金の対象になりました（最後は${dayText(last.at)}）。`,
  }))
}
