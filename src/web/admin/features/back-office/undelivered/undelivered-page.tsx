import { useCallback } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { failedJobColumns, undeliveredMailColumns } from '../../../gql/selections.ts'
import { useQueues } from '../../../shell/queues.ts'
import { Button } from '../../../../ui/button.tsx'
import { jobTable } from '../../../../../domain/tables/jobs.ts'
import { undeliveredTable } from '../../../../../domain/tables/undelivered.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FilterBar, TextFilter, ViewTabs } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useTableAddress, type TableAddress } from '../../../ui/table-address.ts'
import { jobEffect, jobTitle } from '../../../../../domain/jobs.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { useRepeatedLook } from '../../../ui/use-repeated-look.ts'
import styles from './undelivered.module.css'

const troubleDocument = graphql(
  `
  query Undelivered($filter: UndeliveredFilterInput, $mailSort: String, $mailDescending: Boolean, $mailPage: Int, $jobSort: String, $jobDescending: Boolean, $jobPage: Int) {
    adminUndeliveredMails(filter: $filter, sort: $mailSort, descending: $mailDescending, page: $mailPage) {
      total
      rows { ...UndeliveredMailColumns id member_number attended_at attended_by }
    }
    adminFailedJobs(sort: $jobSort, descending: $jobDescending, page: $jobPage) {
      total
      rows { ...FailedJobColumns id max_attempts reach { people yen } }
    }
  }
`,
  [failedJobColumns, undeliveredMailColumns],
)

const attendDocument = graphql(`
  mutation AttendMail($id: ID!, $resend: Boolean!) {
    adminAttendMail(id: $id, resend: $resend) { ok }
  }
`)

const reopenDocument = graphql(`
  mutation ReopenMail($id: ID!) {
    adminReopenMail(id: $id) { ok }
  }
`)

const retryDocument = graphql(`
  mutation RetryJob($id: ID!) {
    adminRetryJob(id: $id) { ok }
  }
`)

type Mail = ResultOf<typeof troubleDocument>['adminUndeliveredMails']['rows'][number]
type Job = ResultOf<typeof troubleDocument>['adminFailedJobs']['rows'][number]

const receiverOf = ({ member_number: number, to }: Mail): string => (number === null ? to : `会員${number}`)

function MailActs({ mail, onChange }: { mail: Mail; onChange: () => void }) {
  const isMember = mail.member_number !== null
  return (
    <span className={styles.acts}>
      <AskedAct
        document={attendDocument}
        variables={{ id: mail.id, resend: true }}
        words={{
          name: '再送',
          done: isMember ? '会員の現在のアドレスへ、もう一度送ります。' : '同じアドレスへ、もう一度送ります。',
          onDone: onChange,
        }}
        button="再送する"
        label={`「${mail.subject}」を再送する`}
        size="small"
        question="このメールをもう一度送りますか"
        facts={[
          {
            label: '送信対象',
            value: (
              <>
                <b>1人</b>　{receiverOf(mail)}
              </>
            ),
          },
          { label: '宛先', value: isMember ? '会員の現在のアドレス' : mail.to },
          { label: '件名', value: mail.subject },
          { label: '金額', value: '0円（お金は動きません）' },
        ]}
        confirm="再送する"
      />
      <AskedAct
        document={attendDocument}
        variables={{ id: mail.id, resend: false }}
        words={{ name: '対応済みの記録', done: '対応済みにしました。', onDone: onChange }}
        button="対応済みにする"
        label={`「${mail.subject}」を対応済みにする`}
        size="small"
        variant="quiet"
        question="このメールを対応済みにしますか"
        facts={[
          {
            label: 'メールが届いていない人',
            value: (
              <>
                <b>1人</b>　{receiverOf(mail)}
              </>
            ),
          },
          { label: '件名', value: mail.subject },
        ]}
        confirm="対応済みにする"
      >
        <p>
          メールは送られません。電話や郵便など、ほかの方法で伝えたことを確かめてから記録してください。「対応済み」の一覧に移り、未対応に戻すこともできます。
        </p>
      </AskedAct>
    </span>
  )
}

