import { useQuery } from 'urql'
import { adviserList, adviserLookList } from '../../../../../domain/tables/advisers.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AccessForm } from './access-form.tsx'
import {
  adviserAccessesDocument,
  endAdviserAccessDocument,
  inviteAdviserAgainDocument,
  type AdviserAccess,
  type AdviserLook,
} from './adviser-queries.ts'
import styles from './adviser.module.css'

const stateOf = ({ is_open: isOpen, has_password: hasPassword, ended_by: by, looks }: AdviserAccess): string => {
  if (!isOpen) return by === null ? '期限切れ' : `終了（${by}）`
  return hasPassword ? `閲覧できます（${figure(looks)}回）` : '招待中'
}

const accessColumns = (now: number, onDone: () => void): Column<AdviserAccess>[] =>
  pageColumns(adviserList, now, {
    who: ({ name, office, email }) => (
      <div className={styles.who}>
        <span>{name}</span>
        <small>{office}</small>
        <small>{email}</small>
      </div>
    ),
    books: ({ books }) => (books.length === 0 ? 'すべて' : books.join('、')),
    days: ({ from, until }) => `${shortDay(from, now)}〜${shortDay(until, now)}`,
    ends: ({ ends_on: end }) => shortDay(end, now),
    state: stateOf,
    act: (access) => access.is_open && <Acts access={access} onDone={onDone} />,
  })

function Acts({ access: { id, name, email }, onDone }: { access: AdviserAccess; onDone: () => void }) {
  return (
    <div className={styles.acts}>
      <AskedAct
        size="small"
        document={inviteAdviserAgainDocument}
        variables={{ id }}
        words={{ name: '招待の再送', done: '招待のメールを送りました。', onDone }}
        button="招待を再送する"
        label={`招待を再送する：${name}`}
        question="招待のメールをもう一度送りますか？"
        facts={[{ label: '宛先', value: `${name}（${email}）` }]}
        confirm="再送する"
      >
        <p>前に送ったリンクは使えなくなります。パスワードを忘れたときも、このリンクから設定し直せます。</p>
      </AskedAct>
      <AskedAct
        size="small"
        variant="danger"
        document={endAdviserAccessDocument}
        variables={{ id }}
        words={{ name: '閲覧の終了', done: '閲覧を終了しました。', onDone }}
        button="終了する"
        label={`終了する：${name}`}
        question="閲覧を終了しますか？"
        facts={[{ label: '税理士', value: name }]}
        confirm="閲覧を終了する"
      >
        <p>すぐにログアウトになり、ログインできなくなります。もう一度認めるには、2名の運営者の承認が必要です。</p>
      </AskedAct>
    </div>
  )
}

const lookColumns = (now: number): Column<AdviserLook>[] =>
  pageColumns(adviserLookList, now, {
    days: ({ from, until }) => `${shortDay(from, now)}〜${shortDay(until, now)}`,
  })

/** Who of the tax advisers may look at which books, and what they looked at. */
export function AdviserView() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: adviserAccessesDocument, requestPolicy: 'network-only' })
  const again = () => refetch({ requestPolicy: 'network-only' })
  return (
    <>
      <Panel title="税理士の閲覧" note="帳簿だけを、決めた範囲と期限まで閲覧できます。会員の氏名は表示しません" tight>
        <DataTable
          caption="税理士の閲覧"
          columns={accessColumns(now, again)}
          rows={data?.adminAdviserAccesses}
          rowKey={({ id }) => id}
          empty="閲覧を認めた税理士はいません"
        />
      </Panel>
      <Panel title="新しい閲覧" note="2名の運営者が承認すると、招待のメールを送ります">
        {data !== undefined && <AccessForm books={data.adminLedgerBooks} onDone={again} />}
      </Panel>
      <Panel title="閲覧の記録" note="最近の100件です。すべての記録は監査ログにあります" tight>
        <DataTable
          caption="閲覧の記録"
          columns={lookColumns(now)}
          rows={data?.adminAdviserLooks}
          rowKey={({ id }) => id}
          empty="閲覧の記録はありません"
        />
      </Panel>
    </>
  )
}
