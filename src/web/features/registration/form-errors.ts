import type { FieldErrors } from 'react-hook-form'
import type { FormError } from '../../ui/error-summary.tsx'
import { fieldId, fieldPaths, isFieldPath, labelled, type FieldPath } from './field-names.ts'

/** The message of one field in react-hook-form's tree of errors. */
export function messageAt(errors: FieldErrors, path: FieldPath): string | undefined {
  let node: unknown = errors
  for (const key of path.split('.')) node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined
  if (typeof node !== 'object' || node === null || !('message' in node)) return undefined
  return typeof node.message === 'string' ? node.message : undefined
}

/** Every message in the order of the form. */
export function summarise(errors: FieldErrors): FormError[] {
  return fieldPaths.flatMap((path) => {
    const message = messageAt(errors, path)
    return message === undefined ? [] : [{ fieldId: fieldId(path), message: labelled(path, message) }]
  })
}

/** The server's messages by input path, without those that belong to no field of the form. */
export function serverMessages(fields: Record<string, string>): [FieldPath, string][] {
  return Object.entries(fields)
    .map(([path, message]) => [path.replace(/^input\./, ''), message] as const)
    .filter((entry): entry is [FieldPath, string] => isFieldPath(entry[0]))
}
