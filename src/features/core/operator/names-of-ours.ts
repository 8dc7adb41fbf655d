import type { Config } from '../../../platform/config.ts'
import { operatorProfile } from './operator-profile.ts'

/** '代表取締役 一条 糸子' and '織田 結（宅地建物取引士）' without their offices. */
const withoutOffice = (text: string): string =>
  text.replaceAll(/[（(].*?[）)]/g, '').replaceAll(/\S*(?:取締役|執行役員?|監査役|社長|会長|部長|理事)\s*/g, '')

/** How the company and its officers are written, in letters and as banks write them. Some may be empty. */
export function namesOfOurs(config: Config): { company: string[]; officers: string[] } {
  const { companyName, companyNameKana, officersKana, representative, businessManager } = operatorProfile(config)
  return {
    company: [companyName, companyNameKana, config.TRANSFER_FILE_PAYER_NAME ?? ''],
    officers: [...officersKana.split('、'), withoutOffice(representative), withoutOffice(businessManager)],
  }
}
