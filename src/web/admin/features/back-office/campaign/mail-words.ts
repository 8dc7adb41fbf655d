import { CAMPAIGN_STATUS } from '../../../../../domain/back-office/state-words.ts'
import type { EditedMail, FundChoice, MailInput, MailRow } from './mail-queries.ts'

export const mailStateWords: Readonly<Record<MailRow['state'], string>> = CAMPAIGN_STATUS

export function audienceText(
  { to_all: toAll, to_project: fundId }: Pick<MailRow, 'to_all' | 'to_project'>,
  funds: readonly FundChoice[],
): string {
  if (toAll) return '全会員（配信停止の人を除く）'
  if (fundId === null) return '未定'
  return `${funds.find(({ id }) => id === fundId)?.name ?? `ファンド${fundId}`} の参加者`
}

/** What the form holds; texts as they are typed. */
export interface MailValues {
  title: string
  body: string
  audience: 'nobody' | 'everyone' | 'fund'
  fundId: string
  /** Empty for a draft; else date and time in Japan. */
  sendAt: string
  mailto: string
}

export const emptyMail: MailValues = { title: '', body: '', audience: 'nobody', fundId: '', sendAt: '', mailto: '' }

export const valuesOf = (mail: EditedMail): MailValues => ({
  title: mail.title,
  body: mail.body,
  audience: mail.to_all ? 'everyone' : mail.to_project === null ? 'nobody' : 'fund',
  fundId: mail.to_project ?? '',
  sendAt: mail.send_at?.slice(0, 16) ?? '',
  mailto: mail.mailto ?? '',
})

/** @param sendAt the instant to send it at; null keeps it a draft. */
export const inputOf = (values: MailValues, sendAt: string | null): MailInput => ({
  title: values.title,
  body: values.body,
  send_at: sendAt,
  to_all: values.audience === 'everyone',
  to_project: values.audience === 'fund' && values.fundId !== '' ? values.fundId : null,
  mailto: values.mailto === '' ? null : values.mailto,
})
