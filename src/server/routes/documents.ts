import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NO_PICTURE_URL } from '../../domain/funds/fund-picture.ts'
import { idOf, parseId } from '../../domain/id.ts'
import { printRiskPaper } from '../../features/back-office/risk-paper/print-risk-paper.ts'
import { draftReport } from '../../features/back-office/dealing-watch/draft-report.ts'
import { deliverByTicket, type DeliveredDocument } from '../../features/documents/document/deliver-by-ticket.ts'
import type { PersonalKind } from '../../features/documents/document/personal-document.ts'
import { findFundDocument, recordOpening } from '../../features/funds/fund/find-fund-document.ts'
import { findPhotograph } from '../../features/funds/fund/find-photograph.ts'
import { readPropertyPaper } from '../../features/funds/property/keep-paper.ts'
import { printBook } from '../../features/treasury/trial-balance/print-trial-balance.ts'
import { openReportPreview } from '../../features/funds/management-report/preview-management-report.ts'
import { fundPlaceholder } from '../../adapters/preview-picture/placeholder.ts'
import { isOperator } from '../../features/core/graphql/access.ts'
import type { Services } from '../../features/core/services.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'
import { reportGone } from '../report-failures.ts'

/**
 * Chromium shows a PDF through a plugin inside a page of its own making, to which some versions apply the policy of the PDF
 * itself (crbug.com/271452). A PDF runs nothing of ours; what remains is that nobody else may frame it.
 */
const policyForPdf = "frame-ancestors 'self'"

function sendPdf(
  reply: FastifyReply,
  { bytes, fileName }: DeliveredDocument,
  disposition: 'inline' | 'attachment',
): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-security-policy', policyForPdf)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('cache-control', 'private, no-store')
    .send(bytes)
}

const personalPaths = [
  ['/contract/:value', 'contract'],
  ['/report/:value', 'management_report'],
  ['/annual/:value', 'annual_report'],
] as const

