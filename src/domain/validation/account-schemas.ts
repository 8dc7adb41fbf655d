import * as v from 'valibot'
import type { JapanDate } from '../calendar.ts'
import { parseInvitationCode } from '../people/invitation.ts'
import { emailField, loginIdentifierField, loginPasswordField, passwordField, tokenField } from './fields.ts'
import { lawAnswersSchema, personEntries, surveySchema } from './member-schemas.ts'
import { GUESSABLE_PASSWORD, notAnObject, notAString, PASSWORDS_DIFFER } from './messages.ts'
import { isGuessablePassword } from './password.ts'

const REGISTRATION_EMAIL_LENGTH = 200
const FORGOT_PASSWORD_EMAIL_LENGTH = 150

/** An invitation code that cannot be one is dropped: nobody is kept from registering by a broken link. */
const invitationCodeField = v.optional(
  v.nullable(
    v.pipe(
      v.string(notAString),
      v.transform((code) => parseInvitationCode(code)),
    ),
  ),
  null,
)

export const emailRegistSchema = v.object(
  { email: emailField(REGISTRATION_EMAIL_LENGTH), invitation_code: invitationCodeField },
  notAnObject,
)

export const loginSchema = v.object({ identifier: loginIdentifierField, password: loginPasswordField }, notAnObject)

export const forgotPasswordSchema = v.object({ email: emailField(FORGOT_PASSWORD_EMAIL_LENGTH) }, notAnObject)

/** The names are the mutation's. The server, which knows whose password it is, asks `isGuessablePassword` once more. */
export const newPasswordSchema = v.pipe(
  v.object({ password: passwordField, passwordConfirm: v.string(notAString) }, notAnObject),
  v.forward(
    v.partialCheck([['password']], ({ password }) => !isGuessablePassword(password), GUESSABLE_PASSWORD),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirm']],
      ({ password, passwordConfirm }) => password === passwordConfirm,
      PASSWORDS_DIFFER,
    ),
    ['passwordConfirm'],
  ),
)

/** The same by the code of a mail. */
export const resetPasswordSchema = v.intersect([newPasswordSchema, v.object({ code: tokenField }, notAnObject)])

/** A member's new mail address. */
export const emailChangeSchema = v.object({ email: emailField(REGISTRATION_EMAIL_LENGTH) }, notAnObject)

export type RegistrationContext = {
  readonly today: JapanDate
  /** The address that the link was sent to, where the caller knows it. */
  readonly email?: string
}

/** What the mutation `register` takes. */
export function registerSchema(context: RegistrationContext) {
  return v.pipe(
    v.object({ confirmation_token: tokenField, ...registrationEntries(context.today) }, notAnObject),
    v.forward(
      v.partialCheck([['password']], (input) => !isGuessableOf(input, context), GUESSABLE_PASSWORD),
      ['password'],
    ),
  )
}

/** What the form holds: no token, but the password twice. */
export function registerFormSchema(context: RegistrationContext) {
  return v.pipe(
    v.object({ ...registrationEntries(context.today), password_confirm: v.string(notAString) }, notAnObject),
    v.forward(
      v.partialCheck([['password']], (input) => !isGuessableOf(input, context), GUESSABLE_PASSWORD),
      ['password'],
    ),
    v.forward(
      v.partialCheck(
        [['password'], ['password_confirm']],
        ({ password, password_confirm }) => password === password_confirm,
        PASSWORDS_DIFFER,
      ),
      ['password_confirm'],
    ),
  )
}

function registrationEntries(today: JapanDate) {
  return {
    password: passwordField,
    ...personEntries(today),
    survey: surveySchema,
    // Programs of before do not know them: whoever leaves them out is asked on the own page.
    law_answers: v.optional(v.nullable(lawAnswersSchema), null),
  }
}

/** The other fields may still be anything here, so only their texts count. */
function isGuessableOf(input: { readonly password: string }, { email }: RegistrationContext): boolean {
  const texts = Object.fromEntries(Object.entries(input).filter(([, value]) => typeof value === 'string'))
  return isGuessablePassword(input.password, { ...texts, ...(email === undefined ? {} : { email }) })
}

export type Registration = v.InferOutput<ReturnType<typeof registerSchema>>
