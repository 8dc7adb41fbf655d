import { createHmac } from 'node:crypto'
import type { Random } from '../model/run/random.ts'
import { callers, type FuzzRequest } from './fuzz-request.ts'
import { hostileId, hostileText } from './hostile-values.ts'

const addresses = [
  '/',
  '/projects',
  '/projects/:id',
  '/projects/:id/order-log.csv',
  '/mypage',
  '/mypage/:text',
  '/faq',
  '/regist/conversion',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/contract/:text',
  '/report/:text',
  '/annual/:text',
  '/report-preview/:text',
  '/own-data/:text',
  '/calendar/:text.ics',
  '/documents/:id/:text',
  '/pictures/none.svg',
  '/pictures/:id/photo/:text',
  '/pictures/:id/preview.png',
  '/preview.png',
  '/api/zip/:text',
  '/admin/export/:text/:id.csv',
  '/admin/inspection.zip',
  '/admin/mail-preview/:id',
  '/admin/fund-mail/:id/:text',
  '/admin/audit-chain.jsonl',
  '/bank/redirect',
  '/itoadmintool',
  '/itoadmintool/:text',
  '/unsubscribe/:text',
  '/stop/:text',
  '/email/:text',
  '/doc/:text',
  '/assets/:text',
  '/graphql',
  '/notice-worker.js',
  '/ekyc/complete',
  '/:text',
]
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']
const names = [
  'search',
  'from',
  'until',
  'status',
  'value',
  'state',
  'code',
  'inv',
  'uid',
  'page',
  'size',
  'sort',
  'descending',
  'query',
  'project_id',
  'view',
  'actor',
  'object',
  'action',
  'member',
]
const tables = [
  'members',
  'enquiries',
  'audit',
  'funds',
  'applications',
  'deposits',
  'entries',
  'mails',
  'payables',
  'documents',
  'proposals',
  'nothing',
  '__proto__',
  'constructor',
]

/** Half a surrogate pair has no UTF-8: it goes as the bytes that some programs make of it. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')) + (/\p{Surrogate}/u.test(text) ? '%ED%A0%80' : '')

function queryOf(random: Random): string {
  if (random.oneIn(3)) return ''
  const pairs = random
    .some(names)
    .slice(0, 5)
    .map(
      (name) =>
        `${name}=${encode(random.oneIn(3) ? (random.pick(['9999-12-31', '2026-11-22', '0001-01-01']) ?? '') : hostileText(random))}`,
    )
  return `?${pairs.join('&')}${random.oneIn(10) ? '&a[b]=1&a[b]=2&%' : ''}`
}

const plain = (random: Random, method: string, path: string): FuzzRequest => ({
  what: `${method} ${path.slice(0, 60)}`,
  caller: random.pick(callers) ?? 'visitor',
  method,
  path,
  headers: random.oneIn(10)
    ? {
        'accept-language': hostileText(random).replaceAll(/[^\x20-\x7e]/g, ''),
        range: 'bytes=0-',
        'if-none-match': '*',
      }
    : {},
  ...(['POST', 'PUT'].includes(method) && {
    body: random.pick(['', '{', '{"a":"\\u0000"}', 'a=%00&b=1', '[]', '\0']) ?? '',
  }),
  isOwnPage: random.oneIn(2),
})

export function hostileAddress(random: Random): FuzzRequest {
  const filled = (random.pick(addresses) ?? '/')
    .replaceAll(':id', () => encode(hostileId(random)))
    .replaceAll(':text', () => encode(hostileText(random)).slice(0, 2_000))
  return plain(random, random.pick(methods) ?? 'GET', `/${filled.replace(/^\/+/, '')}${queryOf(random)}`)
}

export const hostileFile = (random: Random): FuzzRequest => ({
  ...plain(random, random.oneIn(6) ? 'HEAD' : 'GET', `/admin-csv/${random.pick(tables) ?? ''}.csv${queryOf(random)}`),
  caller: random.oneIn(10) ? 'investor' : 'admin',
})

/** What a sender signs with, and what he proves besides. */
export interface WebhookSecrets {
  ekyc: string
  bank: string
  /** The access token that the bank knows. */
  bankToken: string
}

/** A message as the sender writes it with some of its fields exchanged: what is wrong everywhere is refused before anybody reads it. */
const withSome = (
  random: Random,
  right: Record<string, unknown>,
  wrong: Record<string, unknown>,
): Record<string, unknown> => {
  const exchanged = random.oneIn(3) ? [] : Object.keys(wrong).filter(() => random.oneIn(Object.keys(wrong).length))
  return { ...right, ...Object.fromEntries(exchanged.map((name) => [name, wrong[name]])) }
}

/** Text that a message may hold at all: others are refused before they are read, and some shall be. */
const messageText = (random: Random): string =>
  random.oneIn(10) ? hostileText(random) : hostileText(random).replaceAll(/\0|\p{Surrogate}/gu, '') || 'x'

