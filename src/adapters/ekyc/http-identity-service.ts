import * as v from 'valibot'
import {
  type IdentityApplication,
  type IdentityNotificationReading,
  type IdentityReport,
  type IdentityService,
  IdentityServiceRefused,
  IdentityServiceUnavailable,
  type IdentityStart,
  type NotificationHeaders,
  usualLinkLifeSeconds,
} from './ekyc.ts'
import { isSameSignature, signNotification } from './signature.ts'

export interface IdentitySettings {
  baseUrl: string
  apiKey: string
  webhookSecret: string
  /** How long the member may take to open the link; 30 minutes where nothing is said. */
  linkLifeSeconds?: number
  /** For one whole exchange; 30 seconds where nothing is said. */
  timeoutMs?: number
}

/** A signed notification older, or more ahead, than this is a replay. */
const toleranceMs = 300_000

const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/),
  v.transform((stamp) => new Date(stamp)),
  v.date(),
)
const status = v.picklist(['created', 'capturing', 'submitted', 'approved', 'rejected', 'expired', 'cancelled'])
const reportFields = {
  application_id: v.pipe(v.string(), v.minLength(1)),
  applicant_id: v.pipe(v.string(), v.minLength(1)),
  status,
  method: v.nullish(v.picklist(['image', 'ic_chip', 'jpki']), null),
  reject_reasons: v.nullish(v.array(v.string()), []),
}
const startAnswer = v.object({
  application_id: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.url()),
  expires_at: instant,
})
const queryAnswer = v.object({ ...reportFields, occurred_at: v.nullish(instant, null) })
const notificationBody = v.object({
  ...reportFields,
  event_id: v.pipe(v.string(), v.minLength(1)),
  type: v.literal('application.status_changed'),
  occurred_at: instant,
})

/** The identity service over HTTP. No vendor publishes its interface; this one is our own, to be fitted to the vendor's. */
export function createHttpIdentityService(settings: IdentitySettings): IdentityService {
  return {
    start: (request) => startApplication(settings, request),
    find: (reference) => findApplication(settings, reference),
    verifyNotification: (headers, rawBody, now) => readNotification(settings.webhookSecret, { headers, rawBody, now }),
  }
}

async function startApplication(settings: IdentitySettings, request: IdentityStart): Promise<IdentityApplication> {
  const answer = await call(settings, 'POST', '/v1/applications', {
    applicant_id: request.applicantId,
    method: request.method ?? 'image',
    callback_url: request.callbackUrl,
    error_url: request.errorUrl,
    expires_in: settings.linkLifeSeconds ?? usualLinkLifeSeconds,
  })
  if (answer.status === 404) throw new IdentityServiceRefused(404)
  const body = parse(startAnswer, answer.body)
  return { reference: body.application_id, url: body.url, expiresAt: body.expires_at }
}

async function findApplication(settings: IdentitySettings, reference: string): Promise<IdentityReport | null> {
  const answer = await call(settings, 'GET', `/v1/applications/${encodeURIComponent(reference)}`)
  if (answer.status === 404) return null
  const body = parse(queryAnswer, answer.body)
  // An answer about someone else must never verify this member.
  if (body.application_id !== reference)
    throw new IdentityServiceUnavailable('the identity service answered about another')
  return { ...toReport(body), occurredAt: body.occurred_at }
}

function readNotification(
  secret: string,
  message: { headers: NotificationHeaders; rawBody: Uint8Array; now: Date },
): IdentityNotificationReading {
  const timestamp = header(message.headers, 'x-ekyc-timestamp')
  const given = header(message.headers, 'x-ekyc-signature')
  const isFresh =
    /^\d{1,12}$/.test(timestamp) && Math.abs(message.now.getTime() - Number(timestamp) * 1000) <= toleranceMs
  const isSigned = isSameSignature(given, signNotification(secret, timestamp, message.rawBody))
  if (!isSigned || !isFresh) return { ok: false, reason: 'not_authentic' }

  const parsed = v.safeParse(notificationBody, parseJson(Buffer.from(message.rawBody).toString('utf8')))
  if (!parsed.success) return { ok: false, reason: 'unreadable' }
  const { output } = parsed
  const report = { ...toReport(output), occurredAt: output.occurred_at }
  return { ok: true, notification: { eventId: output.event_id, report } }
}

async function call(
  settings: IdentitySettings,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  let answer: { status: number; body: string }
  try {
    const response = await fetch(`${settings.baseUrl}${path}`, {
      method,
      headers: { 'x-ekyc-api-key': settings.apiKey, accept: 'application/json', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs ?? 30_000),
    })
    answer = { status: response.status, body: await response.text() }
  } catch {
    throw new IdentityServiceUnavailable('the identity service could not be reached, or its answer was lost')
  }
  const { status: code } = answer
  if (code === 429 || code >= 500) throw new IdentityServiceUnavailable(`the identity service answered ${code}`)
  if (code >= 400 && code !== 404) throw new IdentityServiceRefused(code)
  return { status: code, body: parseJson(answer.body) }
}

function toReport(body: v.InferOutput<v.ObjectSchema<typeof reportFields, undefined>>) {
  return {
    reference: body.application_id,
    applicantId: body.applicant_id,
    status: body.status,
    method: body.method,
    rejectReasons: body.reject_reasons,
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new IdentityServiceUnavailable('the identity service gave an answer that cannot be read')
  return parsed.output
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function header(headers: NotificationHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
