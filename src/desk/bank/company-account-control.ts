import type { BusinessClock } from '../clock.ts'
import { parseInstant } from '../japan-time.ts'
import type { AccountLine, AccountLines } from './account-lines.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import type { Refusal } from './deposit-control.ts'
import type { Fields } from './fields.ts'
import { toBankName } from './half-width-kana.ts'
import type { RealAccount } from './real-account.ts'
import type { Statement } from './statement.ts'
import { largestAmount, wholeYen } from './whole-yen.ts'

interface Parts {
  clock: BusinessClock
  companyAccounts: CompanyAccounts
  accountLines: AccountLines
  statement: Statement
}

/** Opens an account of the company. Input as POST /bank/accounts takes it: name? (what tells it from the others), opening_balance? (whole yen, 0 without). */
export function openCompanyAccount(input: Fields, { companyAccounts }: Parts): RealAccount | Refusal {
  const text = String(input['opening_balance'] ?? '').trim()
  const openingBalance = text === '' || text === '0' ? 0 : wholeYen(input['opening_balance'])
  if (openingBalance === undefined)
    return bad(`opening_balance は0円以上${largestAmount}円以下の整数で指定してください。`)
  return companyAccounts.open(
    String(input['name'] ?? '')
      .trim()
      .slice(0, 30),
    openingBalance,
  )
}

/** The company's accounts as GET /bank/accounts tells them. */
export function companyAccountRows({ clock, companyAccounts, statement }: Parts): Fields[] {
  return companyAccounts.list().map((account) => companyAccountRow(account, statement, clock.now()))
}

export const companyAccountRow = (account: RealAccount, statement: Statement, now: Date): Fields => ({
  kind: 'company',
  account_id: account.id,
  branch_cd: account.branchCode,
  account_number: account.number,
  account_name: account.holderName,
  status: 'open',
  opening_balance: account.openingBalance,
  balance: statement.balance(now, account),
})

/**
 * Makes a line of an account of the company. Input as POST /bank/lines takes it: account ('102-0001234' or the account id), direction (in, out),
 * amount (whole yen, number or digits), text?, counterparty?, at? (the bank's own time; not in the future). What leaves must be there.
 */
export function makeAccountLine(input: Fields, parts: Parts): AccountLine | Refusal {
  const { clock, companyAccounts, accountLines, statement } = parts
  const account = companyAccounts.findWritten(input['account'])
  if (!account) return unknownAccount
  const direction = input['direction']
  if (direction !== 'in' && direction !== 'out') return bad('direction は in か out です。')
  const amount = wholeYen(input['amount'])
  if (amount === undefined) return badAmount
  const hasTime = input['at'] !== undefined && input['at'] !== null && input['at'] !== ''
  const at = hasTime ? parseInstant(input['at']) : clock.now()
  if (at === undefined) return bad('at は 2026-11-21T10:00:00+09:00 の形で指定してください。')
  if (at > clock.now()) return bad('at に業務時計より先の日時は指定できません。')
  if (direction === 'out' && amount > statement.withdrawable(clock.now(), account)) return notEnough
  const text = statementText(input['text'], input['counterparty'])
  return accountLines.book({ accountId: account.id, direction, amount, text, at })
}

/**
 * Moves money between two accounts of the company, as somebody at the bank's counter does: at once and without a fee. Input as POST /bank/own-transfers
 * takes it: from, to, amount, text?
 */
export function makeOwnTransfer(
  input: Fields,
  { clock, companyAccounts, accountLines, statement }: Parts,
): { out: AccountLine; in: AccountLine } | Refusal {
  const from = companyAccounts.findWritten(input['from'])
  const to = companyAccounts.findWritten(input['to'])
  if (!from || !to) return unknownAccount
  if (from.id === to.id) return bad('from と to には別の口座を指定してください。')
  const amount = wholeYen(input['amount'])
  if (amount === undefined) return badAmount
  const at = clock.now()
  if (amount > statement.withdrawable(at, from)) return notEnough
  const text = statementText(input['text'] || '口座間振替', from.holderNameKana)
  return {
    out: accountLines.book({ accountId: from.id, direction: 'out', amount, text, at }),
    in: accountLines.book({ accountId: to.id, direction: 'in', amount, text, at }),
  }
}

/** What a line says: the kind of movement and the other side, as a bank prints them. */
export function statementText(text: unknown, counterparty: unknown): string {
  const words = [String(text ?? '').trim(), toBankName(String(counterparty ?? '').trim())].filter((word) => word !== '')
  return words.join(' ').slice(0, 64) || '振込'
}

const bad = (message: string): Refusal => ({ status: 400, code: 'BAD_INPUT', message })
const badAmount = bad(`amount は1円以上${largestAmount}円以下の整数で指定してください。`)
const unknownAccount: Refusal = { status: 404, code: 'UNKNOWN_ACCOUNT', message: '該当する会社の口座がありません。' }
const notEnough: Refusal = {
  status: 409,
  code: 'INSUFFICIENT_BALANCE',
  message: '残高が不足しているため、出金できません。',
}
