import { Link } from 'react-router'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import type { Reconciliation } from './dashboard-queries.ts'
import styles from './dashboard.module.css'

/** The bank's balance beside what the books say it has to be; anything but nought is on top of the day's work. */
export function ReconciliationPanel({ accounts, now }: { accounts: readonly Reconciliation[]; now: number }) {
  return (
    <Panel title="残高の突合" note={<Link to="/itoadmintool/ledger?view=balances">内訳</Link>}>
      {accounts.length === 0 && <p className={styles.nothing}>銀行の明細は、まだ読み取っていません</p>}
      {accounts.map((account) => (
        <Account key={account.account_id} account={account} isNamed={accounts.length > 1} now={now} />
      ))}
    </Panel>
  )
}

function Account({ account, isNamed, now }: { account: Reconciliation; isNamed: boolean; now: number }) {
  const { balance, is_opened: isOpened, book, ahead, waiting, waiting_count: waitingCount, difference } = account
  const isSound = difference === 0
  return (
    <dl className={styles.reconciliation}>
      {isNamed && (
        <div>
          <dt>口座</dt>
          <dd>{account.account_text}</dd>
        </div>
      )}
      <div>
        <dt>銀行の残高（{shortTime(account.read_at, now)}）</dt>
        <dd>{figure(balance)}円</dd>
      </div>
      <div>
        <dt>帳簿の残高</dt>
        <dd>{figure(book)}円</dd>
      </div>
      {waitingCount > 0 && (
        <div>
          <dt>まだ帳簿にない入出金（{figure(waitingCount)}件）</dt>
          <dd>{figure(waiting)}円</dd>
        </div>
      )}
      {ahead !== 0 && (
        <div>
          <dt>まだ銀行の明細にない入出金</dt>
          <dd>{figure(ahead)}円</dd>
        </div>
      )}
      {!isOpened && (
        <div data-off="">
          <dt>口座の開始残高</dt>
          <dd>
            <Link to="/itoadmintool/ledger?view=balances">帳簿に未記録</Link>
          </dd>
        </div>
      )}
      <div data-off={isSound ? undefined : ''} data-sound={isSound || undefined}>
        <dt>差額</dt>
        <dd>
          {figure(difference)}円{isSound ? (isOpened ? '（一致）' : '（入出金は一致）') : '（不一致）'}
        </dd>
      </div>
    </dl>
  )
}
