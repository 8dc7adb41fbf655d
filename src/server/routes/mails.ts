import type { FreeText } from '../../domain/free-text.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseId } from '../../domain/id.ts'
import { campaignHtml } from '../../features/back-office/campaign/preview-campaign.ts'
import { setSubscription } from '../../features/back-office/campaign/unsubscribe.ts'
import { fundMailHtml, fundMailKinds } from '../../features/funds/fund-editing/fund-mail.ts'
import type { Services } from '../../features/core/services.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'

/** A mail's own styles stand on its elements; nothing else of it is to do anything. */
const policyForMail = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

function showMail(reply: FastifyReply, html: string | null): unknown {
  if (html === null) return reply.callNotFound()
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policyForMail)
    .header('cache-control', 'private, no-store')
    .send(html)
}

/** What mail programs and the back office's preview ask for. */
export function mountMails(app: FastifyInstance, services: Services, cookies: Cookies): void {
  void app.register(async (oneClick) => {
    // The mail program's own request (RFC 8058): without cookies, as a form of either kind, whose one field says nothing that the address does not.
    oneClick.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null, {}))
    })
    oneClick.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const outcome = await setSubscription(services, request.params.token, false)
      const text = outcome.ok ? 'お知らせメールの配信を停止しました。' : outcome.message
      return reply
        .code(outcome.ok ? 200 : 404)
        .header('content-type', 'text/plain; charset=utf-8')
        .send(text)
    })
  })

  app.get<{ Params: { id: string }; Querystring: { member?: string } }>(
    '/admin/mail-preview/:id',
    async (request, reply) => {
      const { viewer } = await createContext(services, cookies, request, reply)
      const html = await campaignHtml(services, viewer, {
        id: parseId(request.params.id),
        memberNumber: request.query.member ?? null,
      })
      return showMail(reply, html)
    },
  )

  app.get<{ Params: { id: string; kind: FreeText } }>('/admin/fund-mail/:id/:kind', async (request, reply) => {
    const kind = fundMailKinds.find((each) => each === request.params.kind)
    const { viewer } = await createContext(services, cookies, request, reply)
    return showMail(
      reply,
      kind === undefined ? null : await fundMailHtml(services, viewer, { id: parseId(request.params.id), kind }),
    )
  })
}
