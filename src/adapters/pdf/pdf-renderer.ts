/** What a PDF is made of: a Typst source, and the data it shows. */
export type PdfSource = {
  /** Typst source; reads its data with `json(bytes(sys.inputs.data))`. */
  readonly template: string
  /** Anything `JSON.stringify` accepts. It never becomes part of the source, so no character in it can act as markup. */
  readonly data: unknown
  /** Printed into the file's metadata; the same source, data and time give the same bytes. */
  readonly createdAt: Date
}

export interface PdfRenderer {
  /**
   * An A4 document that can be archived and read aloud (PDF/A-2a, ISO 19005-2: tagged, every font embedded).
   * Throws MissingGlyphError when a character cannot be shown, PdfTemplateError when the template is wrong.
   */
  renderPdf(source: PdfSource): Promise<Uint8Array>
}

/** No embedded font has this character. A document with a hole in a name must never leave the house. */
export class MissingGlyphError extends Error {
  /** As they are; some of them nobody can see. */
  readonly characters: string

  constructor(characters: string) {
    super(`No font of the documents can show ${JSON.stringify(characters)}`)
    this.name = 'MissingGlyphError'
    this.characters = characters
  }
}

/** The template does not compile: a mistake of ours, never of the data. */
export class PdfTemplateError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PdfTemplateError'
  }
}
