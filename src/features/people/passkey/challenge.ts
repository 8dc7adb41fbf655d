import type { Queryable } from '../../../platform/database/connect.ts'
import { hashToken } from '../../../platform/secret.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

export type ChallengePurpose = 'register' | 'login'

/** How long somebody may look for a finger or a key. Machine time. */
export const challengeLife = 5 * 60 * 1000

/** A fresh question, kept as a hash. `memberId` null: whoever has a passkey of the site may answer. */
export async function askChallenge(
  services: Services,
  purpose: ChallengePurpose,
  memberId: Id<'member'> | null,
): Promise<string> {
  const challenge = services.randomBytes(32).toString('base64url')
  const expiresAt = addMilliseconds(services.machineClock.now(), challengeLife)
  await services.database
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hashToken(challenge), purpose, member_id: memberId, expires_at: expiresAt })
    .execute()
  return challenge
}

/** Takes a question away, so that it is answered once. Null where it was never asked, is too old or was answered already. */
export async function takeChallenge(
  database: Queryable,
  challenge: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<{ memberId: Id<'member'> | null } | null> {
  const taken = await database
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return taken ? { memberId: taken.member_id } : null
}
