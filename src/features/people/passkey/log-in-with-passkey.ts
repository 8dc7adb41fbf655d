import { success, type Outcome } from '../../../platform/outcome.ts'
import { equalInConstantTime, sha256Hex } from '../../../platform/secret.ts'
import { judgeInTurn, loginFailed } from '../account/log-in.ts'
import { accountPolicy } from '../account/login-delay.ts'
import type { ThrottleKey } from '../account/login-throttle.ts'
import { oneAtATime } from '../account/one-at-a-time.ts'
import { openSession, type Entry, type MemberLoggingIn } from '../account/open-session.ts'
import type { NewSession } from '../account/session.ts'
import type { Services } from '../../core/services.ts'
import { challengeOf, parseLoginAnswer, type LoginAnswer } from './browser-answer.ts'
import { takeChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'
import type { Id } from '../../../domain/id.ts'

export interface PasskeyAttempt extends Omit<Entry, 'throttleKeys' | 'byPasskey'> {
  /** What the browser answered, as JSON. */
  response: string
}

/**
 * Logs a member in by a passkey under a new session, or confirms who is logged in already. Everything that does not fit is told in the words
 * of a wrong password. Failures slow down as there: by passkey, so that nobody who guesses at a password keeps its owner out, and by network address.
 */
export async function logInWithPasskey(services: Services, attempt: PasskeyAttempt): Promise<Outcome<NewSession>> {
  const answer = parseLoginAnswer(attempt.response)
  if (!answer) return loginFailed()
  const account: ThrottleKey = { key: `passkey:${sha256Hex(answer.id)}`, policy: accountPolicy }
  return oneAtATime(account.key, async () => {
    const judged = await judgeInTurn(services, account, {
      ipAddress: attempt.request.ipAddress,
      judge: async () => success(await checkAnswer(services, answer)),
    })
    if (!judged.ok) return judged
    if (judged.value === null) return loginFailed()
    return success(
      await openSession(services, judged.value, { ...attempt, throttleKeys: [account.key], byPasskey: true }),
    )
  })
}

/** Null where the question was not ours or another member's, the key unknown, its use forged, or its owner may no longer log in. */
async function checkAnswer(services: Services, answer: LoginAnswer): Promise<MemberLoggingIn | null> {
  const challenge = challengeOf(answer)
  const asked =
    challenge === null ? null : await takeChallenge(services.database, challenge, 'login', services.machineClock.now())
  if (challenge === null || !asked) return null
  const passkey = await findPasskey(services, answer.id)
  if (!passkey || !isOwner(passkey, asked, answer.response.userHandle)) return null
  const signCount = await verifyUse(services, { answer, challenge, passkey })
  if (signCount === null) return null
  const used = await services.database
    .updateTable('passkey')
    .set({ sign_count: signCount, last_used_at: services.clock.now() })
    .where('credential_id', '=', answer.id)
    // Of two uses at once the later one counts.
    .where('sign_count', '<=', signCount)
    .returning('id')
    .executeTakeFirst()
  return used ? passkey : null
}

/** The key belongs to whom it names, and to whom was asked where somebody was. */
function isOwner(
  passkey: KnownPasskey,
  asked: { memberId: Id<'member'> | null },
  userHandle: string | undefined,
): boolean {
  if (asked.memberId !== null && asked.memberId !== passkey.id) return false
  return userHandle === undefined ? asked.memberId !== null : equalInConstantTime(passkey.user_handle, userHandle)
}

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** The key with its owner, whose `id` it is. */
function findPasskey(services: Services, credentialId: string) {
  return services.database
    .selectFrom('passkey')
    .innerJoin('member', 'member.id', 'passkey.member_id')
    .select(['member.id', 'member.role', 'member.email', 'member.family_name', 'member.given_name'])
    .select(['passkey.credential_id', 'passkey.public_key', 'passkey.sign_count', 'passkey.user_handle'])
    .where('passkey.credential_id', '=', credentialId)
    .where('member.status', 'in', ['active', 'held'])
    .executeTakeFirst()
}

/** The authenticator's new count; null where the signature, the site, the person's presence or the count does not hold. */
async function verifyUse(
  services: Services,
  use: { answer: LoginAnswer; challenge: string; passkey: KnownPasskey },
): Promise<number | null> {
  const { answer, challenge, passkey } = use
  const party = relyingParty(services)
  try {
    const { verified, authenticationInfo } = await (
      await webauthn()
    ).verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
