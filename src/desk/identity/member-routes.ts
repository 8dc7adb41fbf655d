import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applicationAnswer } from './identity-api.ts'
import type { Applications, ApplicationView } from './applications.ts'
import { decide, decisions, expireIfOverdue, type Decision, type DecisionResult } from './decisions.ts'
import type { IdentityEvents } from './identity-events.ts'
import { closedPage, memberPage } from './member-pages.ts'

type Request = FastifyRequest<{ Params: { reference: string } }>

const closedTexts: Partial<Record<ApplicationView['status'], [string, string]>> = {
  submitted: ['提出済みです', '提出された内容を確認しています。結果はサービスからお知らせします。'],
  approved: ['本人確認は完了しています', '手続きは終わっています。'],
  rejected: ['本人確認ができませんでした', 'サービスに戻り、もう一度お手続きください。'],
}

/** The address that a member opens: a page for a person, JSON decisions for a program. */
export async function memberRoutes(
  app: FastifyInstance,
  applications: Applications,
  events: IdentityEvents,
): Promise<void> {
  app.get('/ekyc/:reference', async (request: Request, reply) => {
    reply.type('text/html; charset=utf-8')
    const view = applications.findByReference(request.params.reference)
    if (!view)
      return reply.code(404).send(closedPage('ページが見つかりません', 'アドレスをお確かめください。', undefined))
    if (await expireIfOverdue(view, applications, events)) {
      return reply
        .code(410)
        .send(
          closedPage('有効期限が切れました', 'サービスに戻り、もう一度お手続きください。', returnUrl(view, 'expired')),
        )
    }
    if (view.status === 'cancelled')
      return reply.send(
        closedPage('手続きをやめました', 'サービスに戻ると、もう一度始められます。', returnUrl(view, 'user_cancelled')),
      )
    const closed = closedTexts[view.status]
    if (closed) return reply.send(closedPage(...closed, returnUrl(view)))
    if (view.status === 'created') applications.change(view, 'capturing')
    return reply.send(memberPage(view))
  })

  app.post('/ekyc/:reference', async (request: Request, reply) => {
    const body = (request.body ?? {}) as Record<string, unknown>
    const view = applications.findByReference(request.params.reference)
    if (!view) return reply.code(404).send({ error: 'NOT_FOUND', message: '該当する本人確認の申込みがありません。' })
    const decision = decisions.find((each) => each === body['decision'])
    if (!decision)
      return reply.code(400).send({ error: 'BAD_INPUT', message: `decision は ${decisions.join(', ')} のどれかです。` })
    const reasons = Array.isArray(body['reject_reasons']) ? body['reject_reasons'].map(String) : ['document_unclear']
    const result = await decide(view, decision, reasons, applications, events)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    return isForm ? sendBack(reply, view, decision, result) : answer(reply, view, result)
  })
}

function answer(reply: FastifyReply, view: ApplicationView, result: DecisionResult): unknown {
  if (result === 'done') return reply.send({ reference: view.reference, ...applicationAnswer(view) })
  const [status, code] = result === 'expired' ? [410, 'EXPIRED'] : [409, 'NOT_ALLOWED']
  return reply
    .code(Number(status))
    .send({ error: code, message: `状態が ${view.status} のため、この操作はできません。` })
}

function sendBack(
  reply: FastifyReply,
  view: ApplicationView,
  decision: Decision,
  result: DecisionResult,
): FastifyReply {
  if (result === 'expired') return reply.redirect(returnUrl(view, 'expired'), 303)
  if (result === 'impossible') return reply.redirect(`/ekyc/${view.reference}`, 303)
  return reply.redirect(decision === 'cancel' ? returnUrl(view, 'user_cancelled') : returnUrl(view), 303)
}

/** The callback address, or with a reason the error address. */
function returnUrl(view: ApplicationView, reason?: 'expired' | 'user_cancelled'): string {
  const url = new URL(reason === undefined ? view.callbackUrl : view.errorUrl)
  url.searchParams.set('application_id', view.id)
  if (reason !== undefined) url.searchParams.set('reason', reason)
  return url.toString()
}
