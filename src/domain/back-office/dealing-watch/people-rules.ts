import { ageOn, japanDateOf, startOfDay } from '../../calendar.ts'
import { answerOf, leastOf, hasNoIncome } from './declared.ts'
import { DATA_CHANGES, type DealtPayout, type Found } from './facts.ts'
import { numbersOf } from './payer-rules.ts'
import { burstsOf, dayText, daysFrom, groupMark, yenText, type Rule } from './rule.ts'
import type { Sharer } from './shared.ts'

/** The account is another one shortly before money is paid to it, or changes again and again. The first account of a member is no change. */
export const accountBeforePayout: Rule = ({ member, limits }) => {
  const [, ...later] = member.accounts
  const found = later.flatMap((account): Found[] => {
    const payout = member.payouts.find(({ accountId, payOn, amount }) => {
      const days = daysFrom(account.registeredAt, startOfDay(payOn))
      return (
        accountId === account.id && amount >= limits.accountPayout && days >= 0 && days <= limits.accountBeforePayout
      )
    })
    return payout === undefined
      ? []
      : [
          {
            subject: `payout:${payout.id}`,
            at: startOfDay(payout.payOn),
            words: `${dayText(account.registeredAt)}に受取口座が変更され、${dayText(startOfDay(payout.payOn))}に${yenText(payout.amount)}をその口座に支払うことになりました。`,
          },
        ]
  })
  const often = burstsOf(later, {
    days: limits.accountsDays,
    at: ({ registeredAt }) => registeredAt,
    isMany: (some) => some.length >= limits.accounts,
  })
  return [
    ...found,
    ...often.map(({ all, last }) => ({
      subject: `account:${last.id}`,
      at: last.registeredAt,
      words: `${limits.accountsDays}日以内に${all.length}回、受取口座が変更されました（最後は${dayText(last.registeredAt)}）。`,
    })),
  ]
}

const personsIn = (sharers: readonly Sharer[]): number => new Set(sharers.map(({ person }) => person)).size
const namesIn = (sharers: readonly Sharer[]): number => new Set(sharers.map(({ familyKana }) => familyKana)).size
const homesIn = (sharers: readonly Sharer[]): number => new Set(sharers.map(({ home }) => home)).size
const isHousehold = (sharers: readonly Sharer[]): boolean => homesIn(sharers) === 1 || namesIn(sharers) === 1
const markOf = (sharers: readonly Sharer[]): string => groupMark(sharers.map(({ id }) => id))

/** One account is several people's. Somebody who has left and come back is one person. */
export const sharedAccount: Rule = ({ member, shared }) =>
  [...new Set(member.accounts.map(({ key }) => key))].flatMap((key): Found[] => {
    const sharers = shared.account.get(key) ?? []
    if (personsIn(sharers) < 2) return []
    return [
      {
        subject: `account:${markOf(sharers)}`,
        at: null,
        words: `同じ受取口座を、会員${sharers.length}人（${numbersOf(sharers)}）が登録しています。`,
      },
    ]
  })

/** A household may share a number, a computer and a home; more people, or people who have nothing else in common, do not. */
export const sharedContact: Rule = ({ member, sharer, tel: ownTel, shared, limits }) => {
  const found: Found[] = []
  const report = (kind: 'tel' | 'device' | 'home', word: string, sharers: readonly Sharer[]) =>
    found.push({
      subject: `${kind}:${markOf(sharers)}`,
      at: null,
      words: `${word}が、会員${sharers.length}人（${numbersOf(sharers)}、姓は${namesIn(sharers)}通り）で同じです。`,
    })
  const isStrange = (sharers: readonly Sharer[], most: number): boolean =>
    personsIn(sharers) > 1 &&
    (!isHousehold(sharers) ||
      (personsIn(sharers) >= most && Math.max(namesIn(sharers), homesIn(sharers)) >= limits.namesAtAddress))
  const tel = shared.tel.get(ownTel) ?? []
  if (isStrange(tel, limits.sharingTel)) report('tel', '電話番号', tel)
  for (const device of member.devices) {
    const sharers = shared.device.get(device) ?? []
    if (isStrange(sharers, limits.sharingDevice)) report('device', 'ログインした端末', sharers)
  }
  const home = shared.home.get(sharer.home) ?? []
  if (personsIn(home) >= limits.sharingAddress && namesIn(home) >= limits.namesAtAddress) report('home', '住所', home)
  return found
}

