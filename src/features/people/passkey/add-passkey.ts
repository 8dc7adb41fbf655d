import { passkeyNameSchema } from '../../../domain/validation/member-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { inTransaction, sqlState } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../member/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'
import { userHandleOf } from './begin-registration.ts'
import { challengeOf, parseRegistrationAnswer, type RegistrationAnswer } from './browser-answer.ts'
import { takeChallenge } from './challenge.ts'
import { findEnrolment, useEnrolment, wrongEnrolmentCode } from './operator-enrolment.ts'
import { refuseNewPasskey } from './refuse-new-passkey.ts'
import { relyingParty } from './relying-party.ts'
import { notifyOfPasskey } from './notify-of-passkey.ts'
import { webauthn } from './webauthn.ts'

export interface NewPasskey {
  name: string
  /** What the browser answered, as JSON. */
  response: string
  device: string
  /** By which an operator without a usable passkey registers one; null for everybody else. */
  enrolmentCode: string | null
}

const failed = () => refusal('CONFLICT', 'パスキーを登録できませんでした。もう一度お試しください。')

/** Keeps the passkey that the browser made, under the member's name for it, and mails it. What `refuseNewPasskey` says; CONFLICT for an answer that does not hold. */
export async function addPasskey(services: Services, viewer: Viewer, request: NewPasskey): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer) ?? (await refuseNewPasskey(services, viewer, request.enrolmentCode))
  if (refused) return refused
  const input = validate(passkeyNameSchema, request)
  if (!input.ok) return badInput(input.fields)
  const answer = parseRegistrationAnswer(request.response)
  const verified = answer && (await verifyAnswer(services, viewer, answer))
  if (!verified) return failed()
  const { credential, credentialBackedUp: isSynced } = verified
  const userHandle = await userHandleOf(services, viewer.memberId)
  const now = services.clock.now()
  try {
    return await inTransaction(services.database, async (transaction) => {
      const row = {
        member_id: viewer.memberId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        user_handle: userHandle,
        sign_count: credential.counter,
        transports: credential.transports ?? [],
        name: input.value.name,
        is_synced: isSynced,
        registered_at: now,
      }
      if (viewer.lacksPasskey) {
        const enrolment = await findEnrolment(
          transaction,
          { memberId: viewer.memberId, code: request.enrolmentCode ?? '' },
          services.machineClock.now(),
        )
        if (!enrolment || !(await useEnrolment(transaction, enrolment.id, services.machineClock.now())))
          return wrongEnrolmentCode()
      }
      await transaction.insertInto('passkey').values(row).execute()
      await notifyOfPasskey(
        transaction,
        services,
        { memberId: viewer.memberId, name: row.name, device: request.device, isAdded: true },
        now,
      )
      return success(null)
    })
  } catch (error) {
    // The key is registered already.
    if (sqlState(error) === '23505') return failed()
    throw error
  }
}

/** Null where the question was not ours, not this member's, or the answer does not fit it. */
async function verifyAnswer(services: Services, viewer: Viewer, answer: RegistrationAnswer) {
  const challenge = challengeOf(answer)
  const asked =
    challenge === null
      ? null
      : await takeChallenge(services.database, challenge, 'register', services.machineClock.now())
  if (challenge === null || asked?.memberId !== viewer.memberId) return null
  const party = relyingParty(services)
  try {
    const { registrationInfo } = await (
      await webauthn()
    ).verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    return registrationInfo ?? null
  } catch {
    // Whatever does not fit: another site's answer, no finger, an unknown kind of key.
    return null
  }
}
