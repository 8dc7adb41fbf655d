import { Link } from 'react-router'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { memberStatusWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { Proposed } from '../../../ui/record-links.tsx'
import { OperatorPanel } from './operator-panel.tsx'
import { proposeSuspensionDocument, releaseMemberDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

interface StandingPanelProps {
  member: CaredMember
  onChange: () => void
}

/** Who seems to be the same person: somebody else is released, one and the same is suspended by two operators. */
function SamePersons({ member, onChange }: StandingPanelProps) {
  const form = useActForm(releaseMemberDocument, {
    initial: { reason: '' },
    name: '別人の判断',
    done: '別人と判断し、利用できるようにしました。',
    onDone: onChange,
    variables: ({ reason }) => ({ input: { number: member.number, reason } }),
  })
  return (
    <>
      {member.same_persons.length > 0 ? (
        <Notice tone="warning" title="同じ人の登録が、ほかにあるかもしれません">
          氏名のカナ・生年月日・電話番号が一致しています。
        </Notice>
      ) : (
        <Notice tone="warning" title="重複の疑いで、利用を保留しています">
          一致していた登録は、その後変更され、いまは見つかりません。
        </Notice>
      )}
      <ul className={styles.records}>
        {member.same_persons.map((person) => (
          <li key={person.member_number}>
            <Link to={`/itoadmintool/members/${person.member_number}`}>
              {person.member_number}　{person.name}
            </Link>
            <small>{wordOf(memberStatusWords, person.status)}</small>
          </li>
        ))}
      </ul>
      {member.status === 'held' && (
        <>
          <ActForm form={form} button="別人として、利用できるようにする">
            <TextArea label="別人と判断した理由" rows={2} {...form.field('reason')} />
            <p className={styles.hint}>
              {member.name}さん1人が、申込と登録の変更をできるようになります。出資中の金額は{figure(member.invested)}
              円です。一致していた登録は変わりません。
            </p>
          </ActForm>
          <p className={styles.hint}>同じ人の場合は、下で利用停止を提案してください。</p>
        </>
      )}
    </>
  )
}

function Suspension({ member, onChange }: StandingPanelProps) {
  const suspend = member.status !== 'suspended'
  const form = useActForm(proposeSuspensionDocument, {
    initial: { reason: '' },
    name: suspend ? '利用停止の提案' : '停止の解除の提案',
    done: '提案しました。ほかの運営者の承認を待っています。',
    onDone: onChange,
    variables: ({ reason }) => ({ input: { number: member.number, suspend, reason } }),
  })
  return (
    <ActForm
      form={form}
      variant={suspend ? 'danger' : 'outlined'}
      button={suspend ? '利用停止を提案する' : '停止の解除を提案する'}
    >
      <Proposed id={form.answer?.proposeMemberSuspension.id} />
      <p className={styles.hint}>
        {suspend
          ? `承認されると、${member.name}さん1人が、申込と登録の変更ができなくなります。出資中の${figure(member.invested)}円と、分配金・償還・返金の支払いは変わりません。`
          : `承認されると、${member.name}さん1人が、申込と登録の変更をできるようになります。出資中の金額は${figure(member.invested)}円です。`}
      </p>
      <TextArea
        label={suspend ? '利用停止の理由' : '解除の理由'}
        requirement="optional"
        rows={2}
        {...form.field('reason')}
      />
    </ActForm>
  )
}

/** Whether he may use the service, and what decides about it. */
export function StandingPanel({ member, onChange }: StandingPanelProps) {
  if (member.status === 'left') return null
  if (member.role === 'admin') return <OperatorPanel member={member} onChange={onChange} />
  return (
    <Panel title="利用の状態" note={wordOf(memberStatusWords, member.status)}>
      {(member.same_persons.length > 0 || member.status === 'held') && (
        <SamePersons member={member} onChange={onChange} />
      )}
      <details className={styles.more} open={member.status === 'suspended'}>
        <summary>{member.status === 'suspended' ? '利用停止を解除する' : '利用を停止する'}</summary>
        <Suspension member={member} onChange={onChange} />
      </details>
    </Panel>
  )
}
