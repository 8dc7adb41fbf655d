import { reportEventList } from '../../../../../domain/tables/report-events.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import type { ReportEvent } from './document-queries.ts'
import styles from './documents.module.css'

/** What happened in the period and stands in the report by itself, as investors were told it. */
export function ReportEvents({ events }: { events: readonly ReportEvent[] }) {
  const now = useNow()
  return (
    <section className={styles.books} aria-label="運用中の出来事">
      <h3 className={styles.heading}>運用中の出来事</h3>
      {events.length === 0 ? (
        <p className={styles.text}>この期間に、参加者へお知らせした出来事はありません。</p>
      ) : (
        <DataTable
          caption="報告書に自動で入る出来事"
          columns={pageColumns(reportEventList, now, {})}
          rows={events}
          rowKey={({ title, days }) => `${title} ${days}`}
          empty=""
        />
      )}
    </section>
  )
}
