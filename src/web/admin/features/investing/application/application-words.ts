import type { FreeText } from '../../../../../domain/free-text.ts'
import { wordOf } from '../../../../../domain/people/people-words.ts'
import { APPLICATION_VIEWS, CANCEL_REASON } from '../../../../../domain/back-office/state-words.ts'
import type { ApplicationView } from './application-queries.ts'

export const viewWords: Readonly<Record<ApplicationView, string>> = APPLICATION_VIEWS

export const cancelWord = (reason: FreeText | null): string | null =>
  reason === null ? null : wordOf(CANCEL_REASON, reason)
