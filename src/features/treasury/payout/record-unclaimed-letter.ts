import { formatDate, japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { LETTER_AFTER, letterDays } from '../../../domain/treasury/unclaimed.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadUnclaimed } from './load-unclaimed.ts'
import { columnsOf } from './obligation.ts'

/** A member to whom a letter is owed: his money has waited for him for half a year. */
export type OwedLetter = Awaited<ReturnType<typeof listOwedLetters>>[number]

/** Whoever has waited longest first. */
export async function listOwedLetters(database: Queryable, today: JapanDate) {
  const owed = (await loadUnclaimed(database, today)).filter(({ needs_letter: needsLetter }) => needsLetter)
  if (owed.length === 0) return []
  const members = await database
    .selectFrom('member')
    .select(['id', 'member_number', 'family_name', 'given_name'])
    .where('id', 'in', [...new Set(owed.map(({ member_id: memberId }) => memberId))])
    .execute()
  return members
    .flatMap((member) => {
      const own = owed.filter(({ member_id: memberId }) => memberId === member.id)
      const [oldest] = own
      if (oldest === undefined) return []
      return [
        {
          member_id: member.id,
          member_number: member.member_number,
          member_name: `${member.family_name} ${member.given_name}`,
          amount: own.reduce((sum, { amount }) => sum + amount, 0),
          since: oldest.since,
          /** Until when it is posted. */
          due_on: letterDays(oldest.since).until,
        },
      ]
    })
    .toSorted((one, other) => one.since.localeCompare(other.since))
}

/** The letter was posted to the address that stood there then. It tells of all that had waited so long. */
export async function recordUnclaimedLetter(
  services: Services,
  viewer: Viewer,
  { memberId, postedOn: given }: { memberId: Id<'member'>; postedOn: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const today = japanDateOf(now)
  const postedOn = parseJapanDate(given)
  if (postedOn === null || postedOn > today) return badInput({ posted_on: '今日までの日付を入力してください' })
  return inTransaction(services.database, async (transaction) => {
    // Of two who record the same letter, the second finds it done.
    const member = await transaction
      .selectFrom('member')
      .select(['zipcode', 'address', 'family_name', 'given_name'])
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    const owed = (await loadUnclaimed(transaction, today, memberId)).filter(
      ({ needs_letter: needsLetter }) => needsLetter,
    )
    const [oldest] = owed
    if (!member || oldest === undefined)
      return refusal(
        'CONFLICT',
        'この会員への手紙は、必要ありません。すでに発送されたか、口座の登録またはお支払いがありました。',
      )
    const { from } = letterDays(oldest.since)
    if (postedOn < from)
      return badInput({
        posted_on: `お支払いできない日が${LETTER_AFTER}日になった${formatDate(from)}以後の日付を入力してください`,
      })
    // What had not waited so long on that day has its own letter later.
    const told = owed.filter(({ since }) => letterDays(since).from <= postedOn)
    await transaction
      .insertInto('unclaimed_reminder')
      .values(
        told.map(({ obligation, since, amount }) => ({
          ...columnsOf(obligation),
          member_id: memberId,
          since,
          way: 'letter' as const,
          days: LETTER_AFTER,
          amount,
          told_on: postedOn,
          recorded_at: now,
          recorded_by: viewer.memberId,
          zipcode: member.zipcode,
          address: member.address,
          recipient: `${member.family_name} ${member.given_name}`,
        })),
      )
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'unclaimed.posted',
      objectType: 'member',
      objectId: memberId,
      detail: { posted_on: postedOn, amount: told.reduce((sum, { amount }) => sum + amount, 0) },
    })
    return success(null)
  })
}
