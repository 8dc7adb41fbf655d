import { RENT_DUE } from '../funds/lease.ts'
import { APPRAISAL_METHOD } from '../funds/property.ts'
import { LET_FOR } from '../treasury/consumption-tax/usual-class.ts'
import { entryFields, idIn, maybe, oneOf, openText, textDay, wholeYen } from './entry-kinds.ts'
import type { Draft, Kind, Values } from './field.ts'
import { optional, required, text, unchanged, yesNo } from './kinds.ts'

const fileHash = (what: string) =>
  optional({
    ...text(64),
    problem: (value: string) => (/^[0-9a-f]{64}$/.test(value) ? null : `${what}を選び直してください`),
  })

/** Sentences that the public reads. */
const reason = { ...text(1000), isProse: true } as const

/** A whole number; whether both are a share, `shareProblem` says. */
const sharePart: Kind<number, string, number, number, number> = {
  ...unchanged<number>(),
  apiType: required('Int'),
  problem: () => null,
  show: String,
  toTyped: String,
  fromTyped: Number,
}

const partId = { label: '部屋・区画', api: 'part_id', kind: idIn<'property_part'>() } as const
const share = {
  shareNumerator: { label: '持分', api: 'share_numerator', kind: sharePart, register: null },
  shareDenominator: { label: '持分', api: 'share_denominator', kind: sharePart, register: null },
} as const

/** What changed hands. Prices are whole yen. */
export const dealFields = entryFields({
  partId,
  settledOn: {
    label: '決済日',
    api: 'settled_on',
    kind: textDay,
    inputDescription: 'YYYY-MM-DD, today or before.',
  },
  sellerId: { label: '売主', api: 'seller_id', kind: idIn<'party'>() },
  buyerId: { label: '買主', api: 'buyer_id', kind: idIn<'party'>() },
  ...share,
  price: {
    label: '価格（税抜）',
    api: 'price',
    kind: wholeYen(0),
    description: 'Without consumption tax.',
    inputDescription: 'Without consumption tax.',
    register: '価格（円・税抜）',
  },
  priceWithTax: {
    label: '価格（税込）',
    api: 'price_with_tax',
    kind: wholeYen(0),
    hint: '消費税がかからない場合は空欄にします。',
    register: '価格（円・税込）',
  },
  buildingPrice: {
    label: 'うち建物の価格（税抜）',
    api: 'building_price',
    kind: optional(wholeYen(0)),
    unsaid: null,
    hint: '消費税がかかるときに必要です。土地には消費税がかかりません。',
    description: 'Of the price without tax, what is for the building; null where the deal does not say.',
    inputDescription: 'Of the price without tax, what is for the building. Needed where there is tax.',
    register: 'うち建物（円・税抜）',
  },
  priceReason: {
    label: '価格の理由',
    api: 'price_reason',
    kind: maybe(reason),
    hint: '利害関係のある相手との取引のため、公開されます。',
    inputDescription: 'Needed where neither side is a third party.',
  },
  basis: {
    label: '根拠の書類',
    api: 'basis',
    kind: text(200),
    hint: '例：不動産売買契約書',
    inputDescription: 'The document that it rests on.',
  },
  basisSha256: {
    label: '売買契約書のファイル',
    api: 'basis_sha256',
    kind: fileHash('契約書のファイル'),
    inputDescription: 'Of the file of that document.',
    register: '書類のSHA-256',
  },
})

/** What somebody found a part to be worth. */
export const appraisalFields = entryFields({
  partId,
  appraisedOn: {
    label: '評価日',
    api: 'appraised_on',
    kind: textDay,
    inputDescription: 'YYYY-MM-DD, today or before.',
  },
  method: {
    label: '方法',
    api: 'method',
    kind: oneOf(APPRAISAL_METHOD, 'AppraisalMethod'),
    register: '評価の方法',
  },
  appraiser: {
    label: '評価した人',
    api: 'appraiser',
    kind: text(100),
    hint: '会社や鑑定士の名前',
  },
  value: { label: '評価額', api: 'value', kind: wholeYen(1) },
  document: {
    label: '書類',
    api: 'document',
    kind: text(200),
    hint: '書類の名前と番号',
    register: '書面',
  },
  paperSha256: {
    label: '評価書のPDF',
    api: 'paper_sha256',
    kind: fileHash('評価書のPDF'),
    unsaid: null,
    register: null,
    inputDescription:
      'Of its PDF, which POST /admin-upload/property-papers has kept. Needed unless the appraisal is our own.',
  },
})

