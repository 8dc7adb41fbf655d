import type { FastifyInstance } from 'fastify'
import type { DeskParts } from '../desk-parts.ts'
import { sufferFaults } from '../faults.ts'
import { answerInBankForm, requireToken } from './access.ts'
import { accountRoutes } from './account-routes.ts'
import { maintenance } from './errors.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'
import { transferRoutes } from './transfer-routes.ts'
import { virtualAccountRoutes } from './virtual-account-routes.ts'

/** The bank's API below its base address: OAuth, the corporation's calls, and the control of its notices. */
export async function bankRoutes(app: FastifyInstance, parts: DeskParts): Promise<void> {
  const { faults, grants, notifications, credentials } = parts
  answerInBankForm(app)
  await app.register(async (routes) => oauthRoutes(routes, parts), { prefix: '/auth/v1' })

  await app.register(
    async (routes) => {
      sufferFaults(routes, faults, 'bank', (reply) => reply.code(503).send(maintenance().body))
      answerInBankForm(routes)
      routes.addHook('preHandler', requireToken(grants))
      await accountRoutes(routes, parts)
      await virtualAccountRoutes(routes, parts)
      await transferRoutes(routes, parts)
    },
    { prefix: '/corporation/v1' },
  )

  await app.register(
    async (routes) => {
      sufferFaults(routes, faults, 'bank', (reply) => reply.code(503).send(maintenance().body))
      answerInBankForm(routes)
      await subscriptionRoutes(routes, notifications, credentials)
    },
    { prefix: '/webhooks/v1' },
  )
}
