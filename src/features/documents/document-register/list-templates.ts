import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { annualReportFormVersion } from '../annual-report/annual-report-document.ts'
import { contractDocumentFormVersion } from '../contract/document/contract-document.ts'
import { contractTermsVersion } from '../contract/document/contract-terms.ts'
import { coolingOffFormVersion } from '../contract/document/cooling-off-notice-form.ts'
import { fundDocumentFormVersion } from '../contract/document/printed-fund-document.ts'
import { managementReportFormVersion } from '../contract/document/property-management-report.ts'

/** A form by which documents are made, in one of its versions. */
export interface DocumentTemplate {
  name: string
  version: string
  /** Whether documents are made by it today. */
  is_current: boolean
  /** The law that asks for it. */
  law: string
  /** How many documents were made by it; null where none is kept. */
  issued: number | null
  first_at: Date | null
  last_at: Date | null
}

interface Issued {
  issued: number
  first_at: Date | null
  last_at: Date | null
}

/** Every form in use, and earlier versions by which contracts were made. */
export async function listTemplates(database: Queryable): Promise<DocumentTemplate[]> {
  const [contracts, papers, reports, annual] = await Promise.all([
    contractVersions(database),
    issuedIn(database, sql`fund_document where kind = 'pre_contract'`, sql.ref('added_at')),
    issuedIn(database, sql`management_report_copy`, sql.ref('delivered_at')),
    issuedIn(database, sql`annual_report`, sql.ref('issued_at')),
  ])
  return [
    {
      name: '契約成立前書面など（ファンドの書面）',
      version: fundDocumentFormVersion,
      is_current: true,
      law: '不動産特定共同事業法24条',
      ...papers,
    },
    {
      name: '匿名組合契約約款',
      version: contractTermsVersion,
      is_current: true,
      law: '不動産特定共同事業法23条',
      ...nothing,
    },
    ...contracts,
    {
      name: '財産管理報告書',
      version: managementReportFormVersion,
      is_current: true,
      law: '不動産特定共同事業法28条',
      ...reports,
    },
    { name: '年間取引報告書', version: annualReportFormVersion, is_current: true, law: '約款', ...annual },
    {
      name: 'クーリング・オフ通知書',
      version: coolingOffFormVersion,
      is_current: true,
      law: '不動産特定共同事業法26条',
      ...nothing,
    },
  ]
}

const nothing = { issued: null, first_at: null, last_at: null }

async function contractVersions(database: Queryable): Promise<DocumentTemplate[]> {
  const { rows } = await sql<Issued & { version: string }>`
    select form_version as version, count(*) as issued, min(frozen_at) as first_at, max(frozen_at) as last_at from contract_document group by form_version order by max(id) desc`.execute(
    database,
  )
  const current = rows.some(({ version }) => version === contractDocumentFormVersion)
    ? []
    : [{ version: contractDocumentFormVersion, issued: 0, first_at: null, last_at: null }]
  return [...current, ...rows].map((row) => ({
    ...row,
    name: '契約成立時書面',
    is_current: row.version === contractDocumentFormVersion,
    law: '不動産特定共同事業法25条',
  }))
}

async function issuedIn(
  database: Queryable,
  from: ReturnType<typeof sql>,
  at: ReturnType<typeof sql.ref>,
): Promise<Issued> {
  const { rows } =
    await sql<Issued>`select count(*) as issued, min(${at}) as first_at, max(${at}) as last_at from ${from}`.execute(
      database,
    )
  return rows[0] ?? { issued: 0, first_at: null, last_at: null }
}
