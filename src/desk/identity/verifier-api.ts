import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BusinessClock } from '../clock.ts'
import { sufferFaults, type Faults } from '../faults.ts'
import { serialOf, type DigitalAuth } from './digital-auth.ts'

interface Parts {
  digitalAuth: DigitalAuth
  clock: BusinessClock
  faults: Faults
  apiKey: string
}

/** The certified verifier: takes what shall be signed, and says whether the signature and the certificate hold. */
export async function verifierApi(app: FastifyInstance, { digitalAuth, clock, faults, apiKey }: Parts): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSame(request.headers['x-verifier-api-key'], apiKey)) return reply.code(401).send({ error: 'unauthorized' })
    return undefined
  })
  sufferFaults(app, faults, 'verifier', (reply) => reply.code(500).send({ error: 'internal_error' }))

  app.post('/sign-transactions', async (request, reply) => {
    const { document_sha256: document } = (request.body ?? {}) as { document_sha256?: unknown }
    if (typeof document !== 'string' || !/^[0-9a-f]{64}$/.test(document))
      return reply.code(400).send({ error: 'invalid_request', message: 'document_sha256 must be 64 hex digits' })
    const { id, openedAt } = digitalAuth.openTransaction(document)
    return reply.code(201).send({ sign_transaction_id: id, opened_at: openedAt })
  })

  app.get<{ Params: { id: string } }>('/sign-transactions/:id', async (request, reply) => {
    const known = digitalAuth.findTransaction(request.params.id)
    if (!known) return reply.code(404).send({ error: 'not_found' })
    const { transaction, given } = known
    if (!given) return { sign_transaction_id: transaction.id, status: 'waiting' }
    const { name, address, birthdate, gender, certificate, signature } = given.card
    return {
      sign_transaction_id: transaction.id,
      status: 'signed',
      document_sha256: transaction.documentSha256,
      signature,
      certificate: { status: certificate, serial: serialOf(given.card) },
      person: { name, address, birthdate, gender },
      signed_at: given.at,
      checked_at: clock.nowText(),
    }
  })
}

function isSame(header: string | string[] | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(String(header ?? '')), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}
