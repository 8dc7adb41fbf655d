import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sufferFaults, type Faults } from '../faults.ts'
import { identityMethods, type Applications, type ApplicationView } from './applications.ts'
import { expireIfOverdue } from './decisions.ts'
import type { IdentityEvents } from './identity-events.ts'

interface Parts {
  applications: Applications
  events: IdentityEvents
  faults: Faults
  apiKey: string
  /** The demo desk's own address, for the pages that members open. */
  ownUrl: () => string
}

const longestLifeSeconds = 7 * 86_400

/** What the product's server calls, with its api key: start an application, ask about one. */
export async function identityApi(
  app: FastifyInstance,
  { applications, events, faults, apiKey, ownUrl }: Parts,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSame(request.headers['x-ekyc-api-key'], apiKey))
      return reply.code(401).send(problem('unauthorized', 'unknown api key'))
    return undefined
  })
  sufferFaults(app, faults, 'ekyc', (reply) => reply.code(500).send(problem('internal_error', 'internal error')))

  app.post('/applications', async (request, reply) => {
    const body = (request.body ?? {}) as Record<string, unknown>
    const applicantId = body['applicant_id']
    const method = identityMethods.find((each) => each === (body['method'] ?? 'image'))
    const expiresIn = body['expires_in'] ?? 1800
    if (typeof applicantId !== 'string' || applicantId === '')
      return reply.code(400).send(problem('invalid_request', 'applicant_id is missing'))
    if (method === undefined)
      return reply.code(400).send(problem('invalid_request', `method must be one of ${identityMethods.join(', ')}`))
    if (!isWebAddress(body['callback_url']) || !isWebAddress(body['error_url'])) {
      return reply.code(400).send(problem('invalid_request', 'callback_url and error_url must be http addresses'))
    }
    if (
      typeof expiresIn !== 'number' ||
      !Number.isInteger(expiresIn) ||
      expiresIn < 1 ||
      expiresIn > longestLifeSeconds
    ) {
      return reply.code(400).send(problem('invalid_request', 'expires_in must be whole seconds, 7 days at most'))
    }
    const view = applications.make({
      applicantId,
      method,
      expiresIn,
      callbackUrl: body['callback_url'],
      errorUrl: body['error_url'],
    })
    return reply
      .code(201)
      .send({ application_id: view.id, url: `${ownUrl()}/ekyc/${view.reference}`, expires_at: view.expiresAt })
  })

  app.get<{ Params: { id: string } }>('/applications/:id', async (request, reply) => {
    const view = applications.find(request.params.id)
    if (!view) return reply.code(404).send(problem('not_found', 'no such application'))
    await expireIfOverdue(view, applications, events)
    return applicationAnswer(view)
  })
}

/** An application as the API answers it. */
export function applicationAnswer(view: ApplicationView): Record<string, unknown> {
  const last = view.changes.at(-1)
  return {
    application_id: view.id,
    applicant_id: view.applicantId,
    method: view.method,
    status: view.status,
    created_at: view.createdAt,
    updated_at: last?.at ?? view.createdAt,
    occurred_at: last?.at ?? view.createdAt,
    expires_at: view.expiresAt,
    reject_reasons: last?.rejectReasons ?? [],
  }
}

function problem(code: string, message: string): Record<string, string> {
  return { error: code, message }
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}

function isSame(header: string | string[] | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(String(header ?? '')), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}
