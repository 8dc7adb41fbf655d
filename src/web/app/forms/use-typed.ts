import { useCallback, useState } from 'react'

/** The names of the fields that hold text. */
export type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string

/**
 * What is typed into a form, over what it begins with: every form holds its values here. What was not touched follows `initial`, so that
 * an answer which comes later is seen and nothing that was typed is lost to it.
 */
export function useTyped<Values extends object>(initial: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const set = useCallback((change: Partial<Values>) => setTyped((before) => ({ ...before, ...change })), [])
  const clear = useCallback(() => setTyped({}), [])
  const values: Values = { ...initial, ...typed }
  return { typed, values, set, clear }
}
