import type { JapanDate } from '../../calendar.ts'
import type { Id } from '../../id.ts'
import type { DepositOutcome } from '../../lifecycles/deposit.ts'
import type { CancelReason } from '../../lifecycles/investment.ts'
import type { PayoutProblem } from '../../lifecycles/payout.ts'
import type { ScreeningResult } from '../../people/people-words.ts'
import type { SurveyKey } from '../../people/survey.ts'

/** What members change themselves, and are warned of by mail. */
export const DATA_CHANGES = {
  email: 'メールアドレス',
  address: '住所',
  account: '受取口座',
  password: 'パスワード',
} as const
export type DataChangeKind = keyof typeof DATA_CHANGES

export interface DealtDeposit {
  id: Id<'deposit'>
  at: Date
  amount: number
  /** As the bank wrote it. */
  remitter: string
  /** From which bank and branch, as one text. */
  from: string
  outcome: DepositOutcome
  /** Of the amount, what goes back. */
  refundable: number
  applicationId: Id<'investment'>
}

export interface DealtApplication {
  id: Id<'investment'>
  amount: number
  at: Date
  /** When it was paid in whole. */
  paidAt: Date | null
  /** When it was cancelled, and why. */
  canceledAt: Date | null
  cancelReason: CancelReason | null
}

export interface DealtAccount {
  id: Id<'bank_account'>
  /** Bank, branch and number as one text. */
  key: string
  registeredAt: Date
}

export interface DealtPayout {
  id: Id<'payout'>
  payOn: JapanDate
  amount: number
  accountId: Id<'bank_account'> | null
  problem: PayoutProblem | null
}

/** All that the product keeps of one member's dealings and that rules ask for. Lists are in the order of time, and whole: the same is found on any later day. */
export interface DealingFacts {
  id: Id<'member'>
  number: string
  /** '佐藤美咲' and 'サトウ ミサキ'. */
  name: string
  kana: string
  familyKana: string
  birthday: JapanDate
  registeredAt: Date
  address: string
  tel: string
  /** Codes of the answers; null where nobody was asked. */
  survey: Readonly<Record<Exclude<SurveyKey, 'experience' | 'purpose'>, string>> | null
  /** Hashes of the secrets that browsers keep. */
  devices: readonly string[]
  deposits: readonly DealtDeposit[]
  applications: readonly DealtApplication[]
  accounts: readonly DealtAccount[]
  payouts: readonly DealtPayout[]
  changes: readonly { at: Date; kind: DataChangeKind }[]
  /** Identity checks that were refused because the person does not fit the document. */
  mismatches: readonly { id: Id<'identity_check'>; at: Date }[]
  /** The last look-up for ties to antisocial forces. */
  screening: { id: Id<'screening_record'>; on: JapanDate; result: ScreeningResult } | null
}

/** What a rule has found. */
export interface Found {
  /** What it is about: the same subject is found once for a member and a rule. */
  subject: string
  /** With the figures. */
  words: string
  /** When the last of it was done; null of what has no day, such as a number that several share. */
  at: Date | null
}
