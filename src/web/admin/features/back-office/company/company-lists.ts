import {
  holderFields,
  managerFields,
  MOST_TERMS,
  officerFields,
  termFields,
} from '../../../../../domain/records/company.ts'
import type { Fields } from '../../../../../domain/records/field.ts'

export type CompanyList = 'officers' | 'holders' | 'accounts' | 'managers'

interface ListWords {
  fields: Fields
  /** One of its entries. */
  one: string
  hint: string
  most?: number
}

/** The four lists of the company's record, as form and sheet write them. */
export const companyLists: Readonly<Record<CompanyList, ListWords>> = {
  officers: {
    fields: officerFields,
    one: '役員',
    hint: '代表者を含む全員を登録します。カナは、銀行の振込人名義との照合に使います。常務に就いている他の会社や自営の事業がなければ「該当なし」と入力します。',
  },
  holders: { fields: holderFields, one: '株主・出資者', hint: '議決権などの5％以上を持つ方を、すべて登録します。' },
  accounts: {
    fields: termFields,
    one: '決算',
    hint: `直前の${MOST_TERMS}事業年度までを登録します。損失には「▲」または「-」を付けます。`,
    most: MOST_TERMS,
  },
  managers: {
    fields: managerFields,
    one: '業務管理者',
    hint: '事務所ごとに置く業務管理者です（不特法17条）。住所、生年月日、宅地建物取引士の登録、資格の根拠は名簿のための項目で、サイトには表示しません。',
  },
}