/** Who rents a part, and for how much a month. */
export const leaseFields = entryFields({
  partId,
  tenantId: { label: '借主', api: 'tenant_id', kind: idIn<'party'>() },
  rent: { label: '賃料（月額）', api: 'rent', kind: wholeYen(1), register: '賃料（円／月）' },
  commonFee: {
    label: '共益費（月額）',
    api: 'common_fee',
    kind: wholeYen(0),
    register: '共益費（円／月）',
  },
  rentDue: { label: '賃料の支払期限', api: 'rent_due', kind: oneOf(RENT_DUE, 'RentDue') },
  /** Null where nobody has said it: consumption tax of its rents is open then. */
  letFor: {
    label: '借主の使い道',
    api: 'let_for',
    kind: optional(oneOf(LET_FOR, 'LetFor')),
    unsaid: null,
    none: '未確認',
    hint: '賃料に消費税がかかるかどうかを決めます。',
    inputDescription: 'What the tenant uses it for: decides whether rents are taxed.',
    register: '使い道',
  },
  deposit: { label: '敷金', api: 'deposit', kind: wholeYen(0) },
  beginsOn: {
    label: '開始日',
    api: 'begins_on',
    kind: textDay,
    inputDescription: 'YYYY-MM-DD',
    register: '開始',
  },
  endsOn: {
    label: '契約上の終了日',
    api: 'ends_on',
    kind: openText(textDay),
    hint: '定めがない場合は空欄にします。',
    description: 'By the contract.',
    inputDescription: 'YYYY-MM-DD, or empty where it runs on.',
    register: '契約上の終了',
  },
  isSublease: {
    label: 'サブリース（借主が転貸する）',
    api: 'is_sublease',
    kind: yesNo,
    register: 'サブリース',
  },
})

/** What a fund is said to be about: this part, from this seller, at this price in whole yen without consumption tax. */
export const linkFields = entryFields({
  fundId: { label: 'ファンド', column: 'fund_id', api: 'project_id', kind: idIn<'fund'>() },
  partId,
  sellerId: { label: 'ファンドへの売主', api: 'seller_id', kind: idIn<'party'>() },
  ...share,
  price: {
    label: 'ファンドの取得価格（税抜）',
    api: 'price',
    kind: wholeYen(1),
    inputDescription: 'Without consumption tax.',
  },
  priceBasis: {
    label: '価格の根拠',
    api: 'price_basis',
    kind: reason,
    hint: 'ファンドのページに表示されます。',
  },
  priceReason: {
    label: '価格の理由',
    api: 'price_reason',
    kind: maybe(reason),
    hint: '売主が当社や利害関係人のため、ファンドのページに表示されます。',
    inputDescription: 'Needed where the seller is no third party.',
  },
})

export type DealFacts = Draft<typeof dealFields>
export type AppraisalFacts = Draft<typeof appraisalFields>
export type LeaseFacts = Draft<typeof leaseFields>
export type FundLink = Values<typeof linkFields>

/** All of it, or a part of it in whole numbers. */
export const shareProblem = (of: Pick<FundLink, 'shareNumerator' | 'shareDenominator'>): string | null =>
  Number.isInteger(of.shareNumerator) &&
  Number.isInteger(of.shareDenominator) &&
  of.shareNumerator >= 1 &&
  of.shareDenominator >= of.shareNumerator &&
  of.shareDenominator <= 1_000_000
    ? null
    : '1以下の割合を入力してください'
