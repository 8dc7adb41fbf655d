import { refundLifecycle } from '../../../domain/lifecycles/refund.ts'
import { transferDayFor } from '../../../domain/business-day.ts'
import { formatDate, japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction, sqlState } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { lockedMembers } from '../../core/locks.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { contentHash, type PayoutMethod } from './batch-content.ts'
import { filePayer, noFilePayer } from './file-payer.ts'
import { loadPayables, type Payable } from './list-payable.ts'
import { columnsOf, refundIds, sameObligation, shareIds, type Obligation } from './obligation.ts'
import type { Payee } from './payee.ts'
import { payingAccount } from './paying-account.ts'
import { askForApproval } from '../../people/approval/ask-for-approval.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { move } from '../../core/move.ts'

export interface NewBatch {
  obligations: readonly Obligation[]
  method: PayoutMethod
  /**
   * 'YYYY-MM-DD', today or later; where nothing is said, the latest payday of the chosen distributions, or today for refunds. Where banks
   * rest on it, the business day before it is taken.
   */
  payOn?: string
  /** Said in so many words: distributions may leave before their payday. Refused without it. */
  isBeforePayday?: boolean
}

export interface PreparedBatch {
  batchId: Id<'payout_batch'>
  /** Whole yen. */
  total: number
  count: number
  /** What an approver has to show again. */
  contentHash: string
}

/** Far below the bank's 9,999 and far above what the law's ceiling of 100,000,000 yen allows in investors. */
const mostPayees = 3_000

/**
 * Puts what is owed into a batch for a second operator to approve. All or nothing: CONFLICT where one of the obligations cannot
 * be paid now or is in another batch; BAD_USER_INPUT where a distribution would leave before its payday and nobody said so; UNAVAILABLE for a file that could not be written afterwards. The payees are kept as they stand at this moment.
 */
export async function preparePayoutBatch(
  services: Services,
  viewer: Viewer,
  input: NewBatch,
): Promise<Outcome<PreparedBatch>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const today = japanDateOf(now)
  const wished = input.payOn === undefined ? null : parseJapanDate(input.payOn)
  if (input.payOn !== undefined && (wished === null || wished < today))
    return badInput({ pay_on: '振込日は、今日以降の日付を入力してください。' })
  if (input.obligations.length < 1) return badInput({ obligations: '支払うものを選択してください。' })
  if (input.obligations.length > mostPayees) return badInput({ obligations: '一度に支払えるのは3,000件までです。' })
  if (input.method === 'file' && filePayer(services.config) === null) return refusal('UNAVAILABLE', noFilePayer)
  try {
    return await inTransaction(services.database, async (transaction) => {
      const chosen = await lockChosen(transaction, input.obligations, now)
      if ('ok' in chosen) return chosen
      const payOn = transferDayFor(wished ?? lastPayday(chosen) ?? today, today)
      const early = input.isBeforePayday === true ? null : refuseBeforePayday(chosen, payOn)
      if (early) return early
      const from = input.method === 'file' ? null : await payingAccount(transaction, chosen)
      if (from !== null && typeof from !== 'string') return from
      const batch = await insertBatch(transaction, { viewer, method: input.method, payOn, from, chosen, now })
      await recordAudit(transaction, {
        at: now,
        actor: `operator:${viewer.memberId}`,
        action: 'payout_batch.prepared',
        objectType: 'payout_batch',
        objectId: batch.batchId,
        detail: { total: batch.total, count: batch.count, method: input.method },
      })
      await askForApproval(transaction, services, {
        key: `payout_batch:${batch.batchId}`,
        title: `支払い 番号${batch.batchId}`,
        facts: [`振込総額：${formatYen(yen(batch.total))}`, `件数：${batch.count}件`, `振込日：${formatDate(payOn)}`],
        author: viewer.memberId,
      })
      return success(batch)
    })
  } catch (error) {
    // Past the locks there is still the unique index on live payouts.
    if (sqlState(error) === '23505') return refusal('CONFLICT', alreadyOnItsWay)
    throw error
  }
}

