import type { FundForm } from './fund-form.ts'

type FieldName = keyof FundForm

export interface MergedForms {
  /** Mine, with theirs wherever I had changed nothing. */
  form: FundForm
  /** What both have changed, each in another way: mine stands in the form until I choose. */
  collisions: FieldName[]
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Two operators began from the same version: what only one of them changed is taken, what both changed is asked. */
export function mergeForms(base: FundForm, mine: FundForm, theirs: FundForm): MergedForms {
  const names = Object.keys(base) as FieldName[]
  const untouched = names.filter((name) => same(mine[name], base[name]))
  const collisions = names.filter(
    (name) => !untouched.includes(name) && !same(theirs[name], base[name]) && !same(mine[name], theirs[name]),
  )
  return { form: { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) }, collisions }
}

export const isChanged = (base: FundForm, form: FundForm): boolean => !same(base, form)
