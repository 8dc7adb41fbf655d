import { NO_ROW, type Id } from '../../../domain/id.ts'
import { maskEmail } from '../../../domain/core/mask.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Mail } from '../../communication/outbox/mails/mail-content.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { countAudience, isUnsubscribable, sampleAudience, type AudienceCount, type Recipient } from './audience.ts'
import { campaignMail } from './campaign-mail.ts'
import { findCampaign, type Audience } from './campaign.ts'
import { judgeCampaign, type CampaignInput } from './judge-campaign.ts'

const sampleSize = 5

export interface SampledPerson {
  memberNumber: string
  name: string
  /** Masked. */
  email: string
}

export interface CampaignPreview extends AudienceCount {
  sample: SampledPerson[]
  /** Whose mail is shown; null while nobody would get it. */
  shownFor: SampledPerson | null
  mail: Mail
  unsubscribable: boolean
}

/** Who would get the mail now and how one of them would read it; nothing is kept or sent. Refuses what could not be sent. */
export async function previewCampaign(
  services: Services,
  viewer: Viewer,
  { input, memberNumber }: { input: CampaignInput; memberNumber: string | null },
): Promise<Outcome<CampaignPreview>> {
  const { database } = services
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const judged = await judgeCampaign(database, input)
  if (!judged.ok) return judged
  const { audience } = judged.value
  const sample = await sampleAudience(database, audience, { size: sampleSize })
  const chosen =
    memberNumber === null ? sample[0] : (await sampleAudience(database, audience, { size: 1, memberNumber }))[0]
  if (memberNumber !== null && !chosen) return refusal('NOT_FOUND', 'この会員には送られません。')
  return success({
    ...(await countAudience(database, audience)),
    sample: sample.map(toSampled),
    shownFor: chosen ? toSampled(chosen) : null,
    mail: campaignMail(services, judged.value, chosen ?? nobodyYet(audience)),
    unsubscribable: isUnsubscribable(audience),
  })
}

/** The HTML part of a kept campaign, as the given member, or the first of its recipients, would get it; null where there is no such mail. */
export async function campaignHtml(
  services: Services,
  viewer: Viewer | null,
  { id, memberNumber }: { id: Id<'mail_campaign'> | null; memberNumber: string | null },
): Promise<string | null> {
  if (!viewer || refuseUnlessOperator(viewer)) return null
  const campaign = await findCampaign(services.database, id)
  if (!campaign) return null
  const [somebody] = await sampleAudience(services.database, campaign.audience, { size: 1, memberNumber })
  return campaignMail(services, campaign, somebody ?? nobodyYet(campaign.audience)).html
}

const toSampled = ({ memberNumber, name, email }: Recipient): SampledPerson => ({
  memberNumber,
  name,
  email: maskEmail(email),
})

/** While nobody would get it, the fields stand for themselves. */
function nobodyYet(audience: Audience): Recipient {
  return {
    memberId: NO_ROW,
    memberNumber: '00000000',
    email: '',
    name: '（会員の氏名）',
    values: {
      氏名: '（会員の氏名）',
      ...(audience.kind === 'fund' && { ファンド名: '（ファンド名）', 出資額: '（出資額）' }),
    },
  }
}
