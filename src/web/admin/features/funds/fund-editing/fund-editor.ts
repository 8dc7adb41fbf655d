import { createContext, use } from 'react'
import type { FundSection, GateCondition } from '../../../../../domain/funds/fund-gate.ts'
import type { FundForm } from './fund-form.ts'
import type { EditedFund, FundStanding } from './fund-queries.ts'

/** What the sections of the form share. */
export interface FundEditor {
  fund: EditedFund
  /** Where it stands in public. */
  standing: FundStanding
  form: FundForm
  /** What is added after a wait is added to what stands there by then. */
  set: (changes: Partial<FundForm> | ((form: FundForm) => Partial<FundForm>)) => void
  /** What is wrong with a field of the draft, said since the last try to save. */
  errorOf: (field: string) => string | undefined
  /** Why nobody can change a field any more; shortly, where the page says the reason above. */
  lockOf: (field: string) => string | undefined
  gate: readonly GateCondition[]
  /** Asks the server again: documents and pictures have changed. */
  reload: () => void
}

export const FundEditorContext = createContext<FundEditor | null>(null)

export function useFundEditor(): FundEditor {
  const editor = use(FundEditorContext)
  if (editor === null) throw new Error('useFundEditor needs the page of a fund')
  return editor
}

/** Field and lock of a fact in one, to spread into a control. */
export function useField(field: string): { id: string; error: string | undefined; locked: string | undefined } {
  const { errorOf, lockOf } = useFundEditor()
  return { id: fieldId(field), error: errorOf(field), locked: lockOf(field) }
}

/** Where the gate's links lead. */
export const fieldId = (field: string): string => `field-${field}`

export const missingIn = (gate: readonly GateCondition[], section: FundSection): number =>
  gate.filter((condition) => condition.section === section && !condition.isMet).length
