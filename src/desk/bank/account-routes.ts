import type { FastifyInstance } from 'fastify'
import type { BusinessClock } from '../clock.ts'
import { addDays, dayOf, timeOf } from '../japan-time.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import { virtualBranch } from './virtual-accounts.ts'
import { depositFields, type Deposits } from './deposits.ts'
import { inputError } from './errors.ts'
import { requiredText, textOf, type Fields } from './fields.ts'
import { pageOf } from './paging.ts'
import { isWithin, periodOf } from './periods.ts'
import type { RealAccount } from './real-account.ts'
import type { Statement } from './statement.ts'
import type { VirtualAccounts } from './virtual-accounts.ts'

interface Parts {
  clock: BusinessClock
  companyAccounts: CompanyAccounts
  statement: Statement
  deposits: Deposits
  accounts: VirtualAccounts
}

const yen = { currencyCode: 'JPY', currencyName: '日本円' }
const kind = { accountTypeCode: '01', accountTypeName: '普通預金（有利息）' }

/** The four calls under /accounts. */
export async function accountRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { clock, companyAccounts, statement, deposits, accounts } = parts
  const moment = () => ({ baseDate: dayOf(clock.now()), baseTime: timeOf(clock.now()) })

  app.get('/accounts', async () => ({
    ...moment(),
    accounts: companyAccounts.list().map((account) => ({
      accountId: account.id,
      branchCode: account.branchCode,
      branchName: account.branchName,
      ...kind,
      accountNumber: account.number,
      ...(account.id === companyAccounts.collecting.id && {
        primaryAccountCode: '1',
        primaryAccountCodeName: '代表口座',
      }),
      accountName: account.holderName,
      accountNameKana: account.holderNameKana,
      ...yen,
      transferLimitAmount: '500000000',
    })),
  }))

  app.get('/accounts/balances', async (request) => {
    const accountId = textOf(request.query as Fields, 'accountId')
    const asked = accountId === undefined ? companyAccounts.list() : [checkedAccount(accountId, companyAccounts)]
    const now = clock.now()
    const today = dayOf(now)
    return {
      balances: asked.map((account) => ({
        accountId: account.id,
        ...kind,
        balance: String(statement.balance(now, account)),
        ...moment(),
        withdrawableAmount: String(statement.withdrawable(now, account)),
        previousDayBalance: String(statement.balanceAfter(addDays(today, -1), now, account)),
        previousMonthBalance: String(statement.balanceAfter(addDays(`${today.slice(0, 7)}-01`, -1), now, account)),
        ...yen,
      })),
    }
  })

  app.get('/accounts/transactions', async (request) => {
    const query = request.query as Fields
    const account = checkedAccount(requiredText(query, 'accountId'), companyAccounts)
    const period = periodOf(query, clock.now())
    const lines = statement.lines(clock.now(), account).filter(({ day }) => isWithin(period, day))
    const page = pageOf(lines, query)
    return {
      accountId: account.id,
      ...yen,
      ...period.shown,
      ...moment(),
      ...page.marks,
      transactions: page.rows.map((line) => ({
        transactionDate: line.day,
        valueDate: line.day,
        transactionType: line.direction === 'in' ? '1' : '2',
        amount: String(line.amount),
        remarks: line.text,
        balance: String(line.balance),
        itemKey: line.key,
      })),
    }
  })

  app.get('/accounts/deposit-transactions', async (request) => {
    const query = request.query as Fields
    const account = checkedAccount(requiredText(query, 'accountId'), companyAccounts)
    const period = periodOf(query, clock.now())
    const ofAccount = account.id === companyAccounts.collecting.id ? deposits.list() : []
    const rows = ofAccount.map((deposit) => depositFields(deposit, accounts, account))
    const page = pageOf(
      rows.filter(({ transactionDate }) => isWithin(period, transactionDate ?? '')),
      query,
    )
    return {
      accountId: account.id,
      ...period.shown,
      ...moment(),
      ...page.marks,
      paymentArrivals: page.rows.map((row) => ({
        transactionDate: row['transactionDate'],
        valueDate: row['valueDate'],
        transactionType: '1',
        remarks: `${row['remarks']} ${virtualBranch.name} ${row['vaAccountNumber']}`,
        amount: row['depositAmount'],
        applicantName: row['remitterNameKana'],
        paymentBankName: row['paymentBankName'],
        paymentBranchName: row['paymentBranchName'],
        itemKey: row['itemKey'],
      })),
    }
  })
}

/** The account of that id; 400 where it is not the customer's. */
export function checkedAccount(accountId: string, companyAccounts: CompanyAccounts): RealAccount {
  const account = companyAccounts.find(accountId)
  if (!account) throw inputError('口座IDの口座が存在しません。')
  return account
}
