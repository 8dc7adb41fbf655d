import * as v from 'valibot'
import type { DayRange } from '../bank.ts'
import { BankRefused } from '../bank-failure.ts'
import type { BulkTransferReport, TransferItemReport, TransferReport, TransferState } from '../transfer.ts'
import type { BankApi } from './bank-api.ts'
import { flag, listOf, maybeWholeNumber, pageFields, text } from './fields.ts'
import { allPages } from './pages.ts'
import { bulkTransfer, singleTransfer, type TransferKind } from './transfer-order.ts'

const states: Record<string, TransferState | undefined> = {
  '2': 'applying',
  '3': 'sent_back',
  '4': 'withdrawn',
  '5': 'expired',
  '8': 'cancelled',
  '11': 'booked',
  '12': 'in_process',
  '13': 'retrying',
  '20': 'done',
  '22': 'returned',
  '24': 'recalling',
  '25': 'recalled',
  '26': 'recall_failed',
  '30': 'partly_failed',
  '40': 'failed',
}
const outcomes: Record<string, 'done' | 'failed' | undefined> = { '1': 'done', '2': 'failed' }

const itemRow = v.object({
  itemId: text,
  transferAmount: maybeWholeNumber,
  beneficiaryBankCode: text,
  beneficiaryBranchCode: text,
  accountNumber: text,
  beneficiaryName: text,
  ediInfo: text,
  transferDetailResponses: listOf(v.object({ transferFee: maybeWholeNumber })),
  unableDetailInfos: listOf(v.object({ transferDetailStatus: text })),
})

const detailFields = {
  transferStatus: text,
  transferDetailFee: maybeWholeNumber,
  totalFee: maybeWholeNumber,
  totalDebitAmount: maybeWholeNumber,
  transferApplies: listOf(v.object({ applyNo: text })),
  transferAccepts: listOf(v.object({ acceptNo: text })),
}
const detail = v.object({
  ...detailFields,
  transferResponses: listOf(v.object({ transferDesignatedDate: text, transferInfos: listOf(itemRow) })),
})
const bulkDetail = v.object({
  ...detailFields,
  bulktransferResponses: listOf(
    v.object({
      transferDesignatedDate: text,
      totalCount: maybeWholeNumber,
      totalAmount: maybeWholeNumber,
      bulkTransferInfos: listOf(itemRow),
    }),
  ),
})

const paging = { transferQueryBulkResponses: listOf(v.object(pageFields)) }
const statusAnswer = v.object({ ...paging, transferDetails: listOf(detail) })
const bulkStatusAnswer = v.object({ ...paging, detailInfoResult: flag, bulkTransferDetails: listOf(bulkDetail) })

/** Rows of one bulk transfer come 500 at a time. */
const bulkRowsPerCall = 500

const oneApplication = '1'
const manyApplications = '2'

export async function readTransferStatus(
  api: BankApi,
  accountId: string,
  applicationNumber: string,
): Promise<TransferReport | null> {
  const answer = await nullIfUnknown(() =>
    readStatus(
      api,
      singleTransfer,
      { accountId, queryKeyClass: oneApplication, applyNo: applicationNumber },
      statusAnswer,
    ),
  )
  const first = answer?.transferDetails[0]
  return first ? toReport(first) : null
}

export async function listTransfers(api: BankApi, accountId: string, range: DayRange): Promise<TransferReport[]> {
  const rows = await allPages(async (nextItemKey) => {
    const answer = await readStatus(api, singleTransfer, listQuery(accountId, range, nextItemKey), statusAnswer)
    return { ...nextPage(answer), rows: answer.transferDetails }
  })
  return rows.map(toReport)
}

