import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { IdentityServiceRefused } from '../ekyc/ekyc.ts'
import type { IdentityApp, SignatureReport } from './identity-app.ts'
import { cardBirthday, exchange } from './json-exchange.ts'

interface Verifier {
  url: string
  key: string
  timeoutMs: number
}

const text = v.pipe(v.string(), v.minLength(1))
const opened = v.object({ sign_transaction_id: v.pipe(v.string(), v.uuid()) })
const found = v.variant('status', [
  v.object({ status: v.literal('waiting') }),
  v.object({
    status: v.literal('signed'),
    document_sha256: text,
    signature: v.picklist(['valid', 'invalid']),
    certificate: v.object({ status: v.picklist(['valid', 'revoked', 'expired']), serial: text }),
    person: v.object({ name: text, address: text, birthdate: cardBirthday }),
    checked_at: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((stamp) => new Date(stamp)),
    ),
  }),
])

const sha256 = (signed: string): string => createHash('sha256').update(signed).digest('hex')

/** No verifier publishes its interface; this one is our own, to be fitted to the vendor's: what shall be signed, and what became of it. */
export async function openSignature(
  { url, key, timeoutMs }: Verifier,
  signed: string,
): Promise<{ transactionId: string }> {
  const answer = await exchange(`${url}/sign-transactions`, opened, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-verifier-api-key': key },
    body: JSON.stringify({ document_sha256: sha256(signed) }),
    timeoutMs,
  })
  if (answer === null) throw new IdentityServiceRefused(404)
  return { transactionId: answer.sign_transaction_id }
}

export async function findSignature(
  { url, key, timeoutMs }: Verifier,
  { transactionId, text: signed }: Parameters<IdentityApp['findSignature']>[0],
): Promise<SignatureReport | 'waiting' | null> {
  const answer = await exchange(`${url}/sign-transactions/${encodeURIComponent(transactionId)}`, found, {
    method: 'GET',
    headers: { 'x-verifier-api-key': key },
    timeoutMs,
  })
  if (answer === null) return null
  if (answer.status === 'waiting') return 'waiting'
  // A signature over something else proves nothing here.
  if (answer.document_sha256 !== sha256(signed)) return null
  return {
    isSignatureValid: answer.signature === 'valid',
    certificate: answer.certificate.status,
    certificateSerial: answer.certificate.serial,
    person: { name: answer.person.name, address: answer.person.address, birthday: answer.person.birthdate },
    checkedAt: answer.checked_at,
  }
}
