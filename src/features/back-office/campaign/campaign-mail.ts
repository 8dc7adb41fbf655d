import { fillIn } from '../../../domain/communication/mail-merge.ts'
import type { Mail } from '../../communication/outbox/mails/mail-content.ts'
import { operatorNoticeMail } from '../../communication/outbox/mails/operator-notice-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { isUnsubscribable, type Recipient } from './audience.ts'
import type { Audience } from './campaign.ts'
import { unsubscribeHeaders, unsubscribePath } from '../../communication/outbox/unsubscribe-token.ts'

export interface CampaignText {
  title: string
  body: string
  audience: Audience
}

/** The mail as one person gets it. */
export function campaignMail(
  services: Pick<Services, 'config'>,
  { title, body, audience }: CampaignText,
  recipient: Recipient,
): Mail {
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

/** The way out beside the text; empty where the audience has none. */
export function campaignHeaders(
  { config }: Pick<Services, 'config'>,
  audience: Audience,
  { memberNumber }: Recipient,
): Record<string, string> {
  return isUnsubscribable(audience) ? unsubscribeHeaders(config, memberNumber) : {}
}
