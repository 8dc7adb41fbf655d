import * as v from 'valibot'
import type { AccountEntry, Balance, BankAccount, DayRange } from '../bank.ts'
import { BankUnavailable } from '../bank-failure.ts'
import type { BankApi } from './bank-api.ts'
import { japanDay, listOf, pageFields, requiredText, text, wholeNumber } from './fields.ts'
import { allPages } from './pages.ts'

const accountsAnswer = v.object({
  accounts: listOf(
    v.object({ accountId: requiredText, branchCode: text, accountNumber: text, accountName: text, currencyCode: text }),
  ),
})

const balancesAnswer = v.object({
  balances: listOf(
    v.object({
      accountId: requiredText,
      balance: wholeNumber,
      withdrawableAmount: wholeNumber,
      baseDate: text,
      baseTime: text,
    }),
  ),
})

const entriesAnswer = v.object({
  ...pageFields,
  transactions: listOf(
    v.object({
      transactionDate: japanDay,
      transactionType: v.picklist(['1', '2']),
      amount: wholeNumber,
      remarks: text,
      balance: wholeNumber,
      itemKey: requiredText,
    }),
  ),
})

/** Accounts in yen that have a number, so that money can be sent to them. */
export async function listAccounts(api: BankApi): Promise<BankAccount[]> {
  const { accounts } = await api.withToken(
    { effect: 'reads', method: 'GET', path: '/corporation/v1/accounts' },
    accountsAnswer,
  )
  return accounts
    .filter(({ currencyCode, accountNumber }) => currencyCode === 'JPY' && accountNumber !== '')
    .map(({ accountId: id, branchCode, accountNumber, accountName: holderName }) => ({
      id,
      branchCode,
      accountNumber,
      holderName,
    }))
}

export async function readBalance(api: BankApi, accountId: string): Promise<Balance> {
  const { balances } = await api.withToken(
    { effect: 'reads', method: 'GET', path: '/corporation/v1/accounts/balances', query: { accountId } },
    balancesAnswer,
  )
  const own = balances.find((row) => row.accountId === accountId)
  if (!own) throw new BankUnavailable('balances: the answer does not hold the account')
  const asOf = new Date(`${own.baseDate}T${own.baseTime}`)
  return {
    balance: own.balance,
    withdrawable: own.withdrawableAmount,
    asOf: Number.isNaN(asOf.getTime()) ? null : asOf,
  }
}

export async function listAccountEntries(api: BankApi, accountId: string, range: DayRange): Promise<AccountEntry[]> {
  const rows = await allPages(async (nextItemKey) => {
    const query = { accountId, dateFrom: range.from, dateTo: range.to, nextItemKey }
    const answer = await api.withToken(
      { effect: 'reads', method: 'GET', path: '/corporation/v1/accounts/transactions', query },
      entriesAnswer,
    )
    return { ...answer, rows: answer.transactions }
  })
  return rows.map((row) => ({
    itemKey: row.itemKey,
    transactionDate: row.transactionDate,
    direction: row.transactionType === '1' ? 'in' : 'out',
    amount: row.amount,
    remarks: row.remarks,
    balance: row.balance,
  }))
}
