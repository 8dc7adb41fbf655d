import { expect, it } from 'vitest'
import type { PrintedDocument } from '../../adapters/pdf/printed-document.ts'
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

const signer = { signPdf: async (pdf: Uint8Array): Promise<Uint8Array> => pdf }
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

it('hands out what was printed ahead, and prints what nobody foresaw', async () => {
  const { printer, printed } = countingPrinter()
  const pdf = printAhead(printer)
  pdf.begin([paper('一'), paper('二')])
  await settled()
  expect(printed).toEqual(['一', '二'])
  for (const title of ['一', '三', '二'])
    expect(new TextDecoder().decode(await printDocument({ pdf, signer }, paper(title)))).toBe(title)
  expect(printed).toEqual(['一', '二', '三'])
})

it('prints nothing twice that was asked for before its turn', async () => {
  const { printer, printed } = countingPrinter()
  const pdf = printAhead(printer)
  pdf.begin([paper('一'), paper('二')])
  await printDocument({ pdf, signer }, paper('二'))
  await settled()
  expect(printed.toSorted()).toEqual(['一', '二'])
})

it('a document that cannot be printed fails whoever asks for it, and nobody else', async () => {
  const { printer } = countingPrinter()
  const pdf = printAhead(printer)
  pdf.begin([paper('破れ'), paper('二')])
  await settled()
  await expect(printDocument({ pdf, signer }, paper('破れ'))).rejects.toThrow('a glyph is missing')
  expect(new TextDecoder().decode(await printDocument({ pdf, signer }, paper('二')))).toBe('二')
})
