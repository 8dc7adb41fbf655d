import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../app/now.tsx'
import { graphql, type ResultOf } from '../../../gql/graphql.ts'
import { Button } from '../../../ui/button.tsx'
import { useQueues } from '../../shell/queues.ts'
import { AdminPage, Panel } from '../../ui/admin-page.tsx'
import { shortTime } from '../../ui/admin-format.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { jobWords } from '../../../../domain/job-words.ts'
import { wordOf } from '../../../../domain/people-words.ts'
import { useAct } from '../../ui/use-act.tsx'
import styles from './undelivered.module.css'

const troubleDocument = graphql(`
  query Undelivered {
    adminUndeliveredMails { id to member_number subject undeliverable_at error }
    adminFailedJobs { id task attempts max_attempts error created_at next_at }
  }
`)

const attendDocument = graphql(`
  mutation AttendMail($id: ID!, $resend: Boolean!) {
    adminAttendMail(id: $id, resend: $resend) { ok }
  }
`)

const retryDocument = graphql(`
  mutation RetryJob($id: ID!) {
    adminRetryJob(id: $id) { ok }
  }
`)

type Mail = ResultOf<typeof troubleDocument>['adminUndeliveredMails'][number]
type Job = ResultOf<typeof troubleDocument>['adminFailedJobs'][number]

function MailActs({ mail, onChange }: { mail: Mail; onChange: () => void }) {
  const resend = useAct(attendDocument, { name: '再送', done: '会員の現在のアドレスへ、もう一度送ります。', onDone: onChange })
  const attend = useAct(attendDocument, { name: '対応済みの記録', done: '対応済みにしました。', onDone: onChange })
  return (
    <span className={styles.acts}>
      <Button size="small" loading={resend.busy} aria-label={`「${mail.subject}」を再送する`} onClick={() => void resend.run({ id: mail.id, resend: true })}>再送する</Button>
      <Button size="small" variant="quiet" loading={attend.busy} aria-label={`「${mail.subject}」を対応済みにする`} onClick={() => void attend.run({ id: mail.id, resend: false })}>対応済みにする</Button>
      {resend.dialog}
      {attend.dialog}
    </span>
  )
}

function RetryButton({ job, onChange }: { job: Job; onChange: () => void }) {
  const act = useAct(retryDocument, { name: '再実行', done: 'もう一度実行します。', onDone: onChange })
  return (
    <>
      <Button size="small" loading={act.busy} aria-label={`${wordOf(jobWords, job.task)}を再実行する`} onClick={() => void act.run({ id: job.id })}>再実行する</Button>
      {act.dialog}
    </>
  )
}

const mailColumns = (now: number, onChange: () => void): Column<Mail>[] => [
  { name: '件名', cell: ({ subject }) => subject },
  { name: '宛先', cell: ({ to, member_number: number }) => (number === null ? to : <><Link to={`/itoadmintool/members/${number}`}>{number}</Link>　{to}</>) },
  { name: '不達', cell: ({ undeliverable_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: 'メールサーバーの応答', cell: ({ error }) => error ?? '—' },
  { name: '対応', cell: (mail) => <MailActs mail={mail} onChange={onChange} /> },
]

const jobColumns = (now: number, onChange: () => void): Column<Job>[] => [
  { name: 'ジョブ', cell: ({ task }) => wordOf(jobWords, task) },
  { name: '失敗（回）', align: 'right', cell: ({ attempts, max_attempts: most }) => `${attempts}／${most}` },
  { name: '最後のエラー', cell: ({ error }) => error },
  { name: '作成', cell: ({ created_at: at }) => <time dateTime={at}>{shortTime(at, now)}</time> },
  { name: '次の実行', cell: ({ next_at: at }) => (at === null ? '自動では再実行しません' : <time dateTime={at}>{shortTime(at, now)}</time>) },
  { name: '対応', cell: (job) => <RetryButton job={job} onChange={onChange} /> },
]

/** What the machine could not bring to an end by itself. */
export function UndeliveredPage() {
  const now = useNow()
  const [{ data }, execute] = useQuery({ query: troubleDocument, requestPolicy: 'cache-and-network' })
  const { refetch: recount } = useQueues()
  const refetch = () => {
    execute({ requestPolicy: 'network-only' })
    recount()
  }
  return (
    <AdminPage title="不達メールと失敗したジョブ">
      <Panel title="不達メール" note="再送すると、会員の現在のアドレスへ送ります" tight>
        <DataTable caption="不達メール" columns={mailColumns(now, refetch)} rows={data?.adminUndeliveredMails} rowKey={({ id }) => id} empty="不達のメールはありません" />
      </Panel>
      <Panel title="失敗したジョブ" note="何度も失敗したもの" tight>
        <DataTable caption="失敗したジョブ" columns={jobColumns(now, refetch)} rows={data?.adminFailedJobs} rowKey={({ id }) => id} empty="失敗したジョブはありません" />
      </Panel>
    </AdminPage>
  )
}