/** Joins the rows of all calls into one report. */
export async function readBulkTransferStatus(
  api: BankApi,
  accountId: string,
  applicationNumber: string,
): Promise<BulkTransferReport | null> {
  const items: TransferItemReport[] = []
  for (let firstRow = 1; ; firstRow += bulkRowsPerCall) {
    const query = {
      accountId,
      queryKeyClass: oneApplication,
      applyNo: applicationNumber,
      detailInfoNecessity: 'true',
      bulktransferItemKey: String(firstRow),
    }
    const answer = await nullIfUnknown(() => readStatus(api, bulkTransfer, query, bulkStatusAnswer))
    const detailRow = answer?.bulkTransferDetails[0]
    if (!answer || !detailRow) return null
    const part = toBulkReport(detailRow, answer.detailInfoResult)
    items.push(...part.items)
    const isLastPart = part.items.length < bulkRowsPerCall || items.length >= (part.totalCount ?? 0)
    if (isLastPart) return { ...part, items }
  }
}

export async function listBulkTransfers(
  api: BankApi,
  accountId: string,
  range: DayRange,
): Promise<BulkTransferReport[]> {
  const rows = await allPages(async (nextItemKey) => {
    const answer = await readStatus(api, bulkTransfer, listQuery(accountId, range, nextItemKey), bulkStatusAnswer)
    return { ...nextPage(answer), rows: answer.bulkTransferDetails }
  })
  return rows.map((row) => toBulkReport(row, false))
}

function readStatus<Schema extends v.GenericSchema>(
  api: BankApi,
  kind: TransferKind,
  query: Record<string, string | undefined>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return api.withToken({ effect: 'reads', method: 'GET', path: `${kind.path}/status`, query }, schema)
}

/** By the date of application, the bank's default. */
function listQuery(accountId: string, range: DayRange, nextItemKey: string | undefined) {
  return { accountId, queryKeyClass: manyApplications, dateFrom: range.from, dateTo: range.to, nextItemKey }
}

/** The list's paging sits one level deeper than elsewhere. */
function nextPage(answer: { transferQueryBulkResponses: { hasNext: boolean; nextItemKey: string }[] }) {
  const echo = answer.transferQueryBulkResponses[0]
  return { hasNext: echo?.hasNext ?? false, nextItemKey: echo?.nextItemKey ?? '' }
}

async function nullIfUnknown<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof BankRefused && error.status === 404) return null
    throw error
  }
}

type Detail = v.InferOutput<typeof detail>
type BulkDetail = v.InferOutput<typeof bulkDetail>

function toReport(row: Detail): TransferReport {
  return {
    ...commonReport(row),
    designatedDate: row.transferResponses[0]?.transferDesignatedDate || null,
    items: row.transferResponses.flatMap((response) => response.transferInfos).map(toItem),
  }
}

function toBulkReport(row: BulkDetail, itemsKnown: boolean): BulkTransferReport {
  const response = row.bulktransferResponses[0]
  return {
    ...commonReport(row),
    designatedDate: response?.transferDesignatedDate || null,
    totalCount: response?.totalCount ?? null,
    totalAmount: response?.totalAmount ?? null,
    itemsKnown,
    items: row.bulktransferResponses.flatMap((part) => part.bulkTransferInfos).map(toItem),
  }
}

function commonReport(row: Omit<Detail, 'transferResponses'>) {
  return {
    applicationNumbers: row.transferApplies.map((apply) => apply.applyNo).filter(Boolean),
    acceptNumbers: row.transferAccepts.map((accept) => accept.acceptNo).filter(Boolean),
    state: states[row.transferStatus] ?? ('unrecognised' as const),
    stateCode: row.transferStatus,
    // An older text of the bank has the fee under the other name.
    fee: row.transferDetailFee ?? row.totalFee,
    totalDebit: row.totalDebitAmount,
  }
}

function toItem(row: v.InferOutput<typeof itemRow>): TransferItemReport {
  return {
    itemId: row.itemId || null,
    amount: row.transferAmount,
    bankCode: row.beneficiaryBankCode,
    branchCode: row.beneficiaryBranchCode,
    accountNumber: row.accountNumber,
    beneficiaryName: row.beneficiaryName,
    ediInfo: row.ediInfo,
    fee: row.transferDetailResponses[0]?.transferFee ?? null,
    outcome: outcomes[row.unableDetailInfos[0]?.transferDetailStatus ?? ''] ?? null,
  }
}
