import type { Config } from '../../platform/config.ts'
import type { MailSender } from './mails/mail-content.ts'

/** Who writes our mails: the operating company (demo values: an invented one) and where links lead. */
export function letterhead(config: Pick<Config, 'BASE_URL'>): MailSender {
  return {
    brand: '糸funding',
    companyName: '糸ファンディング株式会社',
    licence: '小規模不動産特定共同事業者 東京都知事（1）第000号',
    contactHours: '平日10:00〜18:00',
    baseUrl: config.BASE_URL,
  }
}
