import { campaignLifecycle, type CampaignStatus } from '../../../domain/lifecycles/campaign.ts'
import { mayFind } from '../../../domain/lifecycles/lifecycle.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { moveOne } from '../../core/move.ts'
import { judgeCampaign, type CampaignInput, type JudgedCampaign } from './judge-campaign.ts'
import { NO_ROW, type Id } from '../../../domain/id.ts'

export interface CampaignToSave {
  /** Undefined for a new one, null for one that cannot exist. */
  id: Id<'mail_campaign'> | null | undefined
  /** As the operator saw it; undefined where it was not told. */
  version: number | undefined
  input: CampaignInput
}

/**
 * Writes a new campaign, or changes one that is not sent yet. With a time it is scheduled, without one it is a draft. CONFLICT once it is
 * being sent, and where a colleague has changed it since it was seen.
 */
export async function saveCampaign(
  services: Services,
  viewer: Viewer,
  { id, version, input }: CampaignToSave,
): Promise<Outcome<{ id: Id<'mail_campaign'>; version: number }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const judged = await judgeCampaign(transaction, input)
    if (!judged.ok) return judged
    const before = id === undefined ? undefined : await lockCampaign(transaction, { id, version })
    if (before && !before.ok) return before
    if (isPast(judged.value.sendAt, before?.ok ? before.value.sendAt : null, now))
      return badInput({ send_at: '送信日時は、これからの日時を指定してください。' })
    const saved = before?.ok
      ? await change(transaction, before.value, toColumns(judged.value, viewer, now))
      : await add(transaction, toColumns(judged.value, viewer, now))
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: id === undefined ? 'campaign.written' : 'campaign.changed',
      objectType: 'campaign',
      objectId: saved.id,
      detail: factsOf(judged.value),
    })
    return success(saved)
  })
}

export interface LockedCampaign {
  id: Id<'mail_campaign'>
  status: CampaignStatus
  version: number
  sendAt: Date | null
}

const overText: Partial<Record<CampaignStatus, string>> = {
  sending: 'このメールは、送信が始まっているため変更できません。',
  sent: 'このメールは、送信が終わっているため変更できません。',
  canceled: 'このメールは、取り消されているため変更できません。',
}

/** Locks a campaign that may still be changed, as its operator last saw it. */
async function lockCampaign(
  transaction: Transaction,
  seen: { id: Id<'mail_campaign'> | null; version: number | undefined },
): Promise<Outcome<LockedCampaign>> {
  const row = await lockAnyCampaign(transaction, seen)
  if (!row.ok) return row
  const over = overText[row.value.status]
  return over === undefined ? row : refusal('CONFLICT', over)
}

/** The same whatever has become of it. */
export async function lockAnyCampaign(
  transaction: Transaction,
  seen: { id: Id<'mail_campaign'> | null; version: number | undefined },
): Promise<Outcome<LockedCampaign>> {
  const row = await transaction
    .selectFrom('mail_campaign')
    .select(['id', 'status', 'send_at as sendAt', 'version', 'updated_by'])
    .where('id', '=', seen.id ?? NO_ROW)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refusal('NOT_FOUND', 'メールが見つかりません。')
  if (seen.version !== undefined && seen.version !== row.version) return changedMeanwhile(transaction, row.updated_by)
  return success({ id: row.id, status: row.status, version: row.version, sendAt: row.sendAt })
}

async function changedMeanwhile(transaction: Transaction, memberId: Id<'member'>): Promise<Refusal> {
  const { family_name: family, given_name: given } = await transaction
    .selectFrom('member')
    .select(['family_name', 'given_name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return refusal(
    'CONFLICT',
    `${family} ${given}さんが先に変更しました。入力した内容は残っています。最新の内容を読み込んで確かめてください。`,
  )
}

/** A time that was entered earlier and has come stays as it is; a new one lies ahead. */
const isPast = (sendAt: Date | null, before: Date | null, now: Date): boolean =>
  sendAt !== null && sendAt < now && sendAt.getTime() !== before?.getTime()

function toColumns(campaign: JudgedCampaign, viewer: Viewer, now: Date) {
  return {
    title: campaign.title,
    body: campaign.body,
    audience: campaign.audience.kind,
    fund_id: campaign.audience.kind === 'fund' ? campaign.audience.fundId : null,
    send_at: campaign.sendAt,
    test_address: campaign.testAddress,
    updated_at: now,
    updated_by: viewer.memberId,
  }
}

type Columns = ReturnType<typeof toColumns>

async function add(transaction: Transaction, columns: Columns): Promise<{ id: Id<'mail_campaign'>; version: number }> {
  const event = columns.send_at === null ? 'drafted' : 'scheduled'
  const status = campaignLifecycle.events[event].to
  const values = { ...columns, status, created_at: columns.updated_at, created_by: columns.updated_by }
  return transaction.insertInto('mail_campaign').values(values).returning(['id', 'version']).executeTakeFirstOrThrow()
}

async function change(
  transaction: Transaction,
  before: LockedCampaign,
  columns: Columns,
): Promise<{ id: Id<'mail_campaign'>; version: number }> {
  const { id } = before
  const set = { ...columns, version: before.version + 1 }
  const event = columns.send_at === null ? 'unscheduled' : 'scheduled'
  if (mayFind(campaignLifecycle.events[event], before.status))
    await moveOne(transaction, campaignLifecycle, { id }, { event, set })
  else await transaction.updateTable('mail_campaign').set(set).where('id', '=', id).execute()
  return { id, version: set.version }
}

/** What was written stays out of the log: it stands in the campaign itself. */
const factsOf = ({ audience, sendAt }: JudgedCampaign) => ({
  audience: audience.kind,
  ...(audience.kind === 'fund' && { fund_id: audience.fundId }),
  send_at: sendAt?.toISOString() ?? null,
})
