import { dayOf, timeOf } from '../japan-time.ts'
import { checkedAccount } from './account-routes.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import { inputError } from './errors.ts'
import { codeField, requiredText, textOf, type Fields } from './fields.ts'
import { pageOf } from './paging.ts'
import { isWithin, periodOf } from './periods.ts'
import {
  approvedAt,
  statusAt,
  statusNames,
  stepOf,
  totalOf,
  troubleOf,
  type TransferKind,
  type TransferOrder,
  type TransferRow,
  type TransferState,
  type TransferTrouble,
  type TransferStatus,
} from './transfer-order.ts'
import type { Transfers } from './transfers.ts'

const rowsPerAnswer = 500
/** Bulk only: the rows can be read some ten minutes after the order. */
const detailsReadyMs = 10 * 60_000

const listParameters = [
  'dateFrom',
  'dateTo',
  'nextItemKey',
  'requestTransferStatus',
  'requestTransferClass',
  'requestTransferTerm',
]

/** GET /transfer/status and /bulktransfer/status: one order by its number (class 1) or a list (class 2). */
export function transferStatusAnswer(
  kind: TransferKind,
  query: Fields,
  transfers: Transfers,
  companyAccounts: CompanyAccounts,
  now: Date,
): Fields {
  const account = checkedAccount(requiredText(query, 'accountId'), companyAccounts)
  const keyClass = codeField(query, 'queryKeyClass', ['1', '2'])
  if (keyClass === undefined) throw inputError('queryKeyClassを入力してください。')
  const ofKind = transfers.list().filter(({ order }) => order.kind === kind && order.accountId === account.id)
  const head = { acceptanceKeyClass: keyClass, baseDate: dayOf(now), baseTime: timeOf(now) }
  const listName = kind === 'single' ? 'transferDetails' : 'bulkTransferDetails'
  if (keyClass === '2') {
    if (textOf(query, 'applyNo') !== undefined) throw inputError('applyNoは指定できません。')
    if (wantsDetails(query)) throw inputError('detailInfoNecessityは指定できません。')
    const { page, echo } = listPage(ofKind, query, now)
    const details = page.map((state) => detail(state, now, undefined))
    return { ...head, count: String(page.length), transferQueryBulkResponses: [echo], [listName]: details }
  }
  if (listParameters.some((name) => query[name] !== undefined && query[name] !== ''))
    throw inputError('queryKeyClassが1のときに指定できない項目があります。')
  const applyNo = requiredText(query, 'applyNo')
  const state = ofKind.find(({ order }) => order.applyNo === applyNo)
  if (!state) return { ...head, count: '0', [listName]: [] }
  if (kind === 'single') return { ...head, count: '1', [listName]: [detail(state, now, undefined)] }
  return { ...head, ...bulkAnswer(state, query, now) }
}

function bulkAnswer(state: TransferState, query: Fields, now: Date): Fields {
  if (!wantsDetails(query)) return { count: '1', bulkTransferDetails: [detail(state, now, [])] }
  const first = Number(textOf(query, 'bulktransferItemKey') ?? '1')
  if (!Number.isInteger(first) || first < 1 || (first - 1) % rowsPerAnswer !== 0)
    throw inputError('bulktransferItemKeyの値が正しくありません。')
  const isReady = now.getTime() >= Date.parse(state.order.orderedAt) + detailsReadyMs
  const rows = isReady ? state.order.rows.slice(first - 1, first - 1 + rowsPerAnswer) : []
  return {
    detailInfoNecessity: true,
    bulktransferItemKey: String(first),
    count: '1',
    detailInfoResult: isReady,
    bulkTransferDetails: [detail(state, now, rows)],
  }
}

function wantsDetails(query: Fields): boolean {
  return query['detailInfoNecessity'] === 'true'
}

