import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { printCoolingOffNotice } from '../../features/documents/contract/document/cooling-off-notice-form.ts'
import { operatorProfile } from '../../features/core/operator/operator-profile.ts'
import type { Services } from '../../features/core/services.ts'

const fileName = encodeURIComponent('クーリング・オフ通知書.pdf')

/** Where the form of the cooling-off notice lies: its short address, and among the operator's static documents. */
const addresses = ['/coolingoff.pdf', '/doc/h2o/coolingoff.pdf']

/** The form of the cooling-off notice, printed at its first request and kept. */
export function mountStaticDocuments(app: FastifyInstance, services: Services): void {
  let printed: Promise<Uint8Array> | null = null
  const print = () => printCoolingOffNotice(operatorProfile(services.config), services.pdf)
  const send = async (_request: FastifyRequest, reply: FastifyReply) => {
    printed ??= print()
    try {
      const bytes = await printed
      return await reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename*=UTF-8''${fileName}`)
        .header('cache-control', 'public, max-age=86400')
        .send(Buffer.from(bytes))
    } catch (error) {
      // The next visitor tries again.
      printed = null
      throw error
    }
  }
  for (const address of addresses) app.get(address, send)
}
