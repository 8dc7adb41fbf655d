import * as v from 'valibot'
import { emailField, textField } from './fields.ts'
import { notAnObject, notAString, REQUIRED, tooLong, WRONG_FORMAT } from './messages.ts'
import { countCharacters, hasForbiddenCharacter } from './normalise.ts'

const TITLE_LENGTH = 60
const BODY_LENGTH = 10_000

/** What a mail to many says. Its lines are kept; pictographs are not for its subject, which some mailboxes cannot show. */
export const campaignSchema = v.object(
  {
    title: textField(TITLE_LENGTH),
    body: v.pipe(
      v.string(notAString),
      v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
      v.minLength(1, REQUIRED),
      v.check((text) => countCharacters(text) <= BODY_LENGTH, tooLong(BODY_LENGTH)),
      v.check((text) => !hasForbiddenCharacter(text.replace(/[\n\t]/g, '')), WRONG_FORMAT),
    ),
  },
  notAnObject,
)

/** Where a test of it goes. */
export const testAddressField = emailField(200)
