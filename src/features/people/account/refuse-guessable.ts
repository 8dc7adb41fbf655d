import { GUESSABLE_PASSWORD } from '../../../domain/validation/messages.ts'
import { isGuessablePassword, type PasswordOwner } from '../../../domain/validation/password.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'
import { LEAKED_PASSWORDS } from './leaked-passwords.ts'

/** BAD_USER_INPUT at `password` for one that is easily guessed: by the rules that the forms know as well, or by the list of leaked ones; null otherwise. */
export function refuseGuessable(password: string, owner: PasswordOwner): Refusal | null {
  const isGuessable =
    isGuessablePassword(password, owner) || LEAKED_PASSWORDS.has(password.normalize('NFKC').toLowerCase())
  return isGuessable ? badInput({ password: GUESSABLE_PASSWORD }) : null
}
