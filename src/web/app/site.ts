/** What an operator configures and every visitor may see. The server passes its own values with each page. */
export interface SiteSettings {
  brandName: string
  companyName: string
  /** The licence line that the law wants on every page that advertises a fund. */
  licence: string
  /** Where page views go, or null: then nothing is sent. */
  analyticsUrl: string | null
  analyticsId: string | null
  /** Shown in the header outside production (検証環境 and the like). */
  environmentName: string | null
  /** Absolute base of canonical addresses and link previews. */
  baseUrl: string
}

/** Demo values: an invented company. */
export const demoSite: SiteSettings = {
  brandName: '糸funding',
  companyName: '糸funding株式会社（見本）',
  licence: '小規模不動産特定共同事業者　登録番号 東京都知事（1）第000号',
  analyticsUrl: null,
  analyticsId: null,
  environmentName: null,
  baseUrl: '',
}
