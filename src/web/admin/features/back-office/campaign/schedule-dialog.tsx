import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import {
  saveMailDocument,
  type EditedMail,
  type MailInput,
  type MailPreview,
  type WrittenMail,
} from './mail-queries.ts'

interface ScheduleDialogProps {
  /** Null while nothing is to be scheduled. */
  preview: MailPreview | null
  sendAt: string | null
  mail: EditedMail | null
  input: MailInput
  onClose: () => void
  onSaved: (written: WrittenMail) => void
}

/** How many people, who for example, and when; then the word that schedules it. */
export function ScheduleDialog({ preview, sendAt, mail, input, onClose, onSaved }: ScheduleDialogProps) {
  const act = useAct(saveMailDocument, {
    name: '送信の予約',
    done: '送信を予約しました。',
    onDone: ({ adminUpdateMail }) => {
      onClose()
      onSaved(adminUpdateMail)
    },
  })
  return (
    <>
      <Dialog open={preview !== null} onClose={onClose} title="この内容で送信を予約しますか？" busy={act.busy}>
        {preview !== null && sendAt !== null && (
          <>
            <FactList
              facts={[
                { label: '件名', value: preview.subject },
                { label: '送信対象（人数）', value: <b>{figure(preview.recipients)}人</b> },
                ...(preview.unsubscribable
                  ? [{ label: '配信停止の人', value: `${figure(preview.unsubscribed)}人には送りません` }]
                  : [{ label: '配信停止', value: '契約に関わるお知らせとして、停止に関わらず送ります' }]),
                {
                  label: '宛先の例',
                  value: preview.sample.map(({ name, email }) => `${name}（${email}）`).join('、') || '—',
                },
                { label: '送信日時', value: <DateTime value={sendAt} /> },
              ]}
            />
            {preview.recipients === 0 && (
              <Notice tone="warning" title="いま送られる人はいません">
                送信が始まるときに、あらためて宛先を数えます。
              </Notice>
            )}
            {act.failure !== null && (
              <Notice tone="error" title={act.failure.message} live>
                {Object.values(act.failure.fields).join(' ')}
              </Notice>
            )}
            <p>人数は、送信が始まるときに数え直します。送信が始まるまでは、変更も取り消しもできます。</p>
            <DialogActions>
              <Button variant="filled" loading={act.busy} onClick={() => void act.run({ id: mail?.id ?? null, input })}>
                {figure(preview.recipients)}人への送信を予約する
              </Button>
              <Button onClick={onClose}>戻って直す</Button>
            </DialogActions>
          </>
        )}
      </Dialog>
      {act.dialog}
    </>
  )
}
