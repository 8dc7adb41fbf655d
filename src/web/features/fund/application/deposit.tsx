import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DeadlineBox } from '../../../ui/countdown.tsx'
import { formatYen } from '../../../ui/format.ts'
import { DateTime, Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { FundInvest } from '../fund-queries.ts'
import { BoxFrame } from './box-frame.tsx'
import styles from './application.module.css'

type TransferAccount = NonNullable<FundInvest['transfer_account']>

function AccountRow({ term, name, copied, children }: { term: string; name: string; copied: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      <dd><CopyButton value={copied} name={name} /></dd>
    </div>
  )
}

function Received({ account, amount, missing }: { account: TransferAccount; amount: number; missing: number }) {
  const received = amount - missing
  return (
    <div className={styles.received}>
      <p data-key=""><span>残りの金額</span><Money yen={missing} /></p>
      <ProgressBar size="slim" label={`${formatYen(amount)}のうち${formatYen(received)}が入金済み`} percent={Math.floor((received * 100) / amount)} />
      <p><span>入金済み {formatYen(received)}</span><span>申し込み {formatYen(amount)}</span></p>
      {account.transfers.map((transfer) => (
        <p key={transfer.id} className="caption-text"><DateTime value={transfer.transfer_at} format="shortDateTime" /><Money yen={transfer.amount} /></p>
      ))}
    </div>
  )
}

/** Entry, second half: how much is still missing, until when, and where it goes. */
export function Deposit({ invest, account }: { invest: FundInvest; account: TransferAccount }) {
  const received = account.transfers.reduce((sum, transfer) => sum + transfer.amount, 0)
  const missing = Math.max(0, invest.amount - received)
  return (
    <BoxFrame title="お振込先" tag={{ label: '入金待ち', tone: 'warning' }}>
      {invest.transfer_limit_at !== null && <DeadlineBox label="入金期限" until={invest.transfer_limit_at} />}
      <Received account={account} amount={invest.amount} missing={missing} />
      {received > 0 && missing > 0 && (
        <Notice tone="warning" title={`${formatYen(missing)} 不足しています`}>
          {invest.transfer_limit_at !== null && <><DateTime value={invest.transfer_limit_at} format="shortDateTime" />までに</>}残りを振り込んでください。
        </Notice>
      )}
      <dl className={styles.account}>
        <AccountRow term="金額" name="残りの金額" copied={String(missing)}><b><Money yen={missing} /></b></AccountRow>
        <AccountRow term="銀行" name="銀行名" copied={account.bank_name}>{account.bank_name}</AccountRow>
        <AccountRow term="支店" name="支店" copied={account.branch_cd}>{account.branch_name}（{account.branch_cd}）</AccountRow>
        <AccountRow term="口座" name="口座番号" copied={account.account_number}>普通 <b>{account.account_number}</b></AccountRow>
        <AccountRow term="名義" name="口座名義" copied={account.account_name}>{account.account_name}</AccountRow>
      </dl>
      <ul className={styles.bullets}>
        <li>ご本人名義の口座から振り込んでください。名義が違うと確認に時間がかかります。</li>
        <li>期限までは、何回に分けて振り込んでもかまいません。</li>
        <li>振込手数料はお客さまのご負担です。</li>
        <li>銀行の営業時間によっては、翌営業日の入金になります。</li>
      </ul>
    </BoxFrame>
  )
}
