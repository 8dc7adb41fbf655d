import { documentTemplate } from './document-template.typ.ts'
import type { PdfRenderer } from './pdf-renderer.ts'

/**
 * A document on the house's paper, ready to print: every text is already worded. It is plain JSON, so that a
 * document can be frozen in the database and print the same bytes years later.
 */
export type PrintedDocument = {
  readonly brand: string
  readonly title: string
  /** The law or the period that the document answers to. */
  readonly subtitle: string
  readonly documentNumber: string
  /** For example `第1版`. */
  readonly formVersion: string
  /** RFC 3339; also the time in the file's metadata. */
  readonly createdAt: string
  /** As printed: `2026年4月1日（水）19:03`. */
  readonly createdAtText: string
  readonly addressee: { readonly name: string; readonly lines: readonly string[] } | null
  readonly issuer: { readonly name: string; readonly lines: readonly string[] }
  readonly lead: string
  readonly sections: readonly PrintedSection[]
  /** At most two lines, on every page beside the page number. */
  readonly footer: readonly string[]
}

export type PrintedSection =
  | FiguresSection
  | FactsSection
  | LegalFrameSection
  | TextSection
  | ArticlesSection
  | TableSection

/** A row of large amounts in one frame: what the document comes to. */
export type FiguresSection = {
  readonly kind: 'figures'
  readonly figures: readonly { readonly label: string; readonly value: string; readonly unit: string }[]
}

/** Numbered label and value; the numbers run on through all the facts of a document. */
export type FactsSection = {
  readonly kind: 'facts'
  readonly heading: string | null
  readonly rows: readonly PrintedFact[]
}

export type PrintedFact = {
  readonly label: string
  /** Shown large before the value. */
  readonly figure?: string
  /** Line feeds are kept. */
  readonly value: string
}

/** The red frame with red text in which the law wants the cooling-off notice. */
export type LegalFrameSection = {
  readonly kind: 'legal_frame'
  readonly heading: string
  readonly items: readonly string[]
}

export type TextSection = {
  readonly kind: 'text'
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly items: readonly string[]
}

/** Contract terms, set in two columns, from a new page on unless nothing came before. */
export type ArticlesSection = {
  readonly kind: 'articles'
  readonly heading: string
  readonly note: string
  readonly articles: readonly PrintedArticle[]
}

export type PrintedArticle = {
  /** `第1条（目的）` */
  readonly heading: string
  readonly paragraphs: readonly PrintedParagraph[]
}

export type PrintedParagraph = { readonly text: string; readonly items: readonly string[] }

export type TableSection = {
  readonly kind: 'table'
  readonly heading: string
  readonly columns: readonly { readonly label: string; readonly align: 'left' | 'right' }[]
  readonly rows: readonly (readonly string[])[]
  /** The last row, in bold. */
  readonly total: readonly string[] | null
}

/** Prints a document; throws MissingGlyphError when a name holds a character that no font has. */
export function renderDocument(document: PrintedDocument, pdf: PdfRenderer): Promise<Uint8Array> {
  return pdf.renderPdf({ template: documentTemplate, data: document, createdAt: new Date(document.createdAt) })
}
