import type { PrintedDocument } from '../../adapters/pdf/printed-document.ts'
import type { PdfRenderer, PdfSource } from '../../adapters/pdf/pdf-renderer.ts'
import { printDocument } from '../../features/documents/document/print-document.ts'

/** A file is signed when it is handed out. */
const unsigned = { signPdf: (pdf: Uint8Array): Promise<Uint8Array> => Promise.resolve(pdf) }

export interface AheadPrinter extends PdfRenderer {
  /** Prints these one by one in the background; each is handed out, once, to whoever asks for the very same document. */
  begin(papers: readonly PrintedDocument[]): void
}

/**
 * The documents of the demo's funds are known before its past is played, and to print them takes a quarter of it: the printing process does so
 * meanwhile. What was not foreseen is printed when it is asked for, after at most one that was.
 */
export function printAhead(printer: PdfRenderer): AheadPrinter {
  const printed = new Map<string, Promise<Uint8Array>>()
  const asked = new Set<string>()
  const keyOf = (source: PdfSource): string => JSON.stringify(source)
  const keeper: PdfRenderer = {
    renderPdf: (source) => {
      const key = keyOf(source)
      if (asked.has(key)) return Promise.resolve(new Uint8Array())
      const file = printer.renderPdf(source)
      printed.set(key, file)
      return file
    },
  }
  return {
    begin: (papers) =>
      void papers.reduce<Promise<unknown>>(
        // A failure reaches whoever asks for that document.
        (before, paper) =>
          before.then(() => printDocument({ pdf: keeper, signer: unsigned }, paper).catch(() => undefined)),
        Promise.resolve(),
      ),
    renderPdf: (source) => {
      const key = keyOf(source)
      asked.add(key)
      const file = printed.get(key)
      printed.delete(key)
      return file ?? printer.renderPdf(source)
    },
  }
}
