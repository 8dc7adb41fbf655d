import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Request, Response } from 'playwright-core'
import { distFolder } from '../../../scripts/build/build-product.ts'

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
  /** Names of the site's own operations that no browser has sent yet. */
  unsent(): string[]
  noteAnswer(response: Response): void
  acts: ReadonlySet<string>
  /** All that was sent, with the answers that have come by now. */
  sent(): Promise<readonly SentAct[]>
}

export function openActLog(): ActLog {
  const acts = new Set<string>()
  const sent: SentAct[] = []
  const answers: Promise<void>[] = []
  const asked = new Set<string>()
  return {
    acts,
    unsent: () =>
      [...ownDocuments().values()]
        .filter((text) => !asked.has(text))
        .map(nameOf)
        .toSorted(),
    sent: async () => {
      await Promise.all(answers)
      return sent
    },
    note(request) {
      const text = documentOf(request)
      if (text !== null) asked.add(text)
      for (const name of namesIn(request)) acts.add(name)
    },
    noteAnswer(response) {
      const names = namesIn(response.request())
      if (names.length > 0)
        answers.push(
          readAnswer(response).then(
            (doneAs) =>
              void sent.push(...names.map((name) => ({ name, variables: variablesOf(response.request()), doneAs }))),
          ),
        )
    },
  }
}

interface Body {
  variables?: unknown
  extensions?: { persistedQuery?: { sha256Hash?: string } }
}

let documents: ReadonlyMap<string, string> | undefined

/** The site's documents by their SHA-256, as the build has listed them for the server. */
const ownDocuments = (): ReadonlyMap<string, string> =>
  (documents ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(path.join(distFolder, 'web/documents.json'), 'utf8')) as Record<string, string>,
    ),
  ))

/** The text of the operation that a page sends by its hash; null for every other request. */
function documentOf(request: Request): string | null {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return null
  const { extensions } = (request.postDataJSON() ?? {}) as Body
  return ownDocuments().get(extensions?.persistedQuery?.sha256Hash ?? '') ?? null
}

/** Whether the request is an operation that asks for this field. */
export const asksFor = (request: Request, field: string): boolean => documentOf(request)?.includes(field) === true

const namesIn = (request: Request): string[] => mutationsOf(documentOf(request) ?? '{__typename}')

const nameOf = (text: string): string => /^\s*(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text

const variablesOf = (request: Request): Readonly<Record<string, unknown>> =>
  ((request.postDataJSON() as Body).variables ?? {}) as Record<string, unknown>

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
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === 'Field' ? [selection.name.value] : [],
    )
  })
}
