import * as v from 'valibot'
import type { JapanDate } from '../calendar.ts'
import {
  accountNumberField,
  addressField,
  birthdayField,
  kanaField,
  nameField,
  surveyField,
  telField,
  textField,
  zipcodeField,
} from './fields.ts'
import { CHOOSE_BANK, CHOOSE_BRANCH, notAnObject } from './messages.ts'

export const surveySchema = v.object(
  {
    property: surveyField('property'),
    purpose: surveyField('purpose'),
    experience: surveyField('experience'),
    job: surveyField('job'),
    income: surveyField('income'),
  },
  notAnObject,
)

/** Who a member is: the fields that registration and userInfo share. `today` is the day in Japan on which the age counts. */
export function personEntries(today: JapanDate) {
  return {
    sei: nameField,
    mei: nameField,
    sei_kana: kanaField,
    mei_kana: kanaField,
    birthday: birthdayField(today),
    zipcode: zipcodeField,
    address: addressField,
    tel: telField,
  }
}

export function userInfoSchema({ today }: { readonly today: JapanDate }) {
  return v.object(personEntries(today), notAnObject)
}

export const kanaSchema = v.object({ sei_kana: kanaField, mei_kana: kanaField }, notAnObject)

export const PASSKEY_NAME_LENGTH = 40

/** How a member tells his passkeys apart. */
export const passkeyNameSchema = v.object({ name: textField(PASSKEY_NAME_LENGTH) }, notAnObject)

export const addressSchema = v.object({ address: addressField }, notAnObject)

export const bankAccountSchema = v.object(
  {
    bank_code: v.pipe(v.string(CHOOSE_BANK), v.regex(/^\d{4}$/, CHOOSE_BANK)),
    bank_name: textField(100),
    branch_code: v.pipe(v.string(CHOOSE_BRANCH), v.regex(/^\d{3}$/, CHOOSE_BRANCH)),
    branch_name: textField(100),
    account_number: accountNumberField,
  },
  notAnObject,
)

export type SurveyAnswers = v.InferOutput<typeof surveySchema>
export type UserInfo = v.InferOutput<ReturnType<typeof userInfoSchema>>
export type KanaNames = v.InferOutput<typeof kanaSchema>
export type BankAccountInput = v.InferOutput<typeof bankAccountSchema>
