import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { auditFacts } from '../../../ui/audit-facts.ts'
import { actionName, actorName, objectName } from '../../../../../domain/core/audit-words.ts'
import { ChangeTable, FactList } from '../../../ui/facts.tsx'
import { RecordLink } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { auditedProposalDocument, type AuditLine } from './audit-queries.ts'
import styles from './audit.module.css'

/** One line in full: who, when, from what to what, why, and its link of the chain. */
export function LinePanel({ line, onClose }: { line: AuditLine; onClose: () => void }) {
  const now = useNow()
  const more = `?object=${line.object_type}:${line.object_id}`
  return (
    <SidePanel title={actionName(line.action)} onClose={onClose}>
      <FactList
        facts={[
          { label: '日時', value: <time dateTime={line.at}>{shortTime(line.at, now)}</time> },
          { label: '操作者', value: actorName(line.actor, line.actor_name) },
          {
            label: '対象',
            value: (
              <RecordLink type={line.object_type} id={line.object_id}>
                {objectName(line.object_type, line.object_id)}
              </RecordLink>
            ),
          },
          ...auditFacts(line.detail, now),
        ]}
      />
      {line.object_type === 'proposal' && <Agreed id={line.object_id} />}
      <p className={styles.links}>
        <Link to={more}>同じ対象の記録</Link>
        {line.request_id !== null && (
          <Link to={`?${new URLSearchParams({ request: line.request_id }).toString()}`}>同じリクエストの記録</Link>
        )}
      </p>
      <FactList
        facts={[
          {
            label: 'リクエストID',
            value: line.request_id === null ? '—' : <code className={styles.code}>{line.request_id}</code>,
          },
          ...(line.session_mark === null
            ? []
            : [{ label: 'セッション', value: <code className={styles.code}>{line.session_mark}</code> }]),
          ...(line.address === null
            ? []
            : [{ label: 'IPアドレス', value: <code className={styles.code}>{line.address}</code> }]),
          { label: '連番', value: line.seq === null ? '記録中' : figure(line.seq) },
          { label: '記録の名前', value: <code className={styles.code}>{line.action}</code> },
          { label: 'ハッシュ', value: <code className={styles.code}>{line.hash ?? '—'}</code> },
        ]}
      />
    </SidePanel>
  )
}

function Agreed({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: auditedProposalDocument, variables: { id } })
  const proposal = data?.adminProposals.rows[0]
  if (proposal === undefined) return data === undefined ? <LoadingText /> : null
  return (
    <>
      <h3 className={styles.title}>{proposal.title}</h3>
      <FactList
        facts={[
          { label: '影響', value: `${figure(proposal.people)}人・${figure(proposal.yen)}円` },
          { label: '提案', value: proposal.proposed_by },
          { label: '理由', value: proposal.reason || '—' },
          ...(proposal.decided_by === null
            ? []
            : [
                { label: '決定', value: proposal.decided_by },
                { label: '決定の理由', value: proposal.decision_reason || '—' },
              ]),
        ]}
      />
      <ChangeTable changes={proposal.changes} />
    </>
  )
}
