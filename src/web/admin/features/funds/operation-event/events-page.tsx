import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { operationEventList } from '../../../../../domain/tables/operation-events.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Due } from '../../../ui/due.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { EventDetails } from './event-details.tsx'
import { operationEventsDocument, type RecordedEvent } from './event-queries.ts'
import { RecordEventForm } from './record-event-form.tsx'
import styles from './event.module.css'

const tones = { ahead: 'waiting', going_on: 'primary', finished: 'done' } as const

const columnsAt = (now: number, onChoose: (id: string) => void): Column<RecordedEvent>[] =>
  pageColumns(operationEventList, now, {
    title: ({ event }) => (
      <>
        {event.title}
        <br />
        <small>{event.label}</small>
      </>
    ),
    state: ({ event, is_important: isImportant }) => (
      <>
        <Tag tone={event.entries.length === 0 ? 'warning' : tones[event.state]}>
          {event.entries.length === 0 ? '未公表' : event.state_label}
        </Tag>
        {isImportant && (
          <>
            <br />
            <small>重要（二人で決定）</small>
          </>
        )}
      </>
    ),
    due_on: ({ due_on: on }) => (on === null ? '—' : <Due day={on} now={now} />),
    duty: ({ duty, is_overdue: isOverdue }) =>
      duty === null ? '—' : <span data-late={isOverdue || undefined}>{duty}</span>,
    act: ({ id, event }) => (
      <Button size="small" onClick={() => onChoose(id)}>
        {event.state === 'finished' ? '見る' : '対応する'}
        <span className="visually-hidden">：{event.title}</span>
      </Button>
    ),
  })

/** What happened to funds at work, by when investors hear of it, and what they were told. */
export function EventsPage() {
  const now = useNow()
  const [chosen, setChosen] = useState<string | 'new' | null>(null)
  const [{ data }, refetch] = useQuery({ query: operationEventsDocument, requestPolicy: 'cache-and-network' })
  const event = data?.adminOperationEvents.find(({ id }) => id === chosen)
  const again = () => refetch({ requestPolicy: 'network-only' })
  return (
    <AdminPage
      title="運用中の出来事"
      note="知った日から、お知らせの期限を数えます。重要な出来事は、二人の運営者で決定し、投資家へメールでもお知らせします"
      actions={
        <Button variant="filled" onClick={() => setChosen('new')}>
          出来事を記録する
        </Button>
      }
    >
      {chosen === 'new' && (
        <RecordEventForm
          funds={data?.adminEventFunds ?? []}
          onClose={() => setChosen(null)}
          onDone={(id) => {
            setChosen(id)
            again()
          }}
        />
      )}
      <Panel title="出来事" tight>
        <div className={styles.list}>
          <DataTable
            caption="運用中の出来事"
            columns={columnsAt(now, setChosen)}
            rows={data?.adminOperationEvents}
            rowKey={({ id }) => id}
            empty="出来事の記録はありません"
          />
        </div>
      </Panel>
      {event !== undefined && (
        <>
          <EventDetails key={`${event.id}:${event.event.entries.length}`} event={event} onDone={again} />
          <p>
            <Link to={`/projects/${event.fund_id}`}>ファンドのページを見る</Link>
          </p>
        </>
      )}
    </AdminPage>
  )
}
