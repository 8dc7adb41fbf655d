import { ANNOUNCED } from '../../../../../domain/treasury/payout-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { shortDay, shortTime } from '../../../ui/admin-format.ts'
import { StepStrip, type StripStep } from '../../../ui/step-strip.tsx'
import type { Batch } from './payout-queries.ts'
import { methodText } from './payout-words.ts'

/** How many of the four steps are behind a batch. */
const behind: Record<Batch['status'], number> = {
  draft: 1,
  discarded: 1,
  approved: 2,
  sending: 2,
  unclear: 2,
  sent: 3,
  settled: 4,
}

function sendingText(
  { status, pay_on: payOn, method, application_number: number, announced_at: announcedAt }: Batch,
  now: number,
): string {
  if (announcedAt !== null && status === 'sending') return ANNOUNCED
  if (status === 'unclear') return '銀行の答えが分かりません'
  if (number !== null) return `受付番号 ${number}`
  if (method === 'file' && status === 'sending') return 'ファイルを出力しました'
  return `${shortDay(payOn, now)}　${methodText[method]}`
}

/** 準備・承認・送金・結果: what is behind, where it stands, what comes. */
export function BatchSteps({ batch }: { batch: Batch }) {
  const now = useNow()
  const done = behind[batch.status]
  const details = [
    `${batch.prepared_by}　${shortTime(batch.prepared_at, now)}`,
    batch.approved_at === null
      ? batch.status === 'discarded'
        ? '取りやめました'
        : '準備した人とは別の運営者'
      : `${batch.approved_by}　${shortTime(batch.approved_at, now)}`,
    sendingText(batch, now),
    batch.settled_at === null
      ? batch.method === 'file'
        ? batch.announced_at === null
          ? '銀行の結果を取り込みます'
          : '銀行の明細に出ると自動'
        : '銀行の結果を待って自動'
      : shortTime(batch.settled_at, now),
  ]
  const steps = ['準備', '承認', '送金', '結果の確認'].map((name, index): StripStep => ({
    name,
    detail: details[index] ?? '',
    state: index < done ? 'done' : index === done && batch.status !== 'discarded' ? 'now' : 'ahead',
  }))
  return <StepStrip label="支払いの進み方" steps={steps} />
}
