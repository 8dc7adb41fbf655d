import type { PdfSource } from './pdf-renderer.ts'

/** What the printing process is asked. */
export interface PrintOrder {
  number: number
  /** With the time as RFC 3339. */
  source: Omit<PdfSource, 'createdAt'> & { createdAt: string }
}

/** What it answers; the errors are those of PdfRenderer. */
export type PrintAnswer = { number: number } & ({ bytes: Uint8Array } | { missing: string } | { wrong: string })
