import { useState } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { previewReportDocument, publishReportDocument, type Report } from './document-queries.ts'
import styles from './documents.module.css'

/** A kept draft is looked at as its first reader would get it, then delivered; that cannot be taken back. */
export function ReportActs({
  report,
  isDirty,
  onChange,
}: {
  report: Report
  isDirty: boolean
  onChange: (id: string) => void
}) {
  const [isAsking, setAsking] = useState(false)
  const isOver = report.period_end < japanDateOf(new Date(useNow()))
  const preview = useAct(previewReportDocument, {
    name: 'プレビュー',
    done: 'プレビューを開きます。',
    onDone: ({ previewManagementReport }) =>
      window.open(`/report-preview/${previewManagementReport}`, '_blank', 'noopener'),
  })
  const publish = useAct(publishReportDocument, {
    name: '報告書の交付',
    done: '財産管理報告書を交付しました。',
    onDone: ({ publishManagementReport }) => {
      setAsking(false)
      onChange(publishManagementReport.id)
    },
  })
  return (
    <div className={styles.acts}>
      {preview.failure !== null && <Notice tone="error" title={preview.failure.message} live />}
      <Button icon="eye" loading={preview.busy} onClick={() => void preview.run({ id: report.id })}>
        PDFでプレビュー
      </Button>
      <Button
        variant="filled"
        notReady={
          isDirty ? '変更を下書きに保存してから交付してください。' : !isOver && '対象の期間が終わってから交付できます。'
        }
        onClick={() => setAsking(true)}
      >
        {figure(report.recipients)}人に交付する
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`${figure(report.recipients)}人に財産管理報告書を交付しますか？`}
        size="narrow"
        busy={publish.busy}
      >
        <p>
          対象の期間に出資している{figure(report.recipients)}
          人の会員ページに載り、メールで通知します。交付は取り消せません。誤りは、理由を付けた訂正版で直します。
        </p>
        {publish.failure !== null && <Notice tone="error" title={publish.failure.message} live />}
        <DialogActions>
          <Button
            variant="filled"
            loading={publish.busy}
            onClick={() => void publish.run({ id: report.id, revision: report.revision })}
          >
            交付する
          </Button>
          <Button onClick={() => setAsking(false)}>戻る</Button>
        </DialogActions>
      </Dialog>
      {preview.dialog}
      {publish.dialog}
    </div>
  )
}
