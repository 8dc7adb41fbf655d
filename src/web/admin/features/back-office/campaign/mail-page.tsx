import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useQuery } from 'urql'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage } from '../../../ui/admin-page.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { useOwnVersion } from '../../../ui/own-version.ts'
import { HistoryPanel } from '../../../ui/record-history.tsx'
import { MailForm } from './mail-form.tsx'
import { MailPreviewPanel } from './mail-preview-panel.tsx'
import {
  fundChoicesDocument,
  mailDocument,
  type EditedMail,
  type FundChoice,
  type WrittenMail,
} from './mail-queries.ts'
import { MailStatePanel } from './mail-state-panel.tsx'
import { emptyMail, mailStateWords, valuesOf, type MailValues } from './mail-words.ts'
import styles from './mails.module.css'

const list = { to: '/itoadmintool/mails', name: 'メール配信' }

/** A new mail, empty or with the text of an earlier one. */
export function NewMailPage() {
  const [params] = useSearchParams()
  const original = params.get('copy')
  const navigate = useNavigate()
  const [{ data: funds }] = useQuery({ query: fundChoicesDocument })
  const [{ data: copied }] = useQuery({
    query: mailDocument,
    variables: { id: original ?? '' },
    pause: original === null,
    requestPolicy: 'network-only',
  })
  const isReady = funds !== undefined && (original === null || copied !== undefined)
  const begin = copied?.adminMail ? { ...valuesOf(copied.adminMail), sendAt: '' } : emptyMail
  return (
    <AdminPage title="新しいメール" parent={list}>
      {isReady ? (
        <Desk
          mail={null}
          begin={begin}
          funds={funds.projects}
          onSaved={(id) => void navigate(`/itoadmintool/mails/${id}`, { replace: true })}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </AdminPage>
  )
}

export function MailPage() {
  const { id = '' } = useParams()
  const [{ data }, refetch] = useQuery({ query: mailDocument, variables: { id }, requestPolicy: 'cache-and-network' })
  const mail = data?.adminMail
  const reload = () => refetch({ requestPolicy: 'network-only' })
  if (data === undefined)
    return (
      <AdminPage title="メール" parent={list}>
        <Skeleton shape="block" />
      </AdminPage>
    )
  if (!mail)
    return (
      <AdminPage title="メール" parent={list}>
        <Notice tone="error" title="メールが見つかりません。" />
      </AdminPage>
    )
  return (
    <AdminPage title={mail.title} note={mailStateWords[mail.state]} parent={list}>
      <Desk key={mail.version} mail={mail} begin={valuesOf(mail)} funds={data.projects} onSaved={reload} />
    </AdminPage>
  )
}

interface DeskProps {
  mail: EditedMail | null
  begin: MailValues
  funds: readonly FundChoice[]
  onSaved: (id: string) => void
}

/** The text on the left; who gets it and how it reads on the right. */
function Desk({ mail, begin, funds, onSaved }: DeskProps) {
  const [values, setValues] = useState(begin)
  const [version, answered] = useOwnVersion(mail?.version ?? null)
  const isDirty = Object.entries(values).some(([name, value]) => value !== begin[name as keyof MailValues])
  const leave = useLeaveGuard(isDirty)
  const saved = (written: WrittenMail) => {
    leave.release()
    answered(written.version)
    onSaved(written.id)
  }
  const isOpen = mail === null || mail.state === 'draft' || mail.state === 'scheduled'
  return (
    <div className={styles.desk}>
      <div className={styles.stack}>
        {mail !== null && (
          <MailStatePanel
            mail={mail}
            version={version}
            funds={funds}
            onLook={() => onSaved(mail.id)}
            onCanceled={saved}
          />
        )}
        {isOpen && (
          <MailForm mail={mail} version={version} values={values} onChange={setValues} funds={funds} onSaved={saved} />
        )}
        {mail !== null && <HistoryPanel record={`campaign:${mail.id}`} />}
      </div>
      <MailPreviewPanel mail={mail} values={values} isDirty={isDirty} isOpen={isOpen} />
      {leave.dialog}
    </div>
  )
}
