import { migrationSettings, settings } from './settings-schema.ts'

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
  BANK_ACCOUNT_ID: { about: "the company's collecting account, as the bank's API names it", example: '101011234567' },
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
  EKYC_METHOD: {
    about:
      'by which method it is asked to check, as long as the rules allow it: image (until 31 March 2027), ic_chip or jpki',
  },
  EKYC_NEXT_METHOD: { about: 'by which method from the day on which the rules end the one before' },
  IDENTITY_APP_ISSUER: {
    about:
      'the Digital Agency’s authentication app (OpenID Connect); members may choose it once this and the next four are set',
    example: 'https://auth-and-sign.go.jp/api/realms/main',
  },
  IDENTITY_APP_CLIENT_ID: { about: 'our name there', example: 'itofunding' },
  IDENTITY_APP_KEY: {
    about: 'the key (P-256) with which we identify ourselves there: PKCS #8 in base64, one line',
    example: '...',
    isSecret: true,
  },
  IDENTITY_VERIFIER_URL: {
    about: 'the certified verifier that judges signatures and certificates of cards',
    example: 'https://verifier.example.com/v1',
  },
  IDENTITY_VERIFIER_KEY: { about: 'its key', example: '...', isSecret: true },
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
  MAP_TILE_URL: {
    about: 'map tiles of 国土地理院, shown from our own address; without the next four no place is read',
    example: 'https://cyberjapandata.gsi.go.jp/xyz',
  },
  ADDRESS_SEARCH_URL: {
    about: 'the address search of the same',
    example: 'https://msearch.gsi.go.jp/address-search',
  },
  LAND_DATA_URL: {
    about: '不動産情報ライブラリ: hazards, zoning, land prices',
    example: 'https://www.reinfolib.mlit.go.jp/ex-api/external',
  },
  LAND_DATA_KEY: { about: 'its key, free of charge on application', example: '...', isSecret: true },
  EARTHQUAKE_DATA_URL: {
    about: 'J-SHIS: how likely strong shaking is',
    example: 'https://www.j-shis.bosai.go.jp/map/api',
  },
  LAW_DATA_URL: {
    about:
      'e-Gov 法令API version 2: the texts of the articles that screens and papers cite; without it operators read that nobody compares them',
    example: 'https://laws.e-gov.go.jp/api/2',
  },
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

/** A secret may stand in a file: its path is in this variable. */
export const fileVariable = (name: string): string => `${name}_FILE`

export const isSecretSetting = (name: string): boolean =>
  (settingNotes as Readonly<Record<string, SettingNote>>)[name]?.isSecret === true

/** Names in an environment that begin like a setting and are none: probably misspelled. Sorted. */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set(Object.keys(settingNotes).flatMap((name) => [name, fileVariable(name)]))
  const families = new Set(Object.keys(settingNotes).map((name) => name.split('_', 1)[0]))
  return Object.keys(environment)
    .filter((name) => name.includes('_') && families.has(name.split('_', 1)[0]) && !known.has(name))
    .toSorted()
}

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
