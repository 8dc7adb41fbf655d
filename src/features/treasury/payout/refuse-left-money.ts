import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Obligation } from './obligation.ts'

/**
 * CONFLICT where a debt that was a mistake is being paid or was: with the sum, the payment, and the way on. What has left is no mistake of ours alone any more:
 * it is asked back, or the operator's own money stands for it.
 */
export async function refuseLeftMoney(transaction: Transaction, { kind, id }: Obligation): Promise<Refusal | null> {
  const left = await transaction
    .selectFrom('payout')
    .innerJoin('payout_batch as batch', 'batch.id', 'payout.batch_id')
    .select(['payout.id', 'payout.amount', 'payout.status', 'batch.id as batchId', 'batch.status as batchStatus'])
    .where(kind === 'refund' ? 'payout.refund_id' : 'payout.distribution_share_id', '=', id)
    .where('payout.status', 'in', ['planned', 'in_flight', 'paid'])
    .executeTakeFirst()
  if (!left) return null
  const which = `${formatYen(yen(left.amount))}は支払い（番号${left.batchId}）`
  if (left.status === 'planned')
    return refusal('CONFLICT', `${which}に入っています。先に、その支払いを取りやめてください。`)
  if (left.status === 'in_flight' && left.batchStatus === 'approved')
    return refusal(
      'CONFLICT',
      `${which}に入っていて、承認済みです。この会員への支払いを停止すると、送金の前に取り下げられます。そのあとで取り消してください。`,
    )
  return refusal(
    'CONFLICT',
    `${which}で銀行に送金を依頼したため、取り消せません。会員への支払いを停止して返還を依頼し、返還された入金を番号${left.id}の「振込先からの返却」として登録してから、取り消してください。返還されない分は、運営者の資金で補います。`,
  )
}
