import { readTransferResults } from '../../../../../domain/treasury/transfer-results.ts'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import type { Batch, BatchPayout } from './payout-queries.ts'

const sumText = (payouts: readonly BatchPayout[]): string =>
  `${figure(payouts.length)}件　${figure(payouts.reduce((sum, { amount }) => sum + amount, 0))}円`

/** What a file of results says about the payment, in people and yen, before anything of it is taken over. */
export function ResultsPreview({ batch, bytes }: { batch: Batch; bytes: Uint8Array }) {
  const read = readTransferResults(bytes)
  if (!read.ok) return <FieldMessage>{read.problem}</FieldMessage>
  const byId = new Map(batch.payouts.map((payout) => [Number(payout.id), payout]))
  const reported = (result: 'done' | 'failed') =>
    read.rows.flatMap((row) => (row.result === result ? (byId.get(row.payoutId) ?? []) : []))
  const foreign = read.rows.filter(({ payoutId }) => !byId.has(payoutId)).length
  const silent = batch.payouts.length - (read.rows.length - foreign)
  return (
    <FactList
      facts={[
        { label: '振込済み（明細で確かめるまで未確認）', value: <b>{sumText(reported('done'))}</b> },
        { label: '不能（明細で確かめてから支払い待ちに戻る）', value: <b>{sumText(reported('failed'))}</b> },
        ...(silent > 0 ? [{ label: 'ファイルにない支払い', value: `${figure(silent)}件` }] : []),
        ...(foreign > 0 ? [{ label: 'この支払いにない番号', value: `${figure(foreign)}件` }] : []),
      ]}
    />
  )
}
