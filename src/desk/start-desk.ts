import formBody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { bankRoutes } from './bank/bank-routes.ts'
import { beaconRoutes } from './beacon.ts'
import { clockRoutes } from './clock-routes.ts'
import { controlRoutes } from './control-routes.ts'
import { assembleDesk, defaultTimes, type DeskParts, type DeskTimes } from './desk-parts.ts'
import { digitalAuthPages } from './identity/digital-auth-pages.ts'
import { digitalAuthBase, digitalAuthRoutes } from './identity/digital-auth-routes.ts'
import { identityApi } from './identity/identity-api.ts'
import { memberRoutes } from './identity/member-routes.ts'
import { verifierApi } from './identity/verifier-api.ts'
import { lawControlRoutes, lawRoutes } from './law/law-routes.ts'
import { MailServer } from './mail-server.ts'
import { placeRoutes } from './place/place-routes.ts'
import { pageRoutes } from './page/page-routes.ts'
import { SettingError, type DeskSettings } from './settings.ts'

export interface Desk {
  url: string
  smtpPort: number
  parts: DeskParts
  stop: () => Promise<void>
}

/** Opens the demo desk on loopback. Throws SettingError for a taken port or a folder that cannot be written. */
export async function startDesk(settings: DeskSettings, times: DeskTimes = defaultTimes): Promise<Desk> {
  const parts = assembleDesk(settings, times)
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 10 * 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
  })
  const ownUrl = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const mailServer = new MailServer(parts.mailbox, parts.faults)
  try {
    await openServers(app, parts, ownUrl)
    await listen(app, settings.port)
    const smtpPort = await mailServer.listen(settings.smtpPort)
    parts.notifications.resume()
    parts.identityEvents.resume()
    return { url: ownUrl(), smtpPort, parts, stop }
  } catch (problem) {
    await stop()
    throw problem
  }

  async function stop(): Promise<void> {
    parts.delivery.stop()
    await Promise.all([app.close(), mailServer.close()])
    await parts.journal.close()
  }
}

async function openServers(app: FastifyInstance, parts: DeskParts, ownUrl: () => string): Promise<void> {
  const { clock, followers, faults, beacon, applications, identityEvents: events, digitalAuth, credentials } = parts
  // Programs like to send the header of JSON without any; the bank's close-request even has an empty body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    parseJson(String(body), done),
  )
  await app.register(formBody)
  // Whoever looks sees what has moved by itself in the meantime.
  app.addHook('onRequest', async () => parts.monthlyMovements.bookDue())
  await app.register(async (routes) => clockRoutes(routes, clock, followers))
  await app.register(async (routes) => controlRoutes(routes, parts))
  await app.register(async (routes) => beaconRoutes(routes, beacon, faults))
  await app.register(async (routes) => placeRoutes(routes, faults))
  await app.register(async (routes) => lawRoutes(routes, parts.laws, faults))
  await app.register(async (routes) => lawControlRoutes(routes, parts.laws))
  await app.register(async (routes) => bankRoutes(routes, parts), { prefix: '/ganb/api' })
  await app.register(
    async (routes) => identityApi(routes, { applications, events, faults, apiKey: credentials.identityApiKey, ownUrl }),
    { prefix: '/identity/v1' },
  )
  await app.register(async (routes) => memberRoutes(routes, applications, events))
  await app.register(
    async (routes) => {
      await digitalAuthPages(routes, { digitalAuth, clientId: credentials.identityAppClientId })
      await routes.register(async (machine) =>
        digitalAuthRoutes(machine, {
          digitalAuth,
          clock,
          faults,
          clientId: credentials.identityAppClientId,
          clientKey: credentials.identityAppKey,
          ownUrl,
        }),
      )
    },
    { prefix: `${digitalAuthBase}/protocol/openid-connect` },
  )
  await app.register(
    async (routes) => verifierApi(routes, { digitalAuth, clock, faults, apiKey: credentials.verifierKey }),
    { prefix: '/verifier/v1' },
  )
  await app.register(async (routes) => pageRoutes(routes, parts))
}

function parseJson(body: string, done: (problem: Error | null, value?: unknown) => void): void {
  if (body.trim() === '') return done(null, undefined)
  try {
    return done(null, JSON.parse(body))
  } catch {
    return done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }))
  }
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '127.0.0.1' })
  } catch (problem) {
    throw new SettingError(`DESK_PORT: port ${port} cannot be opened (${(problem as NodeJS.ErrnoException).code})`)
  }
}
