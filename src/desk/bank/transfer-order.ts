import { addDays, startOfDay } from '../japan-time.ts'

export type TransferKind = 'single' | 'bulk'

export interface TransferRow {
  itemId: string
  amount: number
  bankCode: string
  branchCode: string
  accountType: string
  accountNumber: string
  name: string
  bankName?: string
  branchName?: string
  ediInfo?: string
  fee: number
}

/** What was ordered with one call: one applyNo, one or many payees. */
export interface TransferOrder {
  /** The company's account that pays. */
  accountId: string
  applyNo: string
  acceptNo: string
  kind: TransferKind
  remitterName: string
  designatedDate: string
  /** The designated date, moved to a working day where a payee is at another bank. */
  bookedDate: string
  dataName?: string
  comment?: string
  rows: TransferRow[]
  orderedAt: string
  /** Without a second factor: approved in the moment of the order. */
  automatic: boolean
  idempotencyKey?: string
  /** SHA-256 of the request, to tell a repeat from a misuse of the key. */
  requestHash: string
}

/** As kept on the disk: orders of when there was one account name none. */
export type KeptTransferOrder = Omit<TransferOrder, 'accountId'> & { accountId?: string }

export type StepKind = 'approved' | 'sent-back' | 'held' | 'released' | 'failed' | 'bounced' | 'returned' | 'cancelled'

export interface TransferStep {
  applyNo: string
  kind: StepKind
  at: string
  /** One payee of several; without it the whole order. */
  itemId?: string
}

/** The money never left; left, was not credited and is still away; or came back. */
export type TransferTrouble = TransferStep & { kind: 'failed' | 'bounced' | 'returned' }

export interface TransferState {
  order: TransferOrder
  steps: TransferStep[]
}

/** The bank's codes that this desk uses. */
export const statusNames = {
  2: '申請中',
  3: '差戻',
  4: '取下げ',
  5: '期限切れ',
  8: '承認取消／予約取消',
  11: '予約中',
  12: '手続中',
  20: '手続済',
  22: '資金返却',
  30: '不能・組戻あり',
  40: '手続不成立',
} as const
export type TransferStatus = `${keyof typeof statusNames}`

/** How long the bank works on a transfer, by the business clock. */
const processingMs = 30_000

/** The instant of approval; undefined while nobody has approved. */
export function approvedAt({ order, steps }: TransferState): Date | undefined {
  const text = order.automatic ? order.orderedAt : stepOf(steps, 'approved')?.at
  return text === undefined ? undefined : new Date(text)
}

/** When the money leaves the account: at the approval, on the booked day at the earliest. */
function bookingTime(state: TransferState): Date | undefined {
  const approved = approvedAt(state)
  const dayStart = startOfDay(state.order.bookedDate)
  return approved && (approved > dayStart ? approved : dayStart)
}

/** When an order that nobody fails any more is in the account's book: after the bank's work on it, and not while it is held. Undefined until that is known. */
export function settlingTime(state: TransferState): Date | undefined {
  const booking = bookingTime(state)
  if (!booking || isHeld(state.steps)) return undefined
  const released = stepOf(state.steps, 'released')?.at
  return new Date(Math.max(booking.getTime() + processingMs, released === undefined ? 0 : Date.parse(released)))
}

/** Where the order stands at an instant: nothing is stored but what was ordered and decided. */
export function statusAt(state: TransferState, now: Date): TransferStatus {
  const { order, steps } = state
  if (stepOf(steps, 'sent-back')) return '3'
  const booking = bookingTime(state)
  if (stepOf(steps, 'cancelled')) return booking ? '8' : '4'
  if (!booking) return now >= startOfDay(addDays(order.bookedDate, 1)) ? '5' : '2'
  const bad = order.rows.map((row) => rowTrouble(state, row.itemId)).filter((trouble) => trouble !== undefined)
  if (bad.length === order.rows.length && bad.every((trouble) => trouble === 'failed')) return '40'
  if (now < booking) return '11'
  const settling = settlingTime(state)
  if (!settling || now < settling) return '12'
  if (bad.length === 0) return '20'
  if (order.kind === 'bulk') return '30'
  return bad.length === order.rows.length && !bad.includes('bounced') ? '22' : '20'
}

/** What became of one payee's money where it did not arrive: the first that ended it, since what has failed or come back is gone from the bank. */
export function troubleOf({ steps }: TransferState, itemId: string): TransferTrouble | undefined {
  // Most have no step at all, and are asked about for each payee of each line of the statement.
  if (steps.length === 0) return undefined
  const own = steps.filter(isTrouble).filter(({ itemId: of }) => of === undefined || of === itemId)
  return own.find(({ kind }) => kind !== 'bounced') ?? own[0]
}

export const rowTrouble = (state: TransferState, itemId: string): TransferTrouble['kind'] | undefined =>
  troubleOf(state, itemId)?.kind

const isTrouble = (step: TransferStep): step is TransferTrouble =>
  step.kind === 'failed' || step.kind === 'bounced' || step.kind === 'returned'

export function stepOf(steps: TransferStep[], kind: StepKind): TransferStep | undefined {
  return steps.findLast((step) => step.kind === kind)
}

/** Whether the demo desk's people have stopped it for now. */
export function isHeld(steps: TransferStep[]): boolean {
  return steps.findLast(({ kind }) => kind === 'held' || kind === 'released')?.kind === 'held'
}

export function totalOf({ rows }: TransferOrder): { amount: number; fee: number } {
  return rows.reduce((sum, row) => ({ amount: sum.amount + row.amount, fee: sum.fee + row.fee }), { amount: 0, fee: 0 })
}
