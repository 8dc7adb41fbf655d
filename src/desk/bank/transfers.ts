import type { BusinessClock } from '../clock.ts'
import { stampOf } from '../japan-time.ts'
import type { Journal } from '../journal.ts'
import {
  approvedAt,
  isHeld,
  rowTrouble,
  statusAt,
  type StepKind,
  type TransferOrder,
  type TransferState,
  type TransferStatus,
} from './transfer-order.ts'

/** What the demo desk's people can do with a transfer; approve also lets a held one go on. bounce: the payee's bank could not credit what left; return gives it back. */
export const transferActions = ['hold', 'approve', 'reject', 'fail', 'bounce', 'return'] as const
export type TransferAction = (typeof transferActions)[number]

const stepsOfActions: Record<TransferAction, { kind: StepKind; from: TransferStatus[] }> = {
  hold: { kind: 'held', from: ['11', '12'] },
  approve: { kind: 'approved', from: ['2'] },
  reject: { kind: 'sent-back', from: ['2'] },
  fail: { kind: 'failed', from: ['11', '12'] },
  bounce: { kind: 'bounced', from: ['12', '20', '30'] },
  return: { kind: 'returned', from: ['20', '30'] },
}

const keyMemoryMs = 24 * 3_600_000

export function isTransferAction(value: unknown): value is TransferAction {
  return transferActions.some((action) => action === value)
}

/** The transfers that the bank has been ordered to make. */
export class Transfers {
  readonly #journal: Journal
  readonly #clock: BusinessClock
  readonly #states = new Map<string, TransferState>()
  #isAutomatic = true

  constructor(journal: Journal, clock: BusinessClock, collectingAccountId: string) {
    this.#journal = journal
    this.#clock = clock
    journal.on('approval-mode-changed', ({ automatic }) => {
      this.#isAutomatic = automatic
    })
    journal.on('transfer-ordered', (kept) => {
      const order = { ...kept, accountId: kept.accountId ?? collectingAccountId }
      this.#states.set(order.applyNo, { order, steps: [] })
    })
    journal.on('transfer-moved', (step) => this.#states.get(step.applyNo)?.steps.push(step))
  }

  /** Whether an order is approved in the moment it comes in (a contract without second factor). */
  get isAutomatic(): boolean {
    return this.#isAutomatic
  }

  setAutomatic(automatic: boolean): void {
    this.#journal.record('approval-mode-changed', { automatic })
  }

  order(order: Omit<TransferOrder, 'applyNo' | 'acceptNo' | 'orderedAt' | 'automatic'>): TransferState {
    const now = this.#clock.now()
    const number = this.#states.size * 2 + 1
    const day = stampOf(now).slice(0, 8)
    const applyNo = day + String(number).padStart(8, '0')
    const acceptNo = day + String(number + 1).padStart(8, '0')
    this.#journal.record('transfer-ordered', {
      ...order,
      applyNo,
      acceptNo,
      orderedAt: this.#clock.nowText(),
      automatic: this.#isAutomatic,
    })
    return this.#states.get(applyNo) as TransferState
  }

  /** In the order of arrival. */
  list(): TransferState[] {
    return [...this.#states.values()]
  }

  state(applyNo: string): TransferState | undefined {
    return this.#states.get(applyNo)
  }

  find(applyNo: string): TransferOrder | undefined {
    return this.#states.get(applyNo)?.order
  }

  /** The order that a client has already placed with this key in the last 24 hours. */
  findByKey(key: string): TransferState | undefined {
    const oldest = this.#clock.now().getTime() - keyMemoryMs
    return this.list().findLast(({ order }) => order.idempotencyKey === key && Date.parse(order.orderedAt) > oldest)
  }

  step(order: TransferOrder, kind: StepKind, itemId?: string): void {
    this.#journal.record('transfer-moved', {
      applyNo: order.applyNo,
      kind,
      at: this.#clock.nowText(),
      ...(itemId !== undefined && { itemId }),
    })
  }

  /** Does what a person at the demo desk asks for; answers why not where the transfer does not allow it. */
  act(order: TransferOrder, action: TransferAction, itemId?: string): string | undefined {
    const state = this.#states.get(order.applyNo) as TransferState
    const status = statusAt(state, this.#clock.now())
    if (itemId !== undefined && !order.rows.some((row) => row.itemId === itemId)) return '該当する明細がありません。'
    if (action === 'approve' && isHeld(state.steps) && approvedAt(state)) {
      this.step(order, 'released')
      return undefined
    }
    const { kind, from } = stepsOfActions[action]
    const rows = order.rows.filter((row) => itemId === undefined || row.itemId === itemId)
    const mayFollow = (trouble: ReturnType<typeof rowTrouble>): boolean =>
      trouble === undefined || (trouble === 'bounced' && kind === 'returned')
    if (
      ['failed', 'bounced', 'returned'].includes(kind) &&
      !rows.some((row) => mayFollow(rowTrouble(state, row.itemId)))
    )
      return '不能または返却済みの明細です。'
    if (!from.includes(status)) return `状態が ${status} のため、この操作はできません。`
    this.step(order, kind, itemId)
    return undefined
  }
}
