import * as v from 'valibot'
import type { DayRange, Deposit, JapanDay } from '../bank.ts'
import type { BankApi } from './bank-api.ts'
import { japanDay, listOf, pageFields, requiredText, text, wholeNumber } from './fields.ts'
import { allPages } from './pages.ts'

export const depositRow = v.object({
  vaId: requiredText,
  transactionDate: japanDay,
  vaBranchCode: text,
  vaAccountNumber: text,
  depositAmount: v.pipe(wholeNumber, v.minValue(1)),
  remitterNameKana: text,
  paymentBankName: text,
  paymentBranchName: text,
  itemKey: requiredText,
})
const depositsAnswer = v.object({ ...pageFields, vaTransactions: listOf(depositRow) })

export async function listDeposits(api: BankApi, accountId: string, range: DayRange): Promise<Deposit[]> {
  const rows = await allPages(async (nextItemKey) => {
    const query = { raId: accountId, dateFrom: range.from, dateTo: range.to, sortOrderCode: '1', nextItemKey }
    const answer = await api.withToken(
      { effect: 'reads', method: 'GET', path: '/corporation/v1/va/deposit-transactions', query },
      depositsAnswer,
    )
    return { ...answer, rows: answer.vaTransactions }
  })
  // A deposit that arrives while the pages are read shifts rows, and one may show on two pages.
  const byKey = new Map(rows.map((row) => [row.itemKey, row]))
  return [...byKey.values()].map(toDeposit)
}

export function toDeposit(row: v.InferOutput<typeof depositRow>): Deposit {
  return {
    itemKey: row.itemKey,
    virtualAccountId: row.vaId,
    branchCode: row.vaBranchCode,
    accountNumber: row.vaAccountNumber,
    transactionDate: row.transactionDate,
    transferAt: bookedAt(row.itemKey, row.transactionDate),
    amount: row.depositAmount,
    remitterName: row.remitterNameKana,
    remitterBankName: row.paymentBankName,
    remitterBranchName: row.paymentBranchName,
  }
}

/** The item key is a stamp like 20181012090520112541 (microseconds, Japan time) in every published example, but not by contract. */
function bookedAt(itemKey: string, day: JapanDay): Date {
  const [, date, hour, minute, second, millisecond] = /^(\d{8})(\d\d)(\d\d)(\d\d)(\d{3})\d*$/.exec(itemKey) ?? []
  if (date === day.replaceAll('-', '')) {
    const stamped = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}+09:00`)
    if (!Number.isNaN(stamped.getTime())) return stamped
  }
  return new Date(`${day}T00:00:00+09:00`)
}
