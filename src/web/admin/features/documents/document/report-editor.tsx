import { useState, type FormEvent } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../../ui/button.tsx'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { HistorySection } from '../../../ui/record-history.tsx'
import { useOwnVersion } from '../../../ui/own-version.ts'
import { useAct } from '../../../ui/use-act.tsx'
import {
  reportBooksDocument,
  writeReportDocument,
  type Report,
  type ReportDue,
  type WrittenReport,
} from './document-queries.ts'
import styles from './documents.module.css'
import { ReportBooksView } from './report-books.tsx'
import { ReportEvents } from './report-events.tsx'
import { ReportLines } from './report-lines.tsx'
import { ReportActs } from './report-acts.tsx'
import { inputOf, problemsOf, sumOf, valuesOf, type ReportValues } from './report-values.ts'

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
  const [values, setValues] = useState(begin)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const draft = report !== null && report.published_at === null ? report : null
  const [{ data }] = useQuery({
    query: reportBooksDocument,
    variables: { id: fundId, start: values.start, end: values.end },
    pause: values.start === '' || values.end === '',
    requestPolicy: 'cache-and-network',
  })
  const books = data?.adminReportBooks ?? null
  const isBooked = books?.is_booked ?? false
  const act = useAct(writeReportDocument, {
    name: '報告書の保存',
    done: '下書きを保存しました。',
    onDone: ({ writeManagementReport }) => saved(writeManagementReport),
  })
  const isDirty = JSON.stringify(values) !== JSON.stringify(begin)
  const leave = useLeaveGuard(isDirty, ['fund', 'report', 'view'])
  const [revision, answered] = useOwnVersion(draft?.revision ?? 0)
  const saved = (written: WrittenReport) => {
    leave.release()
    answered(written.version)
    onChange(written.id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act.busy) return
    const found = problemsOf(values, isBooked)
    setProblems(found)
    if (Object.keys(found).length === 0)
      void act.run({ input: inputOf(fundId, values, { revision: revision ?? 0, isBooked }) })
  }
  const set = (change: Partial<ReportValues>) => setValues({ ...values, ...change })
  const wrong = { ...act.failure?.fields, ...problems }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {act.failure !== null && (
          <Notice tone="error" title={act.failure.message} live>
            {Object.values(act.failure.fields).join(' ')}
          </Notice>
        )}
        <div className={styles.period}>
          <TextField
            label="期間の初日"
            type="date"
            name="period_start"
            value={values.start}
            error={wrong['period_start']}
            readOnly={report !== null}
            onChange={({ target }) => set({ start: target.value })}
          />
          <TextField
            label="期間の末日"
            type="date"
            name="period_end"
            value={values.end}
            error={wrong['period_end']}
            readOnly={report !== null}
            onChange={({ target }) => set({ end: target.value })}
          />
        </div>
        {books !== null && <ReportBooksView books={books} />}
        {data !== undefined && <ReportEvents events={data.adminReportEvents} />}
        {!isBooked && (
          <>
            <ReportLines
              label="収入"
              requirement="required"
              lines={values.income}
              error={wrong['income']}
              onChange={(income) => set({ income })}
            />
            <ReportLines
              label="費用"
              requirement="optional"
              lines={values.costs}
              error={wrong['costs']}
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
          value={values.remarks}
          error={wrong['remarks']}
          onChange={({ target }) => set({ remarks: target.value })}
        />
        {isCorrection && (
          <TextField
            label="訂正の理由"
            hint="投資家に伝わります。"
            value={values.reason}
            error={wrong['reason']}
            onChange={({ target }) => set({ reason: target.value })}
          />
        )}
        <Button type="submit" variant={draft !== null && !isDirty ? 'outlined' : 'filled'} loading={act.busy}>
          下書きを保存
        </Button>
      </form>
      {draft !== null && <ReportActs report={draft} isDirty={isDirty} onChange={onChange} />}
      {act.dialog}
      {leave.dialog}
    </>
  )
}
