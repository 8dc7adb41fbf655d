import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { useRepeatedLook } from '../../../ui/use-repeated-look.ts'
import { cancelMailDocument, type EditedMail, type FundChoice, type WrittenMail } from './mail-queries.ts'
import { audienceText, mailStateWords } from './mail-words.ts'
import styles from './mails.module.css'

interface MailStatePanelProps {
  mail: EditedMail
  /** That the next act names. */
  version: number | null
  funds: readonly FundChoice[]
  /** Reads how far the sending has come. */
  onLook: () => void
  onCanceled: (written: WrittenMail) => void
}

/** What calling it off means in each state. */
const cancelWords: Partial<
  Record<EditedMail['state'], { button: string; question: string; consequence: string; done: string }>
> = {
  draft: {
    button: '下書きを破棄',
    question: 'この下書きを破棄しますか？',
    consequence: '破棄したメールは変更できませんが、「取り消し」の一覧から複製できます。',
    done: '下書きを破棄しました。',
  },
  scheduled: {
    button: '予約を取り消す',
    question: '送信の予約を取り消しますか？',
    consequence: 'だれにも送られず、下書きに戻ります。',
    done: '予約を取り消しました。下書きに戻りました。',
  },
  sending: {
    button: '送信を中止する',
    question: '送信を中止しますか？',
    consequence: 'これから送る人には送られません。すでに送った分は取り消せません。',
    done: '送信を中止しました。',
  },
}

const everyTwoSeconds = 2_000

/** Where the mail stands, how far its sending has come, and the way to call it off. */
export function MailStatePanel({ mail, version, funds, onLook, onCanceled }: MailStatePanelProps) {
  const now = useNow()
  useRepeatedLook(onLook, mail.state === 'sending' ? everyTwoSeconds : null)
  const { delivery } = mail
  const time = (at: string | null) => (at === null ? '—' : <time dateTime={at}>{shortTime(at, now)}</time>)
  return (
    <Panel title="送信" note={mailStateWords[mail.state]}>
      <FactList
        facts={[
          { label: '宛先', value: audienceText(mail, funds) },
          { label: '送信日時', value: mail.send_at === null ? '未定' : time(mail.send_at) },
          ...(delivery === null
            ? []
            : [
                { label: '送信した人', value: `${figure(delivery.delivered)}人／${figure(delivery.recipients)}人` },
                { label: '不達', value: `${figure(delivery.undeliverable)}人` },
                { label: '送らなかった人', value: `${figure(delivery.passed_over)}人（途中で配信停止など）` },
              ]),
          {
            label: '最後の変更',
            value: (
              <>
                {mail.updated_by}　{time(mail.updated_at)}
              </>
            ),
          },
        ]}
      />
      <div className={styles.buttons}>
        <Cancel mail={mail} version={version} onCanceled={onCanceled} />
        <LinkButton to={`/itoadmintool/mails/new?copy=${mail.id}`}>複製して新しく作る</LinkButton>
      </div>
    </Panel>
  )
}

function Cancel({ mail, version, onCanceled }: Pick<MailStatePanelProps, 'mail' | 'version' | 'onCanceled'>) {
  const words = cancelWords[mail.state]
  if (words === undefined) return null
  const { delivery } = mail
  const left =
    delivery === null ? null : delivery.recipients - delivery.delivered - delivery.undeliverable - delivery.passed_over
  return (
    <AskedAct
      document={cancelMailDocument}
      variables={{ id: mail.id, version }}
      words={{
        name: 'メールの取り消し',
        done: words.done,
        onDone: ({ adminCancelMail }) => onCanceled(adminCancelMail),
      }}
      button={words.button}
      variant="danger"
      question={words.question}
      facts={
        left === null
          ? [{ label: '送った人', value: '0人' }]
          : [
              { label: '送った人', value: `${figure(delivery?.delivered ?? 0)}人` },
              { label: 'まだ送っていない人', value: <b>{figure(left)}人</b> },
            ]
      }
      confirm={words.button}
    >
      <p>{words.consequence}</p>
    </AskedAct>
  )
}
