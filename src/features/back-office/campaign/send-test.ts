import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { randomToken } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { sampleAudience, type Recipient } from './audience.ts'
import { campaignMail } from './campaign-mail.ts'
import { judgeCampaign, type CampaignInput } from './judge-campaign.ts'

/** Sends the mail to the given address alone, marked as a test. Its fields are filled in with the operator's own name. */
export async function sendTest(services: Services, viewer: Viewer, input: CampaignInput): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const judged = await judgeCampaign(transaction, { ...input, sendAt: null })
    if (!judged.ok) return judged
    const { testAddress, audience } = judged.value
    if (testAddress === null) return badInput({ mailto: '必須です' })
    const [somebody] = await sampleAudience(transaction, audience, { size: 1 })
    const content = campaignMail(services, judged.value, await asOperator(transaction, viewer, somebody))
    const mail = {
      key: `campaign-test:${randomToken()}`,
      memberId: null,
      to: testAddress,
      template: 'campaign-test',
      content: { ...content, subject: `【テスト】${content.subject}` },
    }
    await enqueueMail(transaction, services, mail, now)
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'campaign.tested',
      objectType: 'campaign',
      objectId: 'test',
      detail: { audience: audience.kind },
    })
    return success(null)
  })
}

/** No member's name goes to an address that somebody typed; fund and amount are those of one participant. */
async function asOperator(
  database: Parameters<typeof sampleAudience>[0],
  viewer: Viewer,
  somebody: Recipient | undefined,
): Promise<Recipient> {
  const operator = await database
    .selectFrom('member')
    .select(['member_number', 'email', 'family_name', 'given_name'])
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  const name = `${operator.family_name} ${operator.given_name}`
  return {
    memberId: viewer.memberId,
    memberNumber: operator.member_number,
    email: operator.email,
    name,
    values: { ...somebody?.values, 氏名: name },
  }
}
