import type { BusinessClock } from '../clock.ts'
import { dayOf, formatInstant, stampOf } from '../japan-time.ts'
import type { Journal } from '../journal.ts'
import type { Standing, VirtualAccounts } from './virtual-accounts.ts'
import { virtualBranch } from './virtual-accounts.ts'
import type { RealAccount } from './real-account.ts'

export interface Deposit {
  /** The bank's itemKey: 20 digits, a time in microseconds, unique in the real account. */
  id: string
  accountId: string
  amount: number
  remitterName: string
  bankName: string
  branchName: string
  transferredAt: string
}

export type DepositRequest = Pick<Deposit, 'amount' | 'remitterName' | 'bankName' | 'branchName'> & {
  transferredAt: Date
}

/** Money that has come in on virtual accounts. */
export class Deposits {
  readonly #journal: Journal
  readonly #byId = new Map<string, Deposit>()
  readonly #byAccount = new Map<string, Deposit[]>()

  constructor(journal: Journal) {
    this.#journal = journal
    journal.on('deposit-arrived', (deposit) => {
      this.#byId.set(deposit.id, deposit)
      this.#byAccount.set(deposit.accountId, [...this.ofAccount(deposit.accountId), deposit])
    })
  }

  /** Books the money; whether the account may take it has been decided before. */
  book({ account }: Standing, { transferredAt, ...request }: DepositRequest): Deposit {
    const deposit: Deposit = {
      ...request,
      id: this.#freeKey(transferredAt),
      accountId: account.id,
      transferredAt: formatInstant(transferredAt),
    }
    this.#journal.record('deposit-arrived', deposit)
    return deposit
  }

  /** In the order of their keys, which is the order of their times. */
  list(): Deposit[] {
    return [...this.#byId.values()].toSorted((one, other) => one.id.localeCompare(other.id))
  }

  ofAccount(accountId: string): Deposit[] {
    return this.#byAccount.get(accountId) ?? []
  }

  find(id: string): Deposit | undefined {
    return this.#byId.get(id)
  }

  #freeKey(instant: Date): string {
    const stamp = stampOf(instant)
    let key = BigInt(`${stamp}000`)
    while (this.#byId.has(String(key))) key += 1n
    return String(key)
  }
}

/** One row of vaTransactions, as the listing and the notification carry it. */
export function depositFields(
  deposit: Deposit,
  accounts: VirtualAccounts,
  realAccount: RealAccount,
): Record<string, string> {
  const day = dayOf(new Date(deposit.transferredAt))
  return {
    vaId: deposit.accountId,
    transactionDate: day,
    valueDate: day,
    vaBranchCode: virtualBranch.code,
    vaBranchNameKana: virtualBranch.nameKana,
    vaAccountNumber: deposit.accountId.slice(virtualBranch.code.length),
    vaAccountNameKana: accounts.find(deposit.accountId)?.account.holderName ?? realAccount.holderNameKana,
    depositAmount: String(deposit.amount),
    remitterNameKana: deposit.remitterName,
    paymentBankName: deposit.bankName,
    paymentBranchName: deposit.branchName,
    partnerName: realAccount.serviceName,
    remarks: `振込 ${deposit.remitterName}`,
    itemKey: deposit.id,
  }
}

/** Deposits go to usable accounts only; the others are sent back to the payer and never shown. */
export function depositRefusal(
  standing: Standing,
  clock: BusinessClock,
): { code: string; message: string } | undefined {
  const { expiresAt } = standing.account
  if (standing.status === '1') return undefined
  if (standing.status === '2')
    return { code: 'ACCOUNT_STOPPED', message: 'この振込入金口座は停止中のため、入金できません。' }
  const isExpired = expiresAt !== undefined && clock.now() > new Date(expiresAt)
  return isExpired
    ? { code: 'ACCOUNT_EXPIRED', message: 'この振込入金口座は期限が過ぎているため、入金できません。' }
    : { code: 'ACCOUNT_DELETED', message: 'この振込入金口座は削除済みのため、入金できません。' }
}
