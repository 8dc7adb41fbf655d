import { Link } from 'react-router'
import { eventMoneyText } from '../../../../../domain/funds/operation-event.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { shortDay, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { EventEntryForm } from './event-entry-form.tsx'
import { withdrawOperationEventDocument, type RecordedEvent } from './event-queries.ts'
import styles from './event.module.css'

interface EventDetailsProps {
  event: RecordedEvent
  onDone: () => void
}

/** What is known of an event, what investors were told, and what comes next. */
export function EventDetails({ event: recorded, onDone }: EventDetailsProps) {
  const now = useNow()
  const { event } = recorded
  const isOver = event.entries.some(({ ended_on: on }) => on !== null)
  return (
    <>
      <Panel title={event.title} note={recorded.fund_name}>
        <FactList
          facts={[
            { label: '種類', value: `${event.label}${recorded.is_important ? '（重要）' : ''}` },
            { label: '対象', value: recorded.part_name ?? 'ファンド全体' },
            { label: '発生・開始の日', value: shortDay(event.happened_on, now) },
            { label: '当社が知った日', value: shortDay(recorded.learned_on, now) },
            ...(recorded.duty === null ? [] : [{ label: '対応', value: recorded.duty }]),
          ]}
        />
        {recorded.is_proposed && (
          <p className={styles.text}>
            <Link to="/itoadmintool/approvals">承認待ちの文面を見る</Link>
          </p>
        )}
      </Panel>
      {event.entries.length > 0 && (
        <Panel title="公表した内容" note="公表した内容は変更できません">
          <ol className={styles.entries}>
            {event.entries.map((entry) => (
              <li key={entry.told_at}>
                <p>
                  <b>{shortTime(entry.told_at, now)}</b>
                  {entry.is_important ? '　メールでも送信' : ''}
                </p>
                <p>{entry.happening}</p>
                <p>対応：{entry.measures}</p>
                <p>分配と元本への影響：{entry.effect}</p>
                {eventMoneyText(entry) !== null && <p>{eventMoneyText(entry)}</p>}
                {entry.pictures.length > 0 && (
                  <ul className={styles.told}>
                    {entry.pictures.map(({ label, image }) => (
                      <li key={image.url}>
                        <img src={image.url} alt={image.facts?.alt ?? ''} width={120} height={80} loading="lazy" />
                        <small>{label}</small>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      {!isOver && !recorded.is_proposed && <EventEntryForm event={recorded} onDone={onDone} />}
      {event.entries.length === 0 && !recorded.is_proposed && <Withdrawal id={recorded.id} onDone={onDone} />}
    </>
  )
}

function Withdrawal({ id, onDone }: { id: string; onDone: () => void }) {
  const form = useActForm(withdrawOperationEventDocument, {
    initial: { reason: '' },
    name: '記録の取り消し',
    done: '出来事の記録を取り消しました。',
    onDone,
    variables: ({ reason }) => ({ id, reason }),
  })
  return (
    <Panel title="誤って記録したとき" note="記録した運営者とは別の運営者が取り消します">
      <ActForm form={form} width="wide" variant="outlined" button="記録を取り消す">
        <DenseInput label="取り消す理由" needed {...form.field('reason')} />
      </ActForm>
    </Panel>
  )
}
