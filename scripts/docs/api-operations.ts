import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLField } from 'graphql'
import { projectRoot } from '../build/build-product.ts'
import { readSources } from '../../tests/tooling/rules/sources.ts'

export interface Operation {
  kind: 'Query' | 'Mutation'
  name: string
  wing: string
  /** The file that defines it. */
  file: string
  /** As src/features/core/graphql/access.ts knows it. */
  access: string
  /** Without the role in brackets at its end, which `access` says. */
  about: string
  args: string[]
  answer: string
}

/**
 * `name: t.field({`, `name: okField(t, {` and `builder.queryField('name', (t) =>`, then the access that the operation declares; `tableQuery('name', {` and
 * `proposalField(t, {` are an operator's.
 */
const definition =
  /^\s*(\w+): (?:t\.\w+|okField|actField)\(|builder\.(?:query|mutation)Field\(\s*'(\w+)'|\baccess: '(\w+)'|^tableQuery\('(\w+)'|^\s*(?:(\w+): )?(proposalField)\(/gm

export const wingOf = (file: string): string => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? 'core'

/** Where each operation stands and who may call it, by name. */
function readDefinitions(): Map<string, Pick<Operation, 'file' | 'wing' | 'access'>> {
  const found = new Map<string, Pick<Operation, 'file' | 'wing' | 'access'>>()
  for (const { path: file, text } of readSources('src/features')) {
    let name = ''
    for (const [, field, whole, declared, table, proposed, proposal] of text.matchAll(definition)) {
      name = field ?? whole ?? table ?? proposed ?? name
      const access = table === undefined && proposal === undefined ? declared : 'admin'
      if (access !== undefined) found.set(name, { file, wing: wingOf(file), access })
    }
  }
  return found
}

/** @throws Error for an operation of schema.graphql that no feature defines. */
export function readOperations(): Operation[] {
  const schema = buildSchema(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8'))
  const definitions = readDefinitions()
  return (['Query', 'Mutation'] as const).flatMap((kind) =>
    Object.values(schema.getType(kind)?.astNode ? fieldsOf(schema, kind) : {}).map((field) => {
      const known = definitions.get(field.name)
      if (known === undefined) throw new Error(`${kind}.${field.name} is defined by no feature`)
      return {
        kind,
        name: field.name,
        ...known,
        about: (field.description ?? '').replace(/\s*\[[^\]]+\]$/, '').replaceAll(/\s+/g, ' '),
        args: field.args.map((arg) => `${arg.name}: ${String(arg.type)}`),
        answer: String(field.type),
      }
    }),
  )
}

const fieldsOf = (
  schema: ReturnType<typeof buildSchema>,
  kind: Operation['kind'],
): Record<string, GraphQLField<unknown, unknown>> =>
  (kind === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}

/** The fields of every input type, by name. */
export function readInputs(): { name: string; fields: string[] }[] {
  const text = readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8')
  return [...text.matchAll(/^input (\w+) \{([^]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    fields: [...body.matchAll(/^ {2}(\w+: [^\n]+)$/gm)].map(([, field = '']) => field),
  }))
}
