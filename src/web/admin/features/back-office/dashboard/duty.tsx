import { useState } from 'react'
import { QUEUE_TITLES } from '../../../../../domain/core/queue-words.ts'
import { takeQueueDocument, useQueues, type WorkQueue } from '../../../shell/queues.ts'
import { useAct } from '../../../ui/use-act.tsx'
import styles from './dashboard.module.css'

/** Whose the queue is; a press takes it or gives it back. */
export function Duty({ queue: { name, duty: read } }: { queue: WorkQueue }) {
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
  const act = useAct(takeQueueDocument, {
    name: '担当の変更',
    done: isMine ? `「${title}」の担当を外れました。` : `「${title}」の担当になりました。`,
    onDone,
  })
  const press = async () => {
    if (act.busy) return
    if ((await act.run({ input: { name, take: !isMine, seen: duty?.operator_id ?? null } })) === null) refetch()
  }
  const word = isMine ? '外れる' : duty === null ? '担当する' : '代わる'
  return (
    <span className={styles.duty}>
      {duty !== null && (
        <span>
          {duty.name}
          {isMine && '（あなた）'}
        </span>
      )}
      <button
        type="button"
        aria-label={`「${title}」の担当：${word}`}
        aria-disabled={act.busy}
        onClick={() => void press()}
      >
        {word}
      </button>
      {act.dialog}
    </span>
  )
}
