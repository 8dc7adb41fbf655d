import { useState } from 'react'
import { memberStatusWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox, TextArea } from '../../../../ui/field.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useOperator } from '../../../shell/operator.ts'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { Proposed } from '../../../ui/record-links.tsx'
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

const proposed = '提案しました。ほかの運営者の承認を待っています。'

function Removal({ member, onChange }: OperatorProps) {
  const form = useActForm(proposeRemovalDocument, {
    initial: { reason: '', suspend: false },
    name: '権限の終了の提案',
    done: proposed,
    onDone: onChange,
    variables: (values) => ({ input: { number: member.number, ...values } }),
  })
  return (
    <ActForm form={form} variant="danger" button="権限の終了を提案する">
      <Proposed id={form.answer?.proposeOperatorRemoval.id} />
      <p className={styles.hint}>
        承認されると、{member.name}
        さんの運営者の権限がなくなり、すべての端末がログアウトし、承認を待っている提案は差し戻されます。会員としての出資は変わりません。
      </p>
      <TextArea label="権限を終了する理由" rows={2} {...form.field('reason')} />
      <Checkbox label="会員としての利用も停止する" {...form.checked('suspend')} />
    </ActForm>
  )
}

function Enrolment({ member, onChange }: OperatorProps) {
  const form = useActForm(proposeEnrolmentDocument, {
    initial: { reason: '' },
    name: 'パスキー登録の提案',
    done: proposed,
    onDone: onChange,
    variables: ({ reason }) => ({ input: { number: member.number, reason } }),
  })
  const [issued, setIssued] = useState<{ code: string; expires_at: string } | null>(null)
  const issue = useAct(issueCodeDocument, {
    name: '登録コードの発行',
    done: '登録コードを発行しました。',
    onDone: (data) => setIssued(data.adminIssueEnrolmentCode),
  })
  return (
    <div className={styles.stack}>
      <ActForm form={form} variant="outlined" button="パスキー登録を提案する">
        <Proposed id={form.answer?.proposeOperatorEnrolment.id} />
        <p className={styles.hint}>承認されると、24時間のあいだ、{member.name}さんがパスキーを1つ登録できます。</p>
        <TextArea label="パスキーを登録する理由" rows={2} {...form.field('reason')} />
      </ActForm>
      {issued !== null && (
        <Notice title={`登録コード：${issued.code}`} live>
          一度だけ表示しています。
          <DateTime value={issued.expires_at} />
          まで使えます。
        </Notice>
      )}
      <div>
        <Button loading={issue.busy} onClick={() => void issue.run({ number: member.number })}>
          承認後に、登録コードを発行する
        </Button>
      </div>
      <p className={styles.hint}>
        登録コードは、提案した人か承認した人が発行し、対面か電話で伝えます。もう一度発行すると、前のコードは使えなくなります。
      </p>
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