function listPage(states: TransferState[], query: Fields, now: Date): { page: TransferState[]; echo: Fields } {
  const term = codeField(query, 'requestTransferTerm', ['1', '2']) ?? '1'
  const side = codeField(query, 'requestTransferClass', ['1', '2', '3']) ?? '1'
  const statuses = [query['requestTransferStatus']].flat().filter((each) => typeof each === 'string' && each !== '')
  const period = periodOf(query, now)
  const wanted = states.filter((state) => {
    const day = term === '1' ? state.order.orderedAt.slice(0, 10) : state.order.designatedDate
    const isAccepted = approvedAt(state) !== undefined
    return (
      isWithin(period, day) &&
      (side === '1' || isAccepted === (side === '3')) &&
      (statuses.length === 0 || statuses.includes(statusAt(state, now)))
    )
  })
  const { rows, marks } = pageOf(wanted, query)
  const requestNextItemKey = textOf(query, 'nextItemKey')
  const echo = {
    ...period.shown,
    ...(requestNextItemKey !== undefined && { requestNextItemKey }),
    requestTransferStatuses: statuses.map((requestTransferStatus) => ({ requestTransferStatus })),
    requestTransferClass: side,
    requestTransferTerm: term,
    hasNext: marks.hasNext,
    ...(marks.nextItemKey !== undefined && { nextItemKey: marks.nextItemKey }),
  }
  return { page: rows, echo }
}

/** One order; `rows` are the payees shown, undefined = all of them (single transfers). */
function detail(state: TransferState, now: Date, rows: TransferRow[] | undefined): Fields {
  const { order } = state
  const status = statusAt(state, now)
  const { amount, fee } = totalOf(order)
  const infos = (rows ?? order.rows).map((row) => rowFields(row, state, status))
  const common = {
    accountId: order.accountId,
    remitterName: order.remitterName,
    transferDesignatedDate: order.bookedDate,
  }
  const bulkSums = { totalCount: String(order.rows.length), totalAmount: String(amount) }
  return {
    transferStatus: status,
    transferStatusName: statusNames[status],
    transferTypeName: order.kind === 'single' ? '振込振替' : '総合振込',
    isFeeFreeUse: false,
    isFeePointUse: false,
    [order.kind === 'single' ? 'transferDetailFee' : 'totalFee']: String(fee),
    totalDebitAmount: String(amount + fee),
    transferApplies: [{ applyNo: order.applyNo, transferApplyDetails: [applyDetail(state, status)] }],
    transferAccepts: approvedAt(state) ? [{ acceptNo: order.acceptNo, acceptDatetime: acceptedAt(state) }] : [],
    ...(order.kind === 'single'
      ? { transferResponses: [{ ...common, transferInfos: infos }] }
      : {
          bulktransferResponses: [
            {
              ...common,
              ...(order.dataName !== undefined && { transferDataName: order.dataName }),
              ...bulkSums,
              ...(infos.length > 0 && { bulkTransferInfos: infos }),
            },
          ],
        }),
  }
}

function acceptedAt({ order, steps }: TransferState): string {
  return order.automatic ? order.orderedAt : (stepOf(steps, 'approved')?.at ?? order.orderedAt)
}

/** applyStatus: 1 applying, 2 sent back, 3 withdrawn, 4 expired, 5 approved, 6 approval cancelled, 7 approved without a person. */
function applyDetail({ order }: TransferState, status: TransferStatus): Fields {
  const waiting: Record<string, string> = { 2: '1', 3: '2', 4: '3', 5: '4', 8: '6' }
  return {
    applyDatetime: order.orderedAt,
    applyStatus: waiting[status] ?? (order.automatic ? '7' : '5'),
    ...(order.comment !== undefined && { applyComment: order.comment }),
  }
}

function rowFields(row: TransferRow, state: TransferState, status: TransferStatus): Fields {
  const trouble = troubleOf(state, row.itemId)
  const isOver = ['20', '22', '30', '40'].includes(status)
  return {
    ...(state.order.kind === 'bulk' && { itemId: row.itemId }),
    transferAmount: String(row.amount),
    ...(row.ediInfo !== undefined && { ediInfo: row.ediInfo }),
    beneficiaryBankCode: row.bankCode,
    ...(row.bankName !== undefined && { beneficiaryBankName: row.bankName }),
    beneficiaryBranchCode: row.branchCode,
    ...(row.branchName !== undefined && { beneficiaryBranchName: row.branchName }),
    accountTypeCode: row.accountType,
    accountNumber: row.accountNumber,
    beneficiaryName: row.name,
    transferDetailResponses: [{ isFeeFreeUsed: false, transferFee: String(row.fee) }],
    ...(isOver && { unableDetailInfos: trouble === undefined ? [] : [unable(trouble, state.order)] }),
  }
}

function unable({ at, kind: trouble }: TransferTrouble, { kind }: TransferOrder): Fields {
  const isRepayment = trouble !== 'bounced'
  return {
    transferDetailStatus: '2',
    isRepayment,
    ...(kind === 'bulk' && isRepayment && { repaymentDate: at.slice(0, 10) }),
  }
}
