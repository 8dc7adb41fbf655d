import { readFileSync } from 'node:fs'

/** A hundredth of a second on every Linux that we know. */
const ticksPerSecond = 100

/**
 * Seconds of processor that a process and its children have used so far, those that have ended included; null where the
 * system does not tell it as Linux does.
 */
export function processorSecondsOfTree(pid: number): number | null {
  try {
    const own = ticksOf(pid)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
    const ofChildren = children.reduce((sum, child) => sum + ticksOfLiving(child), 0)
    return (own.self + own.waitedFor + ofChildren) / ticksPerSecond
  } catch {
    return null
  }
}

function ticksOf(pid: number): { self: number; waitedFor: number } {
  // The name in parentheses may hold spaces: what comes behind it is counted from there (proc(5), fields 14 to 17).
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = fields.slice(11, 15)
  return { self: user + system, waitedFor: userOfChildren + systemOfChildren }
}

/** A child that has ended meanwhile is counted with its parent next time. */
function ticksOfLiving(pid: number): number {
  try {
    return ticksOf(pid).self
  } catch {
    return 0
  }
}
