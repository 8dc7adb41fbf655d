import { Link } from 'react-router'
import { exactRate } from '../../../../../domain/funds/fund-text.ts'
import { LENDER_KINDS, type LenderKind } from '../../../../../domain/funds/loan.ts'
import { loanLineList, loanPlanList } from '../../../../../domain/tables/loans.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { withdrawLoanDocument, type Loan } from './loan-queries.ts'
import styles from './loan.module.css'

const planColumns = (now: number): Column<Loan['instalments'][number]>[] =>
  pageColumns(loanPlanList, now, {
    due: ({ principal, interest }) => (
      <>
        {figure(principal + interest)}
        {principal > 0 && interest > 0 && (
          <small>
            <br />
            うち利息{figure(interest)}
          </small>
        )}
      </>
    ),
    left: ({ left }) => (left > 0 ? <b>{figure(left)}</b> : '—'),
  })

/** A loan with its contract, its plan and what lines have paid of it. */
export function LoanPanel({ loan, onClose, onDone }: { loan: Loan; onClose: () => void; onDone: () => void }) {
  const now = useNow()
  const { id, lender, lender_kind: kind, contract_sha256: contract, overdue } = loan
  const yen = (amount: number | null) => `${figure(amount ?? 0)}円`
  return (
    <SidePanel title={`${lender ?? ''}からの借入れ`} onClose={onClose} record={`loan:${id}`}>
      <FactList
        facts={[
          { label: 'ファンド', value: <FundLink id={loan.project_id}>{loan.project_name}</FundLink> },
          {
            label: '借入先の種類',
            value: `${kind === null ? '' : LENDER_KINDS[kind as LenderKind]}${loan.counterparty === 'related_party' ? '（当社または関係者）' : ''}`,
          },
          { label: '残高', value: <b>{yen(loan.owed)}</b> },
          ...((overdue ?? 0) > 0 ? [{ label: '期日を過ぎた額', value: <b>{yen(overdue)}</b> }] : []),
          ...(loan.next_due_on === null
            ? []
            : [{ label: '次回の支払い', value: `${shortDay(loan.next_due_on, now)}　${yen(loan.next_due)}` }]),
          { label: '借入額', value: `${yen(loan.amount)}（うち受け取り${yen(loan.drawn)}、返済${yen(loan.repaid)}）` },
          { label: '支払った利息', value: yen(loan.interest) },
          { label: '年利', value: exactRate(loan.rate_bp) },
          {
            label: '期間',
            value: `${loan.contracted_on === null ? '' : shortDay(loan.contracted_on, now)}から${loan.matures_on === null ? '' : shortDay(loan.matures_on, now)}まで`,
          },
          {
            label: '契約書',
            value: (
              <a href={`/admin/property-papers/${contract}.pdf`} target="_blank" rel="noreferrer">
                PDFを開く
              </a>
            ),
          },
          { label: '登録の理由', value: loan.reason },
        ]}
      />
      <h3 className={styles.heading}>返済計画</h3>
      <DataTable
        caption="返済計画"
        columns={planColumns(now)}
        rows={loan.instalments}
        rowKey={({ due_on: day }) => day}
        tone={({ due_on: day, left }) => (left > 0 && Date.parse(`${day}T23:59:59+09:00`) < now ? 'held' : undefined)}
        empty="返済計画はありません"
      />
      <h3 className={styles.heading}>口座の入出金</h3>
      <DataTable
        caption="口座の入出金"
        columns={pageColumns(loanLineList, now, {})}
        rows={loan.lines}
        rowKey={(line) => JSON.stringify(line)}
        empty="この借入れの入出金は、まだ登録されていません"
      />
      <TakeBack loan={loan} onDone={onDone} />
    </SidePanel>
  )
}

/** While no line names it. */
function TakeBack({ loan, onDone }: { loan: Loan; onDone: () => void }) {
  const { id, lender, amount, lines, withdrawal_proposal_id: proposalId } = loan
  if (proposalId !== null) return <Link to={`/itoadmintool/approvals?id=${proposalId}`}>取り消しの承認待ち</Link>
  if (lines.length > 0) return null
  return (
    <div className={styles.act}>
      <AskedAct
        document={withdrawLoanDocument}
        variables={(reason) => ({ id, reason })}
        words={{
          name: '借入れの登録の取り消し',
          done: '取り消しを提案しました。ほかの運営者が承認すると、この借入れは一覧からなくなります。',
          onDone,
        }}
        size="small"
        variant="quiet"
        button="登録を取り消す"
        question="この借入れの登録の取り消しを提案しますか？"
        facts={[
          { label: '借入先', value: lender },
          { label: '借入額', value: `${figure(amount ?? 0)}円` },
        ]}
        confirm="取り消しを提案する"
      >
        <p>口座の入出金を登録していない借入れだけを取り消せます。契約書と記録は残ります。</p>
      </AskedAct>
    </div>
  )
}
