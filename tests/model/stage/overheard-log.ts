import { mayBeLate } from './invariants.ts'
import { createLog, type Log } from '../../../src/platform/log.ts'

/** The product's log, kept for the report of a failure; what the product calls an error is asked after each step. */
export interface OverheardLog {
  log: Log
  /** Errors since the last question, without those that only say that the outside was away. */
  takeErrors(): string[]
  /** The last lines of any level. */
  lastLines(): string[]
}

const keptLines = 40
const errorLevel = 50
/** These tell of the outside's trouble, of which the model knows. */
const ofTheOutside = [
  'scheduled task failed and will be repeated',
  'the pool of deposit accounts is empty and the bank issues none',
]

interface LogLine {
  level: number
  msg?: string
  checks?: string[]
}

const isOfTheOutside = ({ msg = '', checks = [] }: LogLine): boolean =>
  ofTheOutside.includes(msg) || (msg === 'money invariants are broken' && checks.every((id) => mayBeLate.has(id)))

export function overheardLog(): OverheardLog {
  let lines: string[] = []
  let errors: string[] = []
  const log = createLog('model', {
    write(line) {
      lines = [...lines.slice(1 - keptLines), line]
      const entry = JSON.parse(line) as LogLine
      if (entry.level >= errorLevel && !isOfTheOutside(entry)) errors.push(line)
    },
  })
  log.level = 'warn'
  return {
    log,
    takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
    lastLines: () => lines,
  }
}
