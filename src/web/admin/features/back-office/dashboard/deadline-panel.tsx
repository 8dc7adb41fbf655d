import { Link } from 'react-router'
import { Panel } from '../../../ui/admin-page.tsx'
import { Due } from '../../../ui/due.tsx'
import { lawDaysAhead } from './day-items.ts'
import { deadlinePlaces } from './deadline-places.ts'
import type { LegalDeadline } from './dashboard-queries.ts'
import styles from './dashboard.module.css'

function Deadline({ deadline, now }: { deadline: LegalDeadline; now: number }) {
  const place = deadlinePlaces[deadline.kind]
  return (
    <li className={styles.deadline}>
      <p className={styles.day}>
        <Due day={deadline.due_on} now={now} />
      </p>
      <p className={styles.matter}>
        <b>{deadline.title}</b>
        <span>{deadline.detail}</span>
      </p>
      <p className={styles.source}>
        {deadline.source}
        {place !== null && (
          <Link to={place.to} aria-label={`${deadline.title}：${place.word}`}>
            {place.word}
          </Link>
        )}
      </p>
    </li>
  )
}

/** What laws and the terms of contract ask in the next twelve months. */
export function DeadlinePanel({ deadlines, now }: { deadlines: readonly LegalDeadline[]; now: number }) {
  return (
    <Panel title="法令と約款の期限" note={`12か月先まで・${lawDaysAhead}日前から対応が必要な業務に入ります`} tight>
      {deadlines.length === 0 ? (
        <p className={styles.nothing}>12か月先までに期限はありません</p>
      ) : (
        <ul className={styles.deadlines}>
          {deadlines.map((deadline) => (
            <Deadline key={`${deadline.due_on}${deadline.title}`} deadline={deadline} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
