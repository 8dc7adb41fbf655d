import { useEffect, useRef } from 'react'
import type { TypedNumber } from '../../../../domain/treasury/account-number.ts'
import { fullBankName } from '../../../../domain/treasury/bank-name.ts'
import { isWrittenOtherwiseByBanks, toZenginText } from '../../../../domain/kana.ts'
import { normaliseDigits } from '../../../../domain/validation/normalise.ts'
import { YUCHO_BANK_CODE } from '../../../../domain/treasury/yucho.ts'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { BankChoice } from './bank-search.ts'
import styles from './bank.module.css'

interface AccountNumberFieldProps {
  bank: BankChoice
  value: string
  error: string | undefined
  /** The field that had the focus has just gone; the next thing to look at is this one. */
  takesFocus: boolean
  onChange: (value: string) => void
}

/** Takes whatever is pasted, and keeps its digits when it is left: nothing is cut off before it was counted. */
export function AccountNumberField({ bank, value, error, takesFocus, onChange }: AccountNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <>
      {bank.code === YUCHO_BANK_CODE && (
        <Notice tone="warning" title="ゆうちょ銀行の口座番号について">
          通帳の記号・番号ではなく、ほかの金融機関からの振込用の口座番号を入力してください。
        </Notice>
      )}
      <TextField
        ref={input}
        label="口座番号（普通）"
        hint="通常は7桁の数字です。空白やハイフンは取り除きます。"
        inputMode="numeric"
        autoComplete="off"
        width="telephone"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(normaliseDigits(value))}
      />
    </>
  )
}

/** What has to be said about the number before it is registered; nothing of a usual one. */
function NumberNotice({ typed, account }: { typed: string; account: TypedNumber }) {
  switch (account.kind) {
    case 'usual':
      return null
    case 'short':
      return (
        <Notice tone="warning" title={`入力された番号は${typed.length}桁です`} live>
          普通口座の番号は7桁のため、先頭に0を補いました。通帳やキャッシュカードと同じ番号であることを確認してください。
        </Notice>
      )
    case 'converted':
      return <Notice title="振込用の番号に変換しました">通帳の番号（{typed}）の最後の1を除いた7桁を登録します。</Notice>
    case 'long':
      return (
        <Notice tone="warning" title="入力された番号は8桁です" live>
          普通口座の番号は通常7桁です。通帳やキャッシュカードでもう一度確認してください。このまま登録できますが、お支払いの前にあらためて確認をお願いします。
        </Notice>
      )
  }
}

interface AccountReviewProps {
  bank: BankChoice
  branch: BankChoice
  /** The digits that were typed, and what they mean. */
  typed: string
  account: TypedNumber
  holder: string
}

/** Everything that will be registered, the whole number among it: the one time that it is shown. */
export function AccountReview({ bank, branch, typed, account, holder }: AccountReviewProps) {
  return (
    <>
      <dl className={styles.review}>
        <div>
          <dt>金融機関</dt>
          <dd>
            {fullBankName(bank.code, bank.name)}（{bank.code}）
          </dd>
        </div>
        <div>
          <dt>支店</dt>
          <dd>
            {branch.name}（{branch.code}）
          </dd>
        </div>
        <div>
          <dt>口座番号（普通）</dt>
          <dd className={styles.wholeNumber}>{account.number}</dd>
        </div>
        <div>
          <dt>名義</dt>
          <dd>
            {holder}
            {isWrittenOtherwiseByBanks(holder) && (
              <p className="small-text">
                銀行には「{toZenginText(holder)}」とお伝えします。通帳の名義がこれと違う場合は、お問い合わせください。
              </p>
            )}
          </dd>
        </div>
      </dl>
      <NumberNotice typed={typed} account={account} />
    </>
  )
}
