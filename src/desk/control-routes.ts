import type { FastifyInstance } from 'fastify'
import {
  companyAccountRow,
  companyAccountRows,
  makeAccountLine,
  makeOwnTransfer,
  openCompanyAccount,
} from './bank/company-account-control.ts'
import { makeDeposit } from './bank/deposit-control.ts'
import type { Fields } from './bank/fields.ts'
import { readMonthlyMovements } from './bank/monthly-movements.ts'
import { transferRows } from './bank/transfer-rows.ts'
import { isTransferAction, transferActions } from './bank/transfers.ts'
import type { DeskParts } from './desk-parts.ts'
import { faultKinds, faultTargets, type Fault } from './faults.ts'
import { parseProductUrl } from './settings.ts'

/** What programs do at the demo desk in JSON; the page does the same with forms. */
export async function controlRoutes(app: FastifyInstance, parts: DeskParts): Promise<void> {
  const { mailbox, faults, delivery, clock, accounts, transfers, companyAccounts, monthlyMovements, statement } = parts

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/mails', async (request) => mailbox.list((request.query as { to?: string }).to))

  app.post('/bank/deposits', async (request, reply) => {
    const result = await makeDeposit((request.body ?? {}) as Fields, parts)
    if ('status' in result) return reply.code(result.status).send({ error: result.code, message: result.message })
    return reply.code(201).send({ id: result.id })
  })

  app.post('/bank/lines', async (request, reply) => {
    const result = makeAccountLine((request.body ?? {}) as Fields, parts)
    if ('status' in result) return reply.code(result.status).send({ error: result.code, message: result.message })
    return reply.code(201).send({ id: result.id })
  })

  app.post('/bank/own-transfers', async (request, reply) => {
    const result = makeOwnTransfer((request.body ?? {}) as Fields, parts)
    if ('status' in result) return reply.code(result.status).send({ error: result.code, message: result.message })
    return reply.code(201).send({ out_id: result.out.id, in_id: result.in.id })
  })

  app.get('/bank/accounts', async () => [
    ...companyAccountRows(parts),
    ...accounts.list().map(({ account, status }) => ({
      kind: 'virtual',
      va_id: account.id,
      branch_cd: account.branchCode,
      account_number: account.number,
      account_name: account.holderName,
      status,
    })),
  ])

  app.post('/bank/accounts', async (request, reply) => {
    const result = openCompanyAccount((request.body ?? {}) as Fields, parts)
    if ('status' in result) return reply.code(result.status).send({ error: result.code, message: result.message })
    return reply.code(201).send(companyAccountRow(result, statement, clock.now()))
  })

  app.get<{ Params: { account: string } }>('/bank/accounts/:account/monthly', async (request, reply) => {
    const account = companyAccounts.findWritten(request.params.account)
    if (!account) return reply.code(404).send({ error: 'NOT_FOUND', message: '該当する会社の口座がありません。' })
    return { movements: monthlyMovements.of(account.id) }
  })
  app.put<{ Params: { account: string } }>('/bank/accounts/:account/monthly', async (request, reply) => {
    const account = companyAccounts.findWritten(request.params.account)
    if (!account) return reply.code(404).send({ error: 'NOT_FOUND', message: '該当する会社の口座がありません。' })
    const movements = readMonthlyMovements((request.body as { movements?: unknown } | null)?.movements)
    if (typeof movements === 'string') return reply.code(400).send(badInput(movements))
    monthlyMovements.set(account.id, movements)
    return { movements }
  })

  app.get('/bank/transfers', async () => transferRows(transfers, clock.now()))

  app.post<{ Params: { applyNo: string } }>('/bank/transfers/:applyNo', async (request, reply) => {
    const { action, item_id: itemId } = (request.body ?? {}) as { action?: unknown; item_id?: unknown }
    const order = transfers.find(request.params.applyNo)
    if (!order) return reply.code(404).send({ error: 'NOT_FOUND', message: '該当する振込がありません。' })
    if (!isTransferAction(action))
      return reply.code(400).send(badInput(`action は ${transferActions.join(', ')} のどれかです。`))
    const problem = transfers.act(order, action, itemId === undefined ? undefined : String(itemId))
    if (problem !== undefined) return reply.code(409).send({ error: 'NOT_ALLOWED', message: problem })
    return transferRows(transfers, clock.now()).filter((row) => row.apply_no === order.applyNo)
  })

  app.get('/bank/approval', async () => ({ mode: transfers.isAutomatic ? 'auto' : 'manual' }))
  app.put('/bank/approval', async (request, reply) => {
    const { mode } = (request.body ?? {}) as { mode?: unknown }
    if (mode !== 'auto' && mode !== 'manual') return reply.code(400).send(badInput('mode は auto か manual です。'))
    transfers.setAutomatic(mode === 'auto')
    return { mode }
  })

  app.get('/faults', async () => ({ faults: faults.list() }))
  app.post('/faults', async (request, reply) => {
    const fault = readFault(request.body)
    if (typeof fault === 'string') return reply.code(400).send(badInput(fault))
    faults.order(fault)
    return reply.code(201).send({ faults: faults.list() })
  })

  app.post('/reset', async () => {
    faults.forget()
    mailbox.empty()
    return { ok: true }
  })

  app.get('/product', async () => ({ url: delivery.productUrl }))
  app.put('/product', async (request, reply) => {
    const { url } = (request.body ?? {}) as { url?: unknown }
    const productUrl = typeof url === 'string' ? parseProductUrl(url) : undefined
    if (productUrl === undefined) return reply.code(400).send(badInput('url は http の番地で指定してください。'))
    delivery.productUrl = productUrl
    return { url: productUrl }
  })
}

/** A fault as JSON or a form gives it, or what is wrong with it. */
export function readFault(body: unknown): Fault | string {
  const { target, kind, count = 1, call } = (body ?? {}) as Record<string, unknown>
  const knownTarget = faultTargets.find((each) => each === target)
  const knownKind = faultKinds.find((each) => each === kind)
  const number = Number(count)
  if (!knownTarget) return `target は ${faultTargets.join(', ')} のどれかです。`
  if (!knownKind) return `kind は ${faultKinds.join(', ')} のどれかです。`
  if (!Number.isInteger(number) || number < 1 || number > 1000) return 'count は1から1000の整数です。'
  if (call !== undefined && typeof call !== 'string') return 'call は呼び出しのメソッドとパスの一部です。'
  return { target: knownTarget, kind: knownKind, count: number, ...(call && { call }) }
}

function badInput(message: string): { error: string; message: string } {
  return { error: 'BAD_INPUT', message }
}
