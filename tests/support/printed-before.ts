import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PdfRenderer } from '../../src/adapters/pdf/pdf-renderer.ts'
import type { DocumentSigner } from '../../src/adapters/signature/document-signer.ts'
import { sharedFolder } from './shared-folder.ts'

/** As many documents of a few hundred kilobytes stay in memory. */
const mostRemembered = 200

/**
 * The same document makes the same bytes, printed and signed (tests beside renderer and signer hold them to it), and the members, funds and days of most
 * stories are the same: whoever prints a document again gets what was printed before, by whichever worker of this run. A document that could not be
 * made is tried again.
 */
export function printedBefore({ renderPdf }: PdfRenderer): PdfRenderer {
  const remember = createMemory()
  return {
    renderPdf: (source) =>
      remember(['printed', source.template, JSON.stringify(source.data), source.createdAt.toISOString()], () =>
        renderPdf(source),
      ),
  }
}

/** Only for a signer without time-stamps, which are never the same. */
export function signedBefore(signer: DocumentSigner): DocumentSigner {
  const remember = createMemory()
  return {
    ...signer,
    signPdf: (pdf, facts) =>
      remember(['signed', pdf, facts.signedAt.toISOString(), facts.reason], () => signer.signPdf(pdf, facts)),
  }
}

function createMemory(): (
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array> {
  const known = new Map<string, Uint8Array>()
  return async (parts, make) => {
    const key = keyOf(parts)
    const bytes = known.get(key) ?? (await madeOnce(key, make))
    // The one that was wanted last goes last.
    known.delete(key)
    known.set(key, bytes)
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return new Uint8Array(bytes)
  }
}

async function madeOnce(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const folder = sharedFolder()
  if (folder === undefined) return make()
  const file = path.join(folder, key)
  if (existsSync(file)) return readFileSync(file)
  const bytes = await make()
  // Nobody reads half of it.
  writeFileSync(`${file}-${process.pid}`, bytes)
  renameSync(`${file}-${process.pid}`, file)
  return bytes
}

function keyOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex')
}
