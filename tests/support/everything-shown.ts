import { createRequire } from 'node:module'
import type { GraphQLField, GraphQLNamedType } from 'graphql'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import type { Services } from '../../src/features/core/services.ts'
import { buildSchema } from '../../src/server/schema.ts'
import { askAs } from './operator-api.ts'

const { getNamedType, isNonNullType, isObjectType } = createRequire(import.meta.url)(
  'graphql',
) as typeof import('graphql')

const deepest = 5
const needsNothing = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every(({ type }) => !isNonNullType(type))

/** All that a type holds and that needs no argument; nothing where it only leads back to itself. */
function selectionOf(type: GraphQLNamedType, above: readonly string[] = []): string | null {
  if (!isObjectType(type)) return ''
  if (above.includes(type.name) || above.length >= deepest) return null
  const fields = Object.values(type.getFields()).filter(needsNothing)
  const parts = fields.flatMap((field) => {
    const below = selectionOf(getNamedType(field.type), [...above, type.name])
    return below === null ? [] : [`${field.name}${below}`]
  })
  return parts.length === 0 ? null : ` { ${parts.join(' ')} }`
}

/** When a page was read says nothing about anybody. */
const withoutReadingTime = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told, (key, value: unknown) => (key === 'as_of' ? undefined : value)))

/** What a member is told of by every query that is open to him and asks for nothing, as deep as it goes. */
export async function everythingShown(services: Services, member: Viewer): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {}
  for (const field of Object.values(buildSchema().getQueryType()?.getFields() ?? {})) {
    if (field.extensions['access'] === 'admin' || !needsNothing(field)) continue
    const selection = selectionOf(getNamedType(field.type))
    if (selection !== null)
      told[field.name] = withoutReadingTime(await askAs(services, member, `{ ${field.name}${selection} }`))
  }
  return told
}
