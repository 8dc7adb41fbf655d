/**
 * Stands in for `@0no-co/graphql.web` in the browser (vite.config.ts), where gql.tada and urql would parse every query into a
 * tree only to print it again. A browser that just sends its queries needs their text, their kind and their name: a tenth of it.
 * Each `graphql(...)` of the site holds one definition; gql.tada appends those of its fragments.
 */
export const Kind = {
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  FIELD: 'Field',
  NAME: 'Name',
} as const
type Kind = (typeof Kind)[keyof typeof Kind]

interface Definition {
  kind: Kind
  operation: string
  name: { kind: Kind; value: string }
  text: string
}
interface TextDocument {
  kind: Kind
  definitions: Definition[]
}

/** Is for gql.tada's types and no directive of the server's. */
const unmask = / @_unmask/

const beginning = /^\s*(query|mutation|subscription|fragment) (\w+)/

/** @throws SyntaxError where the text does not begin with a named definition. */
export function parse(text: string): TextDocument {
  const [, operation = '', value = ''] = beginning.exec(text) ?? []
  if (operation === '') throw new SyntaxError(`Not a named definition: ${text}`)
  const kind = operation === 'fragment' ? Kind.FRAGMENT_DEFINITION : Kind.OPERATION_DEFINITION
  return {
    kind: Kind.DOCUMENT,
    definitions: [{ kind, operation, name: { kind: Kind.NAME, value }, text: text.replace(unmask, '') }],
  }
}

export function print({ definitions }: TextDocument): string {
  return definitions.map(({ text }) => text).join('\n')
}

/** An error as the server names it; what urql passes on beside message, path and extensions is unknown to a browser. */
export class GraphQLError extends Error {
  readonly path: readonly (string | number)[] | undefined
  readonly extensions: Record<string, unknown>

  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: readonly (string | number)[],
    _original?: unknown,
    extensions?: Record<string, unknown>,
  ) {
    super(message)
    this.name = 'GraphQLError'
    this.path = path
    this.extensions = extensions ?? {}
  }
}
