import type { Bank } from '../../adapters/bank/bank.ts'
import type { BankDirectory } from '../../adapters/bank/bank-directory.ts'
import type { Beacon } from '../../adapters/beacon/beacon.ts'
import type { IdentityService } from '../../adapters/ekyc/ekyc.ts'
import type { IdentityApp } from '../../adapters/identity-app/identity-app.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { LawService } from '../../adapters/law/law.ts'
import type { MailSender } from '../../adapters/mail/mail.ts'
import type { PlaceService } from '../../adapters/place/place.ts'
import type { PdfRenderer } from '../../adapters/pdf/pdf-renderer.ts'
import type { ImageProcessor } from '../../adapters/photograph/photograph.ts'
import type { PostalDirectory } from '../../adapters/postal/postal.ts'
import type { PushSender } from '../../adapters/push/push-sender.ts'
import type { RehearsalRunner } from '../../adapters/rehearsal/rehearsal.ts'
import type { DocumentSigner } from '../../adapters/signature/document-signer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { JobName, JobPayload } from '../../domain/core/jobs.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { CacheRules } from '../../platform/short-lived-cache.ts'
import type { Log } from '../../platform/log.ts'

/** What every use case may ask for, made once per process by src/server. */
export interface Services {
  config: Config
  database: Database
  /** A few connections of their own for what anyone may read: a crowd of readers takes none from those who write. `database` without. */
  readingDatabase?: Database
  /** Business time. */
  clock: Clock
  /** The machine's own time, for sessions, throttles and one-time values. */
  machineClock: Clock
  log: Log
  /** Cryptographic random bytes. */
  randomBytes(length: number): Buffer
  bank: Bank
  bankDirectory: BankDirectory
  identityService: IdentityService
  /** Null where the Digital Agency's app is not configured. */
  identityApp: IdentityApp | null
  mailSender: MailSender
  pushSender: PushSender
  files: FileStore
  pdf: PdfRenderer
  /** For what operators upload. */
  photographs: ImageProcessor
  /** Signs what was printed before it is kept. */
  signer: DocumentSigner
  postal: PostalDirectory
  /** Null where no beacon is configured. */
  beacon: Beacon | null
  /** Null where no maps and land data are configured. */
  places: PlaceService | null
  /** Null where no law interface is configured. */
  laws: LawService | null
  /** Only in the worker: where rehearsals are played. */
  rehearsal?: RehearsalRunner
  /** Only in benchmarks, which compare, and in the model, which reads faster than anybody: how readings of funds are shared, if not as usual. */
  shareReads?: CacheRules
  /** Milliseconds of a monotonic stopwatch, by which a long query is given up; the machine's own, unless a test that judges no time holds it. */
  stopwatch?: () => number
}

/** What the worker runs for each job. A job may run twice, so each is safe to repeat. */
export type JobHandlers = {
  readonly [Name in JobName]: (services: Services, payload: JobPayload<Name>) => Promise<void>
}
