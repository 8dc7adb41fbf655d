import { useCallback } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { formatDateTime } from '../../../../ui/format.ts'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { waitingApprovalsDocument } from '../../../shell/approvals.ts'
import { useQueues } from '../../../shell/queues.ts'
import { AdminPage } from '../../../ui/admin-page.tsx'
import { dayTable } from '../../../../../domain/tables/day.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { useRepeatedLook } from '../../../ui/use-repeated-look.ts'
import { dayItems } from './day-items.ts'
import { DeadlinePanel } from './deadline-panel.tsx'
import { InvariantPanel } from './invariant-panel.tsx'
import { MachineStrip } from './machine-strip.tsx'
import { ReconciliationPanel } from './reconciliation-panel.tsx'
import { dashboardDocument } from './dashboard-queries.ts'
import { AutomaticWork, EmptyQueues, WorkPanel } from './work-panel.tsx'
import styles from './dashboard.module.css'

const everyMinute = 60_000

/** Where the day begins: what waits, what the law asks, and whether the machine is well. */
export function DashboardPage() {
  const now = useNow()
  const { queues, refetch: refetchQueues } = useQueues()
  const [{ data: waiting }, refetchApprovals] = useQuery({
    query: waitingApprovalsDocument,
    requestPolicy: 'cache-and-network',
  })
  const [{ data }, refetch] = useQuery({ query: dashboardDocument, requestPolicy: 'cache-and-network' })
  const lookAgain = useCallback(() => {
    refetchQueues()
    refetchApprovals({ requestPolicy: 'network-only' })
    refetch({ requestPolicy: 'network-only' })
  }, [refetch, refetchApprovals, refetchQueues])
  useRepeatedLook(lookAgain, everyMinute)
  const isReady = data !== undefined && queues !== undefined && waiting !== undefined
  const day = isReady
    ? dayItems({ queues, approvals: waiting.adminApprovals, deadlines: data.adminLegalDeadlines }, now)
    : undefined
  return (
    <AdminPage
      title="本日の業務"
      note={
        <>
          <time dateTime={new Date(now).toISOString()} data-clock>
            {formatDateTime(now)}
          </time>
          {'　'}1分ごとに更新
        </>
      }
      actions={<CsvButton table={dayTable} filter={{}} label="日報をCSVで保存" />}
    >
      {/* All at once: nothing that is already in sight is moved by what comes later. */}
      {data === undefined || day === undefined ? (
        <Loading />
      ) : (
        <>
          <MachineStrip state={data.adminMachineState} now={now} />
          <div className={styles.columns}>
            <div className={styles.aside}>
              <WorkPanel items={day.waiting} now={now} />
              <AutomaticWork items={day.automatic} />
              <EmptyQueues queues={day.empty} />
            </div>
            <div className={styles.aside}>
              <DeadlinePanel deadlines={data.adminLegalDeadlines} now={now} />
              <ReconciliationPanel accounts={data.adminBankReconciliation} now={now} />
            </div>
          </div>
          <InvariantPanel invariants={data.adminInvariants.invariants} />
        </>
      )}
    </AdminPage>
  )
}

function Loading() {
  return (
    <div className={styles.loading}>
      <LoadingText />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="block" />
      ))}
    </div>
  )
}
