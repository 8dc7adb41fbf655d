import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import { toRfc3339 } from '../../domain/calendar.ts'
import { parseId } from '../../domain/id.ts'
import { showOrderLog } from '../../features/investing/receipt-order/show-order-log.ts'
import type { Services } from '../../features/core/services.ts'

const header = ['順番', '受付番号', '日時', '金額（円）', '結果', '識別記号']

/** GET /projects/{id}/order-log.csv: the published order of an opening, for whoever wants to check it. UTF-8 with a byte order mark. */
export function mountOrderLog(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/projects/:id/order-log.csv', async (request, reply) => {
    const log = await showOrderLog(services, parseId(request.params.id))
    if (!log) return reply.callNotFound()
    const rows = log.entries.map(({ position, receiptNumber, at, amount, mark }) => [
      position,
      receiptNumber,
      toRfc3339(at),
      amount,
      receiptNumber === null ? '枠の残なし' : '受付',
      mark,
    ])
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(`申込受付の記録_${log.fundId}.csv`)}`,
      )
      .header('cache-control', 'no-store')
      .send(stringify([header, ...rows], { bom: true, record_delimiter: 'windows' }))
  })
}
