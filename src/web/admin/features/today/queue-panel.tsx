import { useState } from 'react'
import { Link } from 'react-router'
import { QUEUE_TITLES } from '../../../../domain/queue-words.ts'
import { queuePlaces, takeQueueDocument, useQueues, type WorkQueue } from '../../shell/queues.ts'
import { Panel } from '../../ui/admin-page.tsx'
import { figure, shortTime, waitingFor } from '../../ui/admin-format.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { useAct } from '../../ui/use-act.tsx'
import styles from './today.module.css'

function QueueName({ queue }: { queue: WorkQueue }) {
  const { to, note } = queuePlaces[queue.name]
  const title = QUEUE_TITLES[queue.name]
  const name = to === null ? title : <Link to={to}>{title}</Link>
  return (
    <span className={styles.queue} data-done={queue.count === 0 || undefined}>
      {name}
      {note !== undefined && <small>{note}</small>}
    </span>
  )
}

const dayMilliseconds = 24 * 60 * 60 * 1000

function Deadline({ dueAt, now }: { dueAt: string; now: number }) {
  const left = Date.parse(dueAt) - now
  const tone = left < 0 ? 'late' : left < dayMilliseconds ? 'near' : undefined
  return (
    <time className={styles.due} dateTime={dueAt} data-tone={tone}>
      {shortTime(dueAt, now)}
      {left < 0 && '　超過'}
    </time>
  )
}

/** Whose the queue is; a press takes it or gives it back. */
function Duty({ queue: { name, duty: read } }: { queue: WorkQueue }) {
  const { refetch } = useQueues()
  // What one's own press has answered stands until the queues have been read anew: the next press may follow at once.
  const [own, setOwn] = useState<{ duty: WorkQueue['duty']; before: WorkQueue['duty'] } | null>(null)
  const duty = own !== null && own.before === read ? own.duty : read
  const title = QUEUE_TITLES[name]
  const isMine = duty?.is_mine ?? false
  const onDone = ({ adminTakeQueue }: { adminTakeQueue: WorkQueue['duty'] }) => {
    setOwn({ duty: adminTakeQueue, before: read })
    refetch()
  }
  const act = useAct(takeQueueDocument, { name: '担当の変更', done: isMine ? `「${title}」の担当を外れました。` : `「${title}」の担当になりました。`, onDone })
  const press = async () => {
    if (act.busy) return
    if ((await act.run({ input: { name, take: !isMine, seen: duty?.operator_id ?? null } })) === null) refetch()
  }
  const word = isMine ? '外れる' : duty === null ? '担当する' : '代わる'
  return (
    <span className={styles.duty}>
      {duty !== null && <span>{duty.name}{isMine && '（あなた）'}</span>}
      <button type="button" aria-label={`「${title}」の担当：${word}`} aria-disabled={act.busy} onClick={() => void press()}>{word}</button>
      {act.dialog}
    </span>
  )
}

const columnsAt = (now: number): Column<WorkQueue>[] => [
  { name: '業務', cell: (queue) => <QueueName queue={queue} /> },
  { name: '件数', align: 'right', cell: ({ count }) => (count === 0 ? <span className={styles.done}>なし</span> : <b>{figure(count)}</b>) },
  { name: '金額（円）', align: 'right', cell: ({ count, yen }) => (count === 0 || yen === null ? '—' : figure(yen)) },
  { name: '最も古いもの', align: 'right', cell: ({ oldest_at: oldest }) => (oldest === null ? '—' : <time dateTime={oldest}>{waitingFor(oldest, now)}</time>) },
  { name: '期限', cell: ({ due_at: dueAt }) => (dueAt === null ? '—' : <Deadline dueAt={dueAt} now={now} />) },
  { name: '担当', cell: (queue) => <Duty queue={queue} /> },
]

/** Everything that waits for a person; what is done stands at the end and says so. */
export function QueuePanel({ queues, now }: { queues: readonly WorkQueue[] | undefined; now: number }) {
  const open = queues?.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel title="対応が必要な業務" note={open === 0 ? 'すべて完了しています' : '期限の近い順'} tight>
      <DataTable caption="対応が必要な業務" columns={columnsAt(now)} rows={queues} rowKey={({ name }) => name} empty="業務はありません" />
    </Panel>
  )
}
