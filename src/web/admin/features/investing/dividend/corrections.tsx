import { useState, type FormEvent } from 'react'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeCorrectionDocument, proposeReversalDocument, type FundResult } from './fund-result-queries.ts'
import styles from './fund-result.module.css'

const proposed = '提案しました。ほかの運営者が承認すると実行されます。'

/** What was recorded wrongly: the last dividend while nobody was paid, or the days while nothing followed. Both take a reason and two people. */
export function Corrections({ result, onChange }: { result: FundResult; onChange: () => void }) {
  const last = result.dividends.at(-1)
  const mayReverse = last !== undefined && last.paid_people === 0
  const mayCorrect = result.recorded_start_at !== null && result.dividends.length === 0 && result.terms.length === 0
  if (!mayReverse && !mayCorrect) return null
  return (
    <Panel title="訂正">
      {mayReverse && <Reversal dividend={last} onChange={onChange} />}
      {mayCorrect && <DayCorrection result={result} onChange={onChange} />}
    </Panel>
  )
}

function Reversal({ dividend, onChange }: { dividend: FundResult['dividends'][number]; onChange: () => void }) {
  const now = useNow()
  const [reason, setReason] = useState('')
  const act = useAct(proposeReversalDocument, { name: '分配金の取り消し', done: proposed, onDone: onChange })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!act.busy) void act.run({ id: dividend.id, reason })
  }
  return (
    <details className={styles.more}>
      <summary>確定した分配金を取り消す</summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>
          {dividend.is_supplement ? '追加分配' : `${dividend.term === null ? '' : `第${dividend.term}期の`}分配金`}{' '}
          {figure(dividend.total_dividend)}円（支払日 {dividend.payday === null ? '—' : shortDay(dividend.payday, now)}
          、{figure(dividend.people)}
          人）の確定を取り消します。まだ支払われていないときだけ取り消せます。
        </p>
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <TextArea
          label="取り消しの理由"
          name="reversal_reason"
          rows={2}
          value={reason}
          error={act.failure?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" loading={act.busy}>
          取り消しを提案する
        </Button>
      </form>
      {act.dialog}
    </details>
  )
}

function DayCorrection({ result, onChange }: { result: FundResult; onChange: () => void }) {
  const [start, setStart] = useState(result.recorded_start_at ?? '')
  const [end, setEnd] = useState(result.recorded_end_at ?? '')
  const [withoutEnd, setWithoutEnd] = useState(false)
  const [reason, setReason] = useState('')
  const act = useAct(proposeCorrectionDocument, { name: '運用の日付の訂正', done: proposed, onDone: onChange })
  const fields = act.failure?.fields ?? {}
  const hasEnd = result.recorded_end_at !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const input = {
      unyo_start_at: start === '' ? null : start,
      unyo_end_at: hasEnd && !withoutEnd && end !== '' ? end : null,
      without_end: withoutEnd,
      reason,
    }
    if (!act.busy) void act.run({ id: result.project_id, input })
  }
  return (
    <details className={styles.more}>
      <summary>運用の日付を訂正する</summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <TextField
          label="正しい運用開始日"
          type="date"
          width="choice"
          name="corrected_start"
          value={start}
          error={fields['unyo_start_at']}
          onChange={({ target }) => setStart(target.value)}
        />
        {hasEnd && (
          <>
            <TextField
              label="正しい運用終了日"
              type="date"
              width="choice"
              name="corrected_end"
              disabled={withoutEnd}
              value={end}
              error={fields['unyo_end_at']}
              onChange={({ target }) => setEnd(target.value)}
            />
            <Checkbox
              label="運用は終わっていない（運用終了日を取り消す）"
              checked={withoutEnd}
              onChange={({ target }) => setWithoutEnd(target.checked)}
            />
          </>
        )}
        <TextArea
          label="訂正の理由"
          name="correction_reason"
          rows={2}
          value={reason}
          error={fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" loading={act.busy}>
          訂正を提案する
        </Button>
      </form>
      {act.dialog}
    </details>
  )
}
