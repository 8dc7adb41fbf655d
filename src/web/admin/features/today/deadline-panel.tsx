import { Link } from 'react-router'
import { daysBetween, japanDateOf, type JapanDate } from '../../../../domain/calendar.ts'
import { Panel } from '../../ui/admin-page.tsx'
import { shortDay } from '../../ui/admin-format.ts'
import type { LegalDeadline } from './today-queries.ts'
import styles from './today.module.css'

const soonDays = 14

/** Where it is seen to; null where it is not done in the back office. */
const places: Record<LegalDeadline['kind'], { to: string; word: string } | null> = {
  tax: { to: '/itoadmintool/tax', word: '納付の記録' },
  payment_report: { to: '/itoadmintool/tax', word: '支払調書' },
  dividend: { to: '/itoadmintool/project/performance', word: '入力' },
  term_end: { to: '/itoadmintool/project/performance', word: '期の一覧' },
  renewal_choice: { to: '/itoadmintool/project/performance', word: '期の一覧' },
  identity_method: { to: '/itoadmintool/identity?view=approved', word: '一覧' },
  licence: null,
}

function daysLeftText(days: number): string {
  if (days < 0) return `${-days}日超過`
  return days === 0 ? '本日' : `あと${days}日`
}

function Deadline({ deadline, now }: { deadline: LegalDeadline; now: number }) {
  const days = daysBetween(japanDateOf(new Date(now)), deadline.due_on as JapanDate)
  const tone = days < 0 ? 'late' : days <= soonDays ? 'near' : undefined
  const place = places[deadline.kind]
  return (
    <li className={styles.deadline}>
      <p className={styles.day}>
        <time dateTime={deadline.due_on}>{shortDay(deadline.due_on, now)}</time>
        <span className={styles.due} data-tone={tone}>{daysLeftText(days)}</span>
      </p>
      <p className={styles.matter}>
        <b>{deadline.title}</b>
        <span>{deadline.detail}</span>
      </p>
      <p className={styles.source}>
        {deadline.source}
        {place !== null && <Link to={place.to} aria-label={`${deadline.title}：${place.word}`}>{place.word}</Link>}
      </p>
    </li>
  )
}

/** What laws and the terms of contract ask in the next twelve months. */
export function DeadlinePanel({ deadlines, now }: { deadlines: readonly LegalDeadline[]; now: number }) {
  return (
    <Panel title="法令と約款の期限" note="12か月先まで" tight>
      {deadlines.length === 0 ? <p className={styles.nothing}>12か月先までに期限はありません</p> : (
        <ul className={styles.deadlines}>
          {deadlines.map((deadline) => <Deadline key={`${deadline.due_on}${deadline.title}`} deadline={deadline} now={now} />)}
        </ul>
      )}
    </Panel>
  )
}
