import { useRef } from 'react'
import { useQuery } from 'urql'
import { LAW_CHANGE_KINDS } from '../../../../../domain/back-office/law-change.ts'
import { watchedArticleList } from '../../../../../domain/tables/laws.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { figure, shortDay, shortTime } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { LawChangeCard } from './law-change-card.tsx'
import { LawDiff } from './law-diff.tsx'
import { LawPlaces } from './law-places.tsx'
import { lawWatchDocument, type HandledLawChange, type LawWatch, type WatchedArticle } from './law-queries.ts'
import styles from './laws.module.css'

const columnsAt = (now: number): Column<WatchedArticle>[] =>
  pageColumns(watchedArticleList, now, {
    places: ({ places }) => <LawPlaces places={places} />,
    read_on: ({ read_on: day, failed_nights: nights }) => (
      <>
        {day === null ? '—' : <time dateTime={day}>{shortDay(day, now)}</time>}
        {nights > 0 && (
          <>
            <br />
            <small>{nights}夜続けて取得できず</small>
          </>
        )}
      </>
    ),
  })

/** Cited articles whose text changed, what was done about earlier ones, and everything that is watched. */
export function LawsPage() {
  const [{ data }, refetch] = useQuery({ query: lawWatchDocument, requestPolicy: 'network-only' })
  return (
    <AdminPage title="法令の改正" note="画面と書面が引用する条文を、毎晩、e-Gov法令データと照合">
      {data === undefined ? (
        <>
          <LoadingText />
          <Skeleton shape="block" />
        </>
      ) : (
        <Watched watch={data.adminLawWatch} onDone={() => refetch({ requestPolicy: 'network-only' })} />
      )}
    </AdminPage>
  )
}

function Watched({ watch, onDone }: { watch: LawWatch; onDone: () => void }) {
  const now = useNow()
  const work = useRef<HTMLDivElement>(null)
  const done = () => {
    onDone()
    // The form with the focus goes away; the keyboard goes on at what is left.
    work.current?.focus()
  }
  return (
    <>
      <Troubles watch={watch} now={now} />
      <Panel title="対応が必要な改正" note={watch.open.length === 0 ? undefined : `${figure(watch.open.length)}件`}>
        <div ref={work} tabIndex={-1} className={styles.work}>
          {watch.open.length === 0 ? (
            <Nothing isRead={watch.articles.some(({ read_on: day }) => day !== null)} />
          ) : (
            <div className={styles.stack}>
              {watch.open.map((change) => (
                <LawChangeCard key={change.id} change={change} onDone={done} />
              ))}
            </div>
          )}
        </div>
      </Panel>
      {watch.handled.length > 0 && (
        <Panel title="対応済み">
          {watch.handled.map((change) => (
            <Handled key={change.id} change={change} now={now} />
          ))}
        </Panel>
      )}
      <Panel title="照合している条文" note="出典：e-Gov法令検索（https://laws.e-gov.go.jp/）" tight>
        <DataTable
          caption="照合している条文"
          columns={columnsAt(now)}
          rows={watch.articles.filter(({ is_law: isLaw }) => !isLaw)}
          rowKey={({ citation }) => citation}
          empty="照合している条文はありません"
        />
      </Panel>
    </>
  )
}

function Troubles({ watch: { is_connected: isConnected, unread }, now }: { watch: LawWatch; now: number }) {
  const since = unread
    .flatMap(({ failed_since: day }) => day ?? [])
    .toSorted()
    .at(0)
  if (!isConnected)
    return (
      <Notice tone="warning" title="法令データの接続先が設定されていないため、条文を照合していません。">
        改正は、e-Gov法令検索で確認してください。
      </Notice>
    )
  if (since === undefined) return null
  return (
    <Notice tone="warning" title={`${shortDay(since, now)}から、法令の条文を取得できていません。`}>
      {unread.map(({ citation }) => citation.replace(/の題名$/, '')).join('、')}
      。取得できるまで、改正はe-Gov法令検索で確認してください。
    </Notice>
  )
}

function Handled({ change, now }: { change: HandledLawChange; now: number }) {
  return (
    <details className={styles.handled}>
      <summary>
        <b>{change.citation}</b>
        <span>{LAW_CHANGE_KINDS[change.kind]}</span>
        {change.handled_at !== null && (
          <small>
            {shortTime(change.handled_at, now)}　{change.handled_by}
          </small>
        )}
      </summary>
      <p className={styles.text}>{change.note}</p>
      <LawDiff before={change.old_text} after={change.new_text} />
    </details>
  )
}

/** Before the first night nothing is known: only what was compared is told as done. */
function Nothing({ isRead }: { isRead: boolean }) {
  return isRead ? (
    <p className={styles.nothing}>
      <Icon name="check" size={16} />
      対応が必要な改正はありません
    </p>
  ) : (
    <p className={styles.nothing}>最初の照合は、今夜行います</p>
  )
}
