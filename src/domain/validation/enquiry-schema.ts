import * as v from 'valibot'
import {
  ENQUIRY_BODY_LENGTH,
  ENQUIRY_EMAIL_LENGTH,
  ENQUIRY_NAME_LENGTH,
  enquiryTopics,
} from '../communication/enquiry.ts'
import { emailField, textField } from './fields.ts'
import { CHOOSE_ONE, notAnObject, notAString, REQUIRED, tooLong, WRONG_FORMAT } from './messages.ts'
import { countCharacters, hasForbiddenCharacter } from './normalise.ts'

/** Several lines of free text: line feeds and tabs are kept, the outer blanks go. */
const bodyField = v.pipe(
  v.string(notAString),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
  v.minLength(1, REQUIRED),
  v.check((text) => countCharacters(text) <= ENQUIRY_BODY_LENGTH, tooLong(ENQUIRY_BODY_LENGTH)),
  v.check((text) => !hasForbiddenCharacter(text.replace(/[\n\t]/g, '')), WRONG_FORMAT),
)

/** What the contact form sends. */
export const enquirySchema = v.object(
  {
    topic: v.picklist(enquiryTopics, CHOOSE_ONE),
    name: textField(ENQUIRY_NAME_LENGTH),
    email: emailField(ENQUIRY_EMAIL_LENGTH),
    body: bodyField,
  },
  notAnObject,
)

export type EnquiryInput = v.InferOutput<typeof enquirySchema>
