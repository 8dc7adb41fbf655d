import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../platform/config.ts'
import { builtFolder } from '../../platform/product-folder.ts'
import { sha256Hex } from '../../platform/secret.ts'

/** Written by the build (scripts/build/collect-documents.ts): texts by their SHA-256. */
const listFile = path.join(builtFolder, 'web/documents.json')

/** Whether operations are taken only where their document is one of the site's. */
export const takesOwnOnly = ({
  OWN_DOCUMENTS_ONLY: setting,
  APP_ENV,
}: Pick<Config, 'OWN_DOCUMENTS_ONLY' | 'APP_ENV'>): boolean =>
  (setting ?? (APP_ENV === 'production' ? 'on' : 'off')) === 'on'

export interface OwnDocuments {
  /** The site's document by its text, or by the SHA-256 in `extensions.persistedQuery.sha256Hash`; null where it is none of ours. */
  find(query: unknown, extensions: unknown): string | null
  texts: readonly string[]
}

/** The documents of the built site; none where nothing was built. */
export async function openOwnDocuments(file = listFile): Promise<OwnDocuments> {
  const texts = new Map(Object.entries(await readList(file)))
  return {
    texts: [...texts.values()],
    find: (query, extensions) => texts.get(typeof query === 'string' ? sha256Hex(query) : hashOf(extensions)) ?? null,
  }
}

async function readList(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function hashOf(extensions: unknown): string {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null }
  return String(persistedQuery?.sha256Hash ?? '')
}
