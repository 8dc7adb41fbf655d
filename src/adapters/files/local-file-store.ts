import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileDamaged, FileMissing, type FileStore } from './file-store.ts'

/** The store in a folder of this machine: ab/cd/abcd..., made when first needed. */
export function createLocalFileStore(folder: string): FileStore {
  const pathOf = (sha256: string) => {
    // The key becomes a path, so nothing but a key may pass.
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new FileMissing('not a key of this store')
    return join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  }

  async function read(sha256: string): Promise<Uint8Array> {
    const bytes = await readFile(pathOf(sha256)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new FileMissing(`no file ${sha256}`)
      throw error
    })
    if (digest(bytes) !== sha256) throw new FileDamaged(`the file ${sha256} has other bytes than it should`)
    return bytes
  }

  async function has(sha256: string): Promise<boolean> {
    try {
      await read(sha256)
      return true
    } catch (error) {
      if (error instanceof FileMissing || error instanceof FileDamaged) return false
      throw error
    }
  }

  return {
    async put(bytes) {
      const sha256 = digest(bytes)
      // A damaged copy counts as none, so putting the bytes again heals it.
      if (!(await has(sha256))) await writeWhole(pathOf(sha256), bytes)
      return sha256
    },
    get: read,
    has,
  }
}

/** Another reader sees all of the file or none; the name appears only once the bytes are on the disk. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const temporary = `${path}.${randomUUID()}.part`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  // The new name is an entry of the folder, and the folders above may be new as well.
  for (const entry of [folder, dirname(folder), dirname(dirname(folder))]) await syncFolder(entry)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