const identityBody = (random: Random): unknown =>
  withSome(
    random,
    {
      event_id: messageText(random),
      type: 'application.status_changed',
      application_id: messageText(random),
      applicant_id: messageText(random),
      status: random.pick(['approved', 'rejected', 'submitted']),
      occurred_at: '2026-11-22T00:00:00+09:00',
      method: random.pick([null, 'image', 'ic_chip', 'jpki']),
      reject_reasons: random.pick([null, [], ['face_mismatch']]),
    },
    {
      event_id: random.pick(['', null, 1, 'a'.repeat(5_000)]),
      status: random.pick(['', null, 'unknown']),
      occurred_at: random.pick(['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'x', 1, null]),
      reject_reasons: random.pick([['\0'], 'x', Array(1_000).fill('x')]),
    },
  )

const bankBody = (random: Random): unknown =>
  withSome(
    random,
    {
      messageId: messageText(random),
      timestamp: '2026-11-22T00:00:00+09:00',
      account: { raId: random.oneIn(2) ? '301010001234' : messageText(random) },
      vaTransaction: withSome(
        random,
        {
          vaId: messageText(random),
          transactionDate: '2026-11-22',
          vaBranchCode: '502',
          vaAccountNumber: '1234567',
          depositAmount: '100000',
          remitterNameKana: messageText(random),
          itemKey: messageText(random),
        },
        {
          depositAmount: random.pick([messageText(random), '9007199254740993', '-1', 1.5, null]),
          transactionDate: random.pick(['9999-12-31', '2026-02-30', '0000-00-00', '9999-99-99', 'x']),
          itemKey: random.pick(['', '20261122993099999999', null]),
        },
      ),
    },
    {
      messageId: random.pick(['', null, 1, 'a'.repeat(5_000)]),
      timestamp: random.pick(['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', 'x', null]),
      account: random.pick([null, {}, { raId: '\0' }, []]),
      vaTransaction: random.pick([null, {}, []]),
    },
  )

/** Messages that carry the right signature and token, so that they are read, and wrong content. @param now business time, which is part of the signature. */
export function hostileWebhook(random: Random, secrets: WebhookSecrets, now: Date): FuzzRequest {
  const isBank = random.oneIn(2)
  const raw = random.oneIn(4)
    ? (random.pick(['', '{', '[]', 'null', '"\\u0000"', '\0', '{"a":"\\ud800"}']) ?? '')
    : JSON.stringify(isBank ? bankBody(random) : identityBody(random))
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const headers: Record<string, string> = isBank
    ? {
        'x-eventType': 'va-deposit-transaction',
        'x-access-token': secrets.bankToken,
        'x-webhook-signature': createHmac('sha256', secrets.bank).update(raw).digest('base64'),
      }
    : {
        'x-ekyc-timestamp': timestamp,
        'x-ekyc-signature': createHmac('sha256', secrets.ekyc).update(`${timestamp}.${raw}`).digest('hex'),
      }
  return {
    what: `webhook ${isBank ? 'bank' : 'ekyc'}`,
    caller: 'visitor',
    method: 'POST',
    path: `/webhooks/${isBank ? 'bank' : 'ekyc'}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: raw,
    isOwnPage: false,
  }
}

const beginnings: readonly (readonly number[])[] = [
  [],
  [0],
  [0xff, 0xd8, 0xff, 0xe0],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a],
  [0x52, 0x49, 0x46, 0x46],
  [0x47, 0x49, 0x46, 0x38],
]

/** Uploads of an operator: files that are none, empty ones, forms that are broken. */
export function hostileUpload(random: Random): FuzzRequest {
  const boundary = 'fuzz'
  const file = Buffer.concat([
    Buffer.from(random.pick(beginnings) ?? []),
    random.bytes(random.pick([0, 0, 10, 5_000]) ?? 0),
    Buffer.from(random.oneIn(3) ? '%%EOF' : ''),
  ])
  const field = (name: string, value: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll(/[\r\n]/g, '')}\r\n`
  const fields = ['kind', 'name', 'replaces', 'reason'].map((name) => field(name, hostileText(random))).join('')
  const head = Buffer.from(
    `${fields}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${random.pick(['a.jpg', 'a.pdf', '', '\0', '../x'])}"\r\ncontent-type: image/jpeg\r\n\r\n`,
  )
  const body = Uint8Array.from(
    Buffer.concat([head, file, Buffer.from(random.oneIn(5) ? '' : `\r\n--${boundary}--\r\n`)]),
  )
  const name = random.pick(['pictures', 'documents']) ?? ''
  return {
    what: `upload ${name}`,
    caller: 'admin',
    method: 'POST',
    path: `/admin-upload/funds/${encode(hostileId(random))}/${name}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
    isOwnPage: true,
  }
}
