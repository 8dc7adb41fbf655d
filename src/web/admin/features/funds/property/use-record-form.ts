import { useState, type ChangeEvent } from 'react'

interface BoundField {
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** What is typed into one of the forms about a property. @param fields the server's messages, by the fields' names. */
export function useRecordForm<Name extends string>(
  nothing: Readonly<Record<Name, string>>,
  fields: Readonly<Record<string, string>>,
) {
  const [values, setValues] = useState(nothing)
  const set = (change: Partial<Record<Name, string>>) => setValues((old) => ({ ...old, ...change }))
  const field = (name: Name): BoundField => ({
    value: values[name],
    error: fields[name],
    onChange: ({ target }) => setValues((old) => ({ ...old, [name]: target.value })),
  })
  return { values, set, field, clear: () => setValues(nothing) }
}
