import type { FastifyInstance } from 'fastify'
import type { BusinessClock } from '../clock.ts'
import { addDays, dayOf, timeOf } from '../japan-time.ts'
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
  realAccount: RealAccount
  statement: Statement
  deposits: Deposits
  accounts: VirtualAccounts
}

const yen = { currencyCode: 'JPY', currencyName: '日本円' }
const kind = { accountTypeCode: '01', accountTypeName: '普通預金（有利息）' }

/** The four calls under /accounts. */
export async function accountRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { clock, realAccount, statement, deposits, accounts } = parts
  const moment = () => ({ baseDate: dayOf(clock.now()), baseTime: timeOf(clock.now()) })

  app.get('/accounts', async () => ({
    ...moment(),
    accounts: [
      {
        accountId: realAccount.id,
        branchCode: realAccount.branchCode,
        branchName: realAccount.branchName,
        ...kind,
        accountNumber: realAccount.number,
        primaryAccountCode: '1',
        primaryAccountCodeName: '代表口座',
        accountName: realAccount.holderName,
        accountNameKana: realAccount.holderNameKana,
        ...yen,
        transferLimitAmount: '500000000',
      },
    ],
  }))

  app.get('/accounts/balances', async (request) => {
    checkAccount(textOf(request.query as Fields, 'accountId'), realAccount)
    const now = clock.now()
    const today = dayOf(now)
    return {
      balances: [
        {
          accountId: realAccount.id,
          ...kind,
          balance: String(statement.balance(now)),
          ...moment(),
          withdrawableAmount: String(statement.withdrawable(now)),
          previousDayBalance: String(statement.balanceAfter(addDays(today, -1), now)),
          previousMonthBalance: String(statement.balanceAfter(addDays(`${today.slice(0, 7)}-01`, -1), now)),
          ...yen,
        },
      ],
    }
  })

  app.get('/accounts/transactions', async (request) => {
    const query = request.query as Fields
    checkAccount(requiredText(query, 'accountId'), realAccount)
    const period = periodOf(query, clock.now())
    const lines = statement.lines(clock.now()).filter(({ day }) => isWithin(period, day))
    const page = pageOf(lines, query)
    return {
      accountId: realAccount.id,
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
    checkAccount(requiredText(query, 'accountId'), realAccount)
    const period = periodOf(query, clock.now())
    const rows = deposits.list().map((deposit) => depositFields(deposit, accounts, realAccount))
    const page = pageOf(
      rows.filter(({ transactionDate }) => isWithin(period, transactionDate ?? '')),
      query,
    )
    return {
      accountId: realAccount.id,
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

/** 400 for an account that is not the customer's; undefined asks for all of them. */
export function checkAccount(accountId: string | undefined, realAccount: RealAccount): void {
  if (accountId !== undefined && accountId !== realAccount.id) throw inputError('口座IDの口座が存在しません。')
}
