import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deliverDocument } from '../../features/contract/deliver-document.ts'
import { findFundDocument } from '../../features/fund/find-fund-document.ts'
import { loadFund } from '../../features/fund/load-funds.ts'
import { fundPicture, fundPictureCount } from '../../features/fund/picture/fund-picture.ts'
import { toDatabaseId } from '../../features/graphql/results.ts'
import type { Services } from '../../features/services.ts'
import type { Cookies } from '../cookies.ts'
import { createContext } from '../graphql-route.ts'

/**
 * Chromium shows a PDF through a plugin inside a page of its own making, to which some versions apply the policy of the PDF
 * itself (crbug.com/271452). A PDF runs nothing of ours; what remains is that nobody else may frame it.
 */
const policyForPdf = "frame-ancestors 'self'"

const immutable = 'public, max-age=31536000, immutable'

/** Contract documents (by one-time value), public fund documents and the generated fund pictures. */
export async function mountDocuments(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  const sendContract = async (request: FastifyRequest<{ Params: { value: string } }>, reply: FastifyReply) => {
    const context = await createContext(services, cookies, request, reply)
    const outcome = await deliverDocument(services, { value: request.params.value, viewer: context.viewer, request: context.request })
    if (!outcome.ok) return reply.callNotFound()
    const { bytes, fileName } = outcome.value
    // A form post comes from the viewer's frame; a visit by address is the download.
    const disposition = request.method === 'POST' ? 'inline' : 'attachment'
    return reply
      .header('content-type', 'application/pdf')
      .header('content-security-policy', policyForPdf)
      .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  }
  app.get('/contract/:value', sendContract)
  app.post('/contract/:value', sendContract)

  app.get<{ Params: { id: string; name: string } }>('/documents/:id/:name', async (request, reply) => {
    const id = toDatabaseId(request.params.id)
    const document = id === null ? null : await findFundDocument(services, id)
    if (!document) return reply.callNotFound()
    return reply
      .header('content-type', document.mediaType)
      .header('content-security-policy', policyForPdf)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${document.name}.pdf`)}`)
      .header('cache-control', immutable)
      .send(document.bytes)
  })

  app.get<{ Params: { fund: string; picture: string } }>('/pictures/:fund/:picture.svg', async (request, reply) => {
    const fundId = toDatabaseId(request.params.fund)
    const index = Number(request.params.picture)
    const isPicture = Number.isInteger(index) && index >= 0 && index < fundPictureCount
    const fund = fundId !== null && isPicture ? await loadFund(services.database, fundId) : null
    if (!fund?.isPublished) return reply.callNotFound()
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(fundPicture(fund, index))
  })
}
