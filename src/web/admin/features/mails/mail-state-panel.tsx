import { useEffect, useState } from 'react'
import { useNow } from '../../../app/now.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { figure, shortTime } from '../../ui/admin-format.ts'
import { Panel } from '../../ui/admin-page.tsx'
import { FactList } from '../../ui/facts.tsx'
import { useAct } from '../../ui/use-act.tsx'
import { cancelMailDocument, type EditedMail, type FundChoice } from './mail-queries.ts'
import { audienceText, mailStateWords } from './mail-words.ts'
import styles from './mails.module.css'

interface MailStatePanelProps {
  mail: EditedMail
  funds: readonly FundChoice[]
  onChange: () => void
}

/** What calling it off means in each state. */
const cancelWords: Partial<Record<EditedMail['state'], { button: string; question: string; consequence: string; done: string }>> = {
  draft: { button: '下書きを破棄', question: 'この下書きを破棄しますか？', consequence: '破棄したメールは変更できませんが、「取り消し」の一覧から複製できます。', done: '下書きを破棄しました。' },
  scheduled: { button: '予約を取り消す', question: '送信の予約を取り消しますか？', consequence: 'だれにも送られず、下書きに戻ります。', done: '予約を取り消しました。下書きに戻りました。' },
  sending: { button: '送信を中止する', question: '送信を中止しますか？', consequence: 'これから送る人には送られません。すでに送った分は取り消せません。', done: '送信を中止しました。' },
}

const everySecond = 2_000

/** Where the mail stands, how far its sending has come, and the way to call it off. */
export function MailStatePanel({ mail, funds, onChange }: MailStatePanelProps) {
  const now = useNow()
  useEffect(() => {
    if (mail.state !== 'sending') return
    const timer = setInterval(onChange, everySecond)
    return () => clearInterval(timer)
  }, [mail.state, onChange])
  const { delivery } = mail
  const time = (at: string | null) => (at === null ? '—' : <time dateTime={at}>{shortTime(at, now)}</time>)
  return (
    <Panel title="送信" note={mailStateWords[mail.state]}>
      <FactList
        facts={[
          { label: '宛先', value: audienceText(mail, funds) },
          { label: '送信日時', value: mail.send_at === null ? '未定' : time(mail.send_at) },
          ...(delivery === null ? [] : [
            { label: '送信した人', value: `${figure(delivery.delivered)}人／${figure(delivery.recipients)}人` },
            { label: '不達', value: `${figure(delivery.undeliverable)}人` },
            { label: '送らなかった人', value: `${figure(delivery.passed_over)}人（途中で配信停止など）` },
          ]),
          { label: '最後の変更', value: <>{mail.updated_by}　{time(mail.updated_at)}</> },
        ]}
      />
      <div className={styles.buttons}>
        <Cancel mail={mail} onChange={onChange} />
        <LinkButton to={`/itoadmintool/mails/new?copy=${mail.id}`}>複製して新しく作る</LinkButton>
      </div>
    </Panel>
  )
}

function Cancel({ mail, onChange }: Pick<MailStatePanelProps, 'mail' | 'onChange'>) {
  const [isAsking, setAsking] = useState(false)
  const words = cancelWords[mail.state]
  const act = useAct(cancelMailDocument, {
    name: 'メールの取り消し',
    done: words?.done ?? '',
    onDone: () => {
      setAsking(false)
      onChange()
    },
  })
  if (words === undefined) return null
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>{words.button}</Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={words.question} size="narrow" busy={act.busy}>
        <p>{words.consequence}</p>
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <DialogActions>
          <Button variant="danger" loading={act.busy} onClick={() => void act.run({ id: mail.id, version: mail.version })}>{words.button}</Button>
          <Button onClick={() => setAsking(false)}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}
