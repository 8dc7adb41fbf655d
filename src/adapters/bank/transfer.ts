import type { JapanDay } from './bank.ts'

export type PayeeAccountType = 'ordinary' | 'current' | 'savings' | 'other'

export interface TransferItem {
  /** Whole yen, 1 or more. */
  amount: number
  bankCode: string
  branchCode: string
  accountType: PayeeAccountType
  /** Seven digits, zeros in front. */
  accountNumber: string
  /** Half-width kana as the bank's character set allows; a bulk transfer uses the first 30 characters. */
  beneficiaryName: string
  /** At most 20 half-width characters that travel with the money: our payout's own number. */
  ediInfo?: string
}

export interface TransferRequest {
  /** The company's account that pays; the collecting one where nothing is said. */
  from?: string
  designatedDate: JapanDay
  /** When the day is no business day and a payee is at another bank. */
  holidayRule?: 'next_business_day' | 'previous_business_day' | 'refuse'
  /** Half-width; the account's own name where it is missing. */
  remitterName?: string
  items: readonly TransferItem[]
}

export interface TransferFees {
  /** Whole yen; free quotas are not considered. */
  total: number
  byItem: readonly { itemId: string; fee: number }[]
}

export interface TransferReceipt {
  /** The bank's number of the application, key of every later query. */
  applicationNumber: string
  /** False: waits for the account holder's approval on the bank's own site. */
  completed: boolean
}

export type TransferRequestState = 'completed' | 'waits_for_approval' | 'expired'

/** Which of the two the bank shall cancel: an application that waits for approval, or an accepted transfer. */
export type CancelTarget = 'application' | 'accepted'

export type TransferState =
  | 'applying'
  | 'sent_back'
  | 'withdrawn'
  | 'expired'
  | 'cancelled'
  | 'booked'
  | 'in_process'
  | 'retrying'
  | 'done'
  | 'returned'
  | 'recalling'
  | 'recalled'
  | 'recall_failed'
  | 'partly_failed'
  | 'failed'
  | 'unrecognised'

export interface TransferReport {
  applicationNumbers: readonly string[]
  acceptNumbers: readonly string[]
  /** `done` is not quite the end: a payee's bank may still send the money back within some business days. */
  state: TransferState
  /** The bank's own number behind `state`, for the log when it is not recognised. */
  stateCode: string
  designatedDate: JapanDay | null
  /** Whole yen; the planned fee until the transfer is done. */
  fee: number | null
  totalDebit: number | null
  items: readonly TransferItemReport[]
}

export interface BulkTransferReport extends TransferReport {
  totalCount: number | null
  totalAmount: number | null
  itemsKnown: boolean
}

export interface TransferItemReport {
  itemId: string | null
  amount: number | null
  bankCode: string
  branchCode: string
  accountNumber: string
  beneficiaryName: string
  ediInfo: string
  fee: number | null
  /** Null: the bank reports nothing out of the ordinary about this payee. */
  outcome: 'done' | 'failed' | null
}
