import type { BusinessClock } from '../clock.ts'
import { addDays, dayOf } from '../japan-time.ts'
import type { Journal } from '../journal.ts'
import { inputError } from './errors.ts'
import type { RealAccount } from './real-account.ts'

/** 1 usable, 2 stopped, 3 deleted. */
export type VirtualAccountStatus = '1' | '2' | '3'
/** 1 time-limited, 2 continuing. */
export type VirtualAccountType = '1' | '2'

export interface VirtualAccount {
  id: string
  branchCode: string
  number: string
  holderName: string
  type: VirtualAccountType
  issuedAt: string
  /** Time-limited accounts only. */
  expiresAt?: string
}

/** An account and what has become of it. */
export interface Standing {
  account: VirtualAccount
  status: VirtualAccountStatus
  changedAt?: string
  closedAt?: string
}

export const virtualBranch = { code: '502', name: 'あじさい支店', nameKana: 'ｱｼﾞｻｲ' }
const firstNumber = 1_000_001
/** How long a time-limited account lives is not public; the demo desk gives it 30 days. */
const lifeDays = 30
const longestHolderName = 40

/** The virtual accounts (振込入金口座) that the bank has issued for the real account. */
export class VirtualAccounts {
  readonly #journal: Journal
  readonly #clock: BusinessClock
  readonly #realAccount: RealAccount
  readonly #standings = new Map<string, Standing>()
  #contractEndedOn: string | undefined

  constructor(journal: Journal, clock: BusinessClock, realAccount: RealAccount) {
    this.#journal = journal
    this.#clock = clock
    this.#realAccount = realAccount
    journal.on('accounts-issued', ({ accounts }) => {
      for (const account of accounts) this.#standings.set(account.id, { account, status: '1' })
    })
    journal.on('account-contract-ended', ({ on }) => {
      this.#contractEndedOn = on
    })
    journal.on('account-status-changed', ({ ids, status, at }) => {
      for (const id of ids) {
        const standing = this.#standings.get(id)
        if (!standing) continue
        Object.assign(standing, { status, changedAt: at, ...(status === '3' && { closedAt: at }) })
      }
    })
  }

  /** 400 once the end of the contract has been asked for. */
  issue(count: number, type: VirtualAccountType, extraName: string, extraNameInFront: boolean): VirtualAccount[] {
    this.#checkContract()
    const issuedAt = this.#clock.nowText()
    const expiresAt = `${addDays(dayOf(this.#clock.now()), lifeDays)}T23:59:59+09:00`
    const holderName = this.#holderName(extraName, extraNameInFront)
    const accounts = Array.from({ length: count }, (_each, index): VirtualAccount => {
      const number = String(firstNumber + this.#standings.size + index).padStart(7, '0')
      const id = virtualBranch.code + number
      return {
        id,
        branchCode: virtualBranch.code,
        number,
        holderName,
        type,
        issuedAt,
        ...(type === '1' && { expiresAt }),
      }
    })
    this.#journal.record('accounts-issued', { accounts })
    return accounts
  }

  /** Every account in the order of issue, as it stands now. */
  list(): Standing[] {
    return [...this.#standings.values()].map((standing) => this.#now(standing))
  }

  find(id: string): Standing | undefined {
    const standing = this.#standings.get(id)
    return standing && this.#now(standing)
  }

  /** All or nothing: 400 where one account is unknown or does not allow the change. */
  changeStatus(ids: string[], status: VirtualAccountStatus): void {
    for (const id of ids) {
      const standing = this.find(id)
      if (!standing) throw inputError('振込入金口座が存在しません。')
      if (standing.status === '3' || standing.status === status)
        throw inputError('状態変更ができない振込入金口座です。')
    }
    this.#journal.record('account-status-changed', { ids, status, at: this.#clock.nowText() })
  }

  /** Asks for the end of the whole contract at the end of the month; returns the day of acceptance. */
  endContract(): string {
    this.#checkContract()
    const on = dayOf(this.#clock.now())
    this.#journal.record('account-contract-ended', { on })
    return on
  }

  #checkContract(): void {
    if (this.#contractEndedOn !== undefined) throw inputError('振込入金口座は解約申込済みです。')
  }

  /** A time-limited account past its end counts as deleted at that moment. */
  #now(standing: Standing): Standing {
    const { expiresAt } = standing.account
    if (standing.status === '3' || expiresAt === undefined || this.#clock.now() <= new Date(expiresAt)) return standing
    return { ...standing, status: '3', changedAt: expiresAt, closedAt: expiresAt }
  }

  /** The company's registered name and the extra name, 40 characters in all; the extra name loses its tail. */
  #holderName(extraName: string, inFront: boolean): string {
    const { holderNameKana } = this.#realAccount
    if (extraName === '') return holderNameKana
    if (inFront) return extraName.slice(0, longestHolderName - holderNameKana.length) + holderNameKana
    // A company form in brackets at the end is closed before something follows it.
    const front = /\([^)]+$/.test(holderNameKana) ? `${holderNameKana})` : holderNameKana
    return (front + extraName).slice(0, longestHolderName)
  }
}

export const statusNames: Record<VirtualAccountStatus, string> = { 1: '利用可能', 2: '停止中', 3: '削除済' }
export const typeNames: Record<VirtualAccountType, string> = { 1: '期限型', 2: '継続型' }
