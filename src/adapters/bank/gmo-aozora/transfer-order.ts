import * as v from 'valibot'
import type {
  CancelTarget,
  PayeeAccountType,
  TransferFees,
  TransferItem,
  TransferReceipt,
  TransferRequest,
  TransferRequestState,
} from '../transfer.ts'
import type { ApiCall, BankApi } from './bank-api.ts'
import { listOf, requiredText, text, wholeNumber } from './fields.ts'

/** 振込 and 総合振込 are two sets of the same five calls, with other limits and codes. */
export interface TransferKind {
  path: '/corporation/v1/transfer' | '/corporation/v1/bulktransfer'
  rowsField: 'transfers' | 'bulkTransfers'
  mostItems: number
  mostPerItem: number
  cancelCodes: Record<CancelTarget, string>
}

const mostInTotal = 999_999_999_999

export const singleTransfer: TransferKind = {
  path: '/corporation/v1/transfer',
  rowsField: 'transfers',
  mostItems: 99,
  mostPerItem: mostInTotal,
  cancelCodes: { application: '1', accepted: '2' },
}

export const bulkTransfer: TransferKind = {
  path: '/corporation/v1/bulktransfer',
  rowsField: 'bulkTransfers',
  mostItems: 9_999,
  mostPerItem: 9_999_999_999,
  cancelCodes: { application: '3', accepted: '4' },
}

const holidayCodes = { next_business_day: '1', previous_business_day: '2', refuse: '3' } as const
const accountTypeCodes: Record<PayeeAccountType, string> = { ordinary: '1', current: '2', savings: '4', other: '9' }

const feesAnswer = v.object({
  totalFee: wholeNumber,
  transferFeeDetails: listOf(v.object({ itemId: text, transferFee: wholeNumber })),
})
const receiptAnswer = v.object({ resultCode: v.picklist(['1', '2']), applyNo: requiredText })
const resultAnswer = v.object({ resultCode: v.picklist(['1', '2', '8']) })
const requestStates = { '1': 'completed', '2': 'waits_for_approval', '8': 'expired' } as const

export async function askTransferFees(
  api: BankApi,
  accountId: string,
  kind: TransferKind,
  request: TransferRequest,
): Promise<TransferFees> {
  const body = requestBody(accountId, kind, request)
  const answer = await api.withToken(
    { effect: 'reads', method: 'POST', path: `${kind.path}/transferfee`, body },
    feesAnswer,
  )
  const byItem = answer.transferFeeDetails.map(({ itemId, transferFee }) => ({ itemId, fee: transferFee }))
  return { total: answer.totalFee, byItem }
}

/** `idempotencyKey`: a UUID v4, remembered by the bank for 24 hours. */
export async function orderTransfer(
  api: BankApi,
  accountId: string,
  kind: TransferKind,
  order: { request: TransferRequest; idempotencyKey: string },
): Promise<TransferReceipt> {
  if (!/^[\x21-\x7e]{1,128}$/.test(order.idempotencyKey)) throw new RangeError('a transfer needs an idempotency key')
  const body = requestBody(accountId, kind, order.request)
  const { idempotencyKey } = order
  return receipt(api, { effect: 'updates', method: 'POST', path: `${kind.path}/request`, body, idempotencyKey })
}

export function orderCancellation(
  api: BankApi,
  accountId: string,
  kind: TransferKind,
  order: { applicationNumber: string; target: CancelTarget },
): Promise<TransferReceipt> {
  const body = { accountId, cancelTargetKeyClass: kind.cancelCodes[order.target], applyNo: order.applicationNumber }
  return receipt(api, { effect: 'updates', method: 'POST', path: `${kind.path}/cancel`, body })
}

export async function readRequestState(
  api: BankApi,
  accountId: string,
  kind: TransferKind,
  applicationNumber: string,
): Promise<TransferRequestState> {
  const query = { accountId, applyNo: applicationNumber }
  const answer = await api.withToken(
    { effect: 'reads', method: 'GET', path: `${kind.path}/request-result`, query },
    resultAnswer,
  )
  return requestStates[answer.resultCode]
}

async function receipt(api: BankApi, call: ApiCall): Promise<TransferReceipt> {
  const answer = await api.withToken(call, receiptAnswer)
  return { applicationNumber: answer.applyNo, completed: answer.resultCode === '1' }
}

/** Refuses on our side what could only be a bug: the bank's own check is not the place to find it. */
function requestBody(accountId: string, kind: TransferKind, request: TransferRequest): Record<string, unknown> {
  const { items } = request
  if (items.length < 1 || items.length > kind.mostItems)
    throw new RangeError(`a transfer has 1 to ${kind.mostItems} payees`)
  for (const { amount } of items) {
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > kind.mostPerItem) {
      throw new RangeError('a transfer moves whole yen, at least one')
    }
  }
  const total = items.reduce((sum, item) => sum + item.amount, 0)
  if (total > mostInTotal) throw new RangeError('the total of a transfer is past the limit of the bank')
  return {
    accountId,
    ...(request.remitterName && { remitterName: request.remitterName }),
    transferDesignatedDate: request.designatedDate,
    transferDateHolidayCode: holidayCodes[request.holidayRule ?? 'next_business_day'],
    totalCount: String(items.length),
    totalAmount: String(total),
    [kind.rowsField]: items.map((item, index) => itemRow(kind, item, index)),
  }
}

function itemRow(kind: TransferKind, item: TransferItem, index: number): Record<string, string> {
  return {
    itemId: String(index + 1),
    transferAmount: String(item.amount),
    beneficiaryBankCode: item.bankCode,
    beneficiaryBranchCode: item.branchCode,
    accountTypeCode: accountTypeCodes[item.accountType],
    accountNumber: item.accountNumber,
    beneficiaryName: item.beneficiaryName,
    ...(item.ediInfo && { ediInfo: item.ediInfo }),
    // A bulk transfer passes the text on to the payee's bank only when told to.
    ...(item.ediInfo && kind === bulkTransfer && { identification: 'Y' }),
  }
}
