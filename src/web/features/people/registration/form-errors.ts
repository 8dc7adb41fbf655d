import type { FormError } from '../../../ui/error-summary.tsx'
import { fieldId, fieldPaths, isFieldPath, withLabel, type FieldPath } from './field-names.ts'

/** Every message in the order of the form. */
export function summarise(messageOf: (path: FieldPath) => string | undefined): FormError[] {
  return fieldPaths.flatMap((path) => {
    const message = messageOf(path)
    return message === undefined ? [] : [{ fieldId: fieldId(path), message: withLabel(path, message) }]
  })
}

/** The server's messages by the form's field, without those that belong to no field of it. */
export function serverMessages(fields: Record<string, string>): Partial<Record<FieldPath, string>> {
  const own = Object.entries(fields).map(([path, message]) => [path.replace(/^input\./, ''), message] as const)
  return Object.fromEntries(own.filter(([path]) => isFieldPath(path)))
}
