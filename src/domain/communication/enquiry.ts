import { invitationCodeFrom } from '../people/invitation.ts'

/** What an enquiry is about, in the order of the form. The keys are kept in the database. */
export const ENQUIRY_TOPICS = {
  registration: '会員登録・ログイン',
  identity: '本人確認・登録情報',
  fund: 'ファンド・申し込み',
  deposit: '入金・返金',
  distribution: '分配金・税金',
  document: '書面・電子交付・クーリング・オフ',
  personal_data: '個人情報の開示など',
  complaint: '苦情',
  other: 'その他',
} as const

export type EnquiryTopic = keyof typeof ENQUIRY_TOPICS

export const enquiryTopics = Object.keys(ENQUIRY_TOPICS) as EnquiryTopic[]

export const ENQUIRY_NAME_LENGTH = 40
export const ENQUIRY_EMAIL_LENGTH = 200
export const ENQUIRY_BODY_LENGTH = 2000

/** The number that the writer is told, `Q-7KM2XW4B`. Throws RangeError on fewer than eight random bytes. */
export function enquiryNumberFrom(randomBytes: Uint8Array): string {
  return `Q-${invitationCodeFrom(randomBytes)}`
}
