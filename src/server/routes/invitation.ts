import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseInvitationCode } from '../../domain/people/invitation.ts'
import type { Cookies } from '../cookies.ts'

/** Hands the code of `?inv=CODE` to the browser: the page itself may be left before a script of it has run, or run none. */
export function handOverInvitation(cookies: Cookies, request: FastifyRequest, reply: FastifyReply): void {
  const { inv } = request.query as { inv?: unknown }
  const code = typeof inv === 'string' ? parseInvitationCode(inv) : null
  if (code !== null) cookies.handOverInvitation(reply, code)
}

/** /invite/CODE: the code goes into the browser's session (src/web/app/hydration/invitation.inline.js), the visitor to the home page. */
export function mountInvitation(app: FastifyInstance, cookies: Cookies): void {
  app.get<{ Params: { code: string } }>('/invite/:code', async (request, reply) => {
    const code = parseInvitationCode(request.params.code)
    if (code !== null) cookies.handOverInvitation(reply, code)
    return reply.header('cache-control', 'no-store').redirect('/', 302)
  })
}
