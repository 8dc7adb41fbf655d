import { createHmac } from 'node:crypto'
import type { BusinessClock } from '../clock.ts'
import type { Delivery, Parcel } from '../delivery.ts'
import type { Faults } from '../faults.ts'
import { dayOf, timeOf } from '../japan-time.ts'
import type { Journal } from '../journal.ts'
import type { Credentials } from '../settings.ts'
import { depositFields, type Deposit, type Deposits } from './deposits.ts'
import type { Grants } from './grants.ts'
import type { RealAccount } from './real-account.ts'
import type { VirtualAccounts } from './virtual-accounts.ts'

/** waiting: on its way; dropped: the access token had expired, so the bank never sends it. */
export type NotificationState = 'waiting' | 'delivered' | 'unsent' | 'dropped'

interface Parts {
  journal: Journal
  clock: BusinessClock
  delivery: Delivery
  faults: Faults
  grants: Grants
  deposits: Deposits
  accounts: VirtualAccounts
  realAccount: RealAccount
  credentials: Credentials
}

const unsentKeptMs = 14 * 86_400_000
const unsentAtOnce = 500

/** Notices of deposits to the product: only while it subscribes, repeated until it answers 200, kept when it never does. */
export class Notifications {
  readonly #parts: Parts
  readonly #states = new Map<string, NotificationState>()
  readonly #inFlight = new Set<string>()
  #isSubscribed = false

  constructor(parts: Parts) {
    this.#parts = parts
    parts.journal.on('deposit-arrived', ({ id }) => this.#states.set(id, 'waiting'))
    parts.journal.on('notification-settled', ({ depositId, state }) => this.#states.set(depositId, state))
    parts.journal.on('subscription-changed', ({ subscribed }) => {
      this.#isSubscribed = subscribed
    })
  }

  get isSubscribed(): boolean {
    return this.#isSubscribed
  }

  stateOf(depositId: string): NotificationState | undefined {
    return this.#states.get(depositId)
  }

  /** Starts or stops the delivery; at a start, what could not be delivered in the last 14 days goes out again. */
  subscribe(subscribed: boolean): void {
    this.#parts.journal.record('subscription-changed', { subscribed, at: this.#parts.clock.nowText() })
    if (subscribed) for (const deposit of this.#unsent()) void this.announce(deposit)
  }

  /** Takes up after a restart what was on its way. */
  resume(): void {
    for (const deposit of this.#parts.deposits.list()) {
      if (this.stateOf(deposit.id) === 'waiting') void this.announce(deposit)
    }
  }

  /** Sends the notice; resolves after the first attempt, while repeats go on by themselves. */
  async announce(deposit: Deposit): Promise<void> {
    if (this.#inFlight.has(deposit.id)) return undefined
    if (!this.#isSubscribed) return this.#settle(deposit, 'unsent')
    if (this.#parts.grants.current() === undefined) return this.#settle(deposit, 'dropped')
    this.#inFlight.add(deposit.id)
    return new Promise((resolve) => {
      void this.#bring(deposit, resolve).finally(() => this.#inFlight.delete(deposit.id))
    })
  }

  /** The messages that wait to be fetched, 500 at most; from now on they count as delivered. */
  takeUnsent(): Record<string, unknown>[] {
    const deposits = this.#unsent().slice(0, unsentAtOnce)
    for (const deposit of deposits) this.#settle(deposit, 'delivered')
    return deposits.map((deposit) => this.#message(deposit))
  }

  async #bring(deposit: Deposit, firstAttemptOver: () => void): Promise<void> {
    const { delivery, faults } = this.#parts
    const parcel = this.#parcel(deposit)
    const result = await delivery.bring(parcel, firstAttemptOver)
    if (delivery.isStopped || result === undefined) return
    this.#settle(deposit, result === 'delivered' ? 'delivered' : 'unsent')
    if (result === 'delivered' && faults.take('bank', ['duplicate'])) await delivery.sendOnce(parcel)
  }

  #parcel(deposit: Deposit): Parcel {
    const { grants, credentials } = this.#parts
    const body = JSON.stringify(this.#message(deposit))
    return {
      path: '/webhooks/bank',
      body,
      isWanted: () => this.#isSubscribed && this.stateOf(deposit.id) !== 'delivered',
      headers: () => ({
        'content-type': 'application/json;charset=UTF-8',
        'user-agent': 'GMO Aozora Net Bank Notification Service Agent',
        'x-eventType': 'va-deposit-transaction',
        'x-access-token': grants.current() ?? '',
        'x-webhook-signature': createHmac('sha256', credentials.bankClientSecret).update(body).digest('base64'),
      }),
    }
  }

  #message(deposit: Deposit): Record<string, unknown> {
    const { accounts, realAccount } = this.#parts
    const at = new Date(deposit.transferredAt)
    return {
      // 19 digits: the key's time without its century, and a check place that is always 0.
      messageId: `${deposit.id.slice(2)}0`,
      timestamp: deposit.transferredAt,
      account: {
        raId: realAccount.id,
        raBranchCode: realAccount.branchCode,
        raBranchNameKana: realAccount.branchNameKana,
        raAccountNumber: realAccount.number,
        raHolderName: realAccount.holderName,
        baseDate: dayOf(at),
        baseTime: timeOf(at),
      },
      vaTransaction: depositFields(deposit, accounts, realAccount),
    }
  }

  #unsent(): Deposit[] {
    const oldest = this.#parts.clock.now().getTime() - unsentKeptMs
    return this.#parts.deposits
      .list()
      .filter(({ id, transferredAt }) => this.stateOf(id) === 'unsent' && Date.parse(transferredAt) >= oldest)
  }

  #settle(deposit: Deposit, state: 'delivered' | 'unsent' | 'dropped'): void {
    if (this.stateOf(deposit.id) === state) return
    this.#parts.journal.record('notification-settled', { depositId: deposit.id, state })
  }
}
