import type { Id } from '../../../domain/id.ts'
import { payerKey } from '../../../domain/treasury/known-payers.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { EffectChange } from '../../people/approval/proposal-kind.ts'
import { loadBatchPayouts, type BatchPayout } from '../payout/batch-content.ts'
import { bookReturnLine, mayComeBack } from '../payout/book-payout-result.ts'
import { lockBatch, type Batch } from '../payout/lock-batch.ts'
import { comesBack } from '../payout/order-at-bank.ts'
import { lineOf, type BookedLine, type EntryRow } from './book-entry.ts'

interface Returned {
  batch: Batch
  payout: BatchPayout
}

/** The payout under its batch's lock; or why this line is not its return. */
export async function loadPayeeReturn(
  transaction: Transaction,
  entry: EntryRow,
  payoutId: Id<'payout'>,
): Promise<Returned | Refusal> {
  const row = await transaction.selectFrom('payout').select('batch_id').where('id', '=', payoutId).executeTakeFirst()
  if (!row) return refusal('NOT_FOUND', '該当する支払いがありません。')
  const batch = await lockBatch(transaction, row.batch_id)
  const payout = (await loadBatchPayouts(transaction, row.batch_id)).find(({ id }) => id === payoutId)
  if (!batch || !payout || !mayComeBack(payout))
    return refusal('CONFLICT', 'この支払いは、振込済みでも返却待ちでもありません。')
  if (payout.amount !== entry.amount) return badInput({ payout_id: '入金額が、この支払いの金額と一致しません。' })
  return { batch, payout }
}

/** Who was paid, beside what the bank says of the line: whatever else came in would have him paid twice. */
export async function changesOfReturn(
  transaction: Transaction,
  { remarks }: EntryRow,
  { batch, payout }: Returned,
): Promise<EffectChange[]> {
  const member = await transaction
    .selectFrom('member')
    .select(['family_name', 'given_name'])
    .where('id', '=', payout.memberId)
    .executeTakeFirstOrThrow()
  const row = (label: string, after: string): EffectChange => ({ label, before: null, after })
  return [
    ...(namesReturn(remarks, payout.payee.name)
      ? []
      : [
          row(
            'ご確認ください：銀行の摘要',
            '受取人の名義も、銀行の「返却」「組戻」などの語もありません。ほかの入金を返却として登録すると、この会員に二重に支払うことになります。',
          ),
        ]),
    row('戻ってきた支払い', `番号${payout.id}（支払い 番号${batch.id}）`),
    row('受取人', payout.payee.name),
    row('会員', `${member.family_name} ${member.given_name}`),
    row('承認後', '会員への支払いは、支払い待ちに戻ります'),
  ]
}

/** Whether the remarks are the bank's word for a return, or name the payee. */
function namesReturn(remarks: string, payee: string): boolean {
  const name = payerKey(payee)
  return comesBack(remarks) || (name !== '' && payerKey(remarks).includes(name))
}

/** A payout came back with a line that the bank's report does not speak of: it is owed again, and on the list with the reason. */
export async function bookPayeeReturn(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
  payoutId: Id<'payout'>,
): Promise<BookedLine | Refusal> {
  const found = await loadPayeeReturn(transaction, entry, payoutId)
  if ('ok' in found) return found
  const lineId = await bookReturnLine(transaction, services, found, {
    line: lineOf(entry),
    trouble: { problem: 'told_by_operator', detail: '' },
  })
  return { lineId, journalEntryId: null }
}
