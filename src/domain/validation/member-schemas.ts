import * as v from 'valibot'
import { registeredNumber } from '../treasury/account-number.ts'
import type { JapanDate } from '../calendar.ts'
import {
  accountNumberField,
  addressField,
  birthdayField,
  kanaField,
  lawAnswerField,
  nameField,
  surveyField,
  telField,
  textField,
  zipcodeField,
} from './fields.ts'
import { CHOOSE_BANK, CHOOSE_BRANCH, notAnObject, YUCHO_ACCOUNT_NUMBER } from './messages.ts'

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

/** What the law has every customer asked. */
export const lawAnswersSchema = v.object(
  {
    purpose: lawAnswerField('purpose'),
    occupation: lawAnswerField('occupation'),
    foreign_official: lawAnswerField('foreign_official'),
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

const PASSKEY_NAME_LENGTH = 40

/** How a member tells his passkeys apart. */
export const passkeyNameSchema = v.object({ name: textField(PASSKEY_NAME_LENGTH) }, notAnObject)

/** The postal code may be absent: the published mutation takes the address alone. */
export const addressSchema = v.object(
  { address: addressField, zipcode: v.optional(v.nullable(zipcodeField), null) },
  notAnObject,
)

/** The form asks for both, so that they never disagree. */
export const addressFormSchema = v.object({ zipcode: zipcodeField, address: addressField }, notAnObject)

/** The number comes out as transfers need it where the bank has a rule for that (Japan Post Bank), else as it was given. */
export const bankAccountSchema = v.pipe(
  v.object(
    {
      bank_code: v.pipe(v.string(CHOOSE_BANK), v.regex(/^\d{4}$/, CHOOSE_BANK)),
      bank_name: textField(100),
      branch_code: v.pipe(v.string(CHOOSE_BRANCH), v.regex(/^\d{3}$/, CHOOSE_BRANCH)),
      branch_name: textField(100),
      account_number: accountNumberField,
    },
    notAnObject,
  ),
  v.forward(
    v.partialCheck(
      [['bank_code'], ['account_number']],
      (account) => registeredNumber(account.bank_code, account.account_number) !== null,
      YUCHO_ACCOUNT_NUMBER,
    ),
    ['account_number'],
  ),
  v.transform((account) => ({
    ...account,
    account_number: registeredNumber(account.bank_code, account.account_number) ?? account.account_number,
  })),
)

export type SurveyAnswers = v.InferOutput<typeof surveySchema>
export type UserInfo = v.InferOutput<ReturnType<typeof userInfoSchema>>
export type KanaNames = v.InferOutput<typeof kanaSchema>
export type BankAccountInput = v.InferOutput<typeof bankAccountSchema>
