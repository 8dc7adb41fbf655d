import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Request, Response } from 'playwright-core'
import { distFolder, projectRoot } from '../../../scripts/build/build-product.ts'

const { parse } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

/** A mutation that a browser sent. */
export interface SentAct {
  name: string
  variables: Readonly<Record<string, unknown>>
  /** Of the server's answer (`x-request-id`); null where it was refused, or nobody waited for it. */
  doneAs: string | null
}

/** What the browsers of one test file have sent. Several files tell the stories; what all of them together have sent is in their files below `folder`. */
export interface SentActs {
  /** Names of the site's own operations. */
  operations: readonly string[]
  /** Mutations, by the fields that were asked for. */
  acts: readonly string[]
  /** The same with their variables and answers. */
  sent: readonly SentAct[]
  /** The requests of which the product's audit log has a line. */
  recorded: readonly string[]
}

const folder = path.join(projectRoot, 'test-results/acts')

/** Of an earlier run. */
export const forgetActs = (): void => rmSync(folder, { recursive: true, force: true })

/** What the browsers of all test files have sent. */
export const readActs = (): readonly SentActs[] =>
  (existsSync(folder) ? readdirSync(folder) : []).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SentActs,
  )

/** Names of the site's own operations, as the build has listed them for the server. */
export const ownOperations = (): string[] => [...ownDocuments().values()].map(nameOf).toSorted()

/** Which mutations browsers have sent, and what became of them. */
export interface ActLog {
  note(request: Request): void
  noteAnswer(response: Response): void
  /** When no more answers come. @param name of the file with what was sent. @param recorded the requests of which the audit log has a line. */
  keep(name: string, recorded: readonly string[]): Promise<void>
}

export function openActLog(): ActLog {
  const acts = new Set<string>()
  const sent: SentAct[] = []
  const answers: Promise<void>[] = []
  const operations = new Set<string>()
  return {
    note(request) {
      const text = documentOf(request)
      if (text !== null) operations.add(nameOf(text))
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
    async keep(name, recorded) {
      await Promise.all(answers)
      const all: SentActs = { operations: [...operations], acts: [...acts], sent, recorded }
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(all))
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
