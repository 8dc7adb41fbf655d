import { formatDateTime } from '../../domain/calendar.ts'
import type { Config } from '../../platform/config.ts'
import type { MailText } from '../notification/owe-mail.ts'
import { composeMail } from './compose-mail.ts'

type Site = Pick<Config, 'BASE_URL'>

export const registrationLinkMail = (site: Site, facts: { token: string; expiresAt: Date }): MailText =>
  composeMail(site, {
    subject: '【糸funding】会員登録のご案内',
    name: null,
    paragraphs: [
      '糸fundingにメールアドレスをご登録いただき、ありがとうございます。',
      `${formatDateTime(facts.expiresAt)}までに、次のページから会員登録をお済ませください。このリンクは一度だけご利用いただけます。`,
    ],
    link: { label: '会員登録に進む', url: `${site.BASE_URL}/regist/${facts.token}` },
  })

export const alreadyRegisteredMail = (site: Site, facts: { name: string }): MailText =>
  composeMail(site, {
    subject: '【糸funding】このメールアドレスは登録済みです',
    name: facts.name,
    paragraphs: [
      'このメールアドレスで会員登録のお申し込みがありましたが、すでに会員登録がお済みです。そのままログインしてご利用いただけます。',
      'パスワードをお忘れの場合は、次のページから再設定してください。お心当たりがない場合、お手続きは不要です。',
    ],
    link: { label: 'パスワードを再設定する', url: `${site.BASE_URL}/password/forgot` },
  })

export const welcomeMail = (site: Site, facts: { name: string }): MailText =>
  composeMail(site, {
    subject: '【糸funding】会員登録が完了しました',
    name: facts.name,
    paragraphs: [
      '糸fundingへの会員登録が完了しました。ご登録ありがとうございます。',
      'ファンドへのお申し込みには、オンラインでの本人確認が必要です。会員情報のページからお手続きください。',
    ],
    link: { label: '会員情報を開く', url: `${site.BASE_URL}/mypage/info` },
  })

export const passwordResetMail = (site: Site, facts: { name: string; code: string; expiresAt: Date }): MailText =>
  composeMail(site, {
    subject: '【糸funding】パスワード再設定のご案内',
    name: facts.name,
    paragraphs: [
      'パスワード再設定のお申し込みを受け付けました。',
      `${formatDateTime(facts.expiresAt)}までに、次のページから新しいパスワードを設定してください。このリンクは一度だけご利用いただけます。`,
      'お心当たりがない場合、お手続きは不要です。パスワードは変更されません。',
    ],
    link: { label: 'パスワードを再設定する', url: `${site.BASE_URL}/password/reset/${facts.code}` },
  })

export const passwordChangedMail = (site: Site, facts: { name: string; at: Date }): MailText =>
  composeMail(site, {
    subject: '【糸funding】パスワードを変更しました',
    name: facts.name,
    paragraphs: [
      `${formatDateTime(facts.at)}に、パスワードを変更しました。安全のため、すべての端末からログアウトしています。`,
      'お心当たりがない場合は、すぐにパスワードを再設定し、お問い合わせページからご連絡ください。',
    ],
  })

export const newDeviceMail = (site: Site, facts: { name: string; at: Date; device: string }): MailText =>
  composeMail(site, {
    subject: '【糸funding】新しい端末からログインがありました',
    name: facts.name,
    paragraphs: [
      'これまでと異なる端末からログインがありました。',
      `日時：${formatDateTime(facts.at)}\n端末：${facts.device.slice(0, 200) || '不明'}`,
      'お心当たりがない場合は、すぐにパスワードを再設定してください。',
    ],
  })
