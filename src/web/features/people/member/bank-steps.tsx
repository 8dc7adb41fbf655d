import { useCallback } from 'react'
import { useClient } from 'urql'
import { BankCombobox } from './bank-combobox.tsx'
import { fullBankName } from '../../../../domain/treasury/bank-name.ts'
import { BRANCH_EXAMPLES, minimumSearchLength } from '../../../../domain/treasury/bank-search.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import type { BankChoice } from './bank-search.ts'
import { bankSearchDocument, branchSearchDocument } from './member-queries.ts'
import styles from './bank.module.css'

/** What has been chosen already, with the way to choose again. */
export function ChosenRow({ term, choice, onAgain }: { term: string; choice: BankChoice; onAgain: () => void }) {
  return (
    <div className={styles.chosen}>
      <p>
        <span className="caption-text">{term}</span>
        <br />
        <b>{choice.name}</b>（{choice.code}）
      </p>
      <button type="button" onClick={onAgain}>
        選び直す<span className="visually-hidden">：{term}</span>
      </button>
    </div>
  )
}

export function BankStep({ onChoose }: { onChoose: (bank: BankChoice) => void }) {
  const client = useClient()
  const showError = useErrorToast()
  const search = useCallback(
    async (nameKana: string) => {
      const { data, error } = await client
        .query(bankSearchDocument, { input: { name_kana: nameKana } }, { requestPolicy: 'network-only' })
        .toPromise()
      if (error !== undefined) showError(error)
      return (data?.bank ?? []).map(({ code, name }) => ({ code, name: fullBankName(code, name) }))
    },
    [client, showError],
  )
  return (
    <BankCombobox
      label="銀行名"
      hint="ひらがなで2文字以上入力してください。例：みずほ"
      bankCode={null}
      search={search}
      onChoose={onChoose}
    />
  )
}

export function BranchStep({ bank, onChoose }: { bank: BankChoice; onChoose: (branch: BankChoice) => void }) {
  const client = useClient()
  const showError = useErrorToast()
  const search = useCallback(
    async (nameKana: string) => {
      const { data, error } = await client
        .query(
          branchSearchDocument,
          { input: { code: bank.code, name_kana: nameKana } },
          { requestPolicy: 'network-only' },
        )
        .toPromise()
      if (error !== undefined) showError(error)
      return data?.branch ?? []
    },
    [client, showError, bank.code],
  )
  const length = minimumSearchLength(bank.code)
  const example = BRANCH_EXAMPLES[bank.code]
  return (
    <BankCombobox
      label="支店名"
      hint={`ひらがなで${length}文字以上入力してください。${example === undefined ? '' : `例：${example}`}`}
      bankCode={bank.code}
      search={search}
      onChoose={onChoose}
    />
  )
}
