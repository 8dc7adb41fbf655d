import type {
  FactsSection,
  PrintedDocument,
  PrintedFact,
  PrintedSection,
} from '../../../adapters/pdf/printed-document.ts'

/** What many documents share word by word: a document whose own facts are left open. Plain JSON. */
export type PrintedForm = Omit<PrintedDocument, keyof OwnLines> & {
  /** The labels of the rows that each document fills in for itself, where they stand with an empty value. */
  readonly openRows: readonly string[]
}

type OwnLines = Pick<PrintedDocument, 'documentNumber' | 'createdAt' | 'createdAtText' | 'addressee'>

/** What one document has for itself. Plain JSON, stored beside the form's number. */
export type PrintedPart = OwnLines & { readonly rows: readonly PrintedFact[] }

/**
 * The document that form and part make together. Nothing is worded here: whoever prints it years later gets what was frozen.
 * @throws where an open row stays empty, or a row of the part has no place.
 */
export function fillForm({ openRows, ...form }: PrintedForm, part: PrintedPart): PrintedDocument {
  const rows = new Map(part.rows.map((row) => [row.label, row]))
  if (rows.size !== openRows.length || !openRows.every((label) => rows.has(label))) {
    throw new Error(`document ${part.documentNumber} does not fill its form`)
  }
  const { documentNumber, createdAt, createdAtText, addressee } = part
  const fillSection = (section: PrintedSection): PrintedSection =>
    section.kind === 'facts' ? fillRows(section, rows) : section
  return { ...form, documentNumber, createdAt, createdAtText, addressee, sections: form.sections.map(fillSection) }
}

function fillRows(section: FactsSection, rows: ReadonlyMap<string, PrintedFact>): FactsSection {
  return { ...section, rows: section.rows.map((row) => (row.value === '' ? (rows.get(row.label) ?? row) : row)) }
}
