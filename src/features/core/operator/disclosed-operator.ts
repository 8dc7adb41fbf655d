import { japanDateOf } from '../../../domain/calendar.ts'
import type { CompanyFacts } from '../../../domain/records/company.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { operatorProfile, type OperatorProfile } from './operator-profile.ts'
import type { Services } from '../services.ts'
import { loadCompanyFacts } from '../company/load-company-facts.ts'

type Recorded = Pick<CompanyFacts, 'officers' | 'managers'>

/** The company with all that its papers and pages say of it today. */
export async function disclosedOperator(
  database: Queryable,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<OperatorProfile & { company: CompanyFacts | null }> {
  const company = await loadCompanyFacts(database, japanDateOf(clock.now()))
  return { ...operatorProfile(config), ...(company && peopleOf(company)), company }
}

/** The company as `disclosedOperator` knows it, for papers that say nothing else of its record. */
export async function operatorOfToday(
  database: Queryable,
  services: Pick<Services, 'config' | 'clock'>,
): Promise<OperatorProfile> {
  const { company: _company, ...operator } = await disclosedOperator(database, services)
  return operator
}

/**
 * Who represents the company, and its managers of article 17, as two operators recorded them with their days: '代表取締役 一条 糸子',
 * '織田 結（宅地建物取引士）'. What the record does not say stays what the settings say.
 */
export function peopleOf({
  officers,
  managers,
}: Recorded): Partial<Pick<OperatorProfile, 'representative' | 'businessManager'>> {
  const representatives = officers.filter(({ title }) => title.includes('代表'))
  return {
    ...(representatives.length > 0 && {
      representative: representatives.map(({ title, name }) => `${title} ${name}`).join('、'),
    }),
    ...(managers.length > 0 && {
      businessManager: managers.map(({ name, qualification }) => `${name}（${qualification}）`).join('、'),
    }),
  }
}
