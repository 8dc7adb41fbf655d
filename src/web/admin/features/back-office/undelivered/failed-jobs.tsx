import { jobEffect, jobTitle } from '../../../../../domain/core/jobs.ts'
import { jobTable } from '../../../../../domain/tables/jobs.ts'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { Pager } from '../../../ui/pager.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { retryDocument, type Job } from './undelivered-queries.ts'

function RetryButton({ job, onChange }: { job: Job; onChange: () => void }) {
  const { reach } = job
  return (
    <AskedAct
      document={retryDocument}
      variables={{ id: job.id }}
      words={{ name: '再実行', done: 'もう一度実行します。', onDone: onChange }}
      button="再実行する"
      label={`${jobTitle(job.task)}を再実行する`}
      size="small"
      question={`「${jobTitle(job.task)}」を再実行しますか`}
      facts={[
        { label: '行うこと', value: jobEffect(job.task) },
        {
          label: '対象',
          value:
            reach === null ? (
              '直接には、会員にもお金にも触れません'
            ) : (
              <>
                <b>{figure(reach.people)}人</b>　{reach.yen === 0 ? 'お金は動きません' : <b>{figure(reach.yen)}円</b>}
              </>
            ),
        },
        { label: '最後のエラー', value: job.error },
      ]}
      confirm="再実行する"
    />
  )
}

const jobColumns = (now: number, onChange: () => void): Column<Job>[] =>
  pageColumns(jobTable, now, {
    attempts: ({ attempts, max_attempts: most }) => `${attempts}／${most}`,
    next_at: ({ next_at: at }) =>
      at === null ? '自動では再実行しません' : <time dateTime={at}>{shortTime(at, now)}</time>,
    acts: (job) => <RetryButton job={job} onChange={onChange} />,
  })

interface FailedJobsProps {
  /** Undefined while loading. */
  page: { total: number; rows: readonly Job[] } | undefined
  now: number
  address: TableAddress
  onChange: () => void
}

/** Jobs that failed as often as they may: an operator runs them again. */
export function FailedJobs({ page, now, address, onChange }: FailedJobsProps) {
  const columns = jobColumns(now, onChange)
  return (
    <>
      <DataTable
        caption="失敗したジョブ"
        columns={columns}
        rows={page?.rows}
        rowKey={({ id }) => id}
        empty={<Done>失敗したジョブはありません</Done>}
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </>
  )
}
