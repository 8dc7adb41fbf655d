import { createHash } from 'node:crypto'
import { businessDayFrom, businessDayUntil, isBusinessDay } from '../../domain/business-day.ts'
import { japanDate } from '../../domain/calendar.ts'
import { dayOf, isDay } from '../japan-time.ts'
import { checkedAccount } from './account-routes.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import { BankError, inputError } from './errors.ts'
import { checkedFields, codeField, listOf, requiredText, textOf, type Fields } from './fields.ts'
import { isBankName, toBankName } from './half-width-kana.ts'
import { ownBankCode } from './real-account.ts'
import type { TransferKind, TransferOrder, TransferRow } from './transfer-order.ts'

export type CheckedOrder = Omit<TransferOrder, 'applyNo' | 'acceptNo' | 'orderedAt' | 'automatic' | 'idempotencyKey'>

interface Rules {
  schema: string
  rowSchema: string
  list: string
  mostRows: number
  mostAmount: number
  /** Of the payee's name only so much goes out. */
  nameLength: number
}

const largestTotal = 999_999_999_999
const otherBankFee = 143

const rules: Record<TransferKind, Rules> = {
  single: {
    schema: 'TransferRequest',
    rowSchema: 'Transfer',
    list: 'transfers',
    mostRows: 99,
    mostAmount: largestTotal,
    nameLength: 48,
  },
  bulk: {
    schema: 'BulkTransferRequest',
    rowSchema: 'BulkTransfer',
    list: 'bulkTransfers',
    mostRows: 9999,
    mostAmount: 9_999_999_999,
    nameLength: 30,
  },
}

/** The one check behind transferfee and request; throws the bank's 400 with everything that is wrong with the rows. */
export function checkOrder(
  kind: TransferKind,
  body: unknown,
  companyAccounts: CompanyAccounts,
  now: Date,
): CheckedOrder {
  const rule = rules[kind]
  const head = (body ?? {}) as Fields
  // The rows are checked one by one below, so that the answer can name each that is wrong.
  const fields = checkedHead(rule, head)
  const account = checkedAccount(requiredText(fields, 'accountId'), companyAccounts)
  const rawRows = listOf(head, rule.list)
  if (rawRows.length < 1 || rawRows.length > rule.mostRows) throw transferError('振込情報の件数が正しくありません。')
  const rows = checkedRows(rawRows, kind)
  checkTotals(fields, rows, kind)
  const designatedDate = requiredText(fields, 'transferDesignatedDate')
  const bookedDate = bookedDateOf(
    designatedDate,
    codeField(fields, 'transferDateHolidayCode', ['1', '2', '3']) ?? '1',
    rows,
    dayOf(now),
  )
  const dataName = textOf(fields, 'transferDataName')
  const comment = textOf(fields, 'applyComment')
  return {
    accountId: account.id,
    kind,
    remitterName: toBankName(textOf(fields, 'remitterName') ?? account.holderNameKana).slice(
      0,
      kind === 'bulk' ? 40 : 48,
    ),
    designatedDate,
    bookedDate,
    ...(dataName !== undefined && { dataName }),
    ...(comment !== undefined && { comment }),
    rows,
    requestHash: createHash('sha256')
      .update(JSON.stringify([kind, body]))
      .digest('hex'),
  }
}

function checkedHead(rule: Rules, head: Fields): Fields {
  try {
    return checkedFields(rule.schema, { ...head, [rule.list]: [] })
  } catch (problem) {
    throw problem instanceof BankError ? transferError(problem.message) : problem
  }
}

function checkedRows(rawRows: Fields[], kind: TransferKind): TransferRow[] {
  const rule = rules[kind]
  const problems = rawRows.flatMap((row, index) => {
    const errorDetails = rowProblems(row, rule)
    return errorDetails.length === 0 ? [] : [{ itemId: String(row['itemId'] || index + 1), errorDetails }]
  })
  if (problems.length > 0) throw transferError('振込情報に誤りがあります。', problems)
  const rows = rawRows.map((row, index) => toRow(row, index, rule))
  const inSequence = rows.every((row, index) => row.itemId === String(index + 1))
  const areUnique = new Set(rows.map((row) => row.itemId)).size === rows.length
  const needsIds = rows.length > 1 && rawRows.some((row) => textOf(row, 'itemId') === undefined)
  if (needsIds || !areUnique || (kind === 'single' && !inSequence))
    throw transferError('itemIdの値が正しくありません。')
  return rows
}

