import * as v from 'valibot'

export type FieldErrors = Readonly<Record<string, string>>
export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldErrors }

/** Judges an input: its normalised value, or the first message of each wrong field by its path ('survey.job'). */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, value: result.output }
  const fields: Record<string, string> = {}
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message
  return { ok: false, fields }
}

/** {path: message} as the API's BAD_USER_INPUT carries it, or null where the input is right. A fault of the whole input has the path ''. */
export function fieldErrors(schema: v.GenericSchema, input: unknown): FieldErrors | null {
  const result = validate(schema, input)
  return result.ok ? null : result.fields
}
