import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MissingGlyphError, PdfTemplateError } from '../../../src/adapters/pdf/pdf-renderer.ts'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { createTypstPdfRenderer } from '../../../src/adapters/pdf/typst-pdf-renderer.ts'
import { createChildPdfRenderer, type ChildPdfRenderer } from '../../../src/adapters/pdf/child-pdf-renderer.ts'
import { bundleForNode, projectRoot } from '../../../scripts/build/build-product.ts'

// The process that prints for a server, from its own bundle.

const folder = mkdtempSync(path.join(tmpdir(), 'ito-printer-'))
let printer: ChildPdfRenderer

beforeAll(async () => {
  for (const used of ['node_modules', 'assets', 'db'])
    symlinkSync(path.join(projectRoot, used), path.join(folder, used))
  await bundleForNode({ printer: 'src/server/printer-main.ts' }, path.join(folder, 'dist'))
  printer = createChildPdfRenderer(path.join(folder, 'dist/printer.js'), { idleFor: 200 })
})
afterAll(() => {
  printer.close()
  rmSync(folder, { recursive: true, force: true })
})

const source = (
  name: string,
  template = '#set text(font: "Noto Sans JP", lang: "ja", fallback: false)\n#set document(title: "試験")\n#json(bytes(sys.inputs.data)).name',
) => ({ template, data: { name }, createdAt: new Date('2026-04-01T19:03:00+09:00') })

it('prints several at once, to the byte what this process would print', async () => {
  const [first, second] = await Promise.all([printer.renderPdf(source('佐藤')), printer.renderPdf(source('鈴木'))])
  expect([first, second].map((bytes) => readPdfText(bytes).join(''))).toEqual(['佐藤', '鈴木'])
  expect(Buffer.from(await createTypstPdfRenderer().renderPdf(source('佐藤'))).equals(first)).toBe(true)
})

it('tells a character that no font has, and a template that is wrong', async () => {
  await expect(printer.renderPdf(source('山田𪚥太郎'))).rejects.toThrow(
    expect.objectContaining({ name: 'MissingGlyphError', characters: '𪚥' }),
  )
  await expect(printer.renderPdf(source('山田𪚥太郎'))).rejects.toThrow(MissingGlyphError)
  await expect(printer.renderPdf(source('x', '#let'))).rejects.toThrow(PdfTemplateError)
})

it('starts again after it has rested or was ended', async () => {
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(readPdfText(await printer.renderPdf(source('佐藤'))).join('')).toBe('佐藤')
  const cut = printer.renderPdf(source('鈴木'))
  printer.close()
  await expect(cut).rejects.toThrow('the process that prints has ended')
  expect(readPdfText(await printer.renderPdf(source('田中'))).join('')).toBe('田中')
})
