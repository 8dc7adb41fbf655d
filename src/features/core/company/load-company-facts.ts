import type { JapanDate } from '../../../domain/calendar.ts'
import { companyFields, type CompanyFacts } from '../../../domain/records/company.ts'
import { fromKept } from '../../../domain/records/field.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { JsonObject } from '../../../platform/database/types.ts'

/** What two operators have recorded of the company as it was on a day; null where nothing was recorded of that day. */
export async function loadCompanyFacts(database: Queryable, day: JapanDate): Promise<CompanyFacts | null> {
  const row = await database
    .selectFrom('company_facts_version')
    .select('content')
    .where('valid_from', '<=', day)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : keptCompanyFacts(row.content)
}

/** From the column of a version, which may be older than some of the fields. */
export const keptCompanyFacts = (content: unknown): CompanyFacts => fromKept(companyFields, content as JsonObject)
