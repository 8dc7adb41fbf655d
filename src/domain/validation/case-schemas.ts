import * as v from 'valibot'
import type { JapanDate } from '../calendar.ts'
import { parseJapanDate } from '../calendar.ts'
import { ENQUIRY_EMAIL_LENGTH, ENQUIRY_NAME_LENGTH } from '../communication/enquiry.ts'
import {
  DISCLOSURE_FORMS,
  DISCLOSURE_KINDS,
  HEIR_RELATIONS,
  NAME_CHANGE_REASONS,
  type DisclosureKind,
} from '../communication/guided-case.ts'
import { emailField, kanaField, loginPasswordField, nameField, telField, textField } from './fields.ts'
import { CHOOSE_ONE, notAnObject, notAString, NOT_A_DATE, tooLong, WRONG_FORMAT } from './messages.ts'
import { countCharacters, hasForbiddenCharacter, normaliseDate } from './normalise.ts'

export const CASE_NOTE_LENGTH = 1000

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[]

/** Several lines that may be left empty. */
const noteField = v.pipe(
  v.string(notAString),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
  v.check((text) => countCharacters(text) <= CASE_NOTE_LENGTH, tooLong(CASE_NOTE_LENGTH)),
  v.check((text) => !hasForbiddenCharacter(text.replace(/[\n\t]/g, '')), WRONG_FORMAT),
)

/** A day that has come: somebody died, somebody married. */
function pastDayField(today: JapanDate) {
  return v.pipe(
    v.string(notAString),
    v.transform(normaliseDate),
    v.check((text) => parseJapanDate(text) !== null, NOT_A_DATE),
    v.check((text) => text <= today, '今日までの日付を入力してください'),
  )
}

export const disclosureSchema = v.object(
  {
    kinds: v.pipe(
      v.array(v.picklist(keysOf(DISCLOSURE_KINDS), CHOOSE_ONE), CHOOSE_ONE),
      v.minLength(1, CHOOSE_ONE),
      v.transform((kinds) => [...new Set<DisclosureKind>(kinds)]),
    ),
    form: v.picklist(keysOf(DISCLOSURE_FORMS), CHOOSE_ONE),
    note: noteField,
  },
  notAnObject,
)

export function nameChangeSchema({ today }: { readonly today: JapanDate }) {
  return v.object(
    {
      sei: nameField,
      mei: nameField,
      sei_kana: kanaField,
      mei_kana: kanaField,
      reason: v.picklist(keysOf(NAME_CHANGE_REASONS), CHOOSE_ONE),
      changed_on: pastDayField(today),
      note: noteField,
    },
    notAnObject,
  )
}

/** By an heir, who need not be a member and of whom nothing is looked up. */
export function inheritanceSchema({ today }: { readonly today: JapanDate }) {
  return v.object(
    {
      name: textField(ENQUIRY_NAME_LENGTH),
      email: emailField(ENQUIRY_EMAIL_LENGTH),
      tel: telField,
      relation: v.picklist(keysOf(HEIR_RELATIONS), CHOOSE_ONE),
      deceased_name: textField(ENQUIRY_NAME_LENGTH),
      deceased_kana: kanaField,
      died_on: pastDayField(today),
      note: noteField,
    },
    notAnObject,
  )
}

export const leavingSchema = v.object({ password: loginPasswordField, note: noteField }, notAnObject)
