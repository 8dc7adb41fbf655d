import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { toFailure } from '../../../../gql/errors.ts'
import { Options } from '../../../../ui/options.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { mailPreviewDocument, type EditedMail, type MailPreview } from './mail-queries.ts'
import { inputOf, type MailValues } from './mail-words.ts'
import styles from './mails.module.css'

const settleMs = 600

/** What was typed once the typing rests. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface MailPreviewPanelProps {
  mail: EditedMail | null
  values: MailValues
  isDirty: boolean
  /** Whether it can still be changed: then the audience is counted. */
  isOpen: boolean
}

/** Who would get it now, and how one of them would read it. */
export function MailPreviewPanel({ mail, values, isDirty, isOpen }: MailPreviewPanelProps) {
  const [member, setMember] = useState('')
  const settled = useSettled(values)
  const isWritten = settled.title.trim() !== '' && settled.body.trim() !== ''
  const [{ data, error }] = useQuery({
    query: mailPreviewDocument,
    variables: { input: inputOf({ ...settled, mailto: '' }, null), member: member === '' ? null : member },
    pause: !isWritten,
    requestPolicy: 'network-only',
  })
  const preview = data?.adminMailPreview
  const problems = error === undefined ? null : toFailure(error)
  return (
    <div className={styles.stack}>
      {isOpen && preview !== undefined && <Audience preview={preview} />}
      <Panel
        title="プレビュー"
        note={preview?.shown_for === null || preview === undefined ? undefined : `${preview.shown_for.name} 様の表示`}
      >
        {!isWritten && <p className={styles.text}>件名と本文を入力すると、ここに表示されます。</p>}
        {isWritten && problems !== null && (
          <Notice tone="warning" title={problems.message}>
            {Object.values(problems.fields)
              .filter((text) => text !== problems.message)
              .join(' ')}
          </Notice>
        )}
        {preview !== undefined && preview.sample.length > 1 && (
          <Select
            label="表示する宛先"
            requirement="none"
            value={member}
            onChange={({ target }) => setMember(target.value)}
          >
            <Options nothing="最初の1人" of={preview.sample.map(({ member_number: id, name }) => ({ id, name }))} />
          </Select>
        )}
        {preview !== undefined && <Shown mail={mail} preview={preview} member={member} isDirty={isDirty} />}
      </Panel>
    </div>
  )
}

function Audience({ preview }: { preview: MailPreview }) {
  return (
    <Panel title="送信対象の人数" note="いまの数">
      <FactList
        facts={[
          { label: '送信対象', value: <b>{figure(preview.recipients)}人</b> },
          ...(preview.unsubscribable
            ? [{ label: '配信停止', value: `${figure(preview.unsubscribed)}人（送りません）` }]
            : []),
          {
            label: '宛先の例',
            value: (
              <ul className={styles.sample}>
                {preview.sample.map(({ member_number: number, name, email }) => (
                  <li key={number}>
                    {name}　<small>{email}</small>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Panel>
  )
}

/** Kept text as the mailbox shows it; what is only typed as its plain part. */
function Shown({
  mail,
  preview,
  member,
  isDirty,
}: {
  mail: EditedMail | null
  preview: MailPreview
  member: string
  isDirty: boolean
}) {
  const query = new URLSearchParams({
    version: String(mail?.version ?? 0),
    ...(member !== '' && { member }),
  }).toString()
  return (
    <>
      <p className={styles.subject}>
        <small>件名</small>
        {preview.subject}
      </p>
      {mail === null || isDirty ? (
        <>
          <pre className={styles.plain}>{preview.text}</pre>
          <p className={styles.text}>保存すると、HTMLの表示を確かめられます。</p>
        </>
      ) : (
        <iframe
          key={query}
          className={styles.frame}
          title="メールの表示"
          sandbox=""
          src={`/admin/mail-preview/${mail.id}?${query}`}
        />
      )}
    </>
  )
}
