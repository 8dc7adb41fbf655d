import { fillIn } from '../../domain/mail-merge.ts'
import type { Mail } from '../notification/mails/mail-content.ts'
import { operatorNoticeMail } from '../notification/mails/operator-notice-mail.ts'
import { mailSenderOf } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import { isUnsubscribable, type Recipient } from './audience.ts'
import type { Audience } from './campaign.ts'
import { unsubscribePath } from './unsubscribe-token.ts'

export interface CampaignText {
  title: string
  body: string
  audience: Audience
}

/** The mail as one person gets it. */
export function campaignMail(services: Pick<Services, 'config'>, { title, body, audience }: CampaignText, recipient: Recipient): Mail {
  return operatorNoticeMail(
    {
      title: fillIn(title, recipient.values),
      body: fillIn(body, recipient.values),
      recipient: recipient.name,
      unsubscribable: isUnsubscribable(audience),
      ...(isUnsubscribable(audience) && { unsubscribePath: unsubscribePath(services.config, recipient.memberNumber) }),
    },
    mailSenderOf(services.config),
  )
}

/** The way out beside the text, which mail programs show as a button (RFC 2369, RFC 8058). Empty where there is none. */
export function unsubscribeHeaders({ config }: Pick<Services, 'config'>, audience: Audience, { memberNumber }: Recipient): Record<string, string> {
  if (!isUnsubscribable(audience)) return {}
  return {
    'List-Unsubscribe': `<${config.BASE_URL}${unsubscribePath(config, memberNumber)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
