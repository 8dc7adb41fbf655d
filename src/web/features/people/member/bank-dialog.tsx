import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMutation } from 'urql'
import { readTypedNumber } from '../../../../domain/treasury/account-number.ts'
import { fullBankName } from '../../../../domain/treasury/bank-name.ts'
import { fieldErrors } from '../../../../domain/validation/field-errors.ts'
import { bankAccountSchema } from '../../../../domain/validation/member-schemas.ts'
import { normaliseDigits } from '../../../../domain/validation/normalise.ts'
import { YUCHO_BANK_CODE } from '../../../../domain/treasury/yucho.ts'
import { Reauthentication } from '../../../app/session/reauthentication.tsx'
import { isReloaded, keepInput, useKeptInput } from '../../../app/site/page-storage.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { useDraftName, useForgetDraft } from '../../../app/forms/use-draft.ts'
import { useViewer } from '../../../app/session/viewer.tsx'
import { toFailure } from '../../../gql/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { AccountNumberField, AccountReview } from './account-number.tsx'
import type { BankChoice } from './bank-search.ts'
import { BankStep, BranchStep, ChosenRow } from './bank-steps.tsx'
import { bankAccountDocument } from './member-queries.ts'
import styles from '../../../app/member-page/mypage.module.css'
import { YuchoConverter } from './yucho-converter.tsx'

interface BankFormProps {
  holder: string
  email: string
  onClose: () => void
  onSaved: () => void
}

/** Sends the account; where more has to be shown first (the password, a passkey, a mailed code), it is asked for and the same account sent again. */
function useBankAccount({ onClose, onSaved }: BankFormProps) {
  const [{ fetching }, userBankAccount] = useMutation(bankAccountDocument)
  const [asked, setAsked] = useState<{ needs: string | undefined } | null>(null)
  const toast = useToast()
  const showError = useErrorToast()
  const { refetch } = useViewer()
  const send = async (bank: BankChoice, branch: BankChoice, accountNumber: string): Promise<string | null> => {
    const { error } = await userBankAccount({
      input: {
        bank_code: bank.code,
        bank_name: bank.name,
        branch_code: branch.code,
        branch_name: branch.name,
        account_number: accountNumber,
      },
    })
    if (error !== undefined) {
      const { code, fields, needs } = toFailure(error)
      setAsked(code === 'REAUTH_REQUIRED' ? { needs } : null)
      if (code !== 'REAUTH_REQUIRED') showError(error, '銀行口座登録に失敗しました。')
      return fields.account_number ?? null
    }
    toast.success('更新しました。')
    onClose()
    onSaved()
    refetch()
    return null
  }
  return { send, sending: fetching, asked, forgetAsked: () => setAsked(null) }
}

const draftName = 'bank'
const textsOf = (place: 'bank' | 'branch', choice: BankChoice | null) => ({
  [`${place}_code`]: choice?.code ?? '',
  [`${place}_name`]: choice?.name ?? '',
})
function choiceOf(texts: Record<string, string>, place: 'bank' | 'branch'): BankChoice | null {
  const [code, name] = [texts[`${place}_code`] ?? '', texts[`${place}_name`] ?? '']
  return code === '' ? null : { code, name }
}

/** What has been chosen and typed so far; it survives a reload. */
function useBankDraft() {
  const name = useDraftName(draftName)
  const kept = useKeptInput(name)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const texts = { ...kept, ...typed }
  const change = (changed: Record<string, string>) => {
    keepInput(name, changed)
    setTyped({ ...typed, ...changed })
  }
  return {
    bank: choiceOf(texts, 'bank'),
    branch: choiceOf(texts, 'branch'),
    accountNumber: texts['account_number'] ?? '',
    passbook: { symbol: texts['yucho_symbol'] ?? '', number: texts['yucho_number'] ?? '' },
    change,
  }
}

