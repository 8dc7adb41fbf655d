import { formatDateTime } from '../../domain/calendar.ts'
import type { Config } from '../../platform/config.ts'
import { composeMail } from '../account/compose-mail.ts'
import type { MailText } from '../notification/owe-mail.ts'

export interface BankAccountChange {
  name: string
  at: Date
  bankName: string
  branchName: string
  /** The last three digits: enough to recognise the account, too little to use it. */
  accountNumberEnd: string
}

export const bankAccountChangedMail = (site: Pick<Config, 'BASE_URL'>, facts: BankAccountChange): MailText =>
  composeMail(site, {
    subject: '【糸funding】銀行口座を登録しました',
    name: facts.name,
    paragraphs: [
      `${formatDateTime(facts.at)}に、分配金・返金のお振込先として次の口座を登録しました。`,
      `${facts.bankName}　${facts.branchName}支店　普通　末尾${facts.accountNumberEnd}`,
      '安全のため、登録から24時間はこの口座へのお振込みを行いません。お心当たりがない場合は、すぐにお問い合わせページからご連絡ください。',
    ],
    link: { label: '会員情報を開く', url: `${site.BASE_URL}/mypage/info` },
  })
