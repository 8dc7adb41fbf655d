import { createRequire } from 'node:module'
import type { Request, Response } from 'playwright-core'

const { parse } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

/** A mutation that a browser sent. */
export interface SentAct {
  name: string
  variables: Readonly<Record<string, unknown>>
  /** Of the server's answer (`x-request-id`); null where it was refused, or nobody waited for it. */
  doneAs: string | null
}

/** Which mutations browsers have sent, by the fields that they asked for, and what became of them. */
export interface ActLog {
  note(request: Request): void
  noteAnswer(response: Response): void
  acts: ReadonlySet<string>
  /** All that was sent, with the answers that have come by now. */
  sent(): Promise<readonly SentAct[]>
}

export function openActLog(): ActLog {
  const acts = new Set<string>()
  const sent: SentAct[] = []
  const answers: Promise<void>[] = []
  return {
    acts,
    sent: async () => {
      await Promise.all(answers)
      return sent
    },
    note(request) {
      for (const name of namesIn(request)) acts.add(name)
    },
    noteAnswer(response) {
      const names = namesIn(response.request())
      if (names.length > 0) answers.push(readAnswer(response).then((doneAs) => void sent.push(...names.map((name) => ({ name, variables: variablesOf(response.request()), doneAs })))))
    },
  }
}

interface Body {
  query?: unknown
  variables?: unknown
}

function namesIn(request: Request): string[] {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return []
  const { query } = (request.postDataJSON() ?? {}) as Body
  return typeof query === 'string' ? mutationsOf(query) : []
}

const variablesOf = (request: Request): Readonly<Record<string, unknown>> => ((request.postDataJSON() as Body).variables ?? {}) as Record<string, unknown>

/** A page that has been left keeps no answers. */
async function readAnswer(response: Response): Promise<string | null> {
  try {
    const { errors } = (await response.json()) as { errors?: unknown }
    return errors === undefined ? await response.headerValue('x-request-id') : null
  } catch {
    return null
  }
}

function mutationsOf(document: string): string[] {
  return parse(document).definitions.flatMap((definition) => {
    if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') return []
    return definition.selectionSet.selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []))
  })
}
