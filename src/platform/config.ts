import { isIP } from 'node:net'
import * as v from 'valibot'
import { ConfigError } from './config-error.ts'
import { refuseUnsafeProduction } from './production-settings.ts'

export { ConfigError }

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

/** Who operates this installation; what is left out stays the demo's. */
const operatorFacts = v.partial(
  v.strictObject({
    brand: text,
    companyName: text,
    licence: text,
    zipCode: v.pipe(text, v.regex(/^\d{7}$/, 'is not seven digits')),
    address: text,
    telephone: text,
    representative: text,
    businessManager: text,
    capital: v.pipe(v.number('is not a whole amount of yen'), v.safeInteger('is not a whole amount of yen')),
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

const settings = v.object({
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
const migrationSettings = v.object({
  APP_ENV: settings.entries.APP_ENV,
  DATABASE_URL: settings.entries.DATABASE_URL,
  /** The role with which server and worker run. It exists already; migrations give it its rights. */
  DATABASE_RUNTIME_ROLE: v.optional(text),
})

type SettingName = keyof typeof settings.entries | keyof typeof migrationSettings.entries

/** What a setting means, for people, and a value as it may look; none where the default shows it. docs/settings.md and .env.example are printed from it. */
interface SettingNote {
  about: string
  example?: string
  /** One that nobody but the process may read. */
  isSecret?: true
}

const settingNotes = {
  APP_ENV: { about: 'production, or demo with the stand-ins of the demo desk', example: 'production' },
  PORT: { about: 'where the server listens' },
  HOST: { about: 'on which address; 0.0.0.0 in a container' },
  DATABASE_URL: {
    about: 'PostgreSQL 15 or newer; server and worker as the run-time role, migrations as the owner of the tables',
    example: 'postgresql://ito_app:password@db.internal:5432/ito',
    isSecret: true,
  },
  DATABASE_RUNTIME_ROLE: {
    about:
      'migrations only: the role with which server and worker run. It exists already; migrations give it its rights',
    example: 'ito_app',
  },
  DATA_DIR: { about: 'documents and pictures; one folder for all processes', example: '/var/lib/ito' },
  BASE_URL: {
    about: 'the public address, with which links in mails begin and passkeys are bound',
    example: 'https://www.example.co.jp',
  },
  TRUSTED_PROXIES: {
    about:
      'proxies in front of the server whose X-Forwarded-For is believed: how many in a row, or their addresses and networks with commas. Without it nobody is believed',
    example: '1',
  },
  OWN_DOCUMENTS_ONLY: {
    about:
      "on: only the site's own GraphQL documents are taken, by their SHA-256. Without it on in production, off in the demo",
  },
  SECRET_KEY: {
    about: "32 bytes in base64 (openssl rand -base64 32): encrypts the bank's tokens, signs cookies",
    example: 'openssl rand -base64 32',
    isSecret: true,
  },
  STRONG_LOGIN: {
    about:
      'required: operators act by a user-verified passkey alone, a payout account takes a passkey or a mailed code; or offered. Production takes nothing else than required',
  },
  CLOCK_URL: { about: "demo only: the demo desk's clock" },
  BANK_BASE_URL: { about: "the bank's API (GMO Aozora Net Bank)", example: 'https://api.gmo-aozora.com/ganb/api' },
  BANK_CLIENT_ID: { about: "the bank's name for this client", example: '...' },
  BANK_CLIENT_SECRET: { about: 'its secret', example: '...', isSecret: true },
  BANK_ACCOUNT_ID: { about: "the company's account, as the bank's API names it", example: '101011234567' },
  BANK_SCOPE: { about: 'what the bank is asked for when it is linked' },
  BANK_CLIENT_AUTH: { about: 'how the client shows its secret: basic or post' },
  TRANSFER_FILE_CLIENT_CODE: {
    about: "transfer files (Zengin): the bank's number for its client. Without it no file is written",
    example: '1234567890',
  },
  TRANSFER_FILE_PAYER_NAME: { about: "transfer files: the company's name in half-width kana", example: 'イト(カ' },
  TRANSFER_FILE_ACCOUNT_ID: {
    about: 'transfer files: branch (3), kind (2) and number (7) of the account that pays; BANK_ACCOUNT_ID without it',
    example: '101011234567',
  },
  TRANSFER_FILE_BANK_CODE: { about: 'transfer files: the code of the bank that pays', example: '0310' },
  TRANSFER_FILE_LINE_END: { about: 'transfer files: crlf after each record, or none' },
  STATUTORY_REPORT_CODE: {
    about: "the tax agency's code of the report on distributions (資料識別コード)",
    example: '000',
  },
  EKYC_BASE_URL: { about: "the identity service's API", example: 'https://identity.example.com' },
  EKYC_API_KEY: { about: 'its key', example: '...', isSecret: true },
  EKYC_WEBHOOK_SECRET: { about: 'with which it signs what it reports', example: '...', isSecret: true },
  SMTP_URL: {
    about: 'the mail server; one elsewhere is spoken to in TLS only',
    example: 'smtps://user:password@mail.example.com:465',
    isSecret: true,
  },
  MAIL_FROM: { about: 'the sender of all mails', example: '"糸funding <info@example.co.jp>"' },
  PUSH_PUBLIC_KEY: {
    about: 'browser notices (VAPID, base64url); both keys are made once and kept in the database without them',
    example: '...',
  },
  PUSH_PRIVATE_KEY: { about: 'the key that belongs to it', example: '...', isSecret: true },
  PUSH_SERVICE_HOSTS: {
    about: 'push services that browsers may name, with commas; a leading dot stands for all names below',
  },
  BEACON_URL: { about: 'the public randomness of lotteries (drand)', example: 'https://api.drand.sh' },
  SIGNING_CERTIFICATE: {
    about: 'a file in PEM: the certificate that signs documents, its chain after it. Required in production',
    example: '/etc/ito/certificate.pem',
  },
  SIGNING_KEY: { about: 'a file in PEM: its key', example: '/etc/ito/key.pem' },
  SIGNING_KEY_PASSPHRASE: { about: 'where the key is encrypted', example: '...', isSecret: true },
  TIMESTAMP_URL: {
    about: 'a time-stamp authority (RFC 3161): with it every signature proves its time',
    example: 'http://timestamp.example.com',
  },
  OPERATOR_PROFILE: {
    about:
      "JSON of the company's facts as pages, mails and documents name them; production stays in set-up mode while one is missing",
    example: `'{"brand":"...","companyName":"...","licence":"..."}'`,
  },
  ANALYTICS_URL: {
    about: 'where page views and events are posted; nothing is sent without it',
    example: 'https://analytics.example.com/collect',
  },
  ANALYTICS_ID: { about: 'under which id', example: '...' },
  CONTENT_EDITOR_URL: {
    about: 'where the content of the site is written, if not in the back office',
    example: 'https://cms.example.com',
  },
  CONVERSION_TAGS: {
    about:
      "JSON: by invitation code the https addresses of the affiliate's conversion scripts, with {inv} and {uid} in them",
    example: `'{"CODE":["https://tag.example.com/cv.js?uid={uid}"]}'`,
  },
  DECLARED_INCOME: {
    about:
      "allowed: a dividend above the contract's cap passes as declared income when two operators enter it; or refused. Without it allowed in the demo, refused in production",
  },
  OPERATOR_CEILING: {
    about:
      "whole yen that the operator may hold from investors in all; without it the law's ceiling for small-scale operators",
    example: '100000000',
  },
} as const satisfies Readonly<Record<SettingName, SettingNote>>

export interface SettingFacts extends SettingNote {
  name: string
  isRequired: boolean
  /** As it is written in the environment; null where nothing stands for what is left out. */
  fallback: string | null
}

/** Every setting with its meaning, in the order in which a new installation meets them. */
export function listSettings(): SettingFacts[] {
  const schemas: Readonly<Record<string, { type: string; default?: unknown }>> = {
    ...migrationSettings.entries,
    ...settings.entries,
  }
  return Object.entries<SettingNote>(settingNotes).map(([name, note]) => {
    const schema = schemas[name]
    return {
      name,
      ...note,
      isRequired: schema?.type !== 'optional',
      fallback: typeof schema?.default === 'string' ? schema.default : null,
    }
  })
}

export type Config = Readonly<v.InferOutput<typeof settings>>

/** Whether a password alone is not enough for what is risky: the one place that says so, for operators and members. */
export const isStrongLoginRequired = ({ APP_ENV, STRONG_LOGIN }: Pick<Config, 'APP_ENV' | 'STRONG_LOGIN'>): boolean =>
  APP_ENV === 'production' || STRONG_LOGIN === 'required'

/** See DECLARED_INCOME. */
export function allowsDeclaredIncome({
  APP_ENV,
  DECLARED_INCOME,
}: Pick<Config, 'APP_ENV' | 'DECLARED_INCOME'>): boolean {
  return (DECLARED_INCOME ?? (APP_ENV === 'demo' ? 'allowed' : 'refused')) === 'allowed'
}

/**
 * Reads every setting at start, never first inside a job. An empty variable counts as missing.
 * @throws ConfigError naming the first wrong setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = read(settings, environment)
  if ((config.SIGNING_CERTIFICATE === undefined) !== (config.SIGNING_KEY === undefined)) {
    throw new ConfigError(`${config.SIGNING_KEY === undefined ? 'SIGNING_KEY' : 'SIGNING_CERTIFICATE'} is missing`)
  }
  if ((config.PUSH_PUBLIC_KEY === undefined) !== (config.PUSH_PRIVATE_KEY === undefined)) {
    throw new ConfigError(
      `${config.PUSH_PRIVATE_KEY === undefined ? 'PUSH_PRIVATE_KEY' : 'PUSH_PUBLIC_KEY'} is missing`,
    )
  }
  if (config.APP_ENV === 'production') refuseUnsafeProduction(config)
  return config
}

/** @throws ConfigError naming the first wrong setting; in production the role with which the product runs is one of them. */
export function readMigrationConfig(
  environment: Record<string, string | undefined>,
): v.InferOutput<typeof migrationSettings> {
  const config = read(migrationSettings, environment)
  if (config.APP_ENV === 'production' && config.DATABASE_RUNTIME_ROLE === undefined) {
    throw new ConfigError(
      'DATABASE_RUNTIME_ROLE is missing: the role with which server and worker run, which owns no table',
    )
  }
  return config
}

function read<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const [issue] = result.issues
  const name = v.getDotPath(issue) ?? 'setting'
  const [setting = ''] = name.split('.')
  throw new ConfigError(`${name} ${given[setting] === undefined ? 'is missing' : issue.message}`)
}
