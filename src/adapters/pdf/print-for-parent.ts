import { MissingGlyphError } from './pdf-renderer.ts'
import type { PrintAnswer, PrintOrder } from './print-messages.ts'
import { createTypstPdfRenderer } from './typst-pdf-renderer.ts'

/** Prints whatever the process that started this one asks for, and ends with it. */
export function printForParent(): void {
  const pdf = createTypstPdfRenderer()
  const print = async ({ number, source }: PrintOrder): Promise<PrintAnswer> => {
    try {
      return { number, bytes: await pdf.renderPdf({ ...source, createdAt: new Date(source.createdAt) }) }
    } catch (error) {
      if (error instanceof MissingGlyphError) return { number, missing: error.characters }
      return { number, wrong: error instanceof Error ? error.message : String(error) }
    }
  }
  process.on('disconnect', () => process.exit(0))
  process.on('message', (order: PrintOrder) => void print(order).then((answer) => process.send?.(answer)))
}