/** Several kinds of data are changed at once, as somebody does who takes an account over. */
export const contactBurst: Rule = ({ member, limits }) => {
  const settled = member.changes.filter(({ at }) => daysFrom(member.registeredAt, at) > limits.burstAfter)
  return burstsOf(settled, {
    days: limits.burstDays,
    at: ({ at }) => at,
    isMany: (some) =>
      new Set(some.map(({ kind }) => kind)).size >= limits.burstKinds || some.length >= limits.burstChanges,
  }).map(({ all, last }) => {
    const kinds = [...new Set(all.map(({ kind }) => DATA_CHANGES[kind]))]
    return {
      subject: `changes:${last.at.toISOString()}`,
      at: last.at,
      words: `${limits.burstDays}日以内に${all.length}回、${kinds.join('・')}が変更されました（最後は${dayText(last.at)}）。`,
    }
  })
}

/** Answers that cannot all be right, and documents that are somebody else's. */
export const contradictoryAnswers: Rule = ({ member, limits }) => {
  const found: Found[] = []
  const job = answerOf(member, 'job')
  const [assets, income] = [leastOf(member, 'property'), leastOf(member, 'income')]
  const age = ageOn(member.birthday, japanDateOf(member.registeredAt))
  const declared = `登録時${age}歳、職業「${job}」、年収「${answerOf(member, 'income')}」、金融資産「${answerOf(member, 'property')}」`
  const reasons = [
    hasNoIncome(member) && income >= limits.highIncome ? '職業と年収' : null,
    job === '学生' && age >= limits.studentUntil ? '職業と年齢' : null,
    job === '年金受給者' && age < limits.pensionerFrom ? '職業と年齢' : null,
    age < limits.wealthyFrom && assets >= limits.wealth ? '年齢と金融資産' : null,
  ].filter((reason) => reason !== null)
  if (reasons.length > 0)
    found.push({
      subject: `survey:${reasons.join('+')}`,
      at: null,
      words: `${reasons.join('、')}の回答が矛盾しています（${declared}）。`,
    })
  const mismatch = member.mismatches.at(-1)
  if (mismatch !== undefined && member.mismatches.length >= limits.mismatches)
    found.push({
      subject: `identity:${mismatch.id}`,
      at: mismatch.at,
      words: `本人確認で、氏名・生年月日・顔のいずれかが書類と一致しないことが${member.mismatches.length}回ありました（最後は${dayText(mismatch.at)}）。`,
    })
  return found
}

/** The look-up for ties to antisocial forces has answered that there are some. */
export const screeningHit: Rule = ({ member: { screening } }) =>
  screening?.result === 'hit'
    ? [
        {
          subject: `screening:${screening.id}`,
          at: startOfDay(screening.on),
          words: `反社チェック（${dayText(startOfDay(screening.on))}）の結果が「該当」です。`,
        },
      ]
    : []

/** Banks send money back from more than one account, as they do where its holder is somebody else. Each further account is found once. */
export const returnedPayouts: Rule = ({ member, limits }) => {
  const accounts = new Set<DealtPayout['accountId']>()
  return member.payouts.flatMap(({ id, accountId, payOn, amount, problem }): Found[] => {
    if ((problem !== 'account_refused' && problem !== 'sent_back') || accounts.has(accountId)) return []
    accounts.add(accountId)
    if (accounts.size < limits.returningAccounts) return []
    return [
      {
        subject: `payout:${id}`,
        at: startOfDay(payOn),
        words: `${accounts.size}つの受取口座への振込を、銀行が受け付けないか返却しました（最後は${dayText(startOfDay(payOn))}、${yenText(amount)}）。`,
      },
    ]
  })
}
