import { sql } from 'kysely'
import { japanDateOf } from '../../../domain/calendar.ts'
import { registerSchema, type Registration } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { emailKey } from '../../../domain/validation/normalise.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction, sqlState } from '../../../platform/database/transaction.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { randomToken } from '../../../platform/secret.ts'
import { welcomeMail } from '../../communication/outbox/mails/account-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { admitMember } from './admit-member.ts'
import { findRegistration, registrationNotFound, type PendingRegistration } from './find-registration.ts'
import { rememberDevice } from './known-device.ts'
import { hashPassword } from './password-hash.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { refuseUnprintable } from './refuse-unprintable.ts'

const uniqueViolation = '23505'

/**
 * Makes the member behind a registration link, once. NOT_FOUND for a link that does not (or no longer) hold, BAD_USER_INPUT with a
 * message per field otherwise; a refused input leaves the link as it was. `knownAs` is the browser's own secret,
 * where it has one. @returns the member's public number, and the secret by which the browser is known from now on.
 */
export async function registerMember(
  services: Services,
  request: unknown,
  knownAs: string | undefined,
): Promise<Outcome<{ memberNumber: string; deviceToken: string }>> {
  const token = (request as { confirmation_token?: unknown }).confirmation_token
  const pending = await findRegistration(services, typeof token === 'string' ? token : '')
  if (!pending.ok) return pending
  const now = services.clock.now()
  const input = validate(registerSchema({ today: japanDateOf(now), email: pending.value.email }), request)
  if (!input.ok) return badInput(input.fields)
  const { sei, mei, address } = input.value
  const unprintable = refuseUnprintable({ sei, mei, address })
  if (unprintable) return unprintable
  const guessable = refuseGuessable(input.value.password, { email: pending.value.email, ...input.value })
  if (guessable) return guessable
  const deviceToken = knownAs ?? randomToken()
  const passwordHash = await hashPassword(input.value.password)
  if (!passwordHash.ok) return passwordHash
  try {
    return await inTransaction(services.database, async (transaction) => {
      if (!(await useUp(transaction, pending.value, now))) return registrationNotFound()
      const memberNumber = await welcome(
        transaction,
        services,
        { pending: pending.value, input: input.value, passwordHash: passwordHash.value, deviceToken },
        now,
      )
      return success({ memberNumber, deviceToken })
    })
  } catch (error) {
    // Another link of the same address was quicker.
    if (sqlState(error) === uniqueViolation) return registrationNotFound()
    throw error
  }
}

/** Closes this link and every other one of the address; false when this one was closed already. */
async function useUp(transaction: Transaction, pending: PendingRegistration, now: Date): Promise<boolean> {
  const closed = await transaction
    .updateTable('registration')
    .set({ used_at: now })
    .where(sql`lower(email)`, '=', emailKey(pending.email))
    .where('used_at', 'is', null)
    .returning('id')
    .execute()
  return closed.some(({ id }) => id === pending.id)
}

interface Admission {
  pending: PendingRegistration
  input: Registration
  passwordHash: string
  deviceToken: string
}

async function welcome(transaction: Transaction, services: Services, admission: Admission, now: Date): Promise<string> {
  const { pending, input, passwordHash } = admission
  const { survey, law_answers: lawAnswers, password: _password, confirmation_token: _token, ...person } = input
  const member = await admitMember(
    transaction,
    services,
    {
      email: pending.email,
      passwordHash,
      person,
      role: 'member',
      survey,
      lawAnswers,
      invitedByCode: pending.invitation_code,
    },
    now,
  )
  await transaction.updateTable('registration').set({ member_id: member.id }).where('id', '=', pending.id).execute()
  await rememberDevice(transaction, member.id, admission.deviceToken, services.machineClock.now())
  await enqueueMail(
    transaction,
    services,
    {
      key: `welcome:${member.id}`,
      memberId: member.id,
      to: pending.email,
      template: 'welcome',
      content: welcomeMail(
        { name: `${person.sei} ${person.mei}`, memberNumber: member.memberNumber },
        mailSenderOf(services.config),
      ),
    },
    now,
  )
  return member.memberNumber
}
