import { firstFillingMarker } from './first-filling.ts'

/** What the demo's processes must agree on. */
export interface DemoPlan {
  host: string
  port: number
  deskPort: number
  smtpPort: number
  baseUrl: string
  /** The role that owns the tables, for migrations. */
  databaseUrl: string
  /** The role with which the product runs; the same address where the database is not ours to make roles in. */
  runtimeDatabaseUrl: string
  /** Whom migrations give the rights to run with, where it is another than the owner. */
  runtimeRole: string | null
  dataFolder: string
  deskDataFolder: string
  /** 32 bytes in base64. */
  secretKey: string
  /** Where page views go, if anywhere. */
  analytics?: Readonly<Record<string, string>>
}

/** Demo credentials: they open nothing but the demo desk, and a production start refuses them. */
export const sharedCredentials = {
  BANK_CLIENT_ID: 'demo-bank-client',
  BANK_CLIENT_SECRET: 'demo-bank-secret',
  BANK_ACCOUNT_ID: '102010001234',
  EKYC_API_KEY: 'demo-ekyc-key',
  EKYC_WEBHOOK_SECRET: 'demo-ekyc-webhook-secret',
  IDENTITY_APP_CLIENT_ID: 'demoItoFunding',
  IDENTITY_APP_KEY:
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmlh87O5hw4LbetyMu6kq1lk32saxRwAz8ap/iHg5tqWhRANCAAT1Od+J8BanLDXdt+OHnPZps4Ppo3z8Ie+rqPRU0yqi/BRIr8u9tJzcRkAv7vj96Dep1neql0s+t9XoQuOccMvF',
  IDENTITY_VERIFIER_KEY: 'demo-verifier-key',
}

/** For server, worker and seed. */
export function productEnvironment(plan: DemoPlan): Record<string, string> {
  const desk = `http://127.0.0.1:${plan.deskPort}`
  return {
    ...sharedCredentials,
    NODE_ENV: 'production',
    APP_ENV: 'demo',
    HOST: plan.host,
    PORT: String(plan.port),
    DATABASE_URL: plan.runtimeDatabaseUrl,
    DATA_DIR: plan.dataFolder,
    BASE_URL: plan.baseUrl,
    SECRET_KEY: plan.secretKey,
    CLOCK_URL: desk,
    BANK_BASE_URL: `${desk}/ganb/api`,
    EKYC_BASE_URL: `${desk}/identity`,
    IDENTITY_APP_ISSUER: `${desk}/digital-auth/realms/main`,
    IDENTITY_VERIFIER_URL: `${desk}/verifier/v1`,
    BEACON_URL: `${desk}/beacon`,
    MAP_TILE_URL: `${desk}/gsi/xyz`,
    ADDRESS_SEARCH_URL: `${desk}/gsi`,
    LAND_DATA_URL: `${desk}/land`,
    LAND_DATA_KEY: 'demo-land-data-key',
    EARTHQUAKE_DATA_URL: `${desk}/shaking`,
    LAW_DATA_URL: `${desk}/egov`,
    SMTP_URL: `smtp://127.0.0.1:${plan.smtpPort}`,
    MAIL_FROM: '糸funding <info@ito-funding.example.jp>',
    // Who pays in the demo's transfer files; no bank knows this number.
    TRANSFER_FILE_CLIENT_CODE: '1234567890',
    TRANSFER_FILE_PAYER_NAME: 'イトフアンデイング（カ',
    // Three affiliates, so that a registration with ?inv=PARTNER2 shows what it loads; nobody answers at these addresses.
    CONVERSION_TAGS: JSON.stringify({
      PARTNER2: ['https://tag.partner-2.example/conversion.js?code={inv}&uid={uid}'],
      PARTNER3: ['https://tag.partner-3.example/cv.js?uid={uid}'],
      PARTNER4: ['https://tag.partner-4.example/cv.js?uid={uid}', 'https://measure.partner-4.example/pixel.js?u={uid}'],
    }),
    ...plan.analytics,
  }
}

/** For the migrations, which run as the tables' owner. */
export function migrationEnvironment(plan: DemoPlan): Record<string, string> {
  return {
    NODE_ENV: 'production',
    APP_ENV: 'demo',
    DATABASE_URL: plan.databaseUrl,
    ...(plan.runtimeRole !== null && { DATABASE_RUNTIME_ROLE: plan.runtimeRole }),
  }
}

/** For the demo desk, which knows nothing of the product but where notifications go. */
export function deskEnvironment(plan: DemoPlan): Record<string, string> {
  return {
    ...sharedCredentials,
    NODE_ENV: 'production',
    DESK_PORT: String(plan.deskPort),
    DESK_SMTP_PORT: String(plan.smtpPort),
    DESK_DATA_DIR: plan.deskDataFolder,
    PRODUCT_URL: `http://127.0.0.1:${plan.port}`,
    // A new desk begins in the demo's past, which is played up to today.
    DESK_CLOCK_START: '2023-01-01T09:00:00+09:00',
    DESK_UNFLUSHED_WHILE: firstFillingMarker(plan.dataFolder),
  }
}
