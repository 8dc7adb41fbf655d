import { Link } from 'react-router'
import { useQuery } from 'urql'
import { companyAccountList, ownTransferList } from '../../../../../domain/tables/company-accounts.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { figure, shortDay, shortTime } from '../../../ui/admin-format.ts'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FundLink } from '../../../ui/record-links.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import {
  cancelTransferDocument,
  companyAccountsDocument,
  proposeClosingDocument,
  type CompanyAccount,
  type OwnTransfer,
} from './company-account-queries.ts'
import styles from './company-account.module.css'
import { LinkForm } from './link-form.tsx'
import { TransferForm } from './transfer-form.tsx'

const transferStates = {
  waiting: '銀行での振替待ち',
  left: '振替中',
  arrived: '完了',
  cancelled: '取りやめ',
} as const satisfies Record<OwnTransfer['state'], string>

/** 会社の口座: what the bank holds for the company, whose money it is, and money on its way between the accounts. */
export function CompanyAccountsPage() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: companyAccountsDocument, requestPolicy: 'network-only' })
  const again = () => refetch({ requestPolicy: 'network-only' })
  const accounts = data?.adminCompanyAccounts
  const open = (accounts ?? []).filter(({ closed_at: closedAt }) => closedAt === null)
  return (
    <AdminPage title="会社の口座" note="銀行の明細を読み取る口座と、そこにあるお金が誰のものか">
      <Panel title="口座" tight>
        <DataTable
          caption="会社の口座"
          columns={accountColumns(now, again)}
          rows={accounts}
          rowKey={({ id }) => id}
          empty="口座はありません"
        />
      </Panel>
      <TwoColumns>
        <Panel title="口座の間の振替" note="新しい100件まで" tight>
          <DataTable
            caption="口座の間の振替"
            columns={transferColumns(now, again)}
            rows={data?.adminOwnTransfers}
            rowKey={({ id }) => id}
            empty="口座の間の振替は、まだありません"
          />
        </Panel>
        <div className={styles.forms}>
          <LinkForm funds={data?.adminFunds.rows ?? []} />
          <TransferForm accounts={open} />
        </div>
      </TwoColumns>
    </AdminPage>
  )
}

const accountColumns = (now: number, onDone: () => void): readonly Column<CompanyAccount>[] =>
  pageColumns(companyAccountList, now, {
    written: ({ written, holder_name: holder }) => (
      <>
        <span className="no-break">{written}</span>
        {holder !== '' && (
          <>
            <br />
            <small>{holder}</small>
          </>
        )}
      </>
    ),
    purpose_text: ({ purpose_text: purpose, fund_id: fundId, fund_name: fund }) => (
      <>
        {purpose}
        {fundId !== null && (
          <>
            <br />
            <FundLink id={fundId}>{fund ?? fundId}</FundLink>
          </>
        )}
      </>
    ),
    balance: ({ balance }) => (balance === null ? '—' : figure(balance)),
    books: ({ books }) =>
      books.length === 0 ? (
        '—'
      ) : (
        <ul className={styles.books}>
          {books.map(({ book, name, amount }) => (
            <li key={book}>
              {name} <span>{figure(amount)}</span>
            </li>
          ))}
        </ul>
      ),
    state: (account) => <State account={account} now={now} />,
    act: (account) => <CloseAct account={account} onDone={onDone} />,
  })

function State({ account, now }: { account: CompanyAccount; now: number }) {
  if (account.closed_at !== null) return <>{shortTime(account.closed_at, now)}に終了</>
  if (account.proposal_id !== null)
    return <Link to={`/itoadmintool/approvals?id=${account.proposal_id}`}>承認待ち</Link>
  if (account.read_at === null) return <>明細の読み取り待ち</>
  return account.is_opened ? <>連携中</> : <Link to="/itoadmintool/ledger?view=balances">開始残高が未記録</Link>
}

function CloseAct({ account, onDone }: { account: CompanyAccount; onDone: () => void }) {
  if (account.purpose === null || account.closed_at !== null || account.proposal_id !== null) return <>—</>
  return (
    <AskedAct
      document={proposeClosingDocument}
      variables={{ id: account.id }}
      words={{
        name: '口座の連携の終了',
        done: '連携の終了を提案しました。ほかの運営者が承認すると、終了します。',
        onDone,
      }}
      size="small"
      button="連携を終える"
      label={`口座${account.written}の連携を終える`}
      question="この口座の連携の終了を提案しますか？"
      facts={[
        { label: '口座', value: account.written },
        { label: '銀行の残高', value: account.balance === null ? '—' : `${figure(account.balance)}円` },
      ]}
      confirm="提案する"
    >
      <p>残高が0円で、終わっていない振替や支払いがない口座だけ、連携を終えられます。</p>
    </AskedAct>
  )
}

const transferColumns = (now: number, onDone: () => void): readonly Column<OwnTransfer>[] =>
  pageColumns(ownTransferList, now, {
    book_name: ({ book_name: name }) => name,
    accounts: ({ from, to }) => (
      <>
        <span className="no-break">{from} から</span>
        <br />
        <span className="no-break">{to} へ</span>
      </>
    ),
    amount: ({ amount }) => figure(amount),
    due_on: ({ due_on: day }) => <time dateTime={day}>{shortDay(day, now)}</time>,
    state: ({ state }) => transferStates[state],
    act: ({ id, state, amount, from, to }) =>
      state === 'waiting' ? (
        <AskedAct
          document={cancelTransferDocument}
          variables={{ id }}
          words={{ name: '振替の取りやめ', done: '振替を取りやめました。', onDone }}
          size="small"
          button="取りやめる"
          label={`${figure(amount)}円の振替を取りやめる`}
          question="この振替を取りやめますか？"
          facts={[
            { label: '振替', value: `${from} から ${to} へ` },
            { label: '金額', value: `${figure(amount)}円` },
          ]}
          confirm="取りやめる"
        >
          <p>銀行ですでに振り替えた場合は、取りやめないでください。</p>
        </AskedAct>
      ) : (
        '—'
      ),
  })
