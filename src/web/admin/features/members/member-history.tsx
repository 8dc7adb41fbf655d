import { Link } from 'react-router'
import { useNow } from '../../../app/now.tsx'
import { Panel } from '../../ui/admin-page.tsx'
import { shortTime } from '../../ui/admin-format.ts'
import { auditFacts } from '../../ui/audit-facts.ts'
import { actionName, actorName } from '../../ui/audit-words.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import type { CaredMember } from './member-queries.ts'

type Mail = CaredMember['mails'][number]
type Line = CaredMember['history'][number]

function mailState({ sent_at: sentAt, undeliverable_at: undeliverableAt }: Mail): string {
  if (undeliverableAt !== null) return '不達'
  return sentAt === null ? '送信待ち' : '送信済み'
}

const mailColumns = (now: number): Column<Mail>[] => [
  { name: '件名', cell: ({ subject }) => subject },
  { name: '結果', cell: mailState },
  { name: '日時', cell: ({ sent_at: sentAt, created_at: createdAt }) => <time dateTime={sentAt ?? createdAt}>{shortTime(sentAt ?? createdAt, now)}</time> },
]

const historyColumns = (now: number): Column<Line>[] => [
  { name: '日時', cell: ({ at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: '操作', cell: ({ action }) => actionName(action) },
  { name: '操作した人', cell: ({ actor, actor_name: name }) => actorName(actor, name) },
  { name: '内容', cell: ({ detail }) => auditFacts(detail, now).map(({ label, value }) => `${label}：${value}`).join('　') || '—' },
]

/** The mails that went to him, and everything that he did or that was done. */
export function MemberHistory({ member }: { member: CaredMember }) {
  const now = useNow()
  const all = `/itoadmintool/audit?${new URLSearchParams({ object: member.audit_object }).toString()}`
  return (
    <>
      <Panel title="メール" note="新しい順に100通まで" tight>
        <DataTable caption="メール" columns={mailColumns(now)} rows={member.mails} rowKey={({ id }) => id} empty="メールはありません" />
      </Panel>
      <Panel title="履歴" note={<Link to={all}>監査ログで見る</Link>} tight>
        <DataTable caption="履歴" columns={historyColumns(now)} rows={member.history} rowKey={({ id }) => id} empty="記録はありません" />
      </Panel>
    </>
  )
}
