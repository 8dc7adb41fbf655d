import contract from './contract-fields.json' with { type: 'json' }
import { inputError } from './errors.ts'

interface FieldRule {
  type: string
  required?: boolean
  min?: number
  max?: number
}

/** Field names, lengths and flags of the bank's corporation API 1.1.12 and webhooks API 1.1.10. */
const schemas: Record<string, Record<string, FieldRule>> = contract

export type Fields = Record<string, unknown>

/** What is wrong with a message by the bank's published contract; empty when all is well. An empty text counts as missing. */
export function fieldProblems(schemaName: string, message: unknown): string[] {
  const schema = schemas[schemaName]
  if (!schema) throw new Error(`the contract has no message ${schemaName}`)
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return ['リクエストの形式が正しくありません。']
  return Object.entries(schema).flatMap(([name, rule]) => ruleProblems(name, rule, (message as Fields)[name]))
}

/** The message with its empty fields left out, or a 400 that names the first field in trouble. */
export function checkedFields(schemaName: string, message: unknown): Fields {
  const [problem] = fieldProblems(schemaName, message)
  if (problem !== undefined) throw inputError(problem)
  const filled = Object.entries(message as Fields).filter(([, value]) => !isMissing(value))
  return Object.fromEntries(filled)
}

/** A text field of a checked message. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A text field that the contract requires; throws 400 where it is missing. */
export function requiredText(fields: Fields, name: string): string {
  const value = textOf(fields, name)
  if (value === undefined) throw inputError(`${name}を入力してください。`)
  return value
}

/** A code field: one of the allowed values, or missing. */
export function codeField<Code extends string>(
  fields: Fields,
  name: string,
  allowed: readonly Code[],
): Code | undefined {
  const value = textOf(fields, name)
  if (value === undefined) return undefined
  const code = allowed.find((each) => each === value)
  if (code === undefined) throw inputError(`${name}の値が正しくありません。`)
  return code
}

/** A list of messages inside a checked message. */
export function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name]
  return Array.isArray(value) ? (value as Fields[]) : []
}

function ruleProblems(name: string, rule: FieldRule, value: unknown): string[] {
  if (isMissing(value)) return rule.required ? [`${name}を入力してください。`] : []
  if (rule.type === 'string') return textProblems(name, rule, value)
  if (rule.type === 'boolean') return typeof value === 'boolean' ? [] : [`${name}の形式が正しくありません。`]
  const [shape = '', inner = ''] = rule.type.split(':')
  if (shape === 'object') return fieldProblems(inner, value)
  if (!Array.isArray(value)) return [`${name}の形式が正しくありません。`]
  return value.flatMap((item) => fieldProblems(inner, item))
}

function textProblems(name: string, { min = 0, max = Infinity }: FieldRule, value: unknown): string[] {
  if (typeof value !== 'string') return [`${name}の形式が正しくありません。`]
  const { length } = [...value]
  return length >= min && length <= max ? [] : [`${name}の桁数が正しくありません。`]
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
