import * as v from 'valibot'
import type { JapanDate } from '../../../domain/calendar.ts'
import { registerFormSchema } from '../../../domain/validation/account-schemas.ts'
import { emptySurvey, type RegistrationDraft, type SurveyValues } from './draft-storage.ts'
import { emptyPerson, type PersonValues } from './person-values.ts'

export interface RegistrationValues extends PersonValues {
  password: string
  password_confirm: string
  survey: SurveyValues
  consent: boolean
}

export const emptyRegistration: RegistrationValues = {
  ...emptyPerson, password: '', password_confirm: '', survey: emptySurvey, consent: false,
}

export function withDraft(draft: RegistrationDraft): RegistrationValues {
  return { ...emptyRegistration, ...draft }
}

const consentSchema = v.object({
  consent: v.pipe(
    v.boolean(),
    v.check((given) => given, '利用規約、プライバシーポリシー、電子交付について確認し、同意の欄をチェックしてください'),
  ),
})

/** The domain's rules for the person, plus the consent that only the form knows. */
export function registrationFormRules(today: JapanDate) {
  return v.intersect([registerFormSchema({ today }), consentSchema])
}

export type CheckedRegistration = v.InferOutput<ReturnType<typeof registrationFormRules>>
