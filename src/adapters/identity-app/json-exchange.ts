import * as v from 'valibot'
import { IdentityServiceRefused, IdentityServiceUnavailable } from '../ekyc/ekyc.ts'

export interface ExchangeOptions {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
}

/** One exchange in JSON. 404 is an answer; any other refusal and whatever cannot be read is thrown as IdentityService's errors. */
export async function exchange<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  { timeoutMs, headers, ...options }: ExchangeOptions,
): Promise<v.InferOutput<Schema> | null> {
  let answer: { status: number; body: string }
  try {
    const response = await fetch(url, {
      ...options,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer = { status: response.status, body: await response.text() }
  } catch {
    throw new IdentityServiceUnavailable('the identity app could not be reached, or its answer was lost')
  }
  if (answer.status === 429 || answer.status >= 500)
    throw new IdentityServiceUnavailable(`the identity app answered ${answer.status}`)
  if (answer.status === 404) return null
  if (answer.status >= 400) throw new IdentityServiceRefused(answer.status)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson({}), schema), answer.body)
  if (!parsed.success) throw new IdentityServiceUnavailable('the identity app gave an answer that cannot be read')
  return parsed.output
}

/** '19850412' or '1985-04-12': which of them production writes is not settled. */
export const cardBirthday = v.pipe(
  v.string(),
  v.regex(/^\d{4}-?\d{2}-?\d{2}$/),
  v.transform((text) => text.replaceAll('-', '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')),
)
