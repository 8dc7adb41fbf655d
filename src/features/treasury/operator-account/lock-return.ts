import { sql, type Selectable } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { StatementExplanation } from '../../../platform/database/types.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { loadBatchPayouts, type BatchPayout } from '../payout/batch-content.ts'
import { lockBatch } from '../payout/lock-batch.ts'
import { refuseLeftMoney } from '../payout/refuse-left-money.ts'
import { refuseBeyondAccount } from '../segregation/refuse-short-correction.ts'
import type { EntryRow } from './book-entry.ts'

/** A line that was said to be a payout's return. */
export interface MistakenReturn {
  explanation: Selectable<StatementExplanation>
  entry: EntryRow
  payout: BatchPayout
  /** When it was paid, as the bank's first line says. */
  paidAt: Date
  memberName: string
  fundName: string
  /** Who decided that it came back. */
  decidedBy: string
}

/** Under the locks of the explanation, the batch and the refund; or why it cannot be taken back. */
export async function lockReturn(
  transaction: Transaction,
  explanationId: Id<'statement_explanation'>,
): Promise<MistakenReturn | Refusal> {
  const explanation = await transaction
    .selectFrom('statement_explanation')
    .selectAll()
    .where('id', '=', explanationId)
    .forUpdate()
    .executeTakeFirst()
  if (!explanation || explanation.payout_id === null) return refusal('NOT_FOUND', '該当する返却の登録がありません。')
  const later = await transaction
    .selectFrom('statement_explanation')
    .select('id')
    .where('corrects', '=', explanation.id)
    .executeTakeFirst()
  if (later) return refusal('CONFLICT', 'この返却の登録は、すでに取り消されています。')
  const payout = await lockPayout(transaction, explanation.payout_id)
  if (payout.status !== 'returned' || payout.paidAt === null)
    return refusal(
      'CONFLICT',
      'この支払いは振込不能で、銀行からの返却を待っていました。銀行からの返却が届いたら、その入金を、取り違えた入金の本来の内容で登録してください。',
    )
  const refused = await refuseOtherwiseSettled(transaction, payout)
  if (refused) return refused
  const entry = await transaction
    .selectFrom('bank_statement_line')
    .selectAll()
    .where('id', '=', explanation.statement_line_id)
    .executeTakeFirstOrThrow()
  const short = await refuseBeyondAccount(
    transaction,
    [{ fundId: payout.fundId, amount: -payout.amount }],
    entry.real_account_id,
  )
  return (
    short ?? { explanation, entry, payout, paidAt: payout.paidAt, ...(await namesOf(transaction, payout, explanation)) }
  )
}

async function lockPayout(transaction: Transaction, payoutId: Id<'payout'>): Promise<BatchPayout> {
  const { batch_id: batchId } = await transaction
    .selectFrom('payout')
    .select('batch_id')
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow()
  await lockBatch(transaction, batchId)
  const payout = (await loadBatchPayouts(transaction, batchId)).find(({ id }) => id === payoutId)
  if (!payout) throw new Error(`payout ${payoutId} is not of its batch`)
  return payout
}

/** Nobody prepares it meanwhile; and what came back has not gone another way. */
async function refuseOtherwiseSettled(transaction: Transaction, { obligation }: BatchPayout): Promise<Refusal | null> {
  if (obligation.kind === 'distribution') {
    await sql`select from fixed_distribution_share where id = ${obligation.id} for update`.execute(transaction)
    return refuseLeftMoney(transaction, obligation)
  }
  const { status } = await transaction
    .selectFrom('refund')
    .select('status')
    .where('id', '=', obligation.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (status === 'withdrawn')
    return refusal(
      'CONFLICT',
      'この返金は取り消され、お金は会員の出資に充当されているか、入金者不明の入金に戻っています。先に、そちらを元に戻してください。',
    )
  return refuseLeftMoney(transaction, obligation)
}

async function namesOf(
  transaction: Transaction,
  { fundId, memberId }: BatchPayout,
  { explained_by: operatorId }: Selectable<StatementExplanation>,
): Promise<Pick<MistakenReturn, 'memberName' | 'fundName' | 'decidedBy'>> {
  const { rows } = await sql<Pick<MistakenReturn, 'memberName' | 'fundName' | 'decidedBy'>>`
    select member.family_name || ' ' || member.given_name as "memberName", fund.name as "fundName",
      operator.family_name || ' ' || operator.given_name as "decidedBy"
    from member, fund, member operator
    where member.id = ${memberId} and fund.id = ${fundId} and operator.id = ${operatorId}`.execute(transaction)
  const [names] = rows
  if (!names) throw new Error(`member ${memberId} or fund ${fundId} is not there`)
  return names
}
