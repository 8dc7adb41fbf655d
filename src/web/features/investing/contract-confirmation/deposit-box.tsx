import type { ReactNode } from 'react'
import type { DepositSums } from '../../../../domain/investing/deposit.ts'
import { flooredPercent, yen } from '../../../../domain/money.ts'
import { depositSumsOf } from '../../../from-api.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DeadlineBox } from '../../../ui/countdown.tsx'
import { formatYen } from '../../../ui/format.ts'
import { DateTime, Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { DepositStep } from './contract-queries.ts'
import styles from './contract.module.css'

type TransferAccount = NonNullable<DepositStep['transfer_account']>

function AccountRow({
  term,
  name,
  copied,
  children,
}: {
  term: string
  name: string
  copied: string
  children: ReactNode
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      <dd>
        <CopyButton value={copied} name={name} />
      </dd>
    </div>
  )
}

function ReceivedSoFar({ account, amount, sums }: { account: TransferAccount; amount: number; sums: DepositSums }) {
  const percent = Math.min(100, flooredPercent(sums.received, yen(amount)))
  return (
    <div className={styles.received}>
      <p data-key="">
        <span>残りの金額</span>
        <Money yen={sums.missing} />
      </p>
      <ProgressBar
        size="slim"
        label={`${formatYen(amount)}のうち${formatYen(sums.received)}が入金済み`}
        percent={percent}
      />
      <p>
        <span>{`入金済み ${formatYen(sums.received)}`}</span>
        <span>申し込み {formatYen(amount)}</span>
      </p>
      {account.transfers.map((transfer) => (
        <p key={transfer.id} className="caption-text">
          <DateTime value={transfer.transfer_at} format="shortDateTime" />
          <Money yen={transfer.amount} />
        </p>
      ))}
    </div>
  )
}

/** What has come is less than, or more than, what was agreed. */
function DepositDifference({ sums, limitAt }: { sums: DepositSums; limitAt: string | null }) {
  if (sums.surplus > 0) {
    return (
      <Notice title={`ご入金額が${formatYen(sums.surplus)}超過しています`}>
        参加は確定しています。超過分は、登録口座へ返金いたします。
      </Notice>
    )
  }
  if (sums.received === 0 || sums.missing === 0) return null
  return (
    <Notice tone="warning" title={`${formatYen(sums.missing)} 不足しています`}>
      {limitAt !== null && (
        <>
          <DateTime value={limitAt} format="shortDateTime" />
          までに
        </>
      )}
      残りをお振り込みください。
    </Notice>
  )
}

/** All of it in one piece, as it is pasted into a bank's app or a note. */
function accountText(account: TransferAccount, missing: number): string {
  return [
    `振込金額：${formatYen(missing)}`,
    `銀行：${account.bank_name}（銀行コード ${account.bank_code}）`,
    `支店：${account.branch_name}（支店コード ${account.branch_cd}）`,
    `口座：普通 ${account.account_number}`,
    `名義：${account.account_name}`,
  ].join('\n')
}

function AccountRows({ account, missing }: { account: TransferAccount; missing: number }) {
  return (
    <dl className={styles.account}>
      <AccountRow term="金額" name="残りの金額" copied={String(missing)}>
        <b>
          <Money yen={missing} />
        </b>
      </AccountRow>
      <AccountRow term="銀行" name="銀行名" copied={account.bank_name}>
        {account.bank_name}
      </AccountRow>
      <AccountRow term="コード" name="銀行コード" copied={account.bank_code}>
        {account.bank_code}
      </AccountRow>
      <AccountRow term="支店" name="支店" copied={account.branch_cd}>
        {account.branch_name}（{account.branch_cd}）
      </AccountRow>
      <AccountRow term="口座" name="口座番号" copied={account.account_number}>
        普通 <b>{account.account_number}</b>
      </AccountRow>
      <AccountRow term="名義" name="口座名義" copied={account.account_name}>
        {account.account_name}
      </AccountRow>
    </dl>
  )
}

/** Entry, second half: how much is still missing, until when, and where it goes. */
export function DepositBox({ invest, account }: { invest: DepositStep; account: TransferAccount }) {
  const sums = depositSumsOf(invest)
  return (
    <div className={styles.block}>
      {invest.transfer_limit_at !== null && <DeadlineBox label="入金期限" until={invest.transfer_limit_at} />}
      <ReceivedSoFar account={account} amount={invest.amount} sums={sums} />
      <DepositDifference sums={sums} limitAt={invest.transfer_limit_at} />
      <AccountRows account={account} missing={sums.missing} />
      <p className={styles.copyAll}>
        <span>振込先をまとめてコピー</span>
        <CopyButton value={accountText(account, sums.missing)} name="振込先のすべて" />
      </p>
      <ul className={styles.bullets}>
        <li>ご本人名義の口座からお振り込みください。名義が違うと確認に時間がかかります。</li>
        <li>期限までは、分割してお振り込みいただけます。</li>
        <li>振込手数料はお客さまのご負担です。</li>
        <li>銀行の営業時間によっては、翌営業日の入金になります。</li>
      </ul>
    </div>
  )
}
