import { japanDateOf } from '../../../domain/calendar.ts'
import type { CompanyFacts } from '../../../domain/records/company.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { operatorProfile, type OperatorProfile } from './operator-profile.ts'
import type { Services } from '../services.ts'
import { loadCompanyFacts } from '../company/load-company-facts.ts'

/** The company with all that the papers of a fund tell of it today. */
export async function disclosedOperator(
  database: Queryable,
  { config, clock }: Services,
): Promise<OperatorProfile & { company: CompanyFacts | null }> {
  return { ...operatorProfile(config), company: await loadCompanyFacts(database, japanDateOf(clock.now())) }
}
