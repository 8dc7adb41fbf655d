import { useNow } from '../../../../app/time/now.tsx'
import { Checkbox, TextArea, TextField } from '../../../../ui/field.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
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
  const form = useActForm(proposeReversalDocument, {
    initial: { reason: '' },
    name: '分配金の取り消し',
    done: proposed,
    onDone: onChange,
    variables: ({ reason }) => ({ id: dividend.id, reason }),
  })
  return (
    <details className={styles.more}>
      <summary>確定した分配金を取り消す</summary>
      <ActForm form={form} variant="outlined" button="取り消しを提案する">
        <p>
          {dividend.is_supplement ? '追加分配' : `${dividend.term === null ? '' : `第${dividend.term}期の`}分配金`}{' '}
          {figure(dividend.total_dividend)}円（支払日 {dividend.payday === null ? '—' : shortDay(dividend.payday, now)}
          、{figure(dividend.people)}
          人）の確定を取り消します。まだ支払われていないときだけ取り消せます。
        </p>
        <TextArea label="取り消しの理由" name="reversal_reason" rows={2} {...form.field('reason')} />
      </ActForm>
    </details>
  )
}

function DayCorrection({ result, onChange }: { result: FundResult; onChange: () => void }) {
  const hasEnd = result.recorded_end_at !== null
  const form = useActForm(proposeCorrectionDocument, {
    initial: {
      unyo_start_at: result.recorded_start_at ?? '',
      unyo_end_at: result.recorded_end_at ?? '',
      without_end: false,
      reason: '',
    },
    name: '運用の日付の訂正',
    done: proposed,
    onDone: onChange,
    variables: ({ unyo_start_at: start, unyo_end_at: end, without_end: withoutEnd, reason }) => ({
      id: result.project_id,
      input: {
        unyo_start_at: start === '' ? null : start,
        unyo_end_at: hasEnd && !withoutEnd && end !== '' ? end : null,
        without_end: withoutEnd,
        reason,
      },
    }),
  })
  const { field } = form
  return (
    <details className={styles.more}>
      <summary>運用の日付を訂正する</summary>
      <ActForm form={form} variant="outlined" button="訂正を提案する">
        <TextField
          label="正しい運用開始日"
          type="date"
          width="choice"
          name="corrected_start"
          {...field('unyo_start_at')}
        />
        {hasEnd && (
          <>
            <TextField
              label="正しい運用終了日"
              type="date"
              width="choice"
              name="corrected_end"
              disabled={form.values.without_end}
              {...field('unyo_end_at')}
            />
            <Checkbox label="運用は終わっていない（運用終了日を取り消す）" {...form.checked('without_end')} />
          </>
        )}
        <TextArea label="訂正の理由" name="correction_reason" rows={2} {...field('reason')} />
      </ActForm>
    </details>
  )
}
