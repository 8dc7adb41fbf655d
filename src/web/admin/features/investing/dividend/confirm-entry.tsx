import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { formatDateTime, formatRate } from '../../../../ui/format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CoverageNote, useDistributionCoverage } from '../../../ui/coverage.tsx'
import { ChangeTable, FactList, type Change } from '../../../ui/facts.tsx'
import type { ComputedFigures } from './entry.ts'
import type { DividendPreview, FundResult, FundResultInput, StartDeal } from './fund-result-queries.ts'
import styles from './fund-result.module.css'

interface ConfirmEntryProps {
  open: boolean
  result: FundResult
  input: FundResultInput
  /** What the fund buys from the operator with its start. */
  purchases: readonly StartDeal[]
  figures: ComputedFigures
  /** Null where the server cannot tell yet: the days of the operation are set in the same step. */
  preview: DividendPreview | null
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

function changesOf(input: FundResultInput, purchases: readonly StartDeal[], now: number): Change[] {
  const instant = (label: string, value: string | null | undefined) =>
    value ? [{ label, before: '未設定', after: formatDateTime(value) }] : []
  const day = (label: string, value: string | null | undefined) =>
    value ? [{ label, before: '未設定', after: shortDay(value, now) }] : []
  const amount = (label: string, value: number | null | undefined) =>
    typeof value === 'number' ? [{ label, before: '未設定', after: `${figure(value)}円` }] : []
  return [
    ...instant('募集開始', input.start_at),
    ...instant('募集終了', input.end_at),
    ...day('運用開始日', input.unyo_start_at),
    ...purchases.map(({ part, price }) => ({
      label: '当社から取得',
      before: null,
      after: `${part}　${figure(price)}円`,
    })),
    ...day('運用終了日', input.unyo_end_at),
    ...(input.unyo_end_words ? [{ label: '予定より早く終了する理由', before: null, after: input.unyo_end_words }] : []),
    ...day('支払日', input.payday),
    ...amount('分配金の総額（税引前）', input.dividend),
    ...amount('損失', input.loss),
    ...amount('売却益', input.sale_profit),
    ...(input.dividend_words ? [{ label: '予定より少ない理由', before: null, after: input.dividend_words }] : []),
  ]
}

/** What would be set, and in people and yen what a dividend means; what is out of the ordinary is ticked first. */
export function ConfirmEntry({
  open,
  result,
  input,
  purchases,
  figures,
  preview,
  busy,
  onClose,
  onConfirm,
}: ConfirmEntryProps) {
  const now = useNow()
  const [isSure, setIsSure] = useState(false)
  const hasDividend = typeof input.dividend === 'number'
  const concerns = hasDividend ? (preview?.concerns ?? []) : []
  const { coverage, isAsked } = useDistributionCoverage(
    preview === null || !open
      ? null
      : {
          amount: preview.shares.reduce((sum, { dividend, principal }) => sum + dividend + principal, 0),
          transfers: preview.shares.filter((share) => share.pay_amount > 0).length,
        },
  )
  return (
    <Dialog open={open} onClose={onClose} title="この内容で更新しますか？" busy={busy}>
      <p>{result.project_name}</p>
      <ChangeTable changes={changesOf(input, purchases, now)} />
      {hasDividend && <DividendFacts figures={figures} preview={preview} />}
      {concerns.length > 0 && (
        <Notice tone="warning" title="ご確認ください">
          <ul className={styles.concerns}>
            {concerns.map(({ code, name, expected, entered }) => (
              <li key={code}>
                <b>{name}</b>：{entered}（{expected}）
              </li>
            ))}
          </ul>
          <Checkbox
            label="計算書と契約を確認し、この内容で入力します"
            checked={isSure}
            onChange={({ target }) => setIsSure(target.checked)}
          />
        </Notice>
      )}
      {coverage !== null && <CoverageNote coverage={coverage} />}
      <p>
        {hasDividend && result.pending === null
          ? '分配金は、ほかの運営者が同じ値を入力すると確定します。'
          : hasDividend
            ? '先に入力された分配金と同じであれば、投資家全員の分配金が確定します。支払いが始まると、取り消せません。'
            : '予定から7日を超えて離れた日付、クーリング・オフの期間内の契約がある日付、当社からの取得をともなう運用開始は、ほかの運営者が承認すると登録されます。訂正には、理由と二人の運営者の承認が必要です。'}
      </p>
      <DialogActions>
        <Button
          variant="filled"
          loading={busy}
          notReady={
            isAsked ? '使える資金を確認しています。' : concerns.length > 0 && !isSure && '上の内容を確認してください。'
          }
          onClick={onConfirm}
        >
          更新する
        </Button>
        <Button onClick={onClose}>戻る</Button>
      </DialogActions>
    </Dialog>
  )
}

function DividendFacts({ figures, preview }: { figures: ComputedFigures; preview: DividendPreview | null }) {
  const rate = preview?.rimawari ?? figures.rate
  const example = preview?.example_dividend ?? figures.example
  const sum = (field: 'dividend' | 'tax' | 'principal' | 'loss' | 'pay_amount'): string =>
    `${figure(preview?.shares.reduce((total, share) => total + share[field], 0) ?? 0)}円`
  return (
    <FactList
      facts={[
        { label: '分配率（実績・年率）', value: rate === null ? '—' : `${formatRate(rate)}%` },
        { label: '50万円の分配金', value: example === null ? '—' : `${figure(example)}円（税引前）` },
        ...(preview === null
          ? []
          : [
              { label: '対象の投資家', value: `${figure(preview.shares.length)}人` },
              { label: '分配金の合計', value: `${sum('dividend')}（源泉徴収 ${sum('tax')}）` },
              { label: '元本の返還', value: sum('principal') },
              { label: '投資家の損失', value: sum('loss') },
              { label: '支払いの合計', value: <b>{sum('pay_amount')}</b> },
            ]),
      ]}
    />
  )
}
