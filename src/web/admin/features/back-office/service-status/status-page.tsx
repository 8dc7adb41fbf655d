import { useState } from 'react'
import { useQuery } from 'urql'
import {
  SERVICE_COMPONENTS,
  SERVICE_STATES,
  STATUS_NOTICE_KINDS,
  STATUS_PROGRESS,
  type ServiceComponent,
  type StatusProgress,
} from '../../../../../domain/back-office/service-status.ts'
import { statusNoticeList } from '../../../../../domain/tables/vendors.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { fieldOfClock, instantOfField } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import {
  publishStatusDocument,
  serviceStatusDocument,
  updateStatusDocument,
  type StatusNotice,
} from './status-queries.ts'
import styles from './status.module.css'

const isOpen = ({ updates }: StatusNotice): boolean => updates[0]?.progress !== 'resolved'

const columnsAt = (now: number): Column<StatusNotice>[] =>
  pageColumns(statusNoticeList, now, {
    kind: ({ kind }) => STATUS_NOTICE_KINDS[kind],
    components: ({ components }) => components.map((each) => SERVICE_COMPONENTS[each]).join('、'),
    starts_at: ({ starts_at: at, ends_at: until }) =>
      `${shortTime(at, now)}${until === null ? '' : `〜${shortTime(until, now)}`}`,
    progress: ({ updates: [last] }) => (last === undefined ? '—' : STATUS_PROGRESS[last.progress]),
  })

/** What the public page of the service says, and where operators add to it. */
export function StatusPage() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: serviceStatusDocument, requestPolicy: 'network-only' })
  const again = () => refetch({ requestPolicy: 'network-only' })
  const status = data?.adminServiceStatus
  const measured = (at: string | null): string => (at === null ? 'まだ測定していません' : `${shortTime(at, now)}に測定`)
  const open = status?.notices.filter(isOpen) ?? []
  return (
    <AdminPage
      title="稼働状況"
      note={status === undefined ? '' : measured(status.measured_at)}
      actions={<LinkButton href="/status">公開ページを見る</LinkButton>}
    >
      {status === undefined ? (
        <>
          <LoadingText />
          <Skeleton shape="block" />
        </>
      ) : (
        <>
          <FactStrip
            facts={status.components.map(({ component, state, since }) => ({
              label: SERVICE_COMPONENTS[component],
              value: SERVICE_STATES[state],
              note: since === null ? undefined : `${shortTime(since, now)}から`,
              tone: state === 'ok' ? ('good' as const) : state === 'degraded' ? ('bad' as const) : undefined,
            }))}
          />
          {open.map((notice) => (
            <UpdateForm key={`${notice.id}:${notice.updates.length}`} notice={notice} now={now} onDone={again} />
          ))}
          <Panel title="障害・メンテナンスを公表する" note="会員の氏名など、個人に関することは書きません">
            <PublishForm key={status.notices.length} now={now} onDone={again} />
          </Panel>
          <Panel title="過去12か月に公表したもの" tight>
            <DataTable
              caption="公表した障害・メンテナンス"
              columns={columnsAt(now)}
              rows={status.notices}
              rowKey={({ id }) => id}
              empty="公表した障害・メンテナンスはありません"
            />
          </Panel>
        </>
      )}
    </AdminPage>
  )
}

const unwritten = {
  kind: 'trouble' as keyof typeof STATUS_NOTICE_KINDS,
  ends_at: '',
  title: '',
  components: [] as readonly ServiceComponent[],
  body: '',
}

function PublishForm({ now, onDone }: { now: number; onDone: () => void }) {
  const [opened] = useState(fieldOfClock(now))
  const form = useActForm(publishStatusDocument, {
    initial: { ...unwritten, starts_at: opened },
    name: '稼働状況の公表',
    done: '公表しました。数十秒で公開ページに表示されます。',
    failed: '入力内容をご確認ください。',
    onDone,
    notReady: ({ starts_at: start }) => start === '' && '開始を入力してください。',
    variables({ starts_at: start, ends_at: end, ...values }) {
      const startsAt = instantOfField(start)
      if (startsAt === null) return null
      const endsAt = values.kind === 'maintenance' ? instantOfField(end) : null
      return { input: { ...values, components: [...values.components], starts_at: startsAt, ends_at: endsAt } }
    },
  })
  const { field } = form
  return (
    <ActForm form={form} width="wide" button="公表する">
      <FieldRow>
        <DenseSelect label="種類" {...field('kind')}>
          <Options of={STATUS_NOTICE_KINDS} />
        </DenseSelect>
        <DenseInput label="開始" needed type="datetime-local" {...field('starts_at')} />
        {form.values.kind === 'maintenance' && (
          <DenseInput label="終了予定" needed type="datetime-local" {...field('ends_at')} />
        )}
      </FieldRow>
      <DenseInput label="件名" needed {...field('title')} />
      <Choices label="対象" words={SERVICE_COMPONENTS} {...form.choices('components')} />
      <DenseArea label="お知らせ" needed rows={3} {...field('body')} />
    </ActForm>
  )
}

const unwatched = { progress: 'watching' as StatusProgress, body: '' }

function UpdateForm({ notice, now, onDone }: { notice: StatusNotice; now: number; onDone: () => void }) {
  const [last] = notice.updates
  const form = useActForm(updateStatusDocument, {
    initial: unwatched,
    name: '経過の公表',
    done: '経過を公表しました。',
    failed: '入力内容をご確認ください。',
    onDone,
    variables: (values) => (last === undefined ? null : { input: { id: notice.id, seen: last.id, ...values } }),
  })
  return (
    <Panel title={notice.title} note={`${STATUS_NOTICE_KINDS[notice.kind]}・公表中`}>
      <ActForm form={form} label={`${notice.title}の経過`} width="wide" button="経過を公表する">
        {last !== undefined && (
          <p className={styles.text}>
            {shortTime(last.at, now)}　{STATUS_PROGRESS[last.progress]}　{last.body}
          </p>
        )}
        <DenseSelect label="状況" {...form.field('progress')}>
          <Options of={STATUS_PROGRESS} />
        </DenseSelect>
        <DenseArea label="経過" needed rows={2} {...form.field('body')} />
      </ActForm>
    </Panel>
  )
}
