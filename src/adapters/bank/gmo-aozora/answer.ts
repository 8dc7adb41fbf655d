import * as v from 'valibot'
import { BankRefused, BankUnavailable, BankUnknown, type RefusedItem } from '../bank-failure.ts'
import { listOf, text } from './fields.ts'
import type { HttpOutcome } from './http-exchange.ts'
import { maskPersonalParts } from './mask.ts'

/** Asking can do no harm; ordering can, when its answer is lost. */
export type CallEffect = 'reads' | 'updates'

const errorDetail = v.object({ errorDetailsCode: text, errorDetailsMessage: text })
const refusedRows = listOf(v.object({ itemId: text, errorDetails: listOf(errorDetail) }))

const errorBody = v.object({
  errorCode: text,
  errorMessage: text,
  errorDetails: listOf(errorDetail),
  // Both spellings are published.
  transferErrorDetails: refusedRows,
  TransferErrorDetails: refusedRows,
})

/** Turns what came of an exchange into the parsed answer, or throws the one failure that fits. */
export function readAnswer<Schema extends v.GenericSchema>(
  call: { effect: CallEffect; name: string },
  outcome: HttpOutcome,
  schema: Schema,
): v.InferOutput<Schema> {
  if (outcome.kind === 'not_sent') throw new BankUnavailable(`${call.name}: the bank could not be reached`)
  if (outcome.kind === 'lost') throw doubtful(call, 'the answer was lost')

  const { status } = outcome
  const body = parseJson(outcome.body)
  if (status === 200 || status === 201) {
    const parsed = v.safeParse(schema, body)
    if (parsed.success) return parsed.output
    const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ')
    throw doubtful(call, `the answer could not be read (${where})`)
  }
  const errors = v.safeParse(errorBody, body)
  const code = errors.success ? errors.output.errorCode : ''
  if (status === 429) throw new BankUnavailable(`${call.name}: the bank's call limit is reached`)
  // Maintenance in the bank's own words is certain; a bare 503 may be a gateway that gave up waiting.
  if (status === 503 && code) throw new BankUnavailable(`${call.name}: the bank is closed (${code})`)
  // A refusal is the bank's own word; what a gateway on the way says (408, 403 ...) tells nothing about an order behind it.
  if (status >= 400 && status < 500 && errors.success && code) throw refusal(call.name, status, errors.output)
  throw doubtful(call, `the bank answered ${status}`)
}

function doubtful(call: { effect: CallEffect; name: string }, what: string): Error {
  return call.effect === 'updates'
    ? new BankUnknown(`${call.name}: ${what}`)
    : new BankUnavailable(`${call.name}: ${what}`)
}

function refusal(name: string, status: number, body: v.InferOutput<typeof errorBody>): BankRefused {
  const items: RefusedItem[] = [...body.transferErrorDetails, ...body.TransferErrorDetails].flatMap((row) =>
    row.errorDetails.map((detail) => ({
      itemId: row.itemId,
      code: detail.errorDetailsCode,
      message: maskPersonalParts(detail.errorDetailsMessage),
    })),
  )
  const reasons = [body.errorMessage, ...body.errorDetails.map((detail) => detail.errorDetailsMessage)]
  const message = maskPersonalParts(reasons.filter(Boolean).join(' '))
  const code = body.errorCode || String(status)
  return new BankRefused({ code, status, items, message: `${name}: ${message || 'refused'} (${code})` })
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
