import { formatDateTime } from '../../domain/calendar.ts'
import type { Config } from '../../platform/config.ts'
import { composeMail } from '../account/compose-mail.ts'
import type { MailText } from '../notification/owe-mail.ts'

type Site = Pick<Config, 'BASE_URL'>

export const identityApprovedMail = (site: Site, facts: { name: string; at: Date }): MailText =>
  composeMail(site, {
    subject: '【糸funding】本人確認が完了しました',
    name: facts.name,
    paragraphs: [`${formatDateTime(facts.at)}に、オンラインでの本人確認が完了しました。ファンドにお申し込みいただけます。`],
    link: { label: 'ファンドを見る', url: `${site.BASE_URL}/projects` },
  })

export const identityRejectedMail = (site: Site, facts: { name: string }): MailText =>
  composeMail(site, {
    subject: '【糸funding】本人確認をもう一度お願いします',
    name: facts.name,
    paragraphs: [
      'お送りいただいた内容では、本人確認ができませんでした。',
      '書類の文字や写真が鮮明に写っていること、ご登録の氏名・生年月日・住所と一致していることをご確認のうえ、もう一度お手続きください。',
    ],
    link: { label: '会員情報を開く', url: `${site.BASE_URL}/mypage/info` },
  })
