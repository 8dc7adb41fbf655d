import type { Config } from '../platform/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Log } from '../platform/log.ts'

/** What every use case may ask for, made once per process by src/server. */
export interface Services {
  config: Config
  database: Database
  /** Business time. */
  clock: Clock
  /** The machine's own time, for sessions, throttles and one-time values. */
  machineClock: Clock
  log: Log
  /** Cryptographic random bytes. */
  randomBytes(length: number): Buffer
}
