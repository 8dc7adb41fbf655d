import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BusinessClock } from '../clock.ts'
import { dayOf, timeOf } from '../japan-time.ts'
import { checkedAccount } from './account-routes.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import { inputError } from './errors.ts'
import { checkedFields, codeField, requiredText, type Fields } from './fields.ts'
import type { Statement } from './statement.ts'
import { checkOrder } from './transfer-check.ts'
import { approvedAt, statusAt, stepOf, totalOf, type TransferKind, type TransferState } from './transfer-order.ts'
import { transferStatusAnswer } from './transfer-status.ts'
import type { Transfers } from './transfers.ts'

interface Parts {
  clock: BusinessClock
  companyAccounts: CompanyAccounts
  statement: Statement
  transfers: Transfers
}

/** The five calls under /transfer, and the same five under /bulktransfer. */
export async function transferRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { clock, companyAccounts, transfers } = parts
  for (const kind of ['single', 'bulk'] as const) {
    const base = kind === 'single' ? '/transfer' : '/bulktransfer'

    app.post(`${base}/transferfee`, async (request) => {
      const { accountId, rows } = checkOrder(kind, request.body, companyAccounts, clock.now())
      return {
        accountId,
        baseDate: dayOf(clock.now()),
        baseTime: timeOf(clock.now()),
        totalFee: String(rows.reduce((sum, row) => sum + row.fee, 0)),
        transferFeeDetails: rows.map((row) => ({ itemId: row.itemId, transferFee: String(row.fee) })),
      }
    })

    app.post(`${base}/request`, async (request, reply) => reply.code(201).send(placeOrder(kind, request, parts)))

    app.get(`${base}/request-result`, async (request) => {
      const state = orderOf(request.query as Fields, kind, parts)
      return { accountId: state.order.accountId, ...resultOf(state, clock.now()) }
    })

    app.post(`${base}/cancel`, async (request, reply) => reply.code(201).send(cancel(kind, request.body, parts)))

    app.get(`${base}/status`, async (request) =>
      transferStatusAnswer(kind, request.query as Fields, transfers, companyAccounts, clock.now()),
    )
  }
}

/** The same Idempotency-Key with the same request answers as the first time; with another request it is an error. */
function placeOrder(
  kind: TransferKind,
  request: FastifyRequest,
  { transfers, companyAccounts, statement, clock }: Parts,
): Fields {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && (key.length < 1 || key.length > 128))
    throw inputError('Idempotency-Keyの桁数が正しくありません。')
  const earlier = typeof key === 'string' ? transfers.findByKey(key) : undefined
  const at = earlier ? new Date(earlier.order.orderedAt) : clock.now()
  const order = checkOrder(kind, request.body, companyAccounts, at)
  if (earlier && earlier.order.requestHash !== order.requestHash)
    throw inputError('同じIdempotency-Keyで異なる依頼はできません。')
  const withdrawable = statement.withdrawable(clock.now(), companyAccounts.find(order.accountId))
  const state = earlier ?? transfers.order({ ...order, ...(typeof key === 'string' && { idempotencyKey: key }) })
  const { amount, fee } = totalOf(state.order)
  // Money that is not there cannot be booked: the order is accepted, and fails.
  if (!earlier && withdrawable < amount + fee) transfers.step(state.order, 'failed')
  const { accountId, applyNo, orderedAt, automatic } = state.order
  return {
    accountId,
    resultCode: automatic ? '1' : '2',
    applyNo,
    ...(automatic && { applyEndDatetime: orderedAt }),
  }
}

function orderOf(fields: Fields, kind: TransferKind, { transfers, companyAccounts }: Parts): TransferState {
  const account = checkedAccount(requiredText(fields, 'accountId'), companyAccounts)
  const state = transfers.state(requiredText(fields, 'applyNo'))
  if (!state || state.order.kind !== kind || state.order.accountId !== account.id)
    throw inputError('該当する振込依頼がありません。')
  return state
}

/** 1 done, 2 waits for approval, 8 expired; after a cancel it tells about the cancel. */
function resultOf(state: TransferState, now: Date): Fields {
  const { applyNo } = state.order
  const status = statusAt(state, now)
  if (status === '5') return { resultCode: '8', applyNo }
  const end =
    stepOf(state.steps, 'cancelled')?.at ??
    stepOf(state.steps, 'sent-back')?.at ??
    stepOf(state.steps, 'approved')?.at ??
    (approvedAt(state) && state.order.orderedAt)
  return end === undefined ? { resultCode: '2', applyNo } : { resultCode: '1', applyNo, applyEndDatetime: end }
}

/** Class 1 and 3 withdraw what waits for approval, 2 and 4 what is booked for a later day. */
function cancel(kind: TransferKind, body: unknown, parts: Parts): Fields {
  const { transfers, clock } = parts
  const fields = checkedFields('TransferCancelRequest', body)
  const [application, accepted] = kind === 'single' ? (['1', '2'] as const) : (['3', '4'] as const)
  const target = codeField(fields, 'cancelTargetKeyClass', [application, accepted])
  const state = orderOf(fields, kind, parts)
  const status = statusAt(state, clock.now())
  if (status !== (target === application ? '2' : '11')) throw inputError('取消できない状態の振込依頼です。')
  transfers.step(state.order, 'cancelled')
  return {
    accountId: state.order.accountId,
    cancelTargetKeyClass: target,
    resultCode: '1',
    applyNo: state.order.applyNo,
    applyEndDatetime: clock.nowText(),
  }
}
