import type { PrintedDocument } from '../../adapters/pdf/printed-document.ts'
import type { PdfRenderer, PdfSource } from '../../adapters/pdf/pdf-renderer.ts'
import type { DocumentSigner } from '../../adapters/signature/document-signer.ts'
import { printDocument } from '../../features/documents/document/print-document.ts'

/** What prints and what signs, for use cases that know nothing of what was done ahead. */
export interface AheadPrinter {
  pdf: PdfRenderer
  signer: DocumentSigner
  /** Prints and signs these one by one in the background; each is handed out, once, to whoever asks for the very same document. */
  begin(papers: readonly PrintedDocument[]): void
}

/** What has been in the database comes back with its names in another order. */
const keyOf = (source: PdfSource): string => JSON.stringify(source, (_name, value: unknown) => inOrder(value))

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const nobodyWaits = new Error('the document was asked for before its turn')

/**
 * Most documents of the demo are known before they are asked for, and to print and sign them takes a quarter of its past: it happens while the past
 * waits for others. What was not foreseen is printed when it is asked for, after at most one that was.
 */
export function printAhead({ pdf: printer, signer }: { pdf: PdfRenderer; signer: DocumentSigner }): AheadPrinter {
  const printed = new Map<string, Promise<Uint8Array>>()
  const signed = new WeakMap<Uint8Array, Promise<Uint8Array>>()
  const asked = new Set<string>()
  const keeper = {
    pdf: {
      renderPdf: (source: PdfSource) => {
        const key = keyOf(source)
        if (asked.has(key) || printed.has(key)) return Promise.reject(nobodyWaits)
        const file = printer.renderPdf(source)
        printed.set(key, file)
        return file
      },
    },
    signer: {
      signPdf: (...[pdf, facts]: Parameters<DocumentSigner['signPdf']>) => {
        const file = signer.signPdf(pdf, facts)
        signed.set(pdf, file)
        return file
      },
    },
  }
  return {
    begin: (papers) =>
      void papers.reduce<Promise<unknown>>(
        // A failure reaches whoever asks for that document.
        (before, paper) => before.then(() => printDocument(keeper, paper).catch(() => undefined)),
        Promise.resolve(),
      ),
    pdf: {
      renderPdf: (source) => {
        const key = keyOf(source)
        asked.add(key)
        const file = printed.get(key)
        printed.delete(key)
        return file ?? printer.renderPdf(source)
      },
    },
    // The file and time of a document are its own: with the same certificate they make the same bytes, whoever asks.
    signer: { ...signer, signPdf: (pdf, facts) => signed.get(pdf) ?? signer.signPdf(pdf, facts) },
  }
}
