import type { FreeText } from '../free-text.ts'
import { ENQUIRY_TOPICS, type EnquiryTopic } from './enquiry.ts'

/** Enquiries that no form of free text begins: each has steps that operators tick off, and a day by which it is due. */
export const GUIDED_CASES = {
  account_stopped: '不正利用の疑い（利用の停止）',
  leaving: '退会',
  disclosure: '個人データの開示など',
  name_change: '氏名の変更',
  inheritance: '相続',
} as const

export type GuidedCase = keyof typeof GUIDED_CASES

export const isGuidedCase = (topic: FreeText): topic is GuidedCase => Object.hasOwn(GUIDED_CASES, topic)

export interface CaseStep {
  /** Kept in the database. */
  key: string
  text: string
}

/** What operators do about each, in order. */
export const CASE_STEPS: Readonly<Record<GuidedCase, readonly CaseStep[]>> = {
  account_stopped: [
    { key: 'contacted', text: '登録の電話番号でご本人に連絡し、本人であることを確かめた' },
    { key: 'changes_reviewed', text: '履歴で、口座・住所・メールアドレス・パスキーの変更を確かめた' },
    { key: 'payouts_reviewed', text: '手続き中の支払いに、不審な口座あてのものがないことを確かめた' },
    { key: 'breach_judged', text: '個人データの漏えい等に当たるか判断し、当たるときは報告の期限を確かめた' },
    { key: 'hold_lifted', text: '支払いの停止を解除した（会員の画面）' },
  ],
  leaving: [
    { key: 'balance_checked', text: '未払いの分配金・返金・償還がないことを確かめた' },
    { key: 'papers_sent', text: '今年の取引がある場合、年間取引報告書を郵送する準備をした' },
    { key: 'retention_noted', text: '取引と本人確認の記録の保存期限（取引の終了から7年）を記録した' },
  ],
  disclosure: [
    { key: 'identity_confirmed', text: '請求した方がご本人または代理人であることを確かめた' },
    { key: 'fee_received', text: '手数料（開示・利用目的の通知は1,200円）を確かめた' },
    { key: 'data_gathered', text: '請求の範囲の個人データをそろえた' },
    { key: 'refusal_judged', text: '応じられない部分がないか判断し、あるときは理由を書いた' },
    { key: 'answered', text: 'ご希望の方法で回答した' },
  ],
  name_change: [
    { key: 'document_received', text: '新しい氏名の本人確認書類を確かめた' },
    { key: 'name_updated', text: '登録の氏名が更新され、本人確認が完了した' },
    { key: 'account_checked', text: '受取口座の名義が新しい氏名と一致している' },
    { key: 'screened', text: '新しい氏名で反社会的勢力の照合をした' },
    { key: 'register_updated', text: '事業参加者名簿の氏名を改めた' },
  ],
  inheritance: [
    { key: 'death_confirmed', text: '亡くなったことが分かる戸籍（除籍）を受け取った' },
    { key: 'heirs_confirmed', text: '相続人が分かる戸籍または法定相続情報一覧図を受け取った' },
    { key: 'division_confirmed', text: '遺言または遺産分割協議書と印鑑証明書を受け取った' },
    { key: 'account_held', text: '会員の利用と支払いを止めた' },
    { key: 'successor_verified', text: '引き継ぐ方の本人確認と反社会的勢力の照合をした' },
    { key: 'position_transferred', text: '契約上の地位を引き継ぐか、支払いで終えるかを決め、書面を交付した' },
  ],
}

/** Calendar days until a case is due: two weeks is what the privacy policy promises; a suspected intrusion is looked at the next day. */
export const CASE_DAYS: Readonly<Record<GuidedCase, number>> = {
  account_stopped: 1,
  leaving: 14,
  disclosure: 14,
  name_change: 14,
  inheritance: 7,
}

/** Everything that an enquiry may be about. */
export type AnyTopic = EnquiryTopic | GuidedCase
export const TOPIC_WORDS: Readonly<Record<AnyTopic, string>> = { ...ENQUIRY_TOPICS, ...GUIDED_CASES }

/** What a person may ask for about his own data (act on the protection of personal information, articles 32 to 35). */
export const DISCLOSURE_KINDS = {
  purpose: '利用目的の通知',
  data: '個人データの開示',
  provision: '第三者に提供した記録の開示',
  correction: '訂正・追加・削除',
  cessation: '利用の停止・消去・第三者への提供の停止',
} as const
export type DisclosureKind = keyof typeof DISCLOSURE_KINDS

/** Those cost a fee of 1,200 yen, tax included, each (the privacy policy). */
export const DISCLOSURE_FEE = 1_200
export const costsFee = (kind: DisclosureKind): boolean => kind === 'purpose' || kind === 'data' || kind === 'provision'

export const DISCLOSURE_FORMS = { electronic: '電子データ', paper: '書面（登録の住所へ郵送）' } as const
export const NAME_CHANGE_REASONS = {
  marriage: '婚姻',
  divorce: '離婚',
  adoption: '養子縁組など',
  court: '家庭裁判所の許可',
  other: 'その他',
} as const
export const HEIR_RELATIONS = {
  spouse: '配偶者',
  child: '子',
  parent: '父母',
  sibling: '兄弟姉妹',
  executor: '遺言執行者・代理人',
  other: 'その他',
} as const
