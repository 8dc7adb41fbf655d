import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createGmoAozoraBank } from '../adapters/bank/gmo-aozora/gmo-aozora-bank.ts'
import { createOfflineBankDirectory } from '../adapters/bank/offline-bank-directory.ts'
import { createHttpBeacon } from '../adapters/beacon/http-beacon.ts'
import { createHttpIdentityService } from '../adapters/ekyc/http-identity-service.ts'
import { createDigitalAuthApp } from '../adapters/identity-app/digital-auth-app.ts'
import type { IdentityApp } from '../adapters/identity-app/identity-app.ts'
import { createLocalFileStore } from '../adapters/files/local-file-store.ts'
import { createEGovLawService } from '../adapters/law/e-gov-law-service.ts'
import { createSmtpMailSender } from '../adapters/mail/smtp-mail-sender.ts'
import { createHttpPlaceService } from '../adapters/place/http-place-service.ts'
import type { PlaceService } from '../adapters/place/place.ts'
import { createTypstPdfRenderer } from '../adapters/pdf/typst-pdf-renderer.ts'
import { createSharpImageProcessor } from '../adapters/photograph/sharp-image-processor.ts'
import { createOfflinePostalDirectory } from '../adapters/postal/offline-postal.ts'
import { createWebPushSender } from '../adapters/push/web-push-sender.ts'
import { openDocumentSigner } from '../adapters/signature/open-document-signer.ts'
import { createBankTokenStore } from '../features/treasury/bank/bank-token-store.ts'
import { operatorProfile } from '../features/core/operator/operator-profile.ts'
import type { Services } from '../features/core/services.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { needsMailEncryption } from '../platform/production-settings.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Log } from '../platform/log.ts'

/** Makes every service from the settings: the one place that knows which implementation stands behind which interface. */
export function createServices(config: Config, database: Database, clock: Clock, log: Log): Services {
  return {
    config,
    database,
    clock,
    machineClock: systemClock,
    log,
    randomBytes,
    bank: createGmoAozoraBank(
      {
        baseUrl: config.BANK_BASE_URL,
        clientId: config.BANK_CLIENT_ID,
        clientSecret: config.BANK_CLIENT_SECRET,
        clientAuth: config.BANK_CLIENT_AUTH,
        scope: config.BANK_SCOPE,
        accountId: config.BANK_ACCOUNT_ID,
      },
      createBankTokenStore(database, config.SECRET_KEY),
      clock,
    ),
    bankDirectory: createOfflineBankDirectory(),
    identityService: createHttpIdentityService({
      baseUrl: config.EKYC_BASE_URL,
      apiKey: config.EKYC_API_KEY,
      webhookSecret: config.EKYC_WEBHOOK_SECRET,
    }),
    identityApp: openIdentityApp(config, clock),
    mailSender: createSmtpMailSender({ url: config.SMTP_URL, isEncrypted: needsMailEncryption(config) }),
    pushSender: createWebPushSender(),
    files: createLocalFileStore(path.join(config.DATA_DIR, 'documents')),
    postal: createOfflinePostalDirectory(),
    pdf: createTypstPdfRenderer(),
    photographs: createSharpImageProcessor(),
    signer: openDocumentSigner(config, operatorProfile(config).companyName, clock.now(), log),
    places: openPlaceService(config),
    laws: config.LAW_DATA_URL ? createEGovLawService({ baseUrl: config.LAW_DATA_URL }) : null,
    beacon: config.BEACON_URL ? createHttpBeacon({ baseUrl: config.BEACON_URL }) : null,
  }
}

/** Null unless it is configured; reading the settings sees to it that all of it is, or nothing. */
function openIdentityApp(config: Config, clock: Clock): IdentityApp | null {
  const {
    IDENTITY_APP_ISSUER: issuer,
    IDENTITY_APP_CLIENT_ID: clientId,
    IDENTITY_APP_KEY: clientKey,
    IDENTITY_VERIFIER_URL: verifierUrl,
    IDENTITY_VERIFIER_KEY: verifierKey,
  } = config
  if (!issuer || !clientId || !clientKey || !verifierUrl || !verifierKey) return null
  return createDigitalAuthApp({ issuer, clientId, clientKey, verifierUrl, verifierKey }, clock)
}

/** Null unless all of it is configured: a map without its facts, or facts without their place, would be half an answer. */
function openPlaceService(config: Config): PlaceService | null {
  const { MAP_TILE_URL, ADDRESS_SEARCH_URL, LAND_DATA_URL, LAND_DATA_KEY, EARTHQUAKE_DATA_URL } = config
  if (!MAP_TILE_URL || !ADDRESS_SEARCH_URL || !LAND_DATA_URL || !LAND_DATA_KEY || !EARTHQUAKE_DATA_URL) return null
  return createHttpPlaceService({
    mapTileUrl: MAP_TILE_URL,
    addressSearchUrl: ADDRESS_SEARCH_URL,
    landDataUrl: LAND_DATA_URL,
    landDataKey: LAND_DATA_KEY,
    earthquakeDataUrl: EARTHQUAKE_DATA_URL,
  })
}