/** Personal documents (by one-time value), public fund documents and the photographs of funds. */
export async function mountDocuments(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  const send =
    (kind: PersonalKind) => async (request: FastifyRequest<{ Params: { value: string } }>, reply: FastifyReply) => {
      const context = await createContext(services, cookies, request, reply)
      const outcome = await deliverByTicket(services, kind, {
        value: request.params.value,
        viewer: context.viewer,
        request: context.request,
      })
      if (!outcome.ok) return outcome.code === 'NOT_FOUND' ? reply.callNotFound() : reportGone(reply, outcome.message)
      // A form post comes from the viewer's frame; a visit by address is the download.
      return sendPdf(reply, outcome.value, request.method === 'POST' ? 'inline' : 'attachment')
    }
  const asksAnOperator = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
    isOperator((await createContext(services, cookies, request, reply)).viewer)
  for (const [path, kind] of personalPaths) {
    app.get(path, send(kind))
    app.post(path, send(kind))
  }

  app.get<{ Params: { value: string } }>('/report-preview/:value', async (request, reply) => {
    const { viewer } = await createContext(services, cookies, request, reply)
    const outcome = await openReportPreview(services, { value: request.params.value, viewer })
    return outcome.ok ? sendPdf(reply, outcome.value, 'inline') : reply.callNotFound()
  })

  app.get<{ Params: { id: string; name: string } }>('/documents/:id/:name', async (request, reply) => {
    const context = await createContext(services, cookies, request, reply)
    const { viewer } = context
    const found = await findFundDocument(services, parseId(request.params.id), { isOperator: isOperator(viewer) })
    if (!found.ok) return found.code === 'NOT_FOUND' ? reply.callNotFound() : reportGone(reply, found.message)
    const document = found.value
    if (request.method === 'GET') await recordOpening(services, { document, viewer, request: context.request })
    const tag = `"${document.sha256}"`
    // Asked for each time, so that each opening by a member is on record; the bytes travel once.
    void reply.header('cache-control', 'private, no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply
      .header('content-type', document.mediaType)
      .header('content-security-policy', policyForPdf)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${document.name}.pdf`)}`)
      .send(document.bytes)
  })

  app.get<{ Params: { name: string } }>('/admin/property-papers/:name', async (request, reply) => {
    const [, sha256] = /^([0-9a-f]{64})\.pdf$/.exec(request.params.name) ?? []
    if (sha256 === undefined || !(await asksAnOperator(request, reply))) return reply.callNotFound()
    const bytes = await readPropertyPaper(services, sha256)
    if (bytes === null) return reply.callNotFound()
    return sendPdf(reply, { bytes: Buffer.from(bytes), fileName: `評価書_${sha256.slice(0, 12)}.pdf` }, 'inline')
  })

  app.get<{ Params: { name: string } }>('/admin/suspicious-dealings/:name', async (request, reply) => {
    const [, id] = /^([1-9]\d{0,15})\.pdf$/.exec(request.params.name) ?? []
    const { viewer } = await createContext(services, cookies, request, reply)
    if (id === undefined || !isOperator(viewer)) return reply.callNotFound()
    const outcome = await draftReport(services, viewer, idOf(id))
    if (outcome.ok) return sendPdf(reply, outcome.value, 'attachment')
    return outcome.code === 'NOT_FOUND' ? reply.callNotFound() : reportGone(reply, outcome.message)
  })

  app.get<{ Params: { name: string } }>('/admin/risk-papers/:name', async (request, reply) => {
    const [, wished] = /^(draft|[1-9]\d{0,15}|[0-9a-f]{64})\.pdf$/.exec(request.params.name) ?? []
    const { viewer } = await createContext(services, cookies, request, reply)
    if (wished === undefined || !isOperator(viewer)) return reply.callNotFound()
    const wish =
      wished === 'draft' ? wished : wished.length === 64 ? { mark: wished } : { id: idOf<'risk_paper'>(wished) }
    const outcome = await printRiskPaper(services, viewer, wish)
    if (outcome.ok) return sendPdf(reply, outcome.value, 'attachment')
    return outcome.code === 'NOT_FOUND' ? reply.callNotFound() : reportGone(reply, outcome.message)
  })
  for (const [path, paper] of [
    ['/admin/trial-balance.pdf', 'statements'],
    ['/admin/general-ledger.pdf', 'ledger'],
  ] as const)
    app.get<{ Querystring: { book?: string; from?: string; until?: string } }>(path, async (request, reply) => {
      const { viewer } = await createContext(services, cookies, request, reply)
      if (!isOperator(viewer)) return reply.callNotFound()
      const { book = '', from = '', until = '' } = request.query
      const outcome = await printBook(services, viewer, { paper, book, from, until })
      if (outcome.ok) return sendPdf(reply, outcome.value, 'attachment')
      return outcome.code === 'CONFLICT' ? reportGone(reply, outcome.message) : reply.callNotFound()
    })

  app.get(NO_PICTURE_URL, async (_request, reply) =>
    reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(fundPlaceholder),
  )

  app.get<{ Params: { fund: string; file: string } }>('/pictures/:fund/photo/:file', async (request, reply) => {
    const [, picture, width, format] = /^([1-9]\d{0,15})-(\d{3,4})\.(avif|webp)$/.exec(request.params.file) ?? []
    const wish = {
      fundId: idOf<'fund'>(request.params.fund),
      pictureId: idOf<'fund_picture'>(picture),
      width: Number(width ?? 0),
      format: format === 'avif' ? 'avif' : 'webp',
    } as const
    const found = await findPhotograph(services, wish, { isOperator: await asksAnOperator(request, reply) })
    if (!found.ok) return reply.callNotFound()
    return reply
      .header('content-type', `image/${wish.format}`)
      .header('cache-control', 'private, max-age=86400')
      .send(found.value.bytes)
  })
}
