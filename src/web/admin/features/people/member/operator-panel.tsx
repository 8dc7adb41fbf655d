import { useState } from 'react'
import { Link } from 'react-router'
import { memberStatusWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea } from '../../../../ui/field.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useOperator } from '../../../shell/operator.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import {
  issueCodeDocument,
  proposeEnrolmentDocument,
  proposeRemovalDocument,
  type CaredMember,
} from './member-queries.ts'
import styles from './members.module.css'

interface OperatorProps {
  member: CaredMember
  onChange: () => void
}

const Proposed = ({ id }: { id: string | null }) =>
  id === null ? null : (
    <p role="status">
      <Link to={`/itoadmintool/approvals?id=${id}`}>承認待ちの提案を見る</Link>
    </p>
  )

const proposed = '提案しました。ほかの運営者の承認を待っています。'

function Removal({ member, onChange }: OperatorProps) {
  const [reason, setReason] = useState('')
  const [suspend, setSuspend] = useState(false)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const act = useAct(proposeRemovalDocument, {
    name: '権限の終了の提案',
    done: proposed,
    onDone: (data) => {
      setProposalId(data.proposeOperatorRemoval.id)
      setReason('')
      onChange()
    },
  })
  return (
    <div className={styles.form}>
      <Proposed id={proposalId} />
      {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
      <p className={styles.hint}>
        承認されると、{member.name}
        さんの運営者の権限がなくなり、すべての端末がログアウトし、承認を待っている提案は差し戻されます。会員としての出資は変わりません。
      </p>
      <TextArea
        label="権限を終了する理由"
        rows={2}
        value={reason}
        error={act.failure?.fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Checkbox
        label="会員としての利用も停止する"
        checked={suspend}
        onChange={({ target }) => setSuspend(target.checked)}
      />
      <Button
        variant="danger"
        loading={act.busy}
        onClick={() => void act.run({ input: { number: member.number, suspend, reason } })}
      >
        権限の終了を提案する
      </Button>
      {act.dialog}
    </div>
  )
}

function Enrolment({ member, onChange }: OperatorProps) {
  const [reason, setReason] = useState('')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const [issued, setIssued] = useState<{ code: string; expires_at: string } | null>(null)
  const act = useAct(proposeEnrolmentDocument, {
    name: 'パスキー登録の提案',
    done: proposed,
    onDone: (data) => {
      setProposalId(data.proposeOperatorEnrolment.id)
      setReason('')
      onChange()
    },
  })
  const issue = useAct(issueCodeDocument, {
    name: '登録コードの発行',
    done: '登録コードを発行しました。',
    onDone: (data) => setIssued(data.adminIssueEnrolmentCode),
  })
  return (
    <div className={styles.form}>
      <Proposed id={proposalId} />
      <p className={styles.hint}>承認されると、24時間のあいだ、{member.name}さんがパスキーを1つ登録できます。</p>
      <TextArea
        label="パスキーを登録する理由"
        rows={2}
        value={reason}
        error={act.failure?.fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button loading={act.busy} onClick={() => void act.run({ input: { number: member.number, reason } })}>
        パスキー登録を提案する
      </Button>
      {issued !== null && (
        <Notice title={`登録コード：${issued.code}`} live>
          一度だけ表示しています。
          <DateTime value={issued.expires_at} />
          まで使えます。
        </Notice>
      )}
      <Button loading={issue.busy} onClick={() => void issue.run({ number: member.number })}>
        承認後に、登録コードを発行する
      </Button>
      <p className={styles.hint}>
        登録コードは、提案した人か承認した人が発行し、対面か電話で伝えます。もう一度発行すると、前のコードは使えなくなります。
      </p>
      {act.dialog}
      {issue.dialog}
    </div>
  )
}

/** What two other operators may do about an operator; nothing about oneself. */
export function OperatorPanel({ member, onChange }: OperatorProps) {
  const operator = useOperator()
  const isOneself = operator.id === member.number
  return (
    <Panel title="運営者" note={wordOf(memberStatusWords, member.status)}>
      {isOneself ? (
        <p className={styles.hint}>ご自身の権限とパスキーについての提案は、ほかの運営者だけができます。</p>
      ) : (
        <>
          <details className={styles.more}>
            <summary>パスキーの登録コードを用意する</summary>
            <Enrolment member={member} onChange={onChange} />
          </details>
          <details className={styles.more}>
            <summary>運営者の権限を終了する</summary>
            <Removal member={member} onChange={onChange} />
          </details>
        </>
      )}
    </Panel>
  )
}
