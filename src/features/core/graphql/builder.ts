import SchemaBuilder from '@pothos/core'
import { GraphQLError, Kind } from 'graphql'
import './access-plugin.ts'
import './stop-plugin.ts'
import type { RequestContext } from './context.ts'

/** The one schema builder. Each feature adds its types and operations to it; src/server/schema.ts gathers them. */
export const builder = new SchemaBuilder<{
  Context: RequestContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string | number }
    Yen: { Input: number; Output: number }
    Date: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
  }
}>({ plugins: ['access', 'stop'], defaultFieldNullability: false })

builder.queryType({})
builder.mutationType({})

const badValue = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

builder.scalarType('Yen', {
  description: 'Whole yen, a JSON integer within plus or minus 2^53 - 1.',
  serialize: wholeYen,
  parseValue: wholeYen,
  parseLiteral: (node) => (node.kind === Kind.INT ? wholeYen(Number(node.value)) : wholeYen(undefined)),
})

function wholeYen(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw badValue('金額は整数で入力してください')
  return value
}

builder.scalarType('Date', {
  description: 'A calendar day in Japan, YYYY-MM-DD.',
  serialize: calendarDay,
  parseValue: (value) => withinReach(calendarDay(value), String(value)),
})

/** What lies centuries away is a slip of the keyboard, and sums of days with it leave what databases and calendars can write. */
function withinReach<Value>(value: Value, text: string): Value {
  if (/^(?:19|2[0-8])\d{2}-/.test(text)) return value
  throw badValue('1900年から2899年までの日付を入力してください')
}

function calendarDay(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const midnight = new Date(`${value}T00:00:00Z`)
    if (!Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value)) return value
  }
  throw badValue('日付の書式になっていません')
}

const japanOffsetMilliseconds = 9 * 60 * 60 * 1000

builder.scalarType('DateTime', {
  description: 'An instant, RFC 3339 with an offset.',
  // Japan keeps +09:00 all year round.
  serialize: (value) =>
    new Date(value.getTime() + japanOffsetMilliseconds).toISOString().replace(/\.\d{3}Z$/, '+09:00'),
  parseValue: instant,
})

function instant(value: unknown): Date {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value)) {
    const parsed = new Date(value)
    if (!Number.isNaN(parsed.getTime())) return withinReach(parsed, value)
  }
  throw badValue('日時の書式になっていません')
}
