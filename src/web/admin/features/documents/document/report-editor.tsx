import { useState } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { HistorySection } from '../../../ui/record-history.tsx'
import { useOwnVersion } from '../../../ui/own-version.ts'
import { reportBooksDocument, writeReportDocument, type Report, type ReportDue } from './document-queries.ts'
import styles from './documents.module.css'
import { ReportBooksView } from './report-books.tsx'
import { ReportEvents } from './report-events.tsx'
import { ReportLines } from './report-lines.tsx'
import { ReportActs } from './report-acts.tsx'
import { inputOf, problemsOf, sumOf, valuesOf } from './report-values.ts'

interface ReportEditorProps {
  fundId: string
  /** Null for a new one. */
  report: Report | null
  next: ReportDue | null
  onClose: () => void
  onChange: (id: string) => void
}

/** One report: its draft is written and looked at; what was delivered is corrected by a new version. */
export function ReportEditor({ fundId, report, next, onClose, onChange }: ReportEditorProps) {
  const isDelivered = report !== null && report.published_at !== null
  const [isCorrecting, setCorrecting] = useState(false)
  const title =
    report === null
      ? '新しい報告書'
      : isDelivered
        ? isCorrecting
          ? '訂正の下書き'
          : '交付した報告書'
        : '報告書の下書き'
  return (
    <Panel
      title={title}
      note={
        <Button size="small" variant="quiet" onClick={onClose}>
          閉じる
        </Button>
      }
    >
      {isDelivered && !isCorrecting ? (
        <Delivered report={report} onCorrect={() => setCorrecting(true)} />
      ) : (
        <Draft
          fundId={fundId}
          report={report}
          next={next}
          isCorrection={isCorrecting || (report?.version ?? 1) > 1}
          onChange={onChange}
        />
      )}
      {report !== null && <HistorySection record={`management_report:${report.id}`} />}
    </Panel>
  )
}

function Delivered({ report, onCorrect }: { report: Report; onCorrect: () => void }) {
  const lines = (rows: Report['income']) =>
    rows.map(({ label, amount }) => `${label} ${figure(amount)}円`).join('、') || '—'
  return (
    <div className={styles.form}>
      <FactList
        facts={[
          { label: '収入', value: lines(report.income) },
          { label: '費用', value: lines(report.costs) },
          { label: '説明', value: report.remarks.join(' ') || '—' },
          { label: '交付', value: `${figure(report.copies)}人（閲覧 ${figure(report.opened)}人）` },
        ]}
      />
      <Button onClick={onCorrect}>訂正の下書きを作る</Button>
    </div>
  )
}

function Draft({
  fundId,
  report,
  next,
  isCorrection,
  onChange,
}: Omit<ReportEditorProps, 'onClose'> & { isCorrection: boolean }) {
  const [begin] = useState(() => valuesOf(report, next))
  const draft = report !== null && report.published_at === null ? report : null
  const [revision, answered] = useOwnVersion(draft?.revision ?? 0)
  const form = useActForm(writeReportDocument, {
    initial: begin,
    name: '報告書の保存',
    done: '下書きを保存しました。',
    keeps: true,
    check: (typed) => problemsOf(typed, isBooked),
    variables: (typed) => ({ input: inputOf(fundId, typed, { revision: revision ?? 0, isBooked }) }),
    onDone: ({ writeManagementReport: written }) => {
      leave.release()
      answered(written.version)
      onChange(written.id)
    },
  })
  const { values, field, set, errors } = form
  const { period_start: start, period_end: end } = values
  const [{ data }] = useQuery({
    query: reportBooksDocument,
    variables: { id: fundId, start, end },
    pause: start === '' || end === '',
    requestPolicy: 'cache-and-network',
  })
  const books = data?.adminReportBooks ?? null
  const isBooked: boolean = books?.is_booked ?? false
  const isDirty = JSON.stringify(values) !== JSON.stringify(begin)
  const leave = useLeaveGuard(isDirty, ['fund', 'report', 'view'])
  return (
    <>
      <ActForm
        form={form}
        width="narrow"
        variant={draft !== null && !isDirty ? 'outlined' : 'filled'}
        button="下書きを保存"
      >
        <FieldRow>
          <TextField
            label="期間の初日"
            type="date"
            name="period_start"
            readOnly={report !== null}
            {...field('period_start')}
          />
          <TextField
            label="期間の末日"
            type="date"
            name="period_end"
            readOnly={report !== null}
            {...field('period_end')}
          />
        </FieldRow>
        {books !== null && <ReportBooksView books={books} />}
        {data !== undefined && <ReportEvents events={data.adminReportEvents} />}
        {!isBooked && (
          <>
            <ReportLines
              label="収入"
              requirement="required"
              lines={values.income}
              error={errors['income']}
              onChange={(income) => set({ income })}
            />
            <ReportLines
              label="費用"
              requirement="optional"
              lines={values.costs}
              error={errors['costs']}
              onChange={(costs) => set({ costs })}
            />
            <p className={styles.text}>
              差し引き <b>{figure(sumOf(values.income) - sumOf(values.costs))}円</b>（収入{' '}
              {figure(sumOf(values.income))}円 − 費用 {figure(sumOf(values.costs))}円）。
            </p>
          </>
        )}
        <TextArea
          label="運用の状況の説明"
          requirement="optional"
          hint="改行ごとに段落が分かれます。入居の状況、修繕、今後の見通しなど。"
          rows={5}
          {...field('remarks')}
        />
        {isCorrection && <TextField label="訂正の理由" hint="投資家に伝わります。" {...field('reason')} />}
      </ActForm>
      {draft !== null && <ReportActs report={draft} isDirty={isDirty} onChange={onChange} />}
      {leave.dialog}
    </>
  )
}
