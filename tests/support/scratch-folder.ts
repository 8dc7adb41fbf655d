import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
const enoughBytes = 2 * 1024 ** 3

/** Where the database and the demo desk write: in memory, where the machine offers enough of it. Nothing here has to survive. */
export function scratchFolder(): string {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= enoughBytes ? inMemory : tmpdir()
}
