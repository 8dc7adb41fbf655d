import { formatDate, formatYen } from '../../../ui/format.ts'
import type { Fund } from './fund-queries.ts'

/** What became of income that came in after the last period, as far as it was the investors': lost principal first, then dividends. */
export function supplementWords({
  fixed_at: fixedAt,
  payday,
  paid_at: paidAt,
  reversed_at: reversedAt,
  result,
  lost,
  restored,
  dividend,
}: Omit<Fund['supplementary_distributions'][number], 'notes'>): string {
  const principal = restored > 0 ? [`元本の損失${formatYen(lost)}のうち${formatYen(restored)}の回復（出資の返還）`] : []
  const given = [...principal, ...(dividend > 0 ? [`${formatYen(dividend)}（税引前の合計）の追加分配`] : [])].join(
    'と、',
  )
  const fixed = `${formatDate(fixedAt)}：元本の返還後の収入（費用を差し引いて${formatYen(result)}）から、投資家に${given}を確定しました。`
  if (reversedAt !== null) return `${fixed}${formatDate(reversedAt)}に取り消しました。`
  return paidAt === null
    ? `${fixed}${formatDate(payday)}にお支払いします。`
    : `${fixed}${formatDate(paidAt)}に、全員へのお支払いが完了しました。`
}
