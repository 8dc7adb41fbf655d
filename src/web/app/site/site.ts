/** The operating company as the law's pages name it. */
export interface OperatorFacts {
  /** Seven digits. */
  zipCode: string
  address: string
  telephone: string
  representative: string
  businessManager: string
  /** Whole yen. */
  capital: number
  /** YYYY-MM-DD, as every day here. */
  establishedOn: string
  licensedOn: string
  licensedUntil: string
  privacyOfficer: string
  systemOfficer: string
  /** When the published rules came into force. */
  rulesEstablishedOn: string
  contactHours: string
  court: string
  /** The link at the foot of every page; none where the address is empty. */
  socialName: string
  socialUrl: string
}

/** What an operator configures and every visitor may see. The server passes its own values with each page. */
export interface SiteSettings {
  brandName: string
  companyName: string
  /** The licence line that the law wants on every page that advertises a fund. */
  licence: string
  operator: OperatorFacts
  /** Where page views go, or null: then nothing is sent. */
  analyticsUrl: string | null
  analyticsId: string | null
  /** Invitation codes whose affiliates are told of a registration. */
  conversionCodes: readonly string[]
  /** Shown in the header outside production (検証環境 and the like). */
  environmentName: string | null
  /** The server takes documents by their SHA-256 alone. */
  documentsByHash: boolean
  /** Absolute base of canonical addresses and link previews. */
  baseUrl: string
}

/** For pages that no server rendered (development, tests): an invented company. */
export const demoSite: SiteSettings = {
  brandName: '糸funding',
  companyName: '糸ファンディング株式会社',
  licence: '小規模不動産特定共同事業者 東京都知事（1）第000号',
  operator: {
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
  },
  analyticsUrl: null,
  analyticsId: null,
  conversionCodes: [],
  environmentName: null,
  documentsByHash: false,
  baseUrl: '',
}
