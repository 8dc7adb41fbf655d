import { japanDateOf } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadCompanyFacts } from '../company/load-company-facts.ts'
import type { Services } from '../services.ts'
import { operatorProfile } from './operator-profile.ts'

/** '代表取締役 一条 糸子' and '織田 結（宅地建物取引士）' without their offices. */
const withoutOffice = (text: string): string =>
  text.replaceAll(/[（(].*?[）)]/g, '').replaceAll(/\S*(?:取締役|執行役員?|監査役|社長|会長|部長|理事)\s*/g, '')

/** How the company and its officers of today are written, in letters and as banks write them. Some may be empty. */
export async function namesOfOurs(
  database: Queryable,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<{ company: string[]; officers: string[] }> {
  const { companyName, companyNameKana, representative, businessManager } = operatorProfile(config)
  const facts = await loadCompanyFacts(database, japanDateOf(clock.now()))
  return {
    company: [companyName, companyNameKana, config.TRANSFER_FILE_PAYER_NAME ?? ''],
    officers: [
      // A manager need be no officer, and speaks for the company all the same.
      ...[...(facts?.officers ?? []), ...(facts?.managers ?? [])].flatMap(({ kana, name }) => [kana, name]),
      withoutOffice(representative),
      withoutOffice(businessManager),
    ],
  }
}
