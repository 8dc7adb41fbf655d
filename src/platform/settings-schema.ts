import { isIP } from 'node:net'
import * as v from 'valibot'

const text = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'))
const url = v.pipe(
  text,
  v.url('is not a URL'),
  v.transform((value) => value.replace(/\/$/, '')),
)
const port = v.pipe(
  text,
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.maxValue(65535, 'is not a port number'),
)

const day = v.pipe(text, v.isoDate('is not a day (YYYY-MM-DD)'))

/** Addresses and networks with commas, or how many proxies in a row; the addresses that they tell are believed. */
const proxies = v.pipe(
  text,
  v.transform((value) => (/^\d{1,2}$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim()))),
  v.check(
    (value) => typeof value === 'number' || value.every(isNetwork),
    'is neither a number of proxies nor a list of addresses',
  ),
)

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...more] = value.split('/')
  const version = isIP(address)
  return (
    version !== 0 &&
    more.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)))
  )
}

const wholeYen = v.pipe(v.number('is not a whole amount of yen'), v.safeInteger('is not a whole amount of yen'))

/** Who operates this installation; what is left out stays the demo's. */
const operatorFacts = v.partial(
  v.strictObject({
    brand: text,
    companyName: text,
    companyNameKana: text,
    corporateNumber: v.pipe(text, v.regex(/^\d{13}$/, 'is not thirteen digits')),
    licence: text,
    zipCode: v.pipe(text, v.regex(/^\d{7}$/, 'is not seven digits')),
    address: text,
    telephone: text,
    representative: text,
    businessManager: text,
    capital: wholeYen,
    establishedOn: day,
    licensedOn: day,
    licensedUntil: day,
    privacyOfficer: text,
    systemOfficer: text,
    rulesEstablishedOn: day,
    contactHours: text,
    court: text,
    socialName: text,
    socialUrl: url,
  }),
)

/** Every setting of server and worker, as it is written in the environment. */
export const settings = v.object({
  APP_ENV: v.picklist(['production', 'demo'], 'must be production or demo'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  DATABASE_URL: v.pipe(text, v.startsWith('postgres', 'is not a postgresql:// address')),
  DATA_DIR: text,
  BASE_URL: url,
  TRUSTED_PROXIES: v.optional(proxies),
  OWN_DOCUMENTS_ONLY: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  SECRET_KEY: v.pipe(
    text,
    v.transform((value) => Buffer.from(value, 'base64')),
    v.check((key) => key.length === 32, 'must be 32 bytes in base64'),
  ),
  STRONG_LOGIN: v.optional(v.picklist(['required', 'offered'], 'must be required or offered')),
  CLOCK_URL: v.optional(url),
  BANK_BASE_URL: url,
  BANK_CLIENT_ID: text,
  BANK_CLIENT_SECRET: text,
  BANK_ACCOUNT_ID: text,
  BANK_SCOPE: v.optional(text, 'private:account private:virtual-account private:transfer private:bulk-transfer'),
  BANK_CLIENT_AUTH: v.optional(v.picklist(['basic', 'post'], 'must be basic or post'), 'basic'),
  TRANSFER_FILE_CLIENT_CODE: v.optional(v.pipe(text, v.regex(/^\d{1,10}$/, 'is not a number of ten digits at most'))),
  TRANSFER_FILE_PAYER_NAME: v.optional(text),
  TRANSFER_FILE_ACCOUNT_ID: v.optional(
    v.pipe(text, v.regex(/^\d{12}$/, 'is not branch, kind and number in twelve digits')),
  ),
  TRANSFER_FILE_BANK_CODE: v.optional(v.pipe(text, v.regex(/^\d{4}$/, 'is not a bank code of four digits'))),
  STATUTORY_REPORT_CODE: v.optional(v.pipe(text, v.regex(/^\d{3}$/, 'is not a code of three digits'))),
  TRANSFER_FILE_LINE_END: v.optional(v.picklist(['none', 'crlf'], 'must be none or crlf'), 'crlf'),
  EKYC_BASE_URL: url,
  EKYC_API_KEY: text,
  EKYC_WEBHOOK_SECRET: text,
  EKYC_METHOD: v.optional(v.picklist(['image', 'ic_chip', 'jpki'], 'must be image, ic_chip or jpki'), 'image'),
  EKYC_NEXT_METHOD: v.optional(v.picklist(['ic_chip', 'jpki'], 'must be ic_chip or jpki'), 'ic_chip'),
  IDENTITY_APP_ISSUER: v.optional(url),
  IDENTITY_APP_CLIENT_ID: v.optional(
    v.pipe(text, v.regex(/^[0-9A-Za-z]{1,255}$/, 'is not letters and digits, 255 at most')),
  ),
  IDENTITY_APP_KEY: v.optional(text),
  IDENTITY_VERIFIER_URL: v.optional(url),
  IDENTITY_VERIFIER_KEY: v.optional(text),
  SMTP_URL: v.pipe(text, v.regex(/^smtps?:\/\//, 'is not an smtp:// address')),
  MAIL_FROM: text,
  PUSH_PUBLIC_KEY: v.optional(text),
  PUSH_PRIVATE_KEY: v.optional(text),
  PUSH_SERVICE_HOSTS: v.optional(
    v.pipe(
      text,
      v.transform((value) => value.split(',').map((host) => host.trim())),
    ),
    'fcm.googleapis.com,updates.push.services.mozilla.com,.push.apple.com,.notify.windows.com',
  ),
  BEACON_URL: v.optional(url),
  MAP_TILE_URL: v.optional(url),
  ADDRESS_SEARCH_URL: v.optional(url),
  LAND_DATA_URL: v.optional(url),
  LAND_DATA_KEY: v.optional(text),
  EARTHQUAKE_DATA_URL: v.optional(url),
  LAW_DATA_URL: v.optional(url),
  SIGNING_CERTIFICATE: v.optional(text),
  SIGNING_KEY: v.optional(text),
  SIGNING_KEY_PASSPHRASE: v.optional(text),
  TIMESTAMP_URL: v.optional(url),
  OPERATOR_PROFILE: v.optional(v.pipe(text, v.parseJson({}, 'is not JSON'), operatorFacts)),
  ANALYTICS_URL: v.optional(url),
  ANALYTICS_ID: v.optional(text),
  CONTENT_EDITOR_URL: v.optional(url),
  CONVERSION_TAGS: v.optional(
    v.pipe(
      text,
      v.parseJson({}, 'is not JSON'),
      v.record(
        v.string(),
        v.array(v.pipe(v.string(), v.url('is not a URL'), v.startsWith('https://', 'must be https://'))),
      ),
    ),
    '{}',
  ),
  DECLARED_INCOME: v.optional(v.picklist(['allowed', 'refused'], 'must be allowed or refused')),
  OPERATOR_CEILING: v.optional(
    v.pipe(text, v.regex(/^\d{1,15}$/, 'is not a whole amount of yen'), v.transform(Number)),
  ),
})

/** What migrations need, and no more: a job that runs before a release has no secrets of the bank. */
export const migrationSettings = v.object({
  APP_ENV: settings.entries.APP_ENV,
  DATABASE_URL: settings.entries.DATABASE_URL,
  /** The role with which server and worker run. It exists already; migrations give it its rights. */
  DATABASE_RUNTIME_ROLE: v.optional(text),
})
