import { sql } from 'kysely'
import { addDays, endOfDay, formatDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { PAPER_DEADLINE_DAYS } from '../../../domain/documents/paper.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { enqueueOperatorNotice } from '../../communication/outbox/notify-operators.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockMember } from '../../people/member/find-member.ts'
import { takesPaper } from './takes-paper.ts'

/** The member takes the consent to electronic delivery back, or gives it again. REAUTH_REQUIRED unless the login is fresh; CONFLICT where it is so already. */
export async function chooseDelivery(services: Services, viewer: Viewer, isGiven: boolean): Promise<Outcome<null>> {
  const stale = refuseStaleLogin(services, viewer)
  if (stale) return stale
  return inTransaction(services.database, async (transaction) => {
    await transaction.selectFrom('member').select('id').where('id', '=', viewer.memberId).forUpdate().execute()
    return keepWord(transaction, services, {
      memberId: viewer.memberId,
      isGiven,
      actor: `member:${viewer.memberId}`,
      by: null,
    })
  })
}

/** The same on the member's word by letter or telephone. */
export async function recordDeliveryConsent(
  services: Services,
  viewer: Viewer,
  { memberNumber, isGiven, note }: { memberNumber: string; isGiven: boolean; note: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const written = note.trim()
  if (written === '' || written.length > 1000) return badInput({ note: '1〜1000文字で入力してください' })
  return inTransaction(services.database, async (transaction) => {
    const member = await lockMember(transaction, memberNumber.trim())
    if (!member.ok) return badInput({ member_number: '会員が見つかりません。' })
    const by = { operatorId: viewer.memberId, note: written }
    return keepWord(transaction, services, {
      memberId: member.value.id,
      isGiven,
      actor: `operator:${viewer.memberId}`,
      by,
    })
  })
}

interface Word {
  memberId: Id<'member'>
  isGiven: boolean
  actor: string
  by: { operatorId: Id<'member'>; note: string } | null
}

async function keepWord(
  transaction: Transaction,
  services: Services,
  { memberId, isGiven, actor, by }: Word,
): Promise<Outcome<null>> {
  if ((await takesPaper(transaction, memberId)) !== isGiven)
    return refusal(
      'CONFLICT',
      isGiven ? '電子交付は、すでに承諾されています。' : '書面は、すでに郵送でお届けすることになっています。',
    )
  const now = services.clock.now()
  await transaction
    .insertInto('delivery_consent')
    .values({
      member_id: memberId,
      is_given: isGiven,
      at: now,
      recorded_by: by?.operatorId ?? null,
      note: by?.note ?? '',
    })
    .execute()
  await recordAudit(transaction, {
    at: now,
    actor,
    action: isGiven ? 'member.electronic_delivery_agreed' : 'member.electronic_delivery_withdrawn',
    objectType: 'member',
    objectId: memberId,
  })
  if (isGiven) return success(null)
  await extendPaperDeadlines(transaction)
  await enqueueOperatorNotice(
    transaction,
    services,
    {
      key: `paper-member:${memberId}:${now.getTime()}`,
      title: '電子交付の承諾の取り消しがありました',
      body: [
        `${formatDate(japanDateOf(now))}に、会員1人が電子交付の承諾を取り消しました。`,
        '以後の書面は、紙で郵送します。「書面の郵送」の画面で、発送するものを確認してください。',
      ].join('\n\n'),
    },
    now,
  )
  return success(null)
}

/**
 * A contract that goes by post is received days after the application, and only then is the account shown: whoever waits for the letter has
 * 14 days from the contract instead of three.
 */
export async function extendPaperDeadlines(transaction: Transaction): Promise<void> {
  const { rows } = await sql<{ id: Id<'investment'>; frozen_at: Date; deadline: Date }>`
    select investment.id, document.frozen_at, investment.deposit_deadline_at as deadline
    from contract_document document join investment on investment.id = document.investment_id
    where document.delivered_at is null and investment.status = 'awaiting_deposit' and takes_paper(investment.member_id)
    for no key update of investment`.execute(transaction)
  for (const { id, frozen_at: frozenAt, deadline } of rows) {
    const later = endOfDay(addDays(japanDateOf(frozenAt), PAPER_DEADLINE_DAYS))
    if (later <= deadline) continue
    await transaction.updateTable('investment').set({ deposit_deadline_at: later }).where('id', '=', id).execute()
  }
}
