import { useState } from 'react'
import { monthText } from '../../../../../domain/funds/book-month.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeReopeningDocument } from './ledger-queries.ts'

/** The month that was closed last is opened again, with a reason that the second operator reads. */
export function ReopenMonth({ month, onDone }: { month: string; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const act = useAct(proposeReopeningDocument, {
    name: '締めの取り消し',
    done: '締めの取り消しを提案しました。ほかの運営者が承認すると、この月をもう一度締められます。',
    onDone: () => {
      setAsking(false)
      setReason('')
      onDone()
    },
  })
  const submit = () => {
    setProblem(reason.trim() === '' ? '必須です' : null)
    if (reason.trim() !== '' && !act.busy) void act.run({ month, reason })
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>締めを取り消す</Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`${monthText(month)}の締めを取り消しますか？`}
        size="narrow"
        busy={act.busy}
      >
        <p>取り消せるのは、次の月を締める前だけです。もとの締めの記録と理由は残ります。</p>
        <TextArea
          label="取り消す理由"
          rows={3}
          value={reason}
          error={problem ?? act.failure?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <DialogActions>
          <Button variant="filled" loading={act.busy} onClick={submit}>
            取り消しを提案する
          </Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}
