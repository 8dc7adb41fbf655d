import {
  getIntrospectionQuery,
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import type { Random } from '../model/run/random.ts'
import { callers, type Caller, type FuzzRequest } from './fuzz-request.ts'
import { hostileText, hostileValue } from './hostile-values.ts'

/** Acts that would end the caller's own session or account take the other half of the programme with them. */
const left = new Set(['leaveService', 'logout', 'endOtherSessions'])

function operationBody(caller: Caller, what: string, body: unknown): FuzzRequest {
  const headers = { 'content-type': 'application/json' }
  return {
    what,
    caller,
    method: 'POST',
    path: '/graphql',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isOwnPage: true,
  }
}

const callerOf = (name: string, random: Random): Caller =>
  name.startsWith('admin') && !random.oneIn(8)
    ? random.oneIn(2)
      ? 'admin'
      : 'admin2'
    : (random.pick(callers) ?? 'visitor')

/** Any operation of the schema with values that its types take and its rules may not. */
export function hostileOperation(schema: GraphQLSchema, random: Random): FuzzRequest {
  const kind = random.oneIn(3) ? 'query' : 'mutation'
  const root = schema.getRootType(kind as never)
  const fields = Object.values(root?.getFields() ?? {}).filter(({ name }) => !left.has(name))
  const field = random.pick(fields)
  if (!field) throw new Error(`the schema has no ${kind}`)
  const asked = field.args
    .map((argument) => ({ argument, value: hostileValue(argument.type, random) }))
    .filter(({ argument, value }) => value !== undefined || isNonNullType(argument.type))
  const variables = asked.map(({ argument }) => `$${argument.name}: ${String(argument.type)}`).join(' ')
  const given = asked.map(({ argument }) => `${argument.name}: $${argument.name}`).join(' ')
  const query = `${kind} Fuzz${variables && `(${variables})`} { ${field.name}${given && `(${given})`} ${selectionOf(field.type, random, 0)} }`
  return operationBody(callerOf(field.name, random), field.name, {
    query,
    variables: Object.fromEntries(asked.map(({ argument, value }) => [argument.name, value])),
  })
}

function selectionOf(type: GraphQLOutputType, random: Random, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields: GraphQLField<unknown, unknown>[] = Object.values(named.getFields()).filter((field) =>
    field.args.every(({ type: argument }) => !isNonNullType(argument)),
  )
  const chosen = fields.filter((field) => !isObjectType(getNamedType(field.type)) || (depth < 3 && !random.oneIn(3)))
  return `{ __typename ${chosen.map((field) => `${field.name} ${selectionOf(field.type, random, depth + 1)}`).join(' ')} }`
}

const repeat = (count: number, make: (place: number) => string): string =>
  Array.from({ length: count }, (_each, place) => make(place)).join(' ')

/** Documents that cost, confuse or are none. */
const shapes: readonly ((random: Random) => unknown)[] = [
  () => ({ query: '{}' }),
  () => ({ query: '' }),
  () => ({ query: '{"kind":"Document","definitions":[]}' }),
  () => ({
    query:
      '{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"}}]}}]}',
  }),
  (random) => ({ query: `{ projects { ${repeat(random.whole(10, 900), (n) => `a${n}: contracts { url }`)} } }` }),
  (random) => ({ query: `{ ${repeat(random.whole(2, 40), (n) => `p${n}: projects { id name }`)} }` }),
  (random) => ({ query: `{ projects { ${repeat(random.whole(10, 1_500), () => 'id')} } }` }),
  (random) => ({
    query: `query { ...A } ${repeat(random.whole(2, 30), (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment A on Query { ...F0 }`,
  }),
  () => ({ query: 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }),
  (random) => ({ query: `${'{ a '.repeat(random.whole(1, 3_000))}${'}'.repeat(random.whole(1, 3_000))}` }),
  () => ({ query: getIntrospectionQuery() }),
  () => ({ query: '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }' }),
  (random) => ({
    query: `{ ${repeat(random.whole(2, 30), (n) => `s${n}: __schema { types { name fields { name } } }`)} }`,
  }),
  () => ({ query: 'subscription { me { id } }' }),
  () => ({ query: 'query A { me { id } } query B { me { id } }', operationName: 'B' }),
  (random) => ({ query: `{ me { id } } # ${hostileText(random).repeat(3)}` }),
  (random) => ({ query: `{ project(id: "${hostileText(random).replaceAll(/["\\\r\n]/g, '')}") { id } }` }),
  () => ({ query: '{ project(id: "\\u0000") { id } bank(input: { name_kana: "\\u{0}" }) { code } }' }),
  (random) => ({
    query: `query ($a: ${random.pick(['ID!', '[ID!]!', 'Nothing', 'Int = "x"', 'ID! = 1'])}) { project(id: $a) { id } }`,
    variables: random.pick([null, 1, 'x', [], { a: null }, { a: {} }, { __proto__: null, a: 1 }]),
  }),
  (random) => ({
    query: '{ me @skip(if: true) @include(if: false) { id } }',
    operationName: random.pick([null, 1, '', '\0', 'x']),
  }),
  (random) => ({
    extensions: {
      persistedQuery: random.pick([null, 1, {}, { sha256Hash: 'a'.repeat(64) }, { sha256Hash: ['__proto__'] }]),
    },
  }),
  (random) =>
    random.pick([null, [], 1, 'x', {}, [{ query: '{ me { id } }' }], { query: 1 }, { query: { kind: 'Document' } }]),
]

export function hostileDocument(random: Random): FuzzRequest {
  const place = random.whole(0, shapes.length - 1)
  return operationBody(random.pick(callers) ?? 'visitor', `document ${place}`, shapes[place]?.(random) ?? null)
}
