import { useState } from 'react'
import { Link } from 'react-router'
import { fullBankName } from '../../../../domain/treasury/bank-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BankDialog } from './bank-dialog.tsx'
import { Fact } from '../../../app/member-page/info-section.tsx'
import type { BankAccount } from './member-queries.ts'
import styles from '../../../app/member-page/mypage.module.css'

const shownDigits = 3

/** `****567`: enough to recognise the account, too little to use it. */
function maskAccountNumber(accountNumber: string): string {
  return `****${accountNumber.slice(-shownDigits)}`
}

interface BankSectionProps {
  account: BankAccount | null
  /** The member's name in kana: the account has to be theirs. */
  holder: string
  email: string
  refetch: () => void
}

export function BankSection({ account, holder, email, refetch }: BankSectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card className={styles.facts}>
      <dl>
        {account === null ? (
          <Fact term="受取口座">未登録</Fact>
        ) : (
          <>
            <Fact term="金融機関">
              {fullBankName(account.bank_code, account.bank_name)}（{account.bank_code}）
            </Fact>
            <Fact term="支店">
              {account.branch_name}（{account.branch_code}）
            </Fact>
            <Fact term="口座">普通　{maskAccountNumber(account.account_number)}</Fact>
            <Fact term="名義">{holder}</Fact>
          </>
        )}
      </dl>
      {account?.number_in_doubt && (
        <div className={styles.inDoubt}>
          <Notice tone="warning" title="口座番号をご確認ください">
            登録されている番号は{account.account_number.length}
            桁です。普通口座の番号は7桁のため、確認できるまでこの口座へのお支払いはできません。通帳などで番号を確認し、登録し直してください。
          </Notice>
        </div>
      )}
      <div className={styles.sectionFoot}>
        <Button variant={account === null ? 'filled' : 'outlined'} full onClick={() => setOpen(true)}>
          {account === null ? '口座を登録する' : '口座を変更する'}
        </Button>
        <p className="caption-text">
          パスキーを登録すると、口座の変更は、あなたの端末がなければできなくなります。{' '}
          <Link to="/mypage/security#passkeys">ログインとセキュリティ</Link>
        </p>
        <p className="caption-text">
          {account === null
            ? '分配金と返金の受け取りに使います。申し込みは、口座を登録する前でもできます。'
            : '変更にはログインの確認が必要です。変更後24時間は、この口座への支払いを止めます。'}
        </p>
      </div>
      <BankDialog
        open={open}
        isChange={account !== null}
        holder={holder}
        email={email}
        onClose={() => setOpen(false)}
        onSaved={refetch}
      />
    </Card>
  )
}
