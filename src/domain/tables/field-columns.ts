import type { Field, Fields, Values } from '../records/field.ts'
import { yen, type FileCell, type Kind } from './column.ts'

interface FieldColumn<Value> {
  head: string
  kind: Kind<Value, never>
  only: 'file'
}

type FieldColumns<Of extends Fields, Own extends keyof Of> = {
  readonly [Name in Exclude<keyof Of, Own>]: FieldColumn<Values<Of>[Name]>
}

/**
 * A column of the file for every field of a record but those that have one of their own: a field that is new stands in the file. The loop
 * knows of no field what its values are: hence the cast.
 */
export function fieldColumns<Of extends Fields, const Own extends keyof Of>(
  fields: Of,
  own: readonly Own[],
): FieldColumns<Of, Own> {
  const others = Object.entries(fields).filter(([name]) => !own.some((owned) => owned === name))
  return Object.fromEntries(others.map(([name, field]) => [name, columnOf(field)])) as FieldColumns<Of, Own>
}

function columnOf({ label, kind }: Field): FieldColumn<never> {
  if (kind.apiType.name === 'Yen') return { head: `${label}（円）`, kind: yen, only: 'file' }
  const inFile = (value: unknown): FileCell => kind.show(value)
  return { head: label, kind: { shape: 'text', api: null, inFile, onPage: inFile }, only: 'file' }
}
