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
import { codesOf } from '../../../../../domain/tables/table.ts'
import { statusNoticeList } from '../../../../../domain/tables/vendors.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { FactStrip } from '../../../ui/facts.tsx'
import { fieldOfClock, instantOfField } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
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

function PublishForm({ now, onDone }: { now: number; onDone: () => void }) {
  const [values, setValues] = useState({ title: '', body: '', starts_at: fieldOfClock(now), ends_at: '' })
  const [kind, setKind] = useState<'trouble' | 'maintenance'>('trouble')
  const [components, setComponents] = useState<readonly ServiceComponent[]>([])
  const act = useAct(publishStatusDocument, {
    name: '稼働状況の公表',
    done: '公表しました。数十秒で公開ページに表示されます。',
    failed: '入力内容をご確認ください。',
    onDone,
  })
  const errors = act.failure?.fields ?? {}
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [name]: target.value })),
  })
  const startsAt = instantOfField(values.starts_at)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (act.busy || startsAt === null) return
        const endsAt = kind === 'maintenance' ? instantOfField(values.ends_at) : null
        const { title, body } = values
        void act.run({
          input: { kind, title, body, components: [...components], starts_at: startsAt, ends_at: endsAt },
        })
      }}
    >
      <div className={styles.pair}>
        <DenseSelect
          label="種類"
          value={kind}
          onChange={({ target }) => setKind(target.value === 'maintenance' ? 'maintenance' : 'trouble')}
        >
          {codesOf(STATUS_NOTICE_KINDS).map((each) => (
            <option key={each} value={each}>
              {STATUS_NOTICE_KINDS[each]}
            </option>
          ))}
        </DenseSelect>
        <DenseInput label="開始" needed type="datetime-local" {...field('starts_at')} />
        {kind === 'maintenance' && <DenseInput label="終了予定" needed type="datetime-local" {...field('ends_at')} />}
      </div>
      <DenseInput label="件名" needed {...field('title')} />
      <fieldset className={styles.choices}>
        <legend>対象</legend>
        {codesOf(SERVICE_COMPONENTS).map((code) => (
          <Checkbox
            key={code}
            label={SERVICE_COMPONENTS[code]}
            checked={components.includes(code)}
            invalid={errors['components'] !== undefined}
            onChange={({ target }) =>
              setComponents((old) => (target.checked ? [...old, code] : old.filter((each) => each !== code)))
            }
          />
        ))}
      </fieldset>
      {errors['components'] !== undefined && <Notice tone="error" title={`対象：${errors['components']}`} live />}
      <DenseArea label="お知らせ" needed rows={3} {...field('body')} />
      <div>
        <Button
          type="submit"
          variant="filled"
          loading={act.busy}
          notReady={startsAt === null && '開始を入力してください。'}
        >
          公表する
        </Button>
      </div>
      {act.dialog}
    </form>
  )
}

function UpdateForm({ notice, now, onDone }: { notice: StatusNotice; now: number; onDone: () => void }) {
  const [last] = notice.updates
  const [progress, setProgress] = useState<StatusProgress>('watching')
  const [body, setBody] = useState('')
  const act = useAct(updateStatusDocument, {
    name: '経過の公表',
    done: '経過を公表しました。',
    failed: '入力内容をご確認ください。',
    onDone,
  })
  const errors = act.failure?.fields ?? {}
  return (
    <Panel title={notice.title} note={`${STATUS_NOTICE_KINDS[notice.kind]}・公表中`}>
      <form
        className={styles.form}
        aria-label={`${notice.title}の経過`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.busy && last !== undefined) void act.run({ input: { id: notice.id, seen: last.id, progress, body } })
        }}
      >
        {last !== undefined && (
          <p className={styles.text}>
            {shortTime(last.at, now)}　{STATUS_PROGRESS[last.progress]}　{last.body}
          </p>
        )}
        <DenseSelect
          label="状況"
          value={progress}
          onChange={({ target }) =>
            setProgress(codesOf(STATUS_PROGRESS).find((each) => each === target.value) ?? 'watching')
          }
        >
          {codesOf(STATUS_PROGRESS).map((each) => (
            <option key={each} value={each}>
              {STATUS_PROGRESS[each]}
            </option>
          ))}
        </DenseSelect>
        <DenseArea
          label="経過"
          needed
          rows={2}
          value={body}
          error={errors['body']}
          onChange={({ target }) => setBody(target.value)}
        />
        {act.failure !== null && Object.keys(errors).length === 0 && (
          <Notice tone="error" title={act.failure.message} live />
        )}
        <div>
          <Button type="submit" variant="filled" loading={act.busy}>
            経過を公表する
          </Button>
        </div>
        {act.dialog}
      </form>
    </Panel>
  )
}
