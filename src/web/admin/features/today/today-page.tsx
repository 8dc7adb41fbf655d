import { useCallback } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { useQueues } from '../../shell/queues.ts'
import { AdminPage } from '../../ui/admin-page.tsx'
import { CsvButton } from '../../ui/csv-button.tsx'
import { useRepeatedLook } from '../../ui/use-repeated-look.ts'
import { DeadlinePanel } from './deadline-panel.tsx'
import { InvariantPanel } from './invariant-panel.tsx'
import { MachineStrip } from './machine-strip.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { ReconciliationPanel } from './reconciliation-panel.tsx'
import { todayDocument } from './today-queries.ts'
import styles from './today.module.css'

const everyMinute = 60_000

/** Where the day begins: what waits, what the law asks, and whether the machine is well. */
export function TodayPage() {
  const now = useNow()
  const { queues, refetch: refetchQueues } = useQueues()
  const [{ data }, refetch] = useQuery({ query: todayDocument, requestPolicy: 'cache-and-network' })
  const lookAgain = useCallback(() => {
    refetchQueues()
    refetch({ requestPolicy: 'network-only' })
  }, [refetch, refetchQueues])
  useRepeatedLook(lookAgain, everyMinute)
  return (
    <AdminPage title="本日の業務" note={`${formatDateTime(now)}　1分ごとに更新`} actions={<CsvButton name="day" filter={{}} label="日報をCSVで保存" />}>
      {data !== undefined && <MachineStrip state={data.adminMachineState} now={now} />}
      <div className={styles.columns}>
        <QueuePanel queues={queues} now={now} />
        {data !== undefined && (
          <div className={styles.aside}>
            <DeadlinePanel deadlines={data.adminLegalDeadlines} now={now} />
            <ReconciliationPanel accounts={data.adminBankReconciliation} now={now} />
          </div>
        )}
      </div>
      {data !== undefined && <InvariantPanel invariants={data.adminInvariants.invariants} />}
    </AdminPage>
  )
}
