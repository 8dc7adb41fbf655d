import { Link } from 'react-router'
import { useQuery } from 'urql'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { depositStepList, leaseDepositTable } from '../../../../../domain/tables/tenant-deposits.ts'
import { KEEPING_GROUNDS } from '../../../../../domain/funds/tenant-deposit.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import {
  leaseDepositsDocument,
  reverseKeepingDocument,
  type DepositStep,
  type LeaseDeposit,
} from './deposit-queries.ts'
import { KeepDeposit } from './keep-deposit.tsx'
import styles from './ledger.module.css'

/** A sum with what of it passed with the property. */
function Sum({ of, and, word }: { of: number | null; and: number | null; word: string }) {
  const passed = and ?? 0
  return (
    <>
      {figure((of ?? 0) + passed)}
      {passed !== 0 && (
        <small>
          <br />
          {word} {figure(passed)}
        </small>
      )}
    </>
  )
}

const depositColumns = (now: number): Column<LeaseDeposit>[] =>
  pageColumns(leaseDepositTable, now, {
    project_name: ({ project_id: id, project_name: name }) => <FundLink id={id}>{name}</FundLink>,
    unit: ({ unit, lease_id: id }) => (id === null ? '賃貸借の登録なし' : unit),
    last_let_day: null,
    payees: null,
    taken_over: null,
    handed_over: null,
    held: ({ held }) => <b>{figure(held ?? 0)}</b>,
    received: ({ received, taken_over: takenOver }) => <Sum of={received} and={takenOver} word="取得で引き継ぎ" />,
    given_back: ({ given_back: givenBack, handed_over: handedOver }) => (
      <Sum of={givenBack} and={handedOver} word="売却で引き渡し" />
    ),
    tenant: ({ tenant, last_let_day: day }) => (
      <>
        {tenant === '' ? '—' : tenant}
        {day !== null && (
          <small>
            <br />
            {shortDay(day, now)}まで
          </small>
        )}
      </>
    ),
  })

const stepColumns = (now: number, onDone: () => void): Column<DepositStep>[] =>
  pageColumns(depositStepList, now, {
    name: ({ project_name: name, unit, tenant }) => [name, unit, tenant].filter((word) => word !== '').join('　'),
    ground: ({ ground, remarks, paper_sha256: paper }) =>
      ground === null || paper === null ? (
        remarks
      ) : (
        <>
          {KEEPING_GROUNDS[ground]}
          <br />
          <a href={`/admin/property-papers/${paper}.pdf`} target="_blank" rel="noreferrer">
            精算書（PDF）
          </a>
        </>
      ),
    act: (step) => <Reversal step={step} onDone={onDone} />,
  })

function Reversal({ step, onDone }: { step: DepositStep; onDone: () => void }) {
  const { keeping_id: id, reversal_proposal_id: proposalId, is_closed: isClosed, amount, unit } = step
  if (id === null) return null
  if (proposalId !== null) return <Link to={`/itoadmintool/approvals?id=${proposalId}`}>取り消しの承認待ち</Link>
  if (isClosed) return <>締め済み</>
  return (
    <AskedAct
      document={reverseKeepingDocument}
      variables={(reason) => ({ id, reason })}
      words={{
        name: '敷金・保証金からの差し引きの取り消し',
        done: '取り消しを提案しました。ほかの運営者が承認すると、預かりに戻ります。',
        onDone,
      }}
      size="small"
      variant="quiet"
      button="取り消す"
      label={`差し引き${id}を取り消す`}
      question="この差し引きの取り消しを提案しますか？"
      facts={[
        { label: '部屋', value: unit },
        { label: '金額', value: `${figure(-amount)}円` },
      ]}
      confirm="取り消しを提案する"
    >
      <p>収入から除き、借主からの預かりに戻します。</p>
    </AskedAct>
  )
}

/** Tenants' deposits by lease: of each fund their sum is the account of its book. */
export function LeaseDeposits() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: leaseDepositsDocument, requestPolicy: 'network-only' })
  const again = () => refetch({ requestPolicy: 'network-only' })
  const deposits = data?.adminLeaseDeposits
  const held = deposits?.reduce((sum, deposit) => sum + (deposit.held ?? 0), 0) ?? 0
  const unnamed = deposits?.some(({ lease_id: id, held: left }) => id === null && left !== 0) ?? false
  return (
    <>
      <FilterBar after={<CsvButton table={leaseDepositTable} filter={{}} />}>{null}</FilterBar>
      <Panel
        title="賃貸借ごとの敷金・保証金"
        note={`預かりの合計${figure(held)}円（帳簿の「預り敷金・保証金」と同額）`}
        tight
      >
        <DataTable
          caption="賃貸借ごとの敷金・保証金"
          columns={depositColumns(now)}
          rows={deposits}
          rowKey={({ project_id: fund, lease_id: lease }) => `${fund} ${lease ?? ''}`}
          empty="預かっている敷金・保証金はありません"
        />
        {unnamed && (
          <p className={styles.hint}>
            「賃貸借の登録なし」の額は、
            <Link to="/itoadmintool/ledger?view=lines&state=explained">口座の入出金</Link>
            の訂正で賃貸借を選ぶと、各行に移ります。
          </p>
        )}
      </Panel>
      <KeepDeposit deposits={deposits ?? []} today={japanDateOf(new Date(now))} onDone={again} />
      <Panel title="敷金・保証金の動き" tight>
        <DataTable
          caption="敷金・保証金の動き"
          columns={stepColumns(now, again)}
          rows={data?.adminDepositSteps}
          rowKey={(step) => JSON.stringify(step)}
          empty="敷金・保証金の入出金はまだありません"
        />
      </Panel>
    </>
  )
}
