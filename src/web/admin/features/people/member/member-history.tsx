import { useNow } from '../../../../app/time/now.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { memberMailList } from '../../../../../domain/tables/member-page.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { HistoryPanel } from '../../../ui/record-history.tsx'
import type { CaredMember } from './member-queries.ts'

type Mail = CaredMember['mails'][number]

function mailState({ sent_at: sentAt, undeliverable_at: undeliverableAt }: Mail): string {
  if (undeliverableAt !== null) return '不達'
  return sentAt === null ? '送信待ち' : '送信済み'
}

const mailColumns = (now: number): Column<Mail>[] =>
  pageColumns(memberMailList, now, {
    result: mailState,
    at: ({ sent_at: sentAt, created_at: createdAt }) => (
      <time dateTime={sentAt ?? createdAt}>{shortTime(sentAt ?? createdAt, now)}</time>
    ),
  })

/** The mails that went to him, and everything that he did or that was done. */
export function MemberHistory({ member }: { member: CaredMember }) {
  const now = useNow()
  return (
    <>
      <Panel title="メール" note="新しい順に100通まで" tight>
        <DataTable
          caption="メール"
          columns={mailColumns(now)}
          rows={member.mails}
          rowKey={({ id }) => id}
          empty="メールはありません"
        />
      </Panel>
      <HistoryPanel record={member.audit_object} />
    </>
  )
}
