import { setTimeout as sleep } from 'node:timers/promises'

/** Something that a check has seen: sound, worth a look, or to be mended before the product can do its work. Plain English, for the terminal. */
export type Finding =
  | { verdict: 'ok'; says: string }
  | {
      verdict: 'warning' | 'fault'
      says: string
      /** What to do about it. */
      remedy: string
    }

export interface Check {
  /** One word, at the beginning of each of its lines. */
  name: string
  /** A rejection counts as a fault, with `remedy`. */
  run(): Promise<Finding[]>
  /** What to do where the check itself fails. */
  remedy: string
}

export interface Told {
  name: string
  finding: Finding
}

export const ok = (says: string): Finding => ({ verdict: 'ok', says })
export const warning = (says: string, remedy: string): Finding => ({ verdict: 'warning', says, remedy })
export const fault = (says: string, remedy: string): Finding => ({ verdict: 'fault', says, remedy })

const patienceMilliseconds = 60_000

/**
 * Runs one check after the other, so that one that loads the machine cannot make another look slow, and tells each as soon as it is known.
 * @returns whether none found a fault.
 */
export async function runChecks(checks: readonly Check[], tell: (told: Told) => void): Promise<boolean> {
  let isSound = true
  for (const check of checks) {
    for (const finding of await findingsOf(check)) {
      if (finding.verdict === 'fault') isSound = false
      tell({ name: check.name, finding })
    }
  }
  return isSound
}

async function findingsOf({ run, remedy }: Check): Promise<Finding[]> {
  const patience = new AbortController()
  try {
    return await Promise.race([
      run(),
      sleep(patienceMilliseconds, undefined, { signal: patience.signal }).then(() => {
        throw new Error(`no answer within ${patienceMilliseconds / 1000} seconds`)
      }),
    ])
  } catch (error) {
    return [fault((error as Error).message, remedy)]
  } finally {
    patience.abort()
  }
}

const marks = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const

/** A line for the finding, and one below it for what to do. */
export function textOf({ name, finding }: Told): string {
  const line = `${marks[finding.verdict]}  ${name.padEnd(9)}  ${finding.says}`
  return finding.verdict === 'ok' ? line : `${line}\n${' '.repeat(20)}→ ${finding.remedy}`
}
