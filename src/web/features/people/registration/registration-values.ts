import * as v from 'valibot'
import type { JapanDate } from '../../../../domain/calendar.ts'
import { LAW_QUESTION_KEYS } from '../../../../domain/people/law-questions.ts'
import { SURVEY_KEYS } from '../../../../domain/people/survey.ts'
import { registerFormSchema } from '../../../../domain/validation/account-schemas.ts'
import { fieldPaths, type FieldPath } from './field-names.ts'

/** What the form holds: a text for each field, also for a tick. */
export type RegistrationValues = Record<FieldPath, string>

/** The text of a tick that is set. */
export const given = 'given'

export const emptyRegistration = Object.fromEntries(fieldPaths.map((path) => [path, ''])) as RegistrationValues

/** The form's texts as the rules want them. */
export function registrationOf(values: RegistrationValues): unknown {
  const survey = Object.fromEntries(SURVEY_KEYS.map((key) => [key, values[`survey.${key}`]]))
  const answers = LAW_QUESTION_KEYS.map((key) => [key, values[`law_answers.${key}`]] as const)
  // None of them is for later; some of them are a mistake.
  const isLeftOut = answers.every(([, answer]) => answer === '')
  return {
    ...values,
    survey,
    law_answers: isLeftOut ? null : Object.fromEntries(answers),
    consent: values.consent === given,
  }
}

const consentSchema = v.object({
  consent: v.pipe(
    v.boolean(),
    v.check(
      (isGiven) => isGiven,
      '利用規約、プライバシーポリシー、電子交付について確認し、同意の欄をチェックしてください',
    ),
  ),
})

/** The domain's rules for the person, plus the consent that only the form knows. */
export function registrationFormRules(today: JapanDate) {
  return v.intersect([registerFormSchema({ today }), consentSchema])
}

export type CheckedRegistration = v.InferOutput<ReturnType<typeof registrationFormRules>>
