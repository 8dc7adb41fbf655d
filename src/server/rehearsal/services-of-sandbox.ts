import { randomBytes } from 'node:crypto'
import type { Services } from '../../features/core/services.ts'
import { systemClock, type Clock } from '../../platform/clock.ts'
import { readConfig, type Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/connect.ts'
import { createLog } from '../../platform/log.ts'
import { createServices } from '../create-services.ts'

interface Place {
  database: Database
  databaseUrl: string
  folder: string
  clock: Clock
  operatorProfile: string | null
}

/** Everything real but the outside, which a rehearsal can never reach: whoever tried would fail. */
export function servicesOfSandbox({ database, databaseUrl, folder, clock, operatorProfile }: Place): Services {
  const log = Object.assign(createLog('drill'), { level: 'error' })
  return {
    ...createServices(settingsOfSandbox(databaseUrl, folder, operatorProfile), database, clock, log),
    machineClock: systemClock,
    bank: outOfReach('bank'),
    identityService: outOfReach('identity service'),
    mailSender: outOfReach('mail sender'),
    pushSender: outOfReach('push sender'),
    beacon: null,
    places: null,
    laws: null,
    identityApp: null,
  }
}

function outOfReach<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: () => {
      throw new Error(`a rehearsal has no ${name}`)
    },
  })
}

/** Keys of this run alone, and addresses that are nobody's (RFC 2606). */
function settingsOfSandbox(databaseUrl: string, folder: string, operatorProfile: string | null): Config {
  const nobody = 'https://outside.invalid'
  return readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    BASE_URL: nobody,
    SECRET_KEY: randomBytes(32).toString('base64'),
    BANK_BASE_URL: nobody,
    BANK_CLIENT_ID: 'drill',
    BANK_CLIENT_SECRET: randomBytes(16).toString('hex'),
    BANK_ACCOUNT_ID: 'drill',
    EKYC_BASE_URL: nobody,
    EKYC_API_KEY: randomBytes(16).toString('hex'),
    EKYC_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    SMTP_URL: 'smtp://outside.invalid',
    MAIL_FROM: 'drill@outside.invalid',
    ...(operatorProfile !== null && { OPERATOR_PROFILE: operatorProfile }),
    // The copy and its twin to get warm on are no money of anybody: the law's ceiling is judged for the fund itself.
    OPERATOR_CEILING: '1000000000000',
  })
}