/** Who looked after it and when; what was noted by mistake goes back on the list. */
function Attended({ mail, now, onChange }: { mail: Mail; now: number; onChange: () => void }) {
  const act = useAct(reopenDocument, { name: '未対応に戻す', done: '未対応に戻しました。', onDone: onChange })
  return (
    <span className={styles.acts}>
      {mail.attended_at !== null && (
        <span>
          {mail.attended_by}　<time dateTime={mail.attended_at}>{shortTime(mail.attended_at, now)}</time>
        </span>
      )}
      <Button
        size="small"
        variant="quiet"
        loading={act.busy}
        aria-label={`「${mail.subject}」を未対応に戻す`}
        onClick={() => void act.run({ id: mail.id })}
      >
        未対応に戻す
      </Button>
      {act.dialog}
    </span>
  )
}

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

const mailColumns = (now: number, onChange: () => void): Column<Mail>[] =>
  pageColumns(undeliveredTable, now, {
    // The API has masked the address.
    to: ({ to, member_number: number }) =>
      number === null ? (
        to
      ) : (
        <>
          <Link to={`/itoadmintool/members/${number}`}>{number}</Link>　{to}
        </>
      ),
    acts: (mail) =>
      mail.attended_at === null ? (
        <MailActs mail={mail} onChange={onChange} />
      ) : (
        <Attended mail={mail} now={now} onChange={onChange} />
      ),
  })

const jobColumns = (now: number, onChange: () => void): Column<Job>[] =>
  pageColumns(jobTable, now, {
    attempts: ({ attempts, max_attempts: most }) => `${attempts}／${most}`,
    next_at: ({ next_at: at }) =>
      at === null ? '自動では再実行しません' : <time dateTime={at}>{shortTime(at, now)}</time>,
    acts: (job) => <RetryButton job={job} onChange={onChange} />,
  })

const lookEveryMilliseconds = 5_000

/** What the machine could not bring to an end by itself: mails on one page, jobs on the other. */
export function UndeliveredPage() {
  const address = useTableAddress()
  const now = useNow()
  const isJobs = address.filter('view') === 'jobs'
  const isAttended = address.filter('view') === 'attended'
  const filter = { search: address.filter('search'), attended: isAttended }
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
        isJobs ? (
          <CsvButton table={jobTable} filter={{}} />
        ) : (
          <CsvButton
            table={undeliveredTable}
            filter={{ search: filter.search, attended: isAttended ? 'true' : null }}
          />
        )
      }
    >
      <ViewTabs name="view" views={views} address={address} />
      <Panel tight>
        {isJobs ? (
          <Jobs page={data?.adminFailedJobs} columns={jobColumns(now, refetch)} address={address} />
        ) : (
          <Mails page={data?.adminUndeliveredMails} columns={mailColumns(now, refetch)} address={address} />
        )}
      </Panel>
    </AdminPage>
  )
}

interface TroubleProps<Row> {
  /** Undefined while loading. */
  page: { total: number; rows: readonly Row[] } | undefined
  columns: readonly Column<Row>[]
  address: TableAddress
}

function Mails({ page, columns, address }: TroubleProps<Mail>) {
  const isAll = address.filter('search') === ''
  const empty = !isAll ? (
    '該当するメールはありません'
  ) : address.filter('view') === 'attended' ? (
    '対応済みのメールはありません'
  ) : (
    <Done>不達のメールはありません</Done>
  )
  return (
    <>
      <FilterBar views={{ table: 'undelivered', address, columns }}>
        <TextFilter label="件名・宛先・会員番号" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="不達メール"
        columns={columns}
        rows={page?.rows}
        rowKey={({ id }) => id}
        empty={empty}
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </>
  )
}

function Jobs({ page, columns, address }: TroubleProps<Job>) {
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
