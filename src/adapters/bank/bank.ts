import type { DepositNotificationReading } from './deposit-notification.ts'
import type {
  BulkTransferReport,
  CancelTarget,
  TransferFees,
  TransferReceipt,
  TransferReport,
  TransferRequest,
  TransferRequestState,
} from './transfer.ts'

/** A calendar day in Japan, YYYY-MM-DD. The bank knows no other zone. */
export type JapanDay = string

/** Both ends included. The bank looks back six months at most; an earlier day is refused. */
export interface DayRange {
  from: JapanDay
  to: JapanDay
}

export interface VirtualAccount {
  /** The bank's own identifier, opaque to us. */
  id: string
  branchCode: string
  /** Kana name, half-width. */
  branchNameKana: string
  accountNumber: string
  /** The name that a payer has to enter, half-width kana. */
  holderNameKana: string
  /** Null for an account that lives until it is deleted. */
  expiresAt: Date | null
}

export interface VirtualAccountOnFile extends VirtualAccount {
  /** Kanji name with 支店, as a payer reads it. */
  branchName: string
  status: 'usable' | 'stopped' | 'deleted'
  issuedAt: Date | null
}

export interface Deposit {
  /** Unique for the company's real account: the key to recognise a deposit that comes again. */
  itemKey: string
  virtualAccountId: string
  branchCode: string
  accountNumber: string
  /** The day that the bank booked: this, not the arrival of the notice, decides about a deadline. */
  transactionDate: JapanDay
  /**
   * The instant of booking, taken from the bank's item key where that carries a time stamp of the same day, else
   * 00:00 Japan time of `transactionDate`: the same deposit has the same instant by notice and by list.
   */
  transferAt: Date
  /** Whole yen. */
  amount: number
  /** As the payer's bank sent it, half-width kana. */
  remitterName: string
  remitterBankName: string
  remitterBranchName: string
}

/** An account that the company holds at the bank, as the bank tells it. */
export interface BankAccount {
  /** The bank's own identifier, opaque to us. */
  id: string
  branchCode: string
  accountNumber: string
  holderName: string
}

/** Whole yen. */
export interface Balance {
  balance: number
  withdrawable: number
  asOf: Date | null
}

export interface AccountEntry {
  itemKey: string
  transactionDate: JapanDay
  direction: 'in' | 'out'
  /** Whole yen, never negative; `direction` has the sign. */
  amount: number
  remarks: string
  /** Whole yen: what the account held after this line, by the bank's own count. */
  balance: number
}

/**
 * The company's bank. Every method rejects with one of the four failures of `bank-failure.ts` and with nothing else
 * but a bug: BankUnavailable, BankUnknown (updating methods only), BankRefused, BankNotLinked.
 *
 * Virtual accounts and their deposits are the collecting account's, which the settings name; what takes an account means that one where none is named.
 */
export interface Bank {
  /** Where the operator's browser goes to link the account. `state` is the caller's to make and to check. */
  authorizationUrl(request: { state: string; redirectUri: string }): string
  /** Finishes the link: exchanges the one-time code and stores the tokens. `redirectUri` as at the start. */
  exchangeCode(request: { code: string; redirectUri: string }): Promise<void>
  isLinked(): Promise<boolean>

  /** Issues 1 to 1,000 accounts at once. Updating: after BankUnknown compare with `virtualAccounts()` first. */
  issueVirtualAccounts(count: number): Promise<VirtualAccount[]>
  /** All accounts ever issued, or those of `ids`. */
  virtualAccounts(ids?: readonly string[]): Promise<VirtualAccountOnFile[]>
  /** At most 100 ids a call, as the bank allows; so for the next two. The bank refuses an account already there. */
  stopVirtualAccounts(ids: readonly string[]): Promise<void>
  resumeVirtualAccounts(ids: readonly string[]): Promise<void>
  /** Final: a deleted account never comes back. */
  deleteVirtualAccounts(ids: readonly string[]): Promise<void>

  /** Every deposit on every virtual account in the range, oldest first, without duplicates. */
  listDeposits(range: DayRange): Promise<Deposit[]>
  /** Authenticates and reads a notice that claims to come from the bank; touches nothing. */
  readDepositNotification(message: {
    headers: WebhookHeaders
    rawBody: Uint8Array
  }): Promise<DepositNotificationReading>
  // The bank's list of undelivered notices is not offered: reading it counts as delivery, so an answer lost there is lost for good,
  // and everything in it stands in `listDeposits` anyway.
  subscriptionStatus(): Promise<SubscriptionStatus>
  /** Effective within about ten minutes. */
  subscribe(): Promise<void>
  unsubscribe(): Promise<void>

  /** Every account that the company holds, the collecting one among them. */
  companyAccounts(): Promise<BankAccount[]>
  balance(accountId?: string): Promise<Balance>
  /** Lines of a real account itself, oldest first: where a payout is seen to have left. */
  listAccountEntries(range: DayRange, accountId?: string): Promise<AccountEntry[]>

  /** Dry run of `requestTransfer`: checks the payees and tells the fees. */
  transferFees(request: TransferRequest): Promise<TransferFees>
  /** 1 to 99 payees under one application. Repeat after BankUnknown only with the same key, and only within 24 hours. */
  requestTransfer(request: TransferRequest, idempotencyKey: string): Promise<TransferReceipt>
  transferRequestState(applicationNumber: string, from?: string): Promise<TransferRequestState>
  /** Null while the bank knows no such application. */
  transferStatus(applicationNumber: string, from?: string): Promise<TransferReport | null>
  /** Applications made in the range: the place to look for a request whose answer was lost. */
  listTransfers(range: DayRange, from?: string): Promise<TransferReport[]>
  cancelTransfer(applicationNumber: string, target: CancelTarget, from?: string): Promise<TransferReceipt>

  /** 総合振込, 1 to 9,999 payees; needs that contract with the bank. */
  bulkTransferFees(request: TransferRequest): Promise<TransferFees>
  requestBulkTransfer(request: TransferRequest, idempotencyKey: string): Promise<TransferReceipt>
  bulkTransferRequestState(applicationNumber: string, from?: string): Promise<TransferRequestState>
  /** Rows are listed about ten minutes after the request: `itemsKnown` is false until then. */
  bulkTransferStatus(applicationNumber: string, from?: string): Promise<BulkTransferReport | null>
  listBulkTransfers(range: DayRange, from?: string): Promise<BulkTransferReport[]>
  cancelBulkTransfer(applicationNumber: string, target: CancelTarget, from?: string): Promise<TransferReceipt>
}

/** Header names in lower case, as Node's HTTP server gives them. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export interface SubscriptionStatus {
  eventType: string
  /** The bank's own word: "1" delivering, "0" stopped. */
  subscribeStatus: '1' | '0'
}