interface ErrorDetail {
  errorDetailsCode: string
  errorDetailsMessage: string
}

function rowProblems(row: Fields, rule: Rules): ErrorDetail[] {
  const problems: ErrorDetail[] = []
  const report = (errorDetailsCode: string, errorDetailsMessage: string) =>
    problems.push({ errorDetailsCode, errorDetailsMessage })
  try {
    checkedFields(rule.rowSchema, row)
  } catch (problem) {
    report('WG_ERR_110', (problem as Error).message)
    return problems
  }
  const amount = textOf(row, 'transferAmount') ?? ''
  if (!/^\d+$/.test(amount) || Number(amount) < 1 || Number(amount) > rule.mostAmount)
    report('WG_ERR_110', '振込金額が正しくありません。')
  const codes = [
    ['beneficiaryBankCode', 4],
    ['beneficiaryBranchCode', 3],
    ['accountNumber', 7],
  ] as const
  for (const [name, length] of codes) {
    if (!new RegExp(`^\\d{${length}}$`).test(textOf(row, name) ?? ''))
      report('WG_ERR_110', `${name}の形式が正しくありません。`)
  }
  if (!/^[1249]$/.test(textOf(row, 'accountTypeCode') ?? '')) report('WG_ERR_110', '預金種目の値が正しくありません。')
  if (!isBankName(toBankName(textOf(row, 'beneficiaryName') ?? '')))
    report('220001', '受取人名に使用できない文字があります。')
  return problems
}

function toRow(row: Fields, index: number, { nameLength }: Rules): TransferRow {
  const bankCode = requiredText(row, 'beneficiaryBankCode')
  const optional = {
    bankName: textOf(row, 'beneficiaryBankName'),
    branchName: textOf(row, 'beneficiaryBranchName'),
    ediInfo: textOf(row, 'ediInfo'),
  }
  return {
    itemId: textOf(row, 'itemId') ?? String(index + 1),
    amount: Number(requiredText(row, 'transferAmount')),
    bankCode,
    branchCode: requiredText(row, 'beneficiaryBranchCode'),
    accountType: requiredText(row, 'accountTypeCode'),
    accountNumber: requiredText(row, 'accountNumber'),
    name: toBankName(requiredText(row, 'beneficiaryName')).slice(0, nameLength),
    fee: bankCode === ownBankCode ? 0 : otherBankFee,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  }
}

/** Count and sum may be left out for one row of a single transfer; where they stand they must be right. */
function checkTotals(fields: Fields, rows: TransferRow[], kind: TransferKind): void {
  const sum = rows.reduce((total, row) => total + row.amount, 0)
  const count = textOf(fields, 'totalCount')
  const amount = textOf(fields, 'totalAmount')
  const mayLack = kind === 'single' && rows.length === 1
  if (count === undefined ? !mayLack : Number(count) !== rows.length) throw transferError('合計件数が一致しません。')
  if (amount === undefined ? !mayLack : Number(amount) !== sum) throw transferError('合計金額が一致しません。')
  if (sum > largestTotal) throw transferError('合計金額が上限を超えています。')
}

/** The holiday code counts only where the day is no working day and a payee is at another bank. */
function bookedDateOf(designated: string, holidayCode: '1' | '2' | '3', rows: TransferRow[], today: string): string {
  if (!isDay(designated)) throw transferError('振込指定日の形式が正しくありません。')
  if (designated < today) throw pastDate()
  const staysInside = rows.every((row) => row.bankCode === ownBankCode)
  if (staysInside || isBusinessDay(japanDate(designated))) return designated
  if (holidayCode === '3') throw transferError('振込指定日が営業日ではありません。')
  const booked = holidayCode === '1' ? businessDayFrom(japanDate(designated)) : businessDayUntil(japanDate(designated))
  if (booked < today) throw pastDate()
  return booked
}

const pastDate = () => new BankError(400, '032006', '振込指定日に過去の日付は指定できません。', emptyDetails())
const emptyDetails = (rows: unknown[] = []) => ({ errorDetails: [], transferErrorDetails: rows })

function transferError(message: string, rows: unknown[] = []): BankError {
  return new BankError(400, inputError(message).code, message, emptyDetails(rows))
}
