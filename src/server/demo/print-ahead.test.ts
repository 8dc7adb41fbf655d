import { expect, it } from 'vitest'
import type { PrintedDocument } from '../../adapters/pdf/printed-document.ts'
import type { DocumentSigner } from '../../adapters/signature/document-signer.ts'
import type { PdfRenderer } from '../../adapters/pdf/pdf-renderer.ts'
import { printDocument } from '../../features/documents/document/print-document.ts'
import { printAhead } from './print-ahead.ts'

const paper = (title: string): PrintedDocument => ({
  brand: '',
  title,
  subtitle: '',
  documentNumber: '1',
  formVersion: '第1版',
  createdAt: '2026-04-01T19:03:00+09:00',
  createdAtText: '2026年4月1日（水）19:03',
  addressee: null,
  issuer: { name: '', lines: [] },
  lead: '',
  sections: [],
  footer: [],
})

/** Prints a document's title as its bytes. */
function countingPrinter(): { printer: PdfRenderer; printed: string[] } {
  const printed: string[] = []
  const printer: PdfRenderer = {
    renderPdf: async ({ data }) => {
      const { title } = data as { title: string }
      if (title === '破れ') throw new Error('a glyph is missing')
      printed.push(title)
      return new TextEncoder().encode(title)
    },
  }
  return { printer, printed }
}

/** Signs by one letter more. */
function countingSigner(): { signer: DocumentSigner; signed: string[] } {
  const signed: string[] = []
  const signer: DocumentSigner = {
    signPdf: async (pdf) => {
      signed.push(textOf(pdf))
      return new TextEncoder().encode(`${textOf(pdf)}。`)
    },
    signBytes: async (bytes) => bytes,
  }
  return { signer, signed }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

it('hands out what was printed and signed ahead, and prints and signs what nobody foresaw', async () => {
  const { printer, printed } = countingPrinter()
  const { signer, signed } = countingSigner()
  const ahead = printAhead({ pdf: printer, signer })
  ahead.begin([paper('一'), paper('二')])
  await settled()
  for (const done of [printed, signed]) expect(done).toEqual(['一', '二'])
  for (const title of ['一', '三', '二']) expect(textOf(await printDocument(ahead, paper(title)))).toBe(`${title}。`)
  for (const done of [printed, signed]) expect(done).toEqual(['一', '二', '三'])
})

it('prints and signs nothing twice that was asked for before its turn, or foreseen twice', async () => {
  const { printer, printed } = countingPrinter()
  const { signer, signed } = countingSigner()
  const ahead = printAhead({ pdf: printer, signer })
  ahead.begin([paper('一'), paper('二')])
  ahead.begin([paper('一')])
  await printDocument(ahead, paper('二'))
  await settled()
  await printDocument(ahead, paper('一'))
  for (const done of [printed, signed]) expect(done.toSorted()).toEqual(['一', '二'])
})

it('a document that cannot be printed fails whoever asks for it, and nobody else', async () => {
  const { printer } = countingPrinter()
  const ahead = printAhead({ pdf: printer, signer: countingSigner().signer })
  ahead.begin([paper('破れ'), paper('二')])
  await settled()
  await expect(printDocument(ahead, paper('破れ'))).rejects.toThrow('a glyph is missing')
  expect(textOf(await printDocument(ahead, paper('二')))).toBe('二。')
})
