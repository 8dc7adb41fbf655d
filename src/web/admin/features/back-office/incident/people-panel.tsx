import { Link } from 'react-router'
import { incidentPersonList } from '../../../../../domain/tables/incidents.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
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
  const isAffected = (number: string): boolean =>
    incident.persons.find(({ member_number: each }) => each === number.trim())?.is_affected !== true
  const form = useActForm(judgePersonDocument, {
    initial: { member_number: '', reason: '' },
    name: '対象の会員の記録',
    done: (_, { member_number: number }) => (isAffected(number) ? '対象に加えました。' : '対象から外しました。'),
    onDone,
    notReady: ({ member_number: number }) => number.trim() === '' && '会員番号を入力してください。',
    variables: (values) => ({
      input: { id: incident.id, ...values, is_affected: isAffected(values.member_number) },
    }),
  })
  return (
    <Panel title="対象の会員" note={`${figure(incident.found)}人（新しい200人まで表示）`}>
      <div className={styles.stack}>
        <DataTable
          caption="対象の会員"
          columns={columnsAt(now, incident.is_closed, (number) => form.set({ member_number: number }))}
          rows={incident.persons}
          rowKey={({ member_number: each }) => each}
          empty="対象の会員は、まだ記録されていません"
        />
        {!incident.is_closed && (
          <ActForm
            form={form}
            label="会員を一人ずつ判断する"
            width="wide"
            variant="outlined"
            button={isAffected(form.values.member_number) ? '対象に加える' : '対象から外す'}
          >
            <FieldRow>
              <DenseInput label="会員番号" inputMode="numeric" {...form.field('member_number')} />
              <DenseInput label="理由" {...form.field('reason')} />
            </FieldRow>
          </ActForm>
        )}
      </div>
    </Panel>
  )
}
