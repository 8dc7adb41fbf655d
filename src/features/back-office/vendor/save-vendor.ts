import { japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { VendorFacts } from './list-vendors.ts'

interface VendorToSave {
  /** Null for a new one. */
  known: { id: Id<'vendor'>; version: number } | null
  facts: VendorFacts
}

const REQUIRED = '必須です'
const problemOf = (text: string, most: number): string | null =>
  text.trim() === '' ? REQUIRED : text.trim().length > most ? `${most}文字以内で入力してください` : null

/** A vendor as it is known now; what stood before stays. CONFLICT where another version stands than the operator saw. */
export async function saveVendor(
  services: Services,
  viewer: Viewer,
  { known, facts }: VendorToSave,
): Promise<Outcome<{ id: Id<'vendor'>; version: number }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const contractedOn = parseJapanDate(facts.contracted_on)
  const endedOn = facts.ended_on === null ? null : parseJapanDate(facts.ended_on)
  const problems = Object.entries({
    name: problemOf(facts.name, 100),
    work: problemOf(facts.work, 1000),
    subcontractors: facts.subcontractors.length > 1000 ? '1000文字以内で入力してください' : null,
    contracted_on: contractedOn === null ? REQUIRED : null,
    ended_on:
      facts.ended_on !== null && (endedOn === null || contractedOn === null || endedOn < contractedOn)
        ? '契約日以後の日付を入力してください'
        : null,
  }).filter((entry): entry is [string, string] => entry[1] !== null)
  if (problems.length > 0 || contractedOn === null) return badInput(Object.fromEntries(problems))
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const id =
      known?.id ??
      (await transaction.insertInto('vendor').values({ recorded_at: now }).returning('id').executeTakeFirstOrThrow()).id
    await transaction.selectFrom('vendor').select('id').where('id', '=', id).forUpdate().execute()
    const last = await transaction
      .selectFrom('vendor_version')
      .select('version')
      .where('vendor_id', '=', id)
      .orderBy('version', 'desc')
      .executeTakeFirst()
    if (known !== null && !last) return refusal('NOT_FOUND', '該当する委託先がありません。')
    if (known !== null && last?.version !== known.version)
      return refusal('CONFLICT', 'ほかの運営者が、先に更新しました。読み直してください。')
    const version = (last?.version ?? 0) + 1
    await transaction
      .insertInto('vendor_version')
      .values({
        vendor_id: id,
        version,
        recorded_at: now,
        recorded_by: viewer.memberId,
        name: facts.name.trim(),
        work: facts.work.trim(),
        data: [...new Set(facts.data)],
        subcontractors: facts.subcontractors.trim(),
        contracted_on: contractedOn,
        ended_on: endedOn,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: version === 1 ? 'vendor.written' : 'vendor.changed',
      objectType: 'vendor',
      objectId: id,
      detail: { version },
    })
    return success({ id, version })
  })
}

interface VendorCheck {
  vendorId: Id<'vendor'>
  checkedOn: string
  isGood: boolean
  findings: string
}

/** The yearly check: the next one is due a year after it. */
export async function recordVendorCheck(
  services: Services,
  viewer: Viewer,
  check: VendorCheck,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const checkedOn = parseJapanDate(check.checkedOn)
  const findings = problemOf(check.findings, 4000)
  if (checkedOn === null || checkedOn > japanDateOf(now) || findings !== null)
    return badInput({
      ...(checkedOn === null || checkedOn > japanDateOf(now) ? { checked_on: '今日までの日付を入力してください' } : {}),
      ...(findings === null ? {} : { findings }),
    })
  return inTransaction(services.database, async (transaction) => {
    const vendor = await transaction
      .selectFrom('vendor')
      .select('id')
      .where('id', '=', check.vendorId)
      .forUpdate()
      .executeTakeFirst()
    if (!vendor) return refusal('NOT_FOUND', '該当する委託先がありません。')
    await transaction
      .insertInto('vendor_check')
      .values({
        vendor_id: vendor.id,
        checked_on: checkedOn,
        result: check.isGood ? 'good' : 'to_mend',
        findings: check.findings.trim(),
        recorded_at: now,
        recorded_by: viewer.memberId,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'vendor.check_recorded',
      objectType: 'vendor',
      objectId: vendor.id,
    })
    return success(null)
  })
}
