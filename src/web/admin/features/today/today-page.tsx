import { useEffect } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { useQueues } from '../../shell/queues.ts'
import { AdminPage, TwoColumns } from '../../ui/admin-page.tsx'
import { DeadlinePanel } from './deadline-panel.tsx'
import { InvariantPanel } from './invariant-panel.tsx'
import { MachineStrip } from './machine-strip.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { todayDocument } from './today-queries.ts'

const everyMinute = 60_000

/** Where the day begins: what waits, what the law asks, and whether the machine is well. */
export function TodayPage() {
  const now = useNow()
  const { queues, refetch: refetchQueues } = useQueues()
  const [{ data }, refetch] = useQuery({ query: todayDocument, requestPolicy: 'cache-and-network' })
  useEffect(() => {
    const timer = setInterval(() => {
      refetchQueues()
      refetch({ requestPolicy: 'network-only' })
    }, everyMinute)
    return () => clearInterval(timer)
  }, [refetch, refetchQueues])
  return (
    <AdminPage title="本日の業務" note={`${formatDateTime(now)}　1分ごとに更新`}>
      {data !== undefined && <MachineStrip state={data.adminMachineState} now={now} />}
      <TwoColumns>
        <QueuePanel queues={queues} now={now} />
        <DeadlinePanel deadlines={data?.adminLegalDeadlines ?? []} now={now} />
      </TwoColumns>
      <InvariantPanel invariants={data?.adminInvariants.invariants ?? []} />
    </AdminPage>
  )
}
