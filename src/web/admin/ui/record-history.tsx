import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { actionName, actorName } from '../../../domain/core/audit-words.ts'
import { useNow } from '../../app/time/now.tsx'
import { graphql, type ResultOf } from '../../gql/graphql.ts'
import { LoadingText } from '../../ui/skeleton.tsx'
import { shortTime } from './admin-format.ts'
import { Panel } from './admin-page.tsx'
import { auditFacts } from './audit-facts.ts'
import { Pager } from './pager.tsx'
import styles from './record-history.module.css'
import { actedEvent } from './use-act.tsx'

const historyDocument = graphql(`
  query RecordHistory($record: String!, $page: Int, $size: Int) {
    adminHistory(record: $record, page: $page, size: $size) {
      total
      rows { key at actor actor_name action detail request_id }
    }
  }
`)

type Line = ResultOf<typeof historyDocument>['adminHistory']['rows'][number]

const size = 10

/** Enough of a hash to tell two apart; the audit log has it in full. */
const shortHash = (text: string): string => text.replace(/^([0-9a-f]{12})[0-9a-f]{28,}$/, '$1…')

/** Who did what to a record, when, from what to what and why; newest first. @param record as the audit log names it: 'fund:3'. */
function History({ record }: { record: string }) {
  const [page, setPage] = useState(1)
  const [{ data }, execute] = useQuery({
    query: historyDocument,
    variables: { record, page, size },
    requestPolicy: 'cache-and-network',
  })
  useEffect(() => {
    const look = () => execute({ requestPolicy: 'network-only' })
    window.addEventListener(actedEvent, look)
    return () => window.removeEventListener(actedEvent, look)
  }, [execute])
  const history = data?.adminHistory
  if (history === undefined) return <LoadingText />
  if (history.total === 0) return <p className={styles.empty}>記録はまだありません。</p>
  return (
    <>
      <ol className={styles.lines}>
        {history.rows.map((line) => (
          <Entry key={line.key} line={line} />
        ))}
      </ol>
      {history.total > size && <Pager page={page} size={size} total={history.total} onPage={setPage} />}
    </>
  )
}

function Entry({ line }: { line: Line }) {
  const now = useNow()
  const facts = auditFacts(line.detail, now)
  return (
    <li>
      <p className={styles.head}>
        <b>{actionName(line.action)}</b>
        <time dateTime={line.at}>{shortTime(line.at, now)}</time>
      </p>
      <p className={styles.by}>
        {actorName(line.actor, line.actor_name)}
        {line.request_id !== null && (
          <Link
            to={`/itoadmintool/audit?${new URLSearchParams({ request: line.request_id }).toString()}`}
            title={`リクエストID ${line.request_id}`}
          >
            同じリクエストの記録
          </Link>
        )}
      </p>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map(({ label, value }) => (
            <span key={label}>
              {label}：{shortHash(value)}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

/** A record's history as a panel of its page. */
export function HistoryPanel({ record }: { record: string }) {
  return (
    <Panel
      title="履歴"
      note={
        <Link to={`/itoadmintool/audit?${new URLSearchParams({ object: record }).toString()}`}>監査ログで見る</Link>
      }
    >
      <History key={record} record={record} />
    </Panel>
  )
}

/** The same at the foot of what stands beside a table. */
export function HistorySection({ record }: { record: string }) {
  return (
    <section className={styles.section} aria-label="履歴">
      <h3>履歴</h3>
      <History key={record} record={record} />
    </section>
  )
}
