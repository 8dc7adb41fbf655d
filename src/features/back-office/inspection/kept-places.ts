import type { FreeText } from '../../../domain/free-text.ts'
import type { LawPlace } from '../../../domain/back-office/law-places.ts'
import type { REGISTER_KIND } from '../../../domain/tables/deliveries.ts'
import type { KeptItem } from '../../../domain/tables/kept-items.ts'

/** A register of the pack by its file, a kind of document, or a screen or page. */
export type KeptPlace =
  | { readonly register: string }
  | { readonly paper: keyof typeof REGISTER_KIND }
  | { readonly screen: LawPlace }

/** Where an item is kept or shown. `besides` says what the company itself makes and keeps, as the product does not; an item without a place has to say it. */
export type Kept =
  | { readonly at: readonly [KeptPlace, ...KeptPlace[]]; readonly besides?: FreeText }
  | { readonly at: readonly []; readonly besides: FreeText }

const register = (file: string): KeptPlace => ({ register: file })
const paper = (kind: keyof typeof REGISTER_KIND): KeptPlace => ({ paper: kind })
const screen = (place: LawPlace): KeptPlace => ({ screen: place })

const managers = register('50_業務管理者名簿')
const participants = register('02_事業参加者名簿')
const coolingOff = register('05_クーリング・オフ')

/** Every item of `keptStatute`. A test holds that each register, kind and page is there. */
export const keptPlaces: Readonly<Record<KeptItem, Kept>> = {
  'mgr-name': { at: [managers, screen('company_record'), screen('company_page')] },
  'mgr-person': { at: [managers] },
  'mgr-broker': { at: [managers] },
  'mgr-ground': { at: [managers] },
  'mgr-days': { at: [managers] },
  'mgr-kept': {
    at: [managers],
    besides: '会社の情報の版は消えません。求めがあったときに示す写しは、会社が作成します。',
  },
  'part-names': { at: [participants] },
  'part-kept': { at: [participants, register('31_個人データの消去')] },
  'part-shown': {
    at: [screen('terms')],
    besides: '閲覧の画面はありません。求めがあったときは、事務所で名簿の写しを示します。',
  },
  'book-1': { at: [participants, register('24_会員')] },
  'book-2': { at: [register('21_申込前に示した書面'), register('22_ファンドの書面の版'), paper('pre_contract')] },
  'book-3': { at: [register('03_申込と契約'), register('20_書面の交付と閲覧'), paper('contract')] },
  'book-4': { at: [coolingOff, register('04_申込の経過')] },
  'book-5': { at: [register('23_財産管理報告書'), paper('management_report')] },
  'book-6': {
    at: [
      register('40_ファンドの損益計算書'),
      register('42_ファンドの入出金の内訳'),
      register('47_計算期間の明細'),
      register('12_分配と償還'),
    ],
  },
  'book-7': {
    at: [
      register('07_物件の取引'),
      register('08_物件とファンド'),
      register('09_賃貸借'),
      register('48_物件の評価'),
      register('41_ファンドの貸借対照表'),
    ],
  },
  'book-8': { at: [register('10_入金'), register('11_返金')], besides: '出資は金銭だけです。' },
  'view-9': {
    at: [register('51_会社の決算'), screen('company_page')],
    besides: '業務の状況の書面は、会社が作成して事務所に備え置きます。',
  },
  'view-10': {
    at: [register('51_会社の決算'), screen('company_page')],
    besides: '純資産の変動の書面は、会社が作成して事務所に備え置きます。',
  },
  bizrep: {
    at: [screen('deadlines')],
    besides: '事業報告書と会計監査は、会社が作成と手配をします。提出の期限を表示します。',
  },
  'seg-books': {
    at: [register('14_仕訳帳'), register('41_ファンドの貸借対照表'), screen('segregation')],
  },
  'seg-account': {
    at: [register('16_口座の明細'), screen('segregation')],
    besides: '口座の名義の写しは、会社が保存します。',
  },
  cool: { at: [coolingOff, paper('contract'), screen('cooling_off')] },
  'dig-1': { at: [screen('electronic_policy'), register('36_公表した障害とメンテナンス')] },
  'dig-2': {
    at: [paper('pre_contract'), screen('registration_list')],
    besides: '審査の資料は、会社が保存します。結果は、契約成立前書面の「業務管理者の確認」に記載します。',
  },
  'dig-3': { at: [screen('cooling_off'), coolingOff] },
}
