import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { forgotPasswordSchema } from '../../../domain/validation/account-schemas.ts'
import { validate } from '../../../domain/validation/field-errors.ts'
import { userInfoSchema } from '../../../domain/validation/member-schemas.ts'
import { inTransaction, sqlState } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { admitMember } from './admit-member.ts'
import { hashPassword } from './password-hash.ts'
import { refuseGuessable } from './refuse-guessable.ts'

export interface NewOperator {
  email: string
  password: string
  /** As `userInfo` takes it: sei, mei, sei_kana, mei_kana, birthday, zipcode, address, tel. */
  person: Record<string, string>
}

/** Makes an operator's account: for the command line and the demo, never for the API. CONFLICT where the address is taken. */
export async function createOperator(
  services: Services,
  operator: NewOperator,
): Promise<Outcome<{ memberId: Id<'member'> }>> {
  const now = services.clock.now()
  const email = validate(forgotPasswordSchema, { email: operator.email })
  if (!email.ok) return badInput(email.fields)
  const person = validate(userInfoSchema({ today: japanDateOf(now) }), operator.person)
  if (!person.ok) return badInput(person.fields)
  const guessable = refuseGuessable(operator.password, { email: email.value.email, ...person.value })
  if (guessable) return guessable
  const passwordHash = await hashPassword(operator.password)
  if (!passwordHash.ok) return passwordHash
  const newMember = {
    email: email.value.email,
    passwordHash: passwordHash.value,
    person: person.value,
    role: 'admin',
    survey: null,
    invitedByCode: null,
  } as const
  try {
    const { id } = await inTransaction(services.database, (transaction) =>
      admitMember(transaction, services, newMember, now),
    )
    return success({ memberId: id })
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    return refusal('CONFLICT', 'このメールアドレスはすでに登録されています。')
  }
}
