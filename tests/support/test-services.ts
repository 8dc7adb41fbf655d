import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Bank } from '../../src/adapters/bank/bank.ts'
import { createLocalFileStore } from '../../src/adapters/files/local-file-store.ts'
import { createTypstPdfRenderer } from '../../src/adapters/pdf/typst-pdf-renderer.ts'
import { createSharpImageProcessor } from '../../src/adapters/photograph/sharp-image-processor.ts'
import type { Services } from '../../src/features/core/services.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { createLog } from '../../src/platform/log.ts'
import { printedBefore, signedBefore } from './printed-before.ts'
import { testSigner } from './test-signer.ts'

/** Starting it costs more than a document: all stories of a process share one. */
const pdf = printedBefore(createTypstPdfRenderer())
const signer = signedBefore(testSigner)

function notInThisStory(): never {
  throw new Error('no story needs this')
}

/** Everything real but the outside: the database, the documents and their PDFs are the product's own. */
export function createTestServices(parts: {
  database: Database
  bank: Bank
  folder: string
  url: string
  now: () => Date
  machineNow: () => Date
}): Services {
  return {
    config: readConfig({
      APP_ENV: 'demo',
      DATABASE_URL: parts.url,
      DATA_DIR: parts.folder,
      BASE_URL: 'https://ito.example',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      BANK_BASE_URL: 'https://bank.example',
      BANK_CLIENT_ID: 'client',
      BANK_CLIENT_SECRET: 'demo-secret',
      BANK_ACCOUNT_ID: 'company',
      EKYC_BASE_URL: 'https://identity.example',
      EKYC_API_KEY: 'demo-key',
      EKYC_WEBHOOK_SECRET: 'demo-secret',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: '糸funding <info@ito.example>',
    }),
    database: parts.database,
    clock: { now: parts.now },
    machineClock: { now: parts.machineNow },
    log: Object.assign(createLog('test'), { level: 'silent' }),
    randomBytes,
    bank: parts.bank,
    identityService: {
      start: notInThisStory,
      status: notInThisStory,
      readNotification: notInThisStory,
    } as unknown as Services['identityService'],
    mailSender: { send: notInThisStory, close: () => undefined },
    pushSender: { makeKeys: () => ({ publicKey: 'public', privateKey: 'private' }), send: notInThisStory },
    files: createLocalFileStore(path.join(parts.folder, 'documents')),
    pdf,
    photographs: createSharpImageProcessor(),
    signer,
    bankDirectory: { findBank: notInThisStory } as unknown as Services['bankDirectory'],
    postal: { find: notInThisStory } as unknown as Services['postal'],
    beacon: null,
    places: null,
    laws: null,
    identityApp: null,
  }
}
