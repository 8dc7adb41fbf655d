import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea } from '../../../../ui/field.tsx'
import { formatDate } from '../../../../ui/format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { CaseSteps } from './case-steps.tsx'
import styles from './enquiries.module.css'
import { answerDocument, closeDocument, enquiryDocument, fileDocument, type Enquiry } from './enquiry-queries.ts'
import { stateWords } from './state-words.ts'

interface EnquiryPanelProps {
  number: string
  onClose: () => void
  onChange: () => void
}

/** What was written, what was answered, and what is still to do. */
export function EnquiryPanel({ number, onClose, onChange }: EnquiryPanelProps) {
  const now = useNow()
  const [{ data }, execute] = useQuery({
    query: enquiryDocument,
    variables: { number },
    requestPolicy: 'cache-and-network',
  })
  const [own, setOwn] = useState<Enquiry | null>(null)
  const read = data?.adminEnquiry
  // What an act of one's own has answered stands until it is read anew: the next act may follow at once.
  const enquiry = read && own !== null && own.version > read.version ? own : read
  const changed = (answered?: Enquiry) => {
    if (answered !== undefined) setOwn(answered)
    execute({ requestPolicy: 'network-only' })
    onChange()
  }
  if (!enquiry)
    return (
      <SidePanel title={number} onClose={onClose}>
        {data === undefined ? <LoadingText /> : <p>お問い合わせが見つかりません。</p>}
      </SidePanel>
    )
  const member = enquiry.member_number
  return (
    <SidePanel title={`お問い合わせ ${enquiry.number}`} onClose={onClose} record={`enquiry:${enquiry.number}`}>
      <FactList
        facts={[
          { label: '状態', value: stateWords[enquiry.state] ?? enquiry.state },
          { label: '種類', value: enquiry.topic },
          ...(enquiry.due_on === null ? [] : [{ label: '期限', value: formatDate(enquiry.due_on) }]),
          { label: '受付', value: <time dateTime={enquiry.received_at}>{shortTime(enquiry.received_at, now)}</time> },
          {
            label: '氏名',
            value:
              member === null ? (
                `${enquiry.name}（会員登録なし）`
              ) : (
                <Link to={`/itoadmintool/members/${member}`}>{enquiry.name}</Link>
              ),
          },
          { label: '返信先', value: enquiry.email },
        ]}
      />
      <blockquote className={styles.text}>{enquiry.body}</blockquote>
      {enquiry.steps.length > 0 && <CaseSteps enquiry={enquiry} onChange={changed} />}
      {enquiry.answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <small>
            回答　{answer.by}　<time dateTime={answer.answered_at}>{shortTime(answer.answered_at, now)}</time>
          </small>
          <p>{answer.body}</p>
        </div>
      ))}
      <Answer enquiry={enquiry} onChange={changed} />
      <Register key={enquiry.version} enquiry={enquiry} onChange={changed} />
    </SidePanel>
  )
}

interface PartProps {
  enquiry: Enquiry
  /** @param answered the enquiry as an act of one's own has left it; none where a colleague was quicker. */
  onChange: (answered?: Enquiry) => void
}

function Answer({ enquiry, onChange }: PartProps) {
  const seen = { number: enquiry.number, version: enquiry.version }
  const form = useActForm(answerDocument, {
    initial: { body: '' },
    name: '回答の送信',
    done: '回答をメールで送りました。',
    onDone: ({ adminAnswerEnquiry }) => onChange(adminAnswerEnquiry),
    onRefused: () => onChange(),
    variables: ({ body }) => ({ input: { ...seen, body } }),
  })
  const leave = useLeaveGuard(form.values.body.trim() !== '', ['number'])
  const isClosed = enquiry.state === 'closed'
  const close = useAct(closeDocument, {
    name: '対応の終了',
    done: isClosed ? '未対応に戻しました。' : '回答なしで終了しました。',
    onDone: ({ adminCloseEnquiry }) => onChange(adminCloseEnquiry),
  })
  return (
    <>
      <ActForm
        form={form}
        icon="mail"
        button="回答をメールで送る"
        after={
          enquiry.state !== 'answered' && (
            <Button loading={close.busy} onClick={() => void close.run({ input: { ...seen, close: !isClosed } })}>
              {isClosed ? '未対応に戻す' : '回答なしで終了する'}
            </Button>
          )
        }
      >
        {close.failure !== null && <Notice tone="error" title={close.failure.message} live />}
        <TextArea
          label={enquiry.answers.length === 0 ? '回答' : '追加の回答'}
          hint={`${enquiry.email} の1人に送ります。送った回答は取り消せません。宛名・受付番号・会社名は、自動で入ります。`}
          rows={6}
          {...form.field('body')}
        />
      </ActForm>
      {close.dialog}
      {leave.dialog}
    </>
  )
}

/** The register of complaints. */
function Register({ enquiry, onChange }: PartProps) {
  const { number, version, is_complaint, complaint_cause: cause, complaint_measure: measure } = enquiry
  const form = useActForm(fileDocument, {
    initial: { is_complaint, cause, measure },
    name: '苦情の記録',
    done: '苦情の記録を保存しました。',
    keeps: true,
    onDone: ({ adminFileEnquiry }) => onChange(adminFileEnquiry),
    variables: (values) => ({ input: { number, version, ...values } }),
  })
  return (
    <ActForm form={form} variant="outlined" button="保存する">
      <Checkbox label="苦情に区分する" {...form.checked('is_complaint')} />
      {form.values.is_complaint && (
        <>
          <TextArea label="原因" requirement="optional" rows={2} {...form.field('cause')} />
          <TextArea label="対応" requirement="optional" rows={2} {...form.field('measure')} />
        </>
      )}
    </ActForm>
  )
}
