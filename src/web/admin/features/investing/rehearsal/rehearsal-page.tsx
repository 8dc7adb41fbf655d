import { useCallback } from 'react'
import { useParams } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure } from '../../../../gql/errors.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { HistoryPanel } from '../../../ui/record-history.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { useRepeatedLook } from '../../../ui/use-repeated-look.ts'
import { RehearsalReport } from './rehearsal-report.tsx'
import { cancelRehearsalDocument, rehearsalDocument, type ShownRehearsal } from './rehearsal-queries.ts'
import { amountWords, isUnderWay, pressWords, stateWords, stepWords } from './rehearsal-words.ts'
import styles from './rehearsals.module.css'

const lookEveryMilliseconds = 1_000

/** One rehearsal: how far it is, then its report. */
export function RehearsalPage() {
  const { id = '' } = useParams()
  const [{ data, error }, look] = useQuery({
    query: rehearsalDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const rehearsal = data?.adminDrill
  const isWaited = rehearsal !== null && rehearsal !== undefined && isUnderWay(rehearsal.state)
  const lookAgain = useCallback(() => look({ requestPolicy: 'network-only' }), [look])
  useRepeatedLook(lookAgain, isWaited ? lookEveryMilliseconds : null)
  if (rehearsal) return <Shown rehearsal={rehearsal} onCancelled={lookAgain} />
  return (
    <AdminPage title="リハーサル">
      {data === undefined && error === undefined && <Skeleton shape="block" />}
      {error !== undefined && <Notice tone="error" title={toFailure(error).message} />}
      {data !== undefined && <Notice tone="error" title="リハーサルが見つかりません。" />}
    </AdminPage>
  )
}

function Shown({ rehearsal, onCancelled }: { rehearsal: ShownRehearsal; onCancelled: () => void }) {
  const now = useNow()
  const { label, tone } = stateWords[rehearsal.state]
  const act = useAct(cancelRehearsalDocument, {
    name: 'リハーサルの中止',
    done: 'リハーサルを中止します。',
    onDone: onCancelled,
  })
  return (
    <AdminPage
      title={`リハーサル　${rehearsal.project_name}`}
      note={<Tag tone={tone}>{label}</Tag>}
      actions={
        <span className={styles.acts}>
          {isUnderWay(rehearsal.state) && (
            <Button size="small" loading={act.busy} onClick={() => void act.run({ id: rehearsal.id })}>
              中止する
            </Button>
          )}
          {rehearsal.report !== null && (
            <Button size="small" onClick={() => window.print()}>
              印刷する
            </Button>
          )}
          <LinkButton size="small" to={`/itoadmintool/drills?fund=${rehearsal.project_id}`}>
            このファンドのリハーサル
          </LinkButton>
        </span>
      }
    >
      {isUnderWay(rehearsal.state) && <UnderWay rehearsal={rehearsal} />}
      {rehearsal.failure !== null && (
        <Notice tone="error" title="リハーサルを実行できませんでした。">
          <p>{rehearsal.failure}</p>
        </Notice>
      )}
      {rehearsal.state === 'cancelled' && <Notice title="リハーサルを中止しました。">複製は消してあります。</Notice>}
      {rehearsal.report !== null && <RehearsalReport report={rehearsal.report} />}
      <Panel title="条件">
        <FactList
          facts={[
            { label: '実施', value: `${shortTime(rehearsal.asked_at, now)}　${rehearsal.asked_by}` },
            { label: '模擬の投資家', value: `${figure(rehearsal.people)}人（10人に1人は、ボタンを続けて2回押す）` },
            { label: '申込の方法', value: `募集開始から、${pressWords(rehearsal.spread_seconds)}` },
            { label: '金額', value: amountWords(rehearsal.amount) },
            ...(rehearsal.report === null ? [] : machineFacts(rehearsal.report.machine)),
          ]}
        />
      </Panel>
      <HistoryPanel record={`drill:${rehearsal.id}`} />
      {act.dialog}
    </AdminPage>
  )
}

function machineFacts(machine: NonNullable<ShownRehearsal['report']>['machine']): { label: string; value: string }[] {
  return [
    { label: '機械', value: `${machine.processor}（${machine.cores}コア）` },
    {
      label: 'データベース',
      value: `PostgreSQL ${machine.database_version}・${machine.is_own_server ? 'リハーサルのための一時サーバー' : '本番と同じサーバーの別データベース'}`,
    },
    { label: 'サーバーのメモリ', value: `最大 ${figure(machine.server_megabytes)} MB` },
  ]
}

function UnderWay({ rehearsal }: { rehearsal: ShownRehearsal }) {
  const percent = Math.min(100, Math.floor((rehearsal.answered * 100) / rehearsal.people))
  return (
    <Panel title="進み具合">
      <div className={styles.progress} aria-live="polite">
        <p>{rehearsal.state === 'waiting' ? 'まもなく始まります。' : stepWords[rehearsal.step]}</p>
        {rehearsal.step === 'pressing' && <ProgressBar label="回答を受け取った割合" percent={percent} />}
      </div>
    </Panel>
  )
}
