import type { FastifyInstance } from 'fastify'
import type { Credentials } from '../settings.ts'
import { BankError, inputError, tokenError } from './errors.ts'
import { checkedFields, codeField, listOf } from './fields.ts'
import type { Notifications } from './notifications.ts'
import { isOwnBasic } from './oauth-routes.ts'

const eventType = 'va-deposit-transaction'

/** Control of the deposit notices: HTTP Basic with client id and secret instead of an access token. */
export async function subscriptionRoutes(
  app: FastifyInstance,
  notifications: Notifications,
  credentials: Credentials,
): Promise<void> {
  app.addHook('preHandler', async (request) => {
    if (!isOwnBasic(request.headers.authorization, credentials)) throw tokenError()
  })

  app.post('/subscribe', async (request, reply) => {
    const fields = checkedFields('webhookSubscribeRequestBody', request.body)
    const status = codeField(fields, 'subscribeStatus', ['0', '1'])
    const types = listOf(fields, 'eventTypes')
    if (types.length === 0 || types.some((type) => type['eventType'] !== eventType))
      throw inputError('eventTypeの値が正しくありません。')
    notifications.subscribe(status === '1')
    return reply.code(200).send()
  })

  app.get('/subscribe-status', async () => ({
    subscribeStatuses: [{ eventType, subscribeStatus: notifications.isSubscribed ? '1' : '0' }],
  }))

  app.get(`/unsentlist/${eventType}`, async () => {
    const messages = notifications.takeUnsent()
    if (messages.length === 0) throw new BankError(404, 'WG_ERR_110', '未送信の明細がありません。')
    return { messages }
  })
}
