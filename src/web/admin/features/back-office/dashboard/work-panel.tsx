import { useState } from 'react'
import { Link } from 'react-router'
import { QUEUE_TITLES } from '../../../../../domain/core/queue-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { queuePlaces, type WorkQueue } from '../../../shell/queues.ts'
import { figure } from '../../../ui/admin-format.ts'
import { DueAt } from '../../../ui/due.tsx'
import { dayParts, type DayItem, type DayPart } from './day-items.ts'
import { Duty } from './duty.tsx'
import styles from './dashboard.module.css'

function Item({ item, now }: { item: DayItem; now: number }) {
  const { part, title, facts, to, act, entries, dueAt, queue, preparedBy } = item
  const isLate = dueAt !== null && Date.parse(dueAt) < now
  return (
    <li className={styles.item} data-late={isLate || undefined} aria-label={title}>
      <span className={styles.part} data-part={part}>
        {part}
      </span>
      <p className={styles.subject}>
        {to === null ? (
          <b>{title}</b>
        ) : (
          <b>
            <Link to={to}>{title}</Link>
          </b>
        )}
        <span>{facts}</span>
        {entries.map((entry) => (
          <span key={entry.to}>
            <Link to={entry.to}>{entry.title}</Link>　{entry.facts}
          </span>
        ))}
      </p>
      <p className={styles.when}>
        {dueAt === null ? <span className={styles.noDay}>期限なし</span> : <DueAt at={dueAt} now={now} />}
        {preparedBy !== null && <span>準備　{preparedBy}</span>}
        {queue !== null && <Duty queue={queue} />}
      </p>
      <p className={styles.act}>
        {to !== null && act !== '' && (
          <Link to={to} aria-label={`${title}：${act}`}>
            {act}
          </Link>
        )}
      </p>
    </li>
  )
}

function PartFilter({
  items,
  chosen,
  onChoose,
}: {
  items: readonly DayItem[]
  chosen: DayPart | null
  onChoose: (part: DayPart | null) => void
}) {
  const count = (part: DayPart | null) => items.filter((item) => part === null || item.part === part).length
  return (
    <div className={styles.parts} role="group" aria-label="業務の種類">
      {[null, ...dayParts].map((part) => (
        <button key={part ?? ''} type="button" aria-pressed={chosen === part} onClick={() => onChoose(part)}>
          {part ?? 'すべて'}
          <b>{figure(count(part))}</b>
        </button>
      ))}
    </div>
  )
}

/** Everything that waits for an operator in one list by deadline. */
export function WorkPanel({ items, now }: { items: readonly DayItem[]; now: number }) {
  const [part, setPart] = useState<DayPart | null>(null)
  const shown = part === null ? items : items.filter((item) => item.part === part)
  return (
    <section className={styles.work} aria-label="対応が必要な業務">
      <div className={styles.workHead}>
        <h2>対応が必要な業務</h2>
        <PartFilter items={items} chosen={part} onChoose={setPart} />
        <span className={styles.order}>期限の近い順</span>
      </div>
      {shown.length === 0 ? (
        <p className={styles.nothing}>
          <Icon name="check" size={16} />
          対応が必要な業務はありません
        </p>
      ) : (
        <ul className={styles.items}>
          {shown.map((item) => (
            <Item key={item.key} item={item} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** What goes on without an operator, folded. */
export function AutomaticWork({ items }: { items: readonly DayItem[] }) {
  if (items.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="play" size={16} />
        <b>自動で進む業務（{figure(items.length)}）</b>
        <span>{items.map(({ title }) => title).join('、')}</span>
      </summary>
      <ul className={styles.foldList}>
        {items.map(({ key, title, facts, to, queue }) => (
          <li key={key} aria-label={title}>
            <p className={styles.subject}>
              {to === null ? title : <Link to={to}>{title}</Link>}
              <span>{facts}</span>
            </p>
            <span className={styles.note}>{queue === null ? '' : queuePlaces[queue.name].note}</span>
            {queue !== null && <Duty queue={queue} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What is done, folded into one line with its number. */
export function EmptyQueues({ queues }: { queues: readonly WorkQueue[] }) {
  if (queues.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="check" size={16} />
        <b>0件の業務（{figure(queues.length)}）</b>
        <span>すべて処理済みです</span>
      </summary>
      <ul className={styles.foldList}>
        {queues.map((queue) => {
          const { to } = queuePlaces[queue.name]
          const title = QUEUE_TITLES[queue.name]
          return (
            <li key={queue.name} aria-label={title}>
              <p className={styles.subject}>{to === null ? title : <Link to={to}>{title}</Link>}</p>
              <Duty queue={queue} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
