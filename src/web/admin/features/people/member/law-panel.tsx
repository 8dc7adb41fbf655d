import { useNow } from '../../../../app/time/now.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { Proposed } from '../../../ui/record-links.tsx'
import { proposeForeignOfficialDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

interface LawPanelProps {
  member: CaredMember
  onChange: () => void
}

function OfficialApproval({ member, onChange }: LawPanelProps) {
  const form = useActForm(proposeForeignOfficialDocument, {
    initial: { reason: '' },
    name: '承認の提案',
    done: '提案しました。ほかの運営者の承認を待っています。',
    onDone: onChange,
    variables: ({ reason }) => ({ input: { number: member.number, reason } }),
  })
  if (form.answer !== null) return <Proposed id={form.answer.proposeForeignOfficial.id} />
  return (
    <ActForm form={form} variant="outlined" button="お申し込みの承認を提案する">
      <Notice tone="warning" title="承認されるまで、お申し込みいただけません">
        外国の重要な公的地位にある方との取引には、厳格な確認と、統括管理者などの承認が必要です（犯収法4条2項・11条）。
      </Notice>
      <TextArea
        label="確かめた内容と、承認する理由"
        hint="地位の内容、もう1つの本人確認書類、出資するお金の出どころなど"
        rows={3}
        {...form.field('reason')}
      />
    </ActForm>
  )
}

/** What he answered to the law's own questions, each time; and the approval that an office abroad asks for. */
export function LawPanel({ member, onChange }: LawPanelProps) {
  const now = useNow()
  if (member.role === 'admin') return null
  const answers = member.law_answers
  const waits = answers.some((answer) => answer.is_official && answer.approved_at === null)
  return (
    <Panel title="取引の目的・職業" note={answers.length === 0 ? '未回答' : waits ? '承認待ち' : '回答済み'}>
      {answers.length === 0 && (
        <p className={styles.hint}>会員のマイページで回答をお願いしています。未回答でも、お申し込みはできます。</p>
      )}
      <ul className={styles.records}>
        {answers.map((answer) => (
          <li key={answer.id}>
            <b>{answer.purpose}</b>
            <small>
              <time dateTime={answer.answered_at}>{shortTime(answer.answered_at, now)}</time>　職業：{answer.occupation}
            </small>
            <p>
              外国の重要な公的地位：{answer.foreign_official}
              {answer.approved_at !== null && `（${shortTime(answer.approved_at, now)} 承認）`}
            </p>
          </li>
        ))}
      </ul>
      {waits && <OfficialApproval member={member} onChange={onChange} />}
    </Panel>
  )
}
