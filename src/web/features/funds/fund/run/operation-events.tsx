import { makingWord } from '../../../../../domain/funds/fund-picture.ts'
import { Card } from '../../../../ui/card.tsx'
import { formatDate, formatYearDay, formatYen } from '../../../../ui/format.ts'
import { SectionTitle } from '../../../../ui/heading.tsx'
import { DateTime } from '../../../../ui/money.tsx'
import { Tag, type TagTone } from '../../../../ui/tag.tsx'
import { FundPicture } from '../fund-picture.tsx'
import type { Fund } from '../fund-queries.ts'
import { signedYen } from './run-facts.ts'
import styles from './operation-events.module.css'

type OperationEvent = Fund['operation_events'][number]
type Entry = OperationEvent['entries'][number]
type Picture = Entry['pictures'][number]

const tones: Record<OperationEvent['state'], TagTone> = { ahead: 'waiting', going_on: 'primary', finished: 'done' }
const moments = ['before', 'during', 'after'] as const

/** What happened while the fund was at work: each with its days, its money, its pictures, and everything that was told of it. */
export function OperationEvents({ events }: { events: readonly OperationEvent[] }) {
  return (
    <section className={`below-fold ${styles.section}`} id="events" aria-labelledby="events-title">
      <SectionTitle id="events-title">運用中の出来事</SectionTitle>
      <div className={styles.events}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </div>
    </section>
  )
}

function EventCard({ event }: { event: OperationEvent }) {
  const { entries } = event
  const last = entries.at(-1)
  const pictures = entries.flatMap((entry) => entry.pictures)
  return (
    <Card as="article" className={styles.event} aria-labelledby={`event-${event.id}`}>
      <div className={styles.head}>
        <p className={styles.words}>
          <Tag tone={tones[event.state]}>{event.state_label}</Tag>
          <span>{event.label}</span>
          {event.place !== null && <span>{event.place}</span>}
        </p>
        <h3 id={`event-${event.id}`}>{event.title}</h3>
      </div>
      {last !== undefined && (
        <dl className={styles.facts}>
          {rowsOf(event, last).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      <ol className={styles.entries}>
        {entries.map((entry, place) => (
          <li key={entry.told_at}>
            <p className={styles.told}>
              <DateTime value={entry.told_at} />
              {entries.length > 1 && <b>{entryName(entry, place)}</b>}
            </p>
            <Lines text={entry.happening} />
            <dl>
              <div>
                <dt>対応</dt>
                <dd>
                  <Lines text={entry.measures} />
                </dd>
              </div>
              <div>
                <dt>分配と元本への影響</dt>
                <dd>
                  <Lines text={entry.effect} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const entryName = ({ ended_on: ended }: Entry, place: number): string => {
  if (ended !== null) return '完了のお知らせ'
  return place === 0 ? '最初のお知らせ' : '続報'
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => <p key={place}>{line}</p>)
}

/** How it stands, by the last that was told. */
function rowsOf(event: OperationEvent, last: Entry): (readonly [string, string])[] {
  const { budget, cost, planned_end_on: plannedEnd, ended_on: ended, next_word_on: nextWord } = last
  const row = (term: string, value: string | null) => (value === null ? [] : [[term, value] as const])
  const day = (on: string | null) => (on === null ? null : formatDate(on))
  const difference = budget === null || cost === null ? null : cost - budget
  return [
    ...row(event.state === 'ahead' ? '開始の予定' : '発生・開始', day(event.happened_on)),
    ...row('完了の予定', ended === null ? day(plannedEnd) : null),
    ...row('完了', day(ended)),
    ...row('予算', budget === null ? null : formatYen(budget)),
    ...row('実績', cost === null ? null : formatYen(cost)),
    ...row('予算との差', difference === null ? null : signedYen(difference)),
    ...row('次のお知らせ', nextWord === null ? null : `${formatDate(nextWord)}まで`),
  ]
}

/** What it was like before stands beside what it is like now. */
function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const inOrder = moments.flatMap((moment) => pictures.filter((picture) => picture.moment === moment))
  return (
    <ul className={styles.pictures} role="list">
      {inOrder.map(({ label, image }) => (
        <li key={image.url}>
          <figure>
            <div className={styles.picture}>
              <FundPicture image={image} sizes="(min-width: 48em) 400px, 100vw" />
            </div>
            {image.facts !== null && (
              <figcaption>
                <b>{label}</b>
                <span>{image.facts.caption}</span>
                <small>
                  {image.facts.made_on !== null && `${formatYearDay(image.facts.made_on)} `}
                  {makingWord({ isRendering: image.facts.is_rendering, subject: image.facts.kind })}{' '}
                  {image.facts.made_by}
                </small>
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
