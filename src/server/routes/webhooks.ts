import type { FastifyInstance } from 'fastify'
import { receiveBankNotification } from '../../features/investing/deposit/read-deposits.ts'
import { receiveIdentityNotification } from '../../features/people/identity/receive-identity-notification.ts'
import type { Services } from '../../features/core/services.ts'
import { isStorable, unstorableText } from '../storable-text.ts'
import { takeRawBodies } from './raw-body.ts'

/** What the bank and the identity service tell us on their own accord; each authenticates itself by its signature. */
export async function mountWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    takeRawBodies(scope)
    scope.post('/webhooks/bank', async (request, reply) => {
      const rawBody = bytesOf(request.body)
      if (!isStorableMessage(rawBody)) return reply.code(400).send()
      const status = await receiveBankNotification(services, { headers: request.headers, rawBody })
      return reply.code(status).send()
    })
    scope.post('/webhooks/ekyc', async (request, reply) => {
      const rawBody = bytesOf(request.body)
      if (!isStorableMessage(rawBody)) return reply.code(400).send()
      const status = await receiveIdentityNotification(services, request.headers, rawBody)
      return reply.code(status).send()
    })
  })
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** Bytes that are no JSON are judged by their reader. */
function isStorableMessage(rawBody: Buffer): boolean {
  const text = rawBody.toString('utf8')
  if (!isStorable(text)) return false
  try {
    return unstorableText(JSON.parse(text)) === null
  } catch {
    return true
  }
}
