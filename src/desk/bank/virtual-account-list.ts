import { dayOf, timeOf } from '../japan-time.ts'
import type { Deposits } from './deposits.ts'
import { inputError } from './errors.ts'
import { codeField, listOf, textOf, type Fields } from './fields.ts'
import { dayField } from './periods.ts'
import { pageOf } from './paging.ts'
import type { RealAccount } from './real-account.ts'
import { statusNames, typeNames, virtualBranch, type Standing } from './virtual-accounts.ts'

/** One row of vAccounts; what has no value is left out. */
export function accountFields(
  standing: Standing,
  deposits: Deposits,
  realAccount: RealAccount,
): Record<string, string> {
  const { account, status, changedAt, closedAt } = standing
  return {
    vaId: account.id,
    vaBranchCode: account.branchCode,
    vaBranchName: virtualBranch.name,
    vaBranchNameKana: virtualBranch.nameKana,
    vaAccountNumber: account.number,
    vaHolderNameKana: account.holderName,
    vaTypeCode: account.type,
    vaTypeName: typeNames[account.type],
    vaStatusCode: status,
    vaStatusName: statusNames[status],
    // The same digits by another meaning: 1 may be stopped or deleted, 2 resumed or deleted, 3 nothing.
    vaStatusChangePossibleCode: status,
    vaIssueDateTime: account.issuedAt,
    ...(changedAt !== undefined && { vaChangeStatusDateTime: changedAt }),
    ...(closedAt !== undefined && { vaCloseDateTime: closedAt }),
    ...(account.expiresAt !== undefined && { expireDateTime: account.expiresAt }),
    ...latestDeposit(account.id, deposits),
    raId: realAccount.id,
    raBranchCode: realAccount.branchCode,
    raBranchName: realAccount.branchName,
    raAccountNumber: realAccount.number,
    raHolderName: realAccount.holderName,
  }
}

function latestDeposit(accountId: string, deposits: Deposits): Record<string, string> {
  const ascending = [...deposits.ofAccount(accountId)].toSorted((one, other) => one.id.localeCompare(other.id))
  const latest = ascending.at(-1)
  if (!latest) return {}
  const day = dayOf(new Date(latest.transferredAt))
  const onThatDay = ascending.filter((deposit) => dayOf(new Date(deposit.transferredAt)) === day)
  return {
    latestDepositDate: day,
    latestDepositAmount: String(latest.amount),
    latestDepositCount: String(onThatDay.length),
  }
}

/** POST /va/list after the check of its fields: filters, order and one page. */
export function listAccounts(
  request: Fields,
  standings: Standing[],
  deposits: Deposits,
  realAccount: RealAccount,
  now: Date,
): Fields {
  const isWanted = filterOf(request)
  const rows = standings.map((standing) => accountFields(standing, deposits, realAccount)).filter(isWanted)
  const page = pageOf(sorted(rows, request), request)
  return { baseDate: dayOf(now), baseTime: timeOf(now), ...page.marks, vAccounts: page.rows }
}

type Row = Record<string, string>

function filterOf(request: Fields): (row: Row) => boolean {
  const statuses = listOf(request, 'vaStatusCodeList').map((item) => codeField(item, 'vaStatusCode', ['1', '2', '3']))
  const ids = listOf(request, 'vaIdList').map((item) => textOf(item, 'vaId') ?? '')
  if (statuses.length > 3) throw inputError('vaStatusCodeListは3件以内で指定してください。')
  if (ids.length > 500) throw inputError('vaIdListは500件以内で指定してください。')
  const type = codeField(request, 'vaTypeCode', ['1', '2'])
  const hasDeposit = codeField(request, 'depositAmountExistCode', ['1', '2'])
  const latest = daysOf(request, 'latestDepositDate')
  const issued = daysOf(request, 'vaIssueDate')
  const expiring = daysOf(request, 'expireDate')
  if (hasDeposit === '2' && latest) throw inputError('入金有無と最終入金日は同時に指定できません。')
  if (type === '2' && expiring) throw inputError('継続型では有効期限を指定できません。')
  const holder = textOf(request, 'vaHolderNameKana')
  return (row) =>
    (type === undefined || row['vaTypeCode'] === type) &&
    (hasDeposit === undefined || (row['latestDepositDate'] !== undefined) === (hasDeposit === '1')) &&
    (holder === undefined || (row['vaHolderNameKana'] ?? '').includes(holder)) &&
    (statuses.length === 0 || statuses.some((status) => status === row['vaStatusCode'])) &&
    (ids.length === 0 || ids.includes(row['vaId'] ?? '')) &&
    isInside(latest, row['latestDepositDate']) &&
    isInside(issued, row['vaIssueDateTime']) &&
    isInside(expiring, row['expireDateTime'])
}

interface Days {
  from: string
  to: string
}

function daysOf(request: Fields, name: string): Days | undefined {
  const from = dayField(request, `${name}From`)
  const to = dayField(request, `${name}To`)
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && from > to) throw inputError(`${name}の範囲が正しくありません。`)
  return { from: from ?? '0000-00-00', to: to ?? '9999-99-99' }
}

function isInside(days: Days | undefined, value: string | undefined): boolean {
  if (!days) return true
  const day = value?.slice(0, 10)
  return day !== undefined && day >= days.from && day <= days.to
}

function sorted(rows: Row[], request: Fields): Row[] {
  const item = codeField(request, 'sortItemCode', ['1', '2', '3', '4']) ?? '3'
  const direction = codeField(request, 'sortOrderCode', ['1', '2']) === '2' ? -1 : 1
  const name = { 1: 'expireDateTime', 2: 'latestDepositDate', 3: 'vaIssueDateTime', 4: 'latestDepositAmount' }[item]
  const key = (row: Row) => (item === '4' ? (row[name] ?? '').padStart(20, '0') : (row[name] ?? ''))
  return rows.toSorted(
    (one, other) =>
      direction * (key(one).localeCompare(key(other)) || (one['vaId'] ?? '').localeCompare(other['vaId'] ?? '')),
  )
}