const lastPayday = (chosen: readonly Payable[]): JapanDate | null =>
  chosen
    .flatMap(({ pay_on: payOn }) => payOn ?? [])
    .toSorted()
    .at(-1) ?? null

/** Members were promised a day: a payment ahead of it is a decision, and its month of tax another one. */
function refuseBeforePayday(chosen: readonly Payable[], payOn: JapanDate): Refusal | null {
  const early = chosen.filter((payable) => payable.pay_on !== null && payOn < payable.pay_on)
  const [first] = early.flatMap((payable) => payable.pay_on ?? []).toSorted()
  if (first === undefined) return null
  return badInput({
    pay_on: `支払日（${formatDate(first)}）より前の振込日です（${early.length}件）。支払日に合わせるか、支払日より前に支払うことを確認してください。`,
  })
}

const alreadyOnItsWay = '選択したものに、すでに支払いの手続きに入ったものがあります。一覧を読み込み直してください。'

type ReadyPayable = Payable & { payee: Payee }

/** Locks members by id, then what is owed to them, and reads it again under the locks. */
async function lockChosen(
  transaction: Transaction,
  obligations: readonly Obligation[],
  now: Date,
): Promise<ReadyPayable[] | Refusal> {
  const isChosen = (payable: Payable): boolean => obligations.some((each) => sameObligation(each, payable.obligation))
  const seen = (await loadPayables(transaction, now)).filter(isChosen)
  const memberIds = [...new Set(seen.map(({ member_id: memberId }) => memberId))]
  if (memberIds.length > 0) {
    await lockedMembers(transaction, memberIds).select('id').execute()
  }
  // A view cannot be locked by the product's role: the table behind distribution_share is.
  for (const [table, ids] of [
    ['refund', refundIds(seen)],
    ['fixed_distribution_share', shareIds(seen)],
  ] as const) {
    if (ids.length > 0)
      await transaction.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  }
  const chosen = (await loadPayables(transaction, now)).filter(isChosen)
  if (chosen.length !== new Set(obligations.map(({ kind, id }) => `${kind}:${id}`)).size)
    return refusal('CONFLICT', alreadyOnItsWay)
  const held = chosen.filter(({ hold }) => hold !== null)
  if (held.length > 0)
    return refusal('CONFLICT', '選択したものに、いまは支払えないものがあります。受取口座を確認してください。')
  return chosen.filter((payable): payable is ReadyPayable => payable.payee !== null)
}

async function insertBatch(
  transaction: Transaction,
  {
    viewer,
    method,
    payOn,
    from,
    chosen,
    now,
  }: { viewer: Viewer; method: PayoutMethod; payOn: JapanDate; from: string | null; chosen: ReadyPayable[]; now: Date },
): Promise<PreparedBatch> {
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0)
  const hash = contentHash({ method, payOn, from }, chosen)
  const { id } = await transaction
    .insertInto('payout_batch')
    .values({
      method,
      pay_on: payOn,
      from_account_id: from,
      total,
      payee_count: chosen.length,
      content_hash: hash,
      prepared_by: viewer.memberId,
      prepared_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('payout')
    .values(
      chosen.map(({ obligation, member_id: memberId, amount, payee }) => ({
        batch_id: id,
        ...columnsOf(obligation),
        member_id: memberId,
        amount,
        bank_account_id: payee.bankAccountId,
        refund_payee_id: payee.refundPayeeId,
        bank_code: payee.bankCode,
        branch_code: payee.branchCode,
        account_type: payee.accountType,
        account_number: payee.accountNumber,
        payee_name: payee.name,
      })),
    )
    .execute()
  const refunds = refundIds(chosen)
  await move(transaction, refundLifecycle, { id: refunds }, { event: 'prepared' })
  return { batchId: id, total, count: chosen.length, contentHash: hash }
}
