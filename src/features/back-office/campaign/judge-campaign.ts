import * as v from 'valibot'
import type { Id } from '../../../domain/id.ts'
import { mergeProblem } from '../../../domain/communication/mail-merge.ts'
import { campaignSchema, testAddressField } from '../../../domain/validation/campaign-schema.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { mergeFieldsOf } from './audience.ts'
import type { Audience } from './campaign.ts'

/** As an operator enters it. */
export interface CampaignInput {
  title: string
  body: string
  /** Null while it is a draft. */
  sendAt: Date | null
  toAll: boolean
  /** Null where no fund was named; 0 stands for one that cannot exist. */
  fundId: Id<'fund'> | null
  testAddress: string | null
}

export interface JudgedCampaign {
  title: string
  body: string
  sendAt: Date | null
  audience: Audience
  testAddress: string | null
}

function audienceOf({ toAll, fundId }: CampaignInput): Audience {
  if (toAll) return { kind: 'everyone' }
  return fundId === null ? { kind: 'nobody' } : { kind: 'fund', fundId }
}

/** What may be kept as a campaign: its text can be filled in for everybody it is meant for. Field messages otherwise. */
export async function judgeCampaign(database: Queryable, input: CampaignInput): Promise<Outcome<JudgedCampaign>> {
  const text = validate(campaignSchema, { title: input.title, body: input.body })
  const address =
    input.testAddress === null || input.testAddress.trim() === ''
      ? null
      : v.safeParse(testAddressField, input.testAddress)
  const audience = audienceOf(input)
  const allowed = mergeFieldsOf(audience)
  const wrong = {
    ...(text.ok ? {} : text.fields),
    ...(text.ok && mergeProblems(text.value, allowed)),
    ...(input.toAll && input.fundId !== null && { to_project: '全会員とファンドの、どちらかを選んでください。' }),
    ...(audience.kind === 'fund' &&
      !(await isPublished(database, audience.fundId)) && { to_project: '公開されているファンドを選んでください。' }),
    ...(input.sendAt !== null &&
      audience.kind === 'nobody' && { to_all: '送信日時を決めるには、宛先を選んでください。' }),
    ...(address !== null && !address.success && { mailto: address.issues[0].message }),
  }
  if (!text.ok || Object.keys(wrong).length > 0) return badInput(wrong)
  return success({
    ...text.value,
    sendAt: input.sendAt,
    audience,
    testAddress: address?.success === true ? address.output : null,
  })
}

function mergeProblems(
  { title, body }: { title: string; body: string },
  allowed: ReturnType<typeof mergeFieldsOf>,
): Record<string, string> {
  const [inTitle, inBody] = [mergeProblem(title, allowed), mergeProblem(body, allowed)]
  return { ...(inTitle !== null && { title: inTitle }), ...(inBody !== null && { body: inBody }) }
}

async function isPublished(database: Queryable, fundId: Id<'fund'>): Promise<boolean> {
  const fund = await database
    .selectFrom('fund')
    .select('id')
    .where('id', '=', fundId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return fund !== undefined
}
