import { createRequire } from 'node:module'
import type { Request } from 'playwright-core'

const { parse } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

/** Which mutations browsers have sent, by the fields that they asked for. */
export interface ActLog {
  note(request: Request): void
  acts: ReadonlySet<string>
}

export function openActLog(): ActLog {
  const acts = new Set<string>()
  return {
    acts,
    note(request) {
      if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return
      const { query } = (request.postDataJSON() ?? {}) as { query?: unknown }
      if (typeof query === 'string') for (const name of mutationsOf(query)) acts.add(name)
    },
  }
}

function mutationsOf(document: string): string[] {
  return parse(document).definitions.flatMap((definition) => {
    if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') return []
    return definition.selectionSet.selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []))
  })
}
