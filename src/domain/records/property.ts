import { NAMED_RELATION, OWNERSHIP, parseArea, PROPERTY_KIND } from '../funds/property.ts'
import { entryFields, maybe, oneOf, openText } from './entry-kinds.ts'
import type { Kind, Values } from './field.ts'
import { NEEDED, required, text, unchanged } from './kinds.ts'

const plainDigits = (value: string): string => value.normalize('NFKC').replaceAll(/[\s-]/g, '')

const thirteenDigits = openText({
  ...text(13),
  problem: (value) => (/^\d{13}$/.test(plainDigits(value)) ? null : '13桁の数字で入力してください'),
  tidy: plainDigits,
})

const month = openText({
  ...text(7),
  problem: (value) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? null : '年と月を「2009-09」のように入力してください'),
})

const squareMetres = (centi: number): string => String(centi / 100)
const centiOf = (typed: string | undefined): number => parseArea(typed ?? '') ?? 0

/** Hundredths of a square metre; what says no area is none. */
const area: Kind<number, string, string, string, number> = {
  ...unchanged<number>(),
  apiType: required('String'),
  unit: '㎡',
  problem: (value) => (value > 0 ? null : NEEDED),
  show: squareMetres,
  toTyped: squareMetres,
  fromTyped: centiOf,
  toApi: squareMetres,
  fromApi: centiOf,
  toJson: squareMetres,
  fromJson: centiOf,
}

/** What a fund can hold of a property. Land and buildings are held as a whole and need no name. */
export const partFields = entryFields({
  name: {
    label: '部屋・区画',
    api: 'name',
    kind: { ...maybe(text(50)), tidy: (value: string) => value.normalize('NFKC').trim() },
    hint: '例：302号室',
    inputDescription: 'Of land and buildings, which are held as a whole, empty.',
  },
  areaCenti: {
    label: '専有面積',
    column: 'area_centi',
    api: 'area',
    kind: area,
    inputDescription: 'Square metres with up to two decimals.',
  },
  ownership: { label: '権利', api: 'ownership', kind: oneOf(OWNERSHIP, 'Ownership') },
  registryNumber: {
    label: '不動産番号',
    api: 'registry_number',
    kind: thirteenDigits,
    hint: '登記事項証明書の13桁の番号',
    inputDescription: '13 digits, or empty.',
  },
  houseNumber: { label: '家屋番号', api: 'house_number', kind: maybe(text(100)) },
})

export const propertyFields = entryFields({
  kind: { label: '種類', api: 'kind', kind: oneOf(PROPERTY_KIND, 'PropertyKind') },
  builtIn: {
    label: '築年月',
    api: 'built_in',
    kind: month,
    hint: '分からない場合は空欄にします。',
    description: 'YYYY-MM.',
    inputDescription: 'YYYY-MM, or empty.',
  },
  address: {
    label: '所在地',
    api: 'address',
    kind: text(200),
    hint: '都道府県から番地まで。建物名と部屋番号は、別の欄に入力します。',
  },
  buildingName: { label: '建物名', api: 'building_name', kind: maybe(text(100)) },
  /** With the town or without it. */
  lotNumber: {
    label: '地番',
    api: 'lot_number',
    kind: maybe(text(200)),
    hint: '登記事項証明書のとおり。例：三丁目123番4',
  },
})

/** Whom the operator or its funds deal with. */
export const partyFields = entryFields({
  name: { label: '名称', api: 'name', kind: text(100) },
  relation: {
    label: '当社との関係',
    api: 'relation',
    kind: oneOf(NAMED_RELATION, 'NamedRelation'),
  },
  nameKana: {
    label: '振込名義（カナ）',
    api: 'name_kana',
    kind: text(100),
    hint: '銀行の摘要に載る名前をカタカナで。入金の振込人の照合に使います。',
    inputDescription: "As the bank's remarks will name him.",
  },
  corporateNumber: {
    label: '法人番号',
    api: 'corporate_number',
    kind: thirteenDigits,
    hint: '13桁。個人の場合は空欄にします。',
    inputDescription: '13 digits, or empty.',
  },
})

export type PartFacts = Values<typeof partFields>
/** With its first part. */
export type PropertyFacts = Values<typeof propertyFields> & { part: PartFacts }
export type PartyFacts = Values<typeof partyFields>
