/** The two sides' shared secrets. The defaults are demo credentials: they open nothing but this desk. */
export interface Credentials {
  bankClientId: string
  bankClientSecret: string
  bankAccountId: string
  identityApiKey: string
  identityWebhookSecret: string
  identityAppClientId: string
  /** P-256, PKCS #8 in base64: the demo desk needs only the public half. */
  identityAppKey: string
  verifierKey: string
}

export interface DeskSettings {
  /** 0 takes any free port. */
  port: number
  /** 0 takes any free port. */
  smtpPort: number
  dataFolder: string
  /** Where notifications go, without a slash at the end. */
  productUrl: string
  /** Where the business clock of a new desk begins; today where nothing is said. */
  clockStart?: Date
  /** A file; while it is there, what the demo desk remembers need not be on the disk. */
  unflushedWhile?: string
  credentials: Credentials
}

export const demoCredentials: Credentials = {
  bankClientId: 'demo-bank-client',
  bankClientSecret: 'demo-bank-secret',
  bankAccountId: '102010001234',
  identityApiKey: 'demo-ekyc-key',
  identityWebhookSecret: 'demo-ekyc-webhook-secret',
  identityAppClientId: 'demoItoFunding',
  identityAppKey:
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmlh87O5hw4LbetyMu6kq1lk32saxRwAz8ap/iHg5tqWhRANCAAT1Od+J8BanLDXdt+OHnPZps4Ppo3z8Ie+rqPRU0yqi/BRIr8u9tJzcRkAv7vj96Dep1neql0s+t9XoQuOccMvF',
  verifierKey: 'demo-verifier-key',
}

/** A setting that the demo desk cannot start with; the message names it. */
export class SettingError extends Error {
  override name = 'SettingError'
}

type Environment = Record<string, string | undefined>

/** Reads the demo desk's settings; throws SettingError on a value that cannot be meant. */
export function readSettings(environment: Environment): DeskSettings {
  const clockStart = readInstant(environment, 'DESK_CLOCK_START')
  const unflushedWhile = environment['DESK_UNFLUSHED_WHILE']
  return {
    ...(clockStart && { clockStart }),
    ...(unflushedWhile && { unflushedWhile }),
    port: readPort(environment, 'DESK_PORT', 3001),
    smtpPort: readPort(environment, 'DESK_SMTP_PORT', 1025),
    dataFolder: environment['DESK_DATA_DIR'] || '.data/desk',
    productUrl: readUrl(environment, 'PRODUCT_URL', 'http://127.0.0.1:3000'),
    credentials: {
      bankClientId: environment['BANK_CLIENT_ID'] || demoCredentials.bankClientId,
      bankClientSecret: environment['BANK_CLIENT_SECRET'] || demoCredentials.bankClientSecret,
      bankAccountId: readAccountId(environment),
      identityApiKey: environment['EKYC_API_KEY'] || demoCredentials.identityApiKey,
      identityWebhookSecret: environment['EKYC_WEBHOOK_SECRET'] || demoCredentials.identityWebhookSecret,
      identityAppClientId: environment['IDENTITY_APP_CLIENT_ID'] || demoCredentials.identityAppClientId,
      identityAppKey: environment['IDENTITY_APP_KEY'] || demoCredentials.identityAppKey,
      verifierKey: environment['IDENTITY_VERIFIER_KEY'] || demoCredentials.verifierKey,
    },
  }
}

function readPort(environment: Environment, name: string, fallback: number): number {
  const text = environment[name]
  if (!text) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SettingError(`${name}: ${text} is not a port (0 to 65535)`)
  }
  return port
}

function readInstant(environment: Environment, name: string): Date | undefined {
  const text = environment[name]
  if (!text) return undefined
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw new SettingError(`${name}: ${text} is not an instant`)
  return instant
}

function readUrl(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] || fallback
  const url = parseProductUrl(text)
  if (url === undefined) throw new SettingError(`${name}: ${text} is not an http address`)
  return url
}

/** The address without a slash at the end; undefined if it is no http(s) address. */
export function parseProductUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol } = new URL(text)
  return protocol === 'http:' || protocol === 'https:' ? text.replace(/\/+$/, '') : undefined
}

function readAccountId(environment: Environment): string {
  const text = environment['BANK_ACCOUNT_ID'] || demoCredentials.bankAccountId
  if (!/^\d{12}$/.test(text)) {
    throw new SettingError(`BANK_ACCOUNT_ID: ${text} is not branch (3), kind (2) and number (7) in digits`)
  }
  return text
}
