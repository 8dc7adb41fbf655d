import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'
import type { Random } from '../model/run/random.ts'

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\uFEFF',
  '\u202E',
  '𠮷野家',
  '👨‍👩‍👧‍👦',
  'ｱｲｳ',
  '１２３',
  "'; drop table member; --",
  '%',
  '_',
  '\\',
  '<script>',
  '${7*7}',
  '=1+1',
  '\r\nBcc: x@example.jp',
  '../../etc/passwd',
  'null',
  'true',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  'a'.repeat(5_000),
  '{}',
  '[]',
  '1,2',
  'x@example.jp',
  'investor@example.jp',
  'fund:1',
  'member:1',
  'operator:1',
  '2026',
  '2026-11',
  '2026-11-22',
  '1999',
  '9999',
  '1000013',
  '金額',
  'a b c',
  'MQ==',
  'g'.repeat(64),
  'a'.repeat(64),
]
const ids = [
  '0',
  '1',
  '2',
  '3',
  '8',
  '12',
  '-1',
  '01',
  '1.5',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '99999999999999999999',
  'abc',
  '',
  '1\0',
]
const wholes = [0, 1, 2, -1, 50, 200, 201, 100_000, 2_147_483_647, -2_147_483_648]
const amounts = [
  0,
  1,
  -1,
  9_999,
  10_000,
  100_000,
  1_000_000,
  1_000_000_000_000,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
]
const days = [
  '2026-11-22',
  '2026-02-29',
  '2024-02-29',
  '0001-01-01',
  '0000-00-00',
  '1000-01-01',
  '1899-12-31',
  '1900-01-01',
  '2999-12-31',
  '3000-01-01',
  '9999-12-31',
  '10000-01-01',
  'today',
  '',
]
const instants = [
  '2026-11-22T00:00:00+09:00',
  '0001-01-01T00:00:00Z',
  '1900-01-01T00:00:00+23:59',
  '2999-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59Z',
  '2026-13-01T00:00:00Z',
  '2026-11-22',
  '',
]
const strangers = [null, true, 0, -1.5, 'x', '', [], {}, [[]], { a: { b: [1] } }]

export const hostileText = (random: Random): string => random.pick(texts) ?? ''
export const hostileId = (random: Random): string => random.pick(ids) ?? ''

/** A value that the type mostly takes: what is refused by its type alone never reaches the rules behind. */
export function hostileValue(type: GraphQLInputType, random: Random, depth = 0): unknown {
  if (random.oneIn(40)) return random.pick(strangers)
  if (!isNonNullType(type) && random.oneIn(depth > 3 ? 2 : 4)) return random.oneIn(3) ? null : undefined
  const bare = getNullableType(type)
  if (isListType(bare))
    return Array.from({ length: random.oneIn(30) ? 500 : random.whole(0, 3) }, () =>
      hostileValue(bare.ofType, random, depth + 1),
    )
  if (isEnumType(bare)) return random.pick(bare.getValues())?.name
  if (isInputObjectType(bare)) {
    return Object.fromEntries(
      Object.values(bare.getFields()).map((field) => [field.name, hostileValue(field.type, random, depth + 1)]),
    )
  }
  return hostileScalar(bare.name, random)
}

function hostileScalar(name: string, random: Random): unknown {
  if (name === 'ID') return random.pick(ids)
  if (name === 'Int') return random.pick(wholes)
  if (name === 'Float') return random.pick([0, 0.1, -1, 1e308, 100])
  if (name === 'Boolean') return random.oneIn(2)
  if (name === 'Yen') return random.pick(amounts)
  if (name === 'Date') return random.pick(days)
  if (name === 'DateTime') return random.pick(instants)
  return random.oneIn(6) ? (random.pick([...days, ...ids]) ?? '') : hostileText(random)
}
