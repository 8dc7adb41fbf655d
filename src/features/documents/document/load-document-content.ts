import { sql } from 'kysely'
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { fillForm, type PrintedForm, type PrintedPart } from './document-form.ts'
import { personalTables, type PersonalDocument } from './personal-document.ts'

export interface FrozenDocument {
  /** What the document says, as it was frozen. */
  paper: PrintedDocument
  /** Of the file; null until it is printed. */
  fileSha256: string | null
}

type FrozenRow =
  | { data: PrintedDocument; form: null; file_sha256: string | null }
  | { data: PrintedPart; form: string; file_sha256: string | null }

/** A frozen document: whole in its row, or a form with the row's own part. @throws where there is none. */
export async function loadDocumentContent(database: Queryable, document: PersonalDocument): Promise<FrozenDocument> {
  const form =
    document.kind === 'contract' ? sql`(select content from contract_form where contract_form.id = form_id)` : sql`null`
  const { rows } = await sql<FrozenRow>`
    select data, ${form} as form, file_sha256 from ${sql.table(personalTables[document.kind])} where id = ${document.id}`.execute(
    database,
  )
  const [row] = rows
  if (!row) throw new Error(`there is no ${document.kind} ${document.id}`)
  const paper = row.form === null ? row.data : fillForm(JSON.parse(row.form) as PrintedForm, row.data)
  return { paper, fileSha256: row.file_sha256 }
}
