import { APPRAISAL_METHOD, PARTY_RELATION } from '../funds/property.ts'
import { column, composed, day, instant, text, word, yen } from './column.ts'
import { columnList } from './table.ts'

/** Through which funds a part went. */
export const lineageList = columnList({
  project_name: column({ head: 'ファンド', kind: text }),
  bought: column({ head: '取得（円）', kind: composed, align: 'right' }),
  margin: column({ head: '当社の取得との差（円）', kind: composed, align: 'right' }),
  sold: column({ head: '売却（円）', kind: composed, align: 'right' }),
  exit_kind: column({ head: '売却先', kind: composed }),
})

/** The funds that are about a part. */
export const fundLinkList = columnList({
  project_name: column({ head: 'ファンド', kind: text }),
  seller: column({ head: '売主', kind: text }),
  price: column({ head: '取得価格（円）', kind: yen }),
  price_basis: column({ head: '価格の根拠', kind: composed, isProse: true }),
  act: column({ head: '操作', kind: composed }),
})

/** What changed hands. */
export const dealList = columnList({
  deal: column({ head: '決済日と取引', kind: composed }),
  sides: column({ head: '売主と買主', kind: composed, isProse: true }),
  price: column({ head: '価格（円）', kind: composed, align: 'right' }),
  booked: column({ head: '帳簿', kind: composed, align: 'right' }),
  act: column({ head: '操作', kind: composed }),
})

/** What a part was found to be worth. */
export const appraisalList = columnList({
  appraised_on: column({ head: '評価日', kind: day }),
  method: column({ head: '方法', kind: word(APPRAISAL_METHOD) }),
  value: column({ head: '評価額（円）', kind: yen }),
  appraiser: column({ head: '評価した人と書類', kind: composed, isProse: true }),
  act: column({ head: '操作', kind: composed }),
})

/** Who rents a part. */
export const leaseList = columnList({
  tenant: column({ head: '借主', kind: text, isProse: true }),
  rent: column({ head: '賃料（円／月）', kind: composed, align: 'right' }),
  deposit: column({ head: '敷金（円）', kind: yen }),
  period: column({ head: '期間', kind: composed }),
  act: column({ head: '操作', kind: composed }),
})

/** Whoever can stand on a side of a deal. */
export const partyList = columnList({
  name: column({ head: '名称', kind: text, isProse: true }),
  relation: column({ head: '当社との関係', kind: word(PARTY_RELATION) }),
  ours_since: column({ head: '当社の関係者としての登録', kind: instant }),
  name_kana: column({ head: '振込名義', kind: text }),
  corporate_number: column({ head: '法人番号', kind: text }),
  act: column({ head: '操作', kind: composed }),
})

/** Published funds of which nobody has recorded what they are about. */
export const unrecordedFundList = columnList({
  name: column({ head: 'ファンド', kind: text }),
  published_at: column({ head: '公開', kind: instant }),
  act: column({ head: '操作', kind: composed }),
})
