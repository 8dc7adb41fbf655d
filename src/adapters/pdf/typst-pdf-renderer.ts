import { tmpdir } from 'node:os'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readTypesetFonts } from '../../platform/typeset-fonts.ts'
import { MissingGlyphError, PdfTemplateError, type PdfRenderer, type PdfSource } from './pdf-renderer.ts'

/**
 * Typst keeps what it computed, about 7 MB for a contract, until it is told to forget what the documents since the last time did not need.
 * Told to keep what ten times twenty documents had not needed, a worker that printed a full fund held 1.5 GB; so it holds 0.3. More often would cost
 * those who print several kinds of documents in turns a third of their time.
 */
const rendersBetweenEvictions = 20
const keptUnusedEvictions = 0

/** A renderer that starts its compiler with the first document, so that a process that prints nothing loads no font. */
export function createTypstPdfRenderer(): PdfRenderer {
  let compiler: NodeCompiler | undefined
  let renders = 0
  return {
    async renderPdf(source) {
      compiler ??= startCompiler()
      renders += 1
      if (renders % rendersBetweenEvictions === 0) compiler.evictCache(keptUnusedEvictions)
      return new Uint8Array(compileToPdf(compiler, source))
    },
  }
}

const startCompiler = (): NodeCompiler =>
  NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs: readTypesetFonts() }] })

function compileToPdf(compiler: NodeCompiler, { template, data, createdAt }: PdfSource): Buffer {
  try {
    return compiler.pdf(
      { mainFileContent: template, inputs: { data: JSON.stringify(data) } },
      { pdfStandard: 'a-2a', creationTimestamp: Math.floor(createdAt.getTime() / 1000) },
    )
  } catch (error) {
    throw clearError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * PDF/A forbids glyphs that are not there, characters of private use (whose meaning nobody else knows) and control characters;
 * Typst names what it could not show. See the tests with such names.
 */
function clearError(message: string): Error {
  const unshown = /(?:the text|the codepoint|disallowed codepoint) `\\?"(.+?)\\?"`/u.exec(message)?.[1]
  return unshown ? new MissingGlyphError(unescaped(unshown)) : new PdfTemplateError(message)
}

/** Typst writes what cannot be shown as `\u{e000}`. */
function unescaped(text: string): string {
  return text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
}
