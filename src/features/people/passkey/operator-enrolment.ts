import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import { hashToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** How long a one-time code for an operator's passkey holds. Machine time. */
export const enrolmentLife = 24 * 60 * 60 * 1000

/** No look-alikes (0 and O, 1 and I and L): a code is read out and typed. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Sixteen letters in fours, 79 bits: 'K7PM-2XQA-9RTD-HW4C'. */
export function newEnrolmentCode(services: Pick<Services, 'randomBytes'>): string {
  const picked: string[] = []
  // A byte beyond the last whole round of the alphabet would favour its first letters.
  const usable = 256 - (256 % letters.length)
  while (picked.length < 16)
    picked.push(
      ...[...services.randomBytes(24)]
        .filter((byte) => byte < usable)
        .map((byte) => letters[byte % letters.length] ?? ''),
    )
  return (picked.slice(0, 16).join('').match(/.{4}/g) ?? []).join('-')
}

/** Of a code as it is typed: blanks, hyphens, width and case do not count. */
export const enrolmentHash = (typed: string): Buffer =>
  hashToken(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, ''),
  )

/** The code by which this operator may register a passkey now; null where it is not his, used or too old. `now` is machine time. */
export async function findEnrolment(
  database: Queryable,
  given: { memberId: Id<'member'>; code: string },
  now: Date,
): Promise<{ id: Id<'operator_enrolment'> } | null> {
  const found = await database
    .selectFrom('operator_enrolment')
    .select('id')
    .where('member_id', '=', given.memberId)
    .where('code_hash', '=', enrolmentHash(given.code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

export const wrongEnrolmentCode = (): Refusal =>
  refusal('BAD_USER_INPUT', '登録コードが違うか、有効期限が過ぎています', {
    fields: { code: '登録コードが違うか、有効期限が過ぎています' },
  })

/** Uses the code up, with whatever else was open for the operator. False where somebody was quicker. */
export async function useEnrolment(
  transaction: Transaction,
  id: Id<'operator_enrolment'>,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .updateTable('operator_enrolment')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  if (!used) return false
  await closeEnrolments(transaction, used.member_id, now)
  return true
}

export async function closeEnrolments(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  await transaction
    .updateTable('operator_enrolment')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
}

/** Makes a code for an operator, in the place of any before: for the command of the project. @returns the code, which is nowhere else. */
export async function enrolOperator(
  transaction: Transaction,
  services: Pick<Services, 'randomBytes' | 'machineClock'>,
  memberId: Id<'member'>,
): Promise<string> {
  const now = services.machineClock.now()
  await closeEnrolments(transaction, memberId, now)
  const code = newEnrolmentCode(services)
  const expiresAt = addMilliseconds(now, enrolmentLife)
  await transaction
    .insertInto('operator_enrolment')
    .values({
      member_id: memberId,
      proposal_id: null,
      code_hash: enrolmentHash(code),
      made_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return code
}
