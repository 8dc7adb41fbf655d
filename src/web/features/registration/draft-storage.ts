import { emptyPerson, type PersonValues } from './person-values.ts'
import { SURVEY_KEYS, type SurveyKey } from '../../../domain/survey.ts'

export type SurveyValues = Record<SurveyKey, string>
export const emptySurvey: SurveyValues = { property: '', purpose: '', experience: '', job: '', income: '' }

/** What survives a reload. Passwords are no part of it and never reach the storage. */
export interface RegistrationDraft extends PersonValues {
  survey: SurveyValues
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const draftKey = 'registration_draft'
const personKeys = Object.keys(emptyPerson) as (keyof PersonValues)[]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function draftFrom(value: Record<string, unknown>): RegistrationDraft {
  const survey = isRecord(value.survey) ? value.survey : {}
  const person = Object.fromEntries(personKeys.map((key) => [key, textOf(value[key])])) as unknown as PersonValues
  return { ...person, survey: Object.fromEntries(SURVEY_KEYS.map((key) => [key, textOf(survey[key])])) as SurveyValues }
}

/** `registration`: which mailed link the draft belongs to; another link's draft is somebody else's and is not read. */
export function readDraft(storage: DraftStorage, registration: string): RegistrationDraft | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(draftKey) ?? 'null')
    if (!isRecord(stored) || stored.registration !== registration || !isRecord(stored.values)) return null
    return draftFrom(stored.values)
  } catch {
    return null
  }
}

/** Keeps the named fields alone, whatever else the form holds. */
export function writeDraft(storage: DraftStorage, registration: string, values: Record<string, unknown>): void {
  try {
    storage.setItem(draftKey, JSON.stringify({ registration, values: draftFrom(values) }))
  } catch {
    // Storage may be full or refused: then a reload loses the input, and nothing else happens.
  }
}

export function dropDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(draftKey)
  } catch {
    // Refused storage holds no draft.
  }
}
