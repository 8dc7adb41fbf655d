import { useState } from 'react'
import { Link } from 'react-router'
import { useClient } from 'urql'
import { affectedList, takenOutList } from '../../../../../domain/tables/incidents.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { toFailure, type Failure } from '../../../../gql/errors.ts'
import type { ResultOf } from '../../../../gql/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { FieldRow } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { instantOfField } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { affectedDocument, recordPeopleDocument, type AffectedMember, type TakenOut } from './incident-queries.ts'
import styles from './incident.module.css'

const nothing = { actor: '', session: '', address: '', table: '', document: '', from: '', until: '' }
type Found = ResultOf<typeof affectedDocument>['adminAffected']

const affectedColumns = (now: number): Column<AffectedMember>[] =>
  pageColumns(affectedList, now, {
    member_number: ({ member_number: number, name }) => (
      <>
        <Link to={`/itoadmintool/members/${number}`}>{name}</Link>
        <br />
        <small>{number}</small>
      </>
    ),
    acts: ({ acts }) => acts.join('、'),
  })
const takenOutColumns = (now: number): Column<TakenOut>[] => pageColumns(takenOutList, now, {})

/** Who was affected: by whom, in which session, from where, which table or document, and when; and those found are kept. */
export function AffectedSearch({ incidentId, onDone }: { incidentId: string; onDone: () => void }) {
  const client = useClient()
  const now = useNow()
  const [values, setValues] = useState(nothing)
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [withTakenOut, setWithTakenOut] = useState(false)
  const act = useAct(recordPeopleDocument, {
    name: '対象の会員の記録',
    done: '対象の会員を記録しました。',
    onDone,
  })
  const { from, until, ...traits } = values
  const filter = { ...traits, from: instantOfField(from), until: instantOfField(until) }
  const field = (name: keyof typeof nothing) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((old) => ({ ...old, [name]: target.value }))
      setFound(null)
    },
  })
  const look = async () => {
    setBusy(true)
    const { data, error } = await client
      .query(affectedDocument, { filter }, { requestPolicy: 'network-only' })
      .toPromise()
    setBusy(false)
    setFound(data?.adminAffected ?? null)
    setFailure(error === undefined ? null : toFailure(error))
  }
  return (
    <Panel title="影響を受けた会員を調べる" note="監査ログと、書面の閲覧の記録から抽出します">
      <div className={styles.stack}>
        <form
          className={styles.form}
          aria-label="影響を受けた会員を調べる"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void look()
          }}
        >
          <p className={styles.text}>
            伏せた項目の表示、登録内容や支払いにかかわる操作、一覧の出力、書面の閲覧を調べます。画面を見ただけの操作は、記録に残りません。
          </p>
          <FieldRow>
            <DenseInput
              label="操作者"
              hint="監査ログの表記。例：operator:3（運営者）、member:12（会員）"
              {...field('actor')}
            />
            <DenseInput label="セッション" {...field('session')} />
            <DenseInput label="IPアドレス" {...field('address')} />
          </FieldRow>
          <FieldRow>
            <DenseInput label="出力した一覧" hint="例：members、applications" {...field('table')} />
            <DenseInput label="書面" hint="書面番号、またはSHA-256" {...field('document')} />
          </FieldRow>
          <FieldRow>
            <DenseInput label="期間（開始）" type="datetime-local" {...field('from')} />
            <DenseInput label="期間（終了）" type="datetime-local" {...field('until')} />
          </FieldRow>
          {failure !== null && <Notice tone="error" title={failure.message} live />}
          <div className={styles.buttons}>
            <Button type="submit" loading={isBusy}>
              調べる
            </Button>
          </div>
        </form>
        {found !== null && (
          <>
            <p className={styles.text} role="status">
              記録に名前のある会員：{figure(found.total)}人
            </p>
            <DataTable
              caption="影響を受けた会員"
              columns={affectedColumns(now)}
              rows={found.members}
              rowKey={({ member_number: number }) => number}
              empty="記録に名前のある会員はいません"
            />
            {found.taken_out.length > 0 && (
              <>
                <DataTable
                  caption="出力された一覧"
                  columns={takenOutColumns(now)}
                  rows={found.taken_out}
                  rowKey={({ at, table }) => `${at}:${table}`}
                  empty="出力された一覧はありません"
                />
                <Checkbox
                  label="出力された一覧に載り得た会員（最後の出力までに登録した全員）も対象にする"
                  checked={withTakenOut}
                  onChange={({ target }) => setWithTakenOut(target.checked)}
                />
              </>
            )}
            {(found.total > 0 || withTakenOut) && (
              <div className={styles.buttons}>
                <Button
                  variant="filled"
                  loading={act.busy}
                  onClick={() => void act.run({ id: incidentId, filter, with: withTakenOut })}
                >
                  対象の会員として記録する
                </Button>
              </div>
            )}
            {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
          </>
        )}
        {act.dialog}
      </div>
    </Panel>
  )
}
