import { isRemitterNameDifferent } from '../../investing/deposit.ts'
import { payerKey, wordsOf } from '../../treasury/known-payers.ts'
import { formsOfRemitter, isAmongWords, remitsAs } from '../../treasury/remitter.ts'
import type { DealingFacts, DealtDeposit } from './facts.ts'

/** What a payer who is not the member is to him, by the name alone. */
export type PayerKind = 'company' | 'family' | 'stranger'

export interface ThirdPayer {
  kind: PayerKind
  /** As one payer is compared with another of the same member. */
  key: string
  /** As one payer is compared with those of other members: people of a common family name are told apart by their banks. */
  keyAmongAll: string
}

const hasCompanyForm = (remitter: string): boolean => wordsOf(remitter, '|').includes('|')

/** Who paid, where it was not the member himself: with other words around his name, and cut off by a bank, it is still his. */
function thirdPayer(
  member: DealingFacts,
  { remitter, from }: Pick<DealtDeposit, 'remitter' | 'from'>,
): ThirdPayer | null {
  if (!isRemitterNameDifferent(remitter, member.kana)) return null
  const key = payerKey(remitter)
  if (hasCompanyForm(remitter)) return { kind: 'company', key, keyAmongAll: key }
  if (remitsAs(formsOfRemitter(remitter), { name: member.name, kana: member.kana }, true) !== null) return null
  const isFamily =
    isAmongWords(remitter, member.familyKana) ||
    (!/\s/.test(remitter.trim()) && key.startsWith(payerKey(member.familyKana)))
  return isFamily ? { kind: 'family', key, keyAmongAll: `${key} ${from}` } : { kind: 'stranger', key, keyAmongAll: key }
}

export interface ThirdPayment {
  deposit: DealtDeposit
  payer: ThirdPayer
}

/** Every payment of somebody else, with who it was. */
export const thirdPaymentsOf = (member: DealingFacts): ThirdPayment[] =>
  member.deposits.flatMap((deposit) => {
    const payer = thirdPayer(member, deposit)
    return payer === null ? [] : [{ deposit, payer }]
  })