/** Bank, then branch, then number: each step opens when the one before is done. At the end everything is read over. */
function BankForm(props: BankFormProps) {
  const { bank, branch, accountNumber, passbook, change } = useBankDraft()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isReview, setReview] = useState(false)
  const { send, sending, asked, forgetAsked } = useBankAccount(props)
  const chooseBank = (choice: BankChoice | null) => change({ ...textsOf('bank', choice), ...textsOf('branch', null) })
  const [hasJustChosen, setHasJustChosen] = useState(false)
  const chooseBranch = (choice: BankChoice | null, digits = accountNumber) => {
    setHasJustChosen(choice !== null)
    change({ ...textsOf('branch', choice), account_number: digits })
  }
  const digits = normaliseDigits(accountNumber)
  const account = bank === null ? null : readTypedNumber(bank.code, digits)
  const review = () => {
    if (bank === null || branch === null) return
    const input = {
      bank_code: bank.code,
      bank_name: bank.name,
      branch_code: branch.code,
      branch_name: branch.name,
      account_number: account?.number ?? digits,
    }
    const found = fieldErrors(bankAccountSchema, input)?.account_number
    setProblem(found)
    setReview(found === undefined && account !== null)
  }
  const save = async () => {
    if (bank === null || branch === null || account === null || sending) return
    const refused = await send(bank, branch, account.number)
    if (refused === null) return
    setProblem(refused)
    setReview(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReview) void save()
    else review()
  }
  if (asked !== null) {
    return (
      <Reauthentication
        key={asked.needs}
        act="口座の変更"
        needs={asked.needs}
        email={props.email}
        onBack={forgetAsked}
        onConfirmed={() => {
          forgetAsked()
          void save()
        }}
      />
    )
  }
  if (isReview && bank !== null && branch !== null && account !== null) {
    return (
      <form className={styles.dialogForm} noValidate onSubmit={onSubmit}>
        <AccountReview bank={bank} branch={branch} typed={digits} account={account} holder={props.holder} />
        <p className="caption-text">口座番号の全体を表示するのは、この確認のときだけです。</p>
        <DialogActions>
          <Button type="submit" variant="filled" size="large" full loading={sending}>
            {account.kind === 'short' ? `はい、${account.number}で登録する` : 'この口座を登録する'}
          </Button>
          <Button size="large" full onClick={() => !sending && setReview(false)}>
            番号を直す
          </Button>
        </DialogActions>
      </form>
    )
  }
  const isReady = bank !== null && branch !== null
  return (
    <form className={styles.dialogForm} noValidate onSubmit={onSubmit}>
      <p className="small-text">ご本人（{props.holder} 様）名義の普通口座に限ります。</p>
      {bank === null ? (
        <BankStep onChoose={chooseBank} />
      ) : (
        <ChosenRow
          term="銀行"
          choice={{ ...bank, name: fullBankName(bank.code, bank.name) }}
          onAgain={() => chooseBank(null)}
        />
      )}
      {bank?.code === YUCHO_BANK_CODE && branch === null && (
        <YuchoConverter {...passbook} onType={change} onConverted={chooseBranch} />
      )}
      {bank !== null && branch === null && <BranchStep key={bank.code} bank={bank} onChoose={chooseBranch} />}
      {branch !== null && <ChosenRow term="支店" choice={branch} onAgain={() => chooseBranch(null)} />}
      {isReady && (
        <AccountNumberField
          bank={bank}
          value={accountNumber}
          error={problem}
          takesFocus={hasJustChosen}
          onChange={(typed) => change({ account_number: typed })}
        />
      )}
      <p className="caption-text">安全のため、変更後24時間はこの口座への支払いを止め、変更をメールでお知らせします。</p>
      <DialogActions>
        <Button
          type="submit"
          variant="filled"
          size="large"
          full
          notReady={isReady ? undefined : bank === null ? '先に銀行を選んでください。' : '先に支店を選んでください。'}
        >
          入力内容を確認する
        </Button>
        <Button size="large" full onClick={props.onClose}>
          戻る
        </Button>
      </DialogActions>
    </form>
  )
}

/** What was chosen survives a reload of the page, and no longer: whoever went elsewhere meanwhile begins anew. */
function useDraftOfThisVisit(forget: () => void) {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => {
    if (!isReloaded()) latest.current()
    return () => latest.current()
  }, [])
}

export function BankDialog({ open, isChange, ...form }: { open: boolean; isChange: boolean } & BankFormProps) {
  const forget = useForgetDraft(draftName)
  useDraftOfThisVisit(forget)
  const close = () => {
    forget()
    form.onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={isChange ? '受取口座の変更' : '受取口座の登録'}>
      <BankForm {...form} onClose={close} />
    </Dialog>
  )
}
