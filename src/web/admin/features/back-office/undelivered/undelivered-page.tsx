import { useCallback } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { useQueues } from '../../../shell/queues.ts'
import { jobTable } from '../../../../../domain/tables/jobs.ts'
import { undeliveredTable } from '../../../../../domain/tables/undelivered.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { ViewTabs } from '../../../ui/filter-bar.tsx'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { useRepeatedLook } from '../../../ui/use-repeated-look.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { UndeliveredMails } from './undelivered-mails.tsx'
import { troubleDocument } from './undelivered-queries.ts'

const lookEveryMilliseconds = 5_000

/** What the machine could not bring to an end by itself: mails on one page, jobs on the other. */
export function UndeliveredPage() {
  const address = useTableAddress()
  const now = useNow()
  const isJobs = address.filter('view') === 'jobs'
  const isAttended = address.filter('view') === 'attended'
  const filter = { ...filtersOf(undeliveredTable, address), attended: isAttended }
  const { sort, descending, page } = address
  const variables = {
    filter,
    ...(isJobs
      ? { jobSort: sort, jobDescending: descending, jobPage: page }
      : { mailSort: sort, mailDescending: descending, mailPage: page }),
  }
  const [{ data }, execute] = useQuery({ query: troubleDocument, variables, requestPolicy: 'cache-and-network' })
  const { queues, refetch: recount } = useQueues()
  const refetch = useCallback(() => {
    execute({ requestPolicy: 'network-only' })
    recount()
  }, [execute, recount])
  // A job that runs once more may fail again, and others fail meanwhile.
  useRepeatedLook(refetch, lookEveryMilliseconds)
  const waiting = (name: 'mail_undeliverable' | 'job_failed') => queues?.find((queue) => queue.name === name)?.count
  const views = [
    { value: '', label: '不達メール', count: waiting('mail_undeliverable') },
    { value: 'attended', label: '対応済みのメール' },
    { value: 'jobs', label: '失敗したジョブ', count: waiting('job_failed') },
  ]
  return (
    <AdminPage
      title="不達メールと失敗したジョブ"
      note={
        isJobs
          ? '何度も失敗したジョブです。どのジョブも、再実行して差し支えありません'
          : isAttended
            ? '電話や郵便など、ほかの方法で伝えたメールです'
            : '再送すると、会員の現在のアドレスへ送ります'
      }
      actions={
        isJobs ? <CsvButton table={jobTable} filter={{}} /> : <CsvButton table={undeliveredTable} filter={filter} />
      }
    >
      <ViewTabs name="view" views={views} address={address} />
      <Panel tight>
        {isJobs ? (
          <FailedJobs page={data?.adminFailedJobs} now={now} address={address} onChange={refetch} />
        ) : (
          <UndeliveredMails page={data?.adminUndeliveredMails} now={now} address={address} onChange={refetch} />
        )}
      </Panel>
    </AdminPage>
  )
}
