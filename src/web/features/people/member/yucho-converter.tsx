import { useState, type KeyboardEvent } from 'react'
import { useClient } from 'urql'
import {
  YUCHO_BANK_CODE,
  yuchoAccount,
  yuchoBranchReading,
  yuchoProblems,
  type YuchoProblems,
} from '../../../../domain/treasury/yucho.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { isConverting } from '../../../ui/converting.ts'
import { TextField } from '../../../ui/field.tsx'
import styles from './bank.module.css'
import type { BankChoice } from './bank-search.ts'
import { branchSearchDocument } from './member-queries.ts'

interface YuchoConverterProps {
  symbol: string
  number: string
  onType: (texts: { yucho_symbol?: string; yucho_number?: string }) => void
  onConverted: (branch: BankChoice, accountNumber: string) => void
}

/** A passbook of the Japan Post Bank shows a symbol and a number; branch and account number for transfers follow from them. */
export function YuchoConverter({ symbol, number, onType, onConverted }: YuchoConverterProps) {
  const client = useClient()
  const showError = useErrorToast()
  const [problems, setProblems] = useState<YuchoProblems>({})
  const [searching, setSearching] = useState(false)
  const convert = async () => {
    if (searching) return
    const found = yuchoProblems(symbol, number)
    setProblems(found)
    const account = yuchoAccount(symbol, number)
    if (account === null || Object.keys(found).length > 0) return
    setSearching(true)
    const input = { code: YUCHO_BANK_CODE, name_kana: yuchoBranchReading(account.branchCode) }
    const { data, error } = await client
      .query(branchSearchDocument, { input }, { requestPolicy: 'network-only' })
      .toPromise()
    setSearching(false)
    if (error !== undefined) return showError(error)
    const branch = data?.branch?.find(({ code }) => code === account.branchCode)
    if (branch === undefined) setProblems({ symbol: 'この記号にあたる支店がありません。通帳を確かめてください' })
    else onConverted(branch, account.accountNumber)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isConverting(event)) return
    event.preventDefault()
    void convert()
  }
  return (
    <fieldset className={styles.converter}>
      <legend>通帳の記号・番号から入力</legend>
      <TextField
        label="記号"
        requirement="none"
        hint="5桁。例：10530"
        inputMode="numeric"
        autoComplete="off"
        width="zip"
        value={symbol}
        error={problems.symbol}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onType({ yucho_symbol: target.value })}
      />
      <TextField
        label="番号"
        requirement="none"
        hint="8桁まで。例：12345671"
        inputMode="numeric"
        autoComplete="off"
        width="zip"
        value={number}
        error={problems.number}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onType({ yucho_number: target.value })}
      />
      <Button loading={searching} onClick={() => void convert()}>
        支店と口座番号に変換する
      </Button>
    </fieldset>
  )
}
