import type { Config } from '../../../platform/config.ts'

/** The company that runs the funds, as its documents and mails name it. */
export interface OperatorProfile {
  brand: string
  companyName: string
  /** As banks write the company when it remits. Empty where nobody has said so. */
  companyNameKana: string
  /** Thirteen digits, for the tax office; empty where nobody has said so. */
  corporateNumber: string
  licence: string
  zipCode: string
  address: string
  telephone: string
  representative: string
  /** The person whom article 17 of the real-estate specified joint enterprise act demands in every office. */
  businessManager: string
  /** Whole yen. */
  capital: number
  /** YYYY-MM-DD. */
  establishedOn: string
  /** The licence's first and last day: a small-scale operator registers anew every five years. YYYY-MM-DD. */
  licensedOn: string
  licensedUntil: string
  /** Who answers for the handling of personal data. */
  privacyOfficer: string
  /** Who answers for the systems by which contracts are made. */
  systemOfficer: string
  /** When the published rules came into force. YYYY-MM-DD. */
  rulesEstablishedOn: string
  contactUrl: string
  contactHours: string
  /** The district court of first instance for disputes. */
  court: string
  /** Where the company speaks in public, as the foot of every page links it; none without an address. */
  socialName: string
  socialUrl: string
}

/** The facts that an installation configures. */
export type Company = Omit<OperatorProfile, 'contactUrl'>

/** Demo values: an invented company with a licence number that nobody holds. */
const demoCompany = {
  brand: '糸funding',
  companyName: '糸ファンディング株式会社',
  companyNameKana: 'イトファンディング',
  corporateNumber: '9000000000000',
  licence: '小規模不動産特定共同事業者 東京都知事（1）第000号',
  zipCode: '1020082',
  address: '東京都千代田区一番町 0-0',
  telephone: '03-0000-0000',
  representative: '代表取締役 一条 糸子',
  businessManager: '織田 結（宅地建物取引士）',
  capital: 30_000_000,
  establishedOn: '2021-04-01',
  licensedOn: '2022-12-01',
  licensedUntil: '2027-11-30',
  privacyOfficer: '管理部 部長',
  systemOfficer: 'システム部 部長',
  rulesEstablishedOn: '2022-12-01',
  contactHours: '平日10:00〜18:00',
  court: '東京地方裁判所',
  socialName: '公式SNS',
  socialUrl: 'https://social.example/ito-funding',
} as const satisfies Company

const companyFacts = Object.keys(demoCompany) as (keyof Company)[]

/** What a company may leave out: it then has no public account, and its remittances are known by its name in the files of transfers alone. */
const mayBeMissing = {
  socialName: '',
  socialUrl: '',
  companyNameKana: '',
  corporateNumber: '',
}

/** Production knows what was configured and nothing else: it opens only when every fact is there (`missingCompanyFacts`). */
const unknownCompany: Company = {
  brand: '',
  companyName: '',
  licence: '',
  zipCode: '',
  address: '',
  telephone: '',
  representative: '',
  businessManager: '',
  capital: 0,
  establishedOn: '',
  licensedOn: '',
  licensedUntil: '',
  privacyOfficer: '',
  systemOfficer: '',
  rulesEstablishedOn: '',
  contactHours: '',
  court: '',
  ...mayBeMissing,
}

type ProfileSettings = Pick<Config, 'BASE_URL'> & Partial<Pick<Config, 'APP_ENV' | 'OPERATOR_PROFILE'>>

/** The one place that knows who operates this installation. Outside the demo no fact of the demo's company is ever inherited. */
export function operatorProfile(config: ProfileSettings): OperatorProfile {
  const base = config.APP_ENV === 'production' ? unknownCompany : demoCompany
  return { ...base, ...config.OPERATOR_PROFILE, contactUrl: `${config.BASE_URL}/contact` }
}

/** Names of the facts that production still lacks, or that are the demo's: none in the demo. */
export function missingCompanyFacts(config: ProfileSettings): (keyof Company)[] {
  if (config.APP_ENV !== 'production') return []
  const given = operatorProfile(config)
  return companyFacts.filter(
    (name) => !(name in mayBeMissing) && (given[name] === unknownCompany[name] || given[name] === inventedFact(name)),
  )
}

/** What identifies the demo's company: a real one never has the same. */
const inventedFact = (name: keyof Company): string | undefined =>
  name === 'companyName' || name === 'licence' || name === 'telephone' || name === 'address'
    ? demoCompany[name]
    : undefined

/** The company as the foot of every mail names it. */
export function mailSenderOf(config: ProfileSettings): {
  brand: string
  companyName: string
  licence: string
  telephone: string
  contactHours: string
  address: string
  baseUrl: string
} {
  const { brand, companyName, licence, telephone, contactHours, address } = operatorProfile(config)
  return { brand, companyName, licence, telephone, contactHours, address, baseUrl: config.BASE_URL }
}
