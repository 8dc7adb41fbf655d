import { useState } from 'react'
import { Link } from 'react-router'
import { incidentPersonList } from '../../../../../domain/tables/incidents.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { judgePersonDocument, type Incident, type IncidentPerson } from './incident-queries.ts'
import styles from './incident.module.css'

const mailStates: Readonly<Record<string, string>> = { waiting: '送信待ち', sent: '送信済み', undeliverable: '不達' }

const columnsAt = (now: number, isClosed: boolean, onChoose: (number: string) => void): Column<IncidentPerson>[] =>
  pageColumns(incidentPersonList, now, {
    member_number: ({ member_number: each, name }) => (
      <>
        <Link to={`/itoadmintool/members/${each}`}>{name}</Link>
        <br />
        <small>{each}</small>
      </>
    ),
    state: ({ is_affected: affected, told_at: notifiedAt, mail_state: state }) =>
      !affected
        ? '対象外'
        : notifiedAt === null
          ? '未通知'
          : `${shortTime(notifiedAt, now)} ${state === null ? '' : (mailStates[state] ?? state)}`,
    act: ({ member_number: each, is_affected: affected }) =>
      isClosed ? (
        '—'
      ) : (
        <Button size="small" onClick={() => onChoose(each)}>
          {affected ? '外す' : '戻す'}
          <span className="visually-hidden">：{each}</span>
        </Button>
      ),
  })

/** Whom the incident touches; a person's word adds to what the records say, or corrects it. */
export function PeoplePanel({ incident, onDone }: { incident: Incident; onDone: () => void }) {
  const now = useNow()
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const known = incident.persons.find(({ member_number: each }) => each === number.trim())
  const isAffected = known?.is_affected !== true
  const act = useAct(judgePersonDocument, {
    name: '対象の会員の記録',
    done: isAffected ? '対象に加えました。' : '対象から外しました。',
    onDone: () => {
      setNumber('')
      setReason('')
      onDone()
    },
  })
  const errors = act.failure?.fields ?? {}
  return (
    <Panel title="対象の会員" note={`${figure(incident.found)}人（新しい200人まで表示）`}>
      <div className={styles.stack}>
        <DataTable
          caption="対象の会員"
          columns={columnsAt(now, incident.is_closed, setNumber)}
          rows={incident.persons}
          rowKey={({ member_number: each }) => each}
          empty="対象の会員は、まだ記録されていません"
        />
        {!incident.is_closed && (
          <form
            className={styles.form}
            aria-label="会員を一人ずつ判断する"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (!act.busy)
                void act.run({
                  input: { id: incident.id, member_number: number, is_affected: isAffected, reason },
                })
            }}
          >
            <div className={styles.pair}>
              <DenseInput
                label="会員番号"
                inputMode="numeric"
                value={number}
                error={errors['member_number']}
                onChange={({ target }) => setNumber(target.value)}
              />
              <DenseInput
                label="理由"
                value={reason}
                error={errors['reason']}
                onChange={({ target }) => setReason(target.value)}
              />
            </div>
            {act.failure !== null && Object.keys(errors).length === 0 && (
              <Notice tone="error" title={act.failure.message} live />
            )}
            <div className={styles.buttons}>
              <Button
                type="submit"
                loading={act.busy}
                notReady={number.trim() === '' && '会員番号を入力してください。'}
              >
                {isAffected ? '対象に加える' : '対象から外す'}
              </Button>
            </div>
            {act.dialog}
          </form>
        )}
      </div>
    </Panel>
  )
}
