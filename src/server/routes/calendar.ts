import type { FastifyInstance } from 'fastify'
import { openCalendarFeed } from '../../features/investing/calendar-feed/calendar-address.ts'
import { memberCalendar } from '../../features/investing/calendar-feed/member-calendar.ts'
import type { Services } from '../../features/core/services.ts'

/** GET /calendar/{token}.ics: a member's dates for calendar programs, which have no session. The address is the secret. */
export function mountCalendar(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    const memberId = await openCalendarFeed(services, request.params.token)
    if (memberId === null)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('カレンダーが見つかりません。')
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="ito-funding.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await memberCalendar(services, memberId))
  })
}
