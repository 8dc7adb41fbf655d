import type { Queryable } from '../../../platform/database/connect.ts'

/** Whether a PDF that proves something is kept, by its hash. */
export async function isKeptPaper(database: Queryable, sha256: string): Promise<boolean> {
  const kept = await database
    .selectFrom('property_paper')
    .select('sha256')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return kept !== undefined
}

/** Where operators read it. */
export const paperUrl = (sha256: string): string => `/admin/property-papers/${sha256}.pdf`
