import { Link, useParams } from 'react-router'
import { useQuery } from 'urql'
import { INCIDENT_KINDS, INCIDENT_NOTICES } from '../../../../../domain/back-office/incident.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortDay, shortTime } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { FactList, FactStrip } from '../../../ui/facts.tsx'
import { HistorySection } from '../../../ui/record-history.tsx'
import { AffectedSearch } from './affected-search.tsx'
import { IncidentForm } from './incident-form.tsx'
import { incidentDocument, updateIncidentDocument, type Incident } from './incident-queries.ts'
import { NoticePanel } from './notice-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import styles from './incident.module.css'

/** One incident: what the law still asks, what is known, whom it touches, and what was said. */
export function IncidentPage() {
  const { id = '' } = useParams()
  const now = useNow()
  const [{ data, fetching }, refetch] = useQuery({
    query: incidentDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const again = () => refetch({ requestPolicy: 'network-only' })
  const incident = data?.adminIncident ?? null
  const parent = { to: '/itoadmintool/incidents', name: 'インシデント' }
  if (incident === null)
    return (
      <AdminPage title="インシデント" parent={parent}>
        {!fetching && <Notice tone="warning" title="該当するインシデントがありません。" />}
      </AdminPage>
    )
  return (
    <AdminPage
      title={incident.title}
      parent={parent}
      note={`第${incident.version}版　${shortTime(incident.recorded_at, now)}に${incident.recorded_by}さんが記録`}
    >
      <FactStrip
        facts={[
          { label: '種類', value: INCIDENT_KINDS[incident.kind] },
          { label: '発覚', value: shortTime(incident.noticed_at, now) },
          {
            label: '対象の会員',
            value: `${figure(incident.found)}人`,
            note: incident.untold > 0 ? `未通知 ${figure(incident.untold)}人` : undefined,
            tone: incident.untold > 0 ? 'bad' : undefined,
          },
          {
            label: '状態',
            value: incident.is_closed ? '終了' : '対応中',
            tone: incident.is_closed ? 'good' : undefined,
          },
        ]}
      />
      <Duties incident={incident} now={now} />
      <Panel title="通知と報告" note="文面は、二人の運営者が承認してから使います">
        <NoticePanel key={incident.version} incident={incident} onDone={again} />
      </Panel>
      <PeoplePanel incident={incident} onDone={again} />
      {!incident.is_closed && <AffectedSearch incidentId={incident.id} onDone={again} />}
      <Panel title="内容" note="書き直しても、前の版は残ります">
        <Facts key={incident.version} incident={incident} onDone={again} />
      </Panel>
      <Panel>
        <HistorySection record={`incident:${incident.id}`} />
      </Panel>
    </AdminPage>
  )
}

function Duties({ incident, now }: { incident: Incident; now: number }) {
  const { duties, grounds, filed, agreed } = incident
  if (grounds.length === 0)
    return (
      <Panel title="法令の期限">
        <p className={styles.text}>
          個人情報保護委員会への報告が必要な事由は、選ばれていません。該当する場合は、「内容」で選択してください。
        </p>
      </Panel>
    )
  return (
    <Panel title="法令の期限" note="発覚した日を1日目として数えます">
      <FactList
        facts={(['preliminary', 'people', 'final'] as const).map((kind) => {
          const duty = duties.find((each) => each.kind === kind)
          const isReport = kind !== 'people'
          const done = isReport ? filed.includes(kind) : agreed.includes('people')
          return {
            label: INCIDENT_NOTICES[kind],
            value:
              duty === undefined ? (
                done ? (
                  '済み'
                ) : (
                  '—'
                )
              ) : (
                <>
                  <time dateTime={duty.due_on}>{shortDay(duty.due_on, now)}</time>まで
                  {duty.aim_on !== duty.due_on && `（目安 ${shortDay(duty.aim_on, now)}）`}
                  <br />
                  <small>{duty.source}</small>
                </>
              ),
          }
        })}
      />
      {incident.proposal_ids.map((proposal) => (
        <p key={proposal} className={styles.text}>
          <Link to={`/itoadmintool/approvals?id=${proposal}`}>承認待ちの文面を見る</Link>
        </p>
      ))}
    </Panel>
  )
}

function Facts({ incident, onDone }: { incident: Incident; onDone: () => void }) {
  return (
    <IncidentForm
      incident={incident}
      document={updateIncidentDocument}
      words={{
        name: 'インシデントの更新',
        done: '新しい版を記録しました。',
        failed: '入力内容をご確認ください。',
        onDone,
      }}
      variables={(input) => ({ id: incident.id, version: incident.version, input })}
      button="この内容で記録する"
    />
  )
}
