import * as v from 'valibot'
import { parseJapanDate, type JapanDate } from '../calendar.ts'
import { isEligibleAge } from '../people/eligibility.ts'
import { isLawAnswer, type LawAnswers, type LawQuestionKey } from '../people/law-questions.ts'
import { isSurveyCode, type SurveyKey } from '../people/survey.ts'
import * as messages from './messages.ts'
import {
  countCharacters,
  hasForbiddenCharacter,
  hasPictograph,
  normaliseDate,
  normaliseEmail,
  normaliseKana,
  normaliseNumber,
  normaliseTel,
  normaliseText,
  normaliseZipcode,
} from './normalise.ts'

/** One rule per field: each takes what was typed, gives the normalised value, and speaks the documents' words. */

const KATAKANA = /^[\u30A1-\u30FAー・ \u3000]*$/
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** As carriers once gave addresses (a..b@docomo.ne.jp). SMTP knows them only in quotes (RFC 5321, 4.1.2), and most mail servers refuse even those. */
const UNREACHABLE = /^\.|\.\.|\.@/

/** Printable text of 1 to `maximum` characters. */
export function textField(maximum: number) {
  return v.pipe(
    v.string(messages.notAString),
    v.transform(normaliseText),
    v.minLength(1, messages.REQUIRED),
    v.check((text) => countCharacters(text) <= maximum, messages.tooLong(maximum)),
    v.check((text) => !hasForbiddenCharacter(text) && !hasPictograph(text), messages.WRONG_FORMAT),
  )
}

export const nameField = textField(20)
export const addressField = textField(200)

export const kanaField = v.pipe(
  v.string(messages.notAString),
  v.transform(normaliseKana),
  v.minLength(1, messages.REQUIRED),
  v.check((text) => countCharacters(text) <= 40, messages.tooLong(40)),
  v.check((text) => KATAKANA.test(text) && /[\u30A1-\u30FA]/.test(text), messages.KATAKANA_ONLY),
)

export const zipcodeField = v.pipe(
  v.string(messages.notAString),
  v.transform(normaliseZipcode),
  v.regex(/^\d{7}$/, messages.ZIPCODE_DIGITS),
)

export const telField = v.pipe(
  v.string(messages.notAString),
  v.transform(normaliseTel),
  v.regex(/^\d{10,11}$/, messages.TEL_DIGITS),
)

/** A birthday of someone who is 18 to under 80 on `today`. */
export function birthdayField(today: JapanDate) {
  return v.pipe(
    v.string(messages.notAString),
    v.transform(normaliseDate),
    v.rawTransform<string, JapanDate>(({ dataset, addIssue, NEVER }) => {
      const birthday = parseJapanDate(dataset.value)
      if (birthday !== null && isEligibleAge(birthday, today)) return birthday
      addIssue({ message: birthday === null ? messages.NOT_A_DATE : messages.AGE_OUT_OF_RANGE })
      return NEVER
    }),
  )
}

export function emailField(maximum: number) {
  return v.pipe(
    v.string(messages.notAString),
    v.transform(normaliseEmail),
    v.check((email) => countCharacters(email) <= maximum, messages.tooLong(maximum)),
    v.check((email) => EMAIL.test(email), messages.NOT_A_MAIL_ADDRESS),
    v.check((email) => !UNREACHABLE.test(email), messages.UNREACHABLE_MAIL_ADDRESS),
  )
}

/** Exactly as typed: a password is never changed. Whether it is easily guessed: `isGuessablePassword`. */
export const passwordField = v.pipe(
  v.string(messages.notAString),
  v.minLength(1, messages.REQUIRED),
  v.check((password) => countCharacters(password) <= 20, messages.tooLong(20)),
  v.check((password) => !hasForbiddenCharacter(password), messages.WRONG_FORMAT),
)

/** The login form says nothing about the rules but the lengths. */
export const loginIdentifierField = v.pipe(
  v.string(messages.notAString),
  v.transform(normaliseEmail),
  v.minLength(1, messages.REQUIRED),
  v.check((identifier) => countCharacters(identifier) <= 200, messages.tooLong(200)),
)

export const loginPasswordField = v.pipe(
  v.string(messages.notAString),
  v.minLength(1, messages.REQUIRED),
  v.check((password) => countCharacters(password) <= 20, messages.tooLong(20)),
)

export function surveyField(key: SurveyKey) {
  return v.pipe(
    v.string(messages.CHOOSE_ONE),
    v.check((code) => isSurveyCode(key, code), messages.CHOOSE_ONE),
  )
}

export function lawAnswerField<Key extends LawQuestionKey>(key: Key) {
  return v.pipe(
    v.string(messages.CHOOSE_ONE),
    v.check((code) => isLawAnswer(key, code), messages.CHOOSE_ONE),
    v.transform((code) => code as LawAnswers[Key]),
  )
}

/** Seven or eight digits. Fewer are asked back in the form and arrive with the zeros that the member agreed to. */
export const accountNumberField = v.pipe(
  v.string(messages.notAString),
  v.transform(normaliseNumber),
  v.minLength(1, messages.ACCOUNT_NUMBER_MISSING),
  v.regex(/^\d*$/, messages.ACCOUNT_NUMBER_DIGITS),
  v.maxLength(8, messages.tooLong(8)),
  v.minLength(7, messages.ACCOUNT_NUMBER_DIGITS),
)

/** A secret of ours that comes back in a link; anything that cannot be one is simply unknown. */
export const tokenField = v.pipe(
  v.string(messages.notAString),
  v.minLength(1, messages.REQUIRED),
  v.maxLength(200, messages.WRONG_FORMAT),
)
