import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql'
import { unavailable } from '../../features/investing/application/unavailable.ts'
import { toGraphqlError } from '../../features/core/graphql/failure.ts'
import type { Viewer } from '../../features/core/graphql/context.ts'
import type { Services } from '../../features/core/services.ts'
import { CostGate, freeCost } from './cost-gate.ts'
import { countSelections, refuseLargeDocument, tooMuch } from './document-bounds.ts'
import type { RowCounts } from './list-sizes.ts'
import { keepRowCounts } from './load-row-counts.ts'
import { asksCountedLists, operationCost } from './operation-cost.ts'
import { spendersOf, type RequestBudget, type Spender } from './request-budget.ts'
import { WorkInSlices } from './work-in-slices.ts'
import { writeAnswer } from './write-answer.ts'

/** Points of the costliest operation. Every field of 330 funds, once, is 206,000. */
export const largestCost = 220_000
/** Points of what comes before any field: the request, its session, reading its document. */
const costOfRequest = 60
/** Points of each selection of a document that nobody has asked before: to parse and to validate it takes longer than to answer most fields. */
const costOfReading = 10
/** Selections of a stranger's document that is compiled at its second asking: that takes a millisecond for ten of them. The site's documents are all compiled. */
const mostCompiled = 60
/** Milliseconds in which a query is answered or given up, of a large one from its turn on. Mutations end by themselves: what is written is told. */
const longestQuery = 10_000
const longestLargeQuery = 4_000

const noCounts: RowCounts = {
  publishedFunds: 0,
  largestLottery: 0,
  lotteryEntries: 0,
  lotterySteps: 0,
  largestOrderLog: 0,
  fundTerms: 0,
  fundPictures: 0,
  fundProperties: 0,
  propertyStays: 0,
}

/** One operation between its request and its answer. */
export interface BoundedOperation {
  text: string
  /** Whether nobody has asked its document before. */
  isNew: boolean
  /** Whether its document is one of the site's. */
  isOwn: boolean
  isGone: () => boolean
  /** Milliseconds of the stopwatch; none for a mutation. */
  deadline: number
  cost: number
  /** Of a large query, whose lists are made and written in slices. */
  slices: WorkInSlices | null
  spenders: readonly Spender[]
  /** Ends its turn. */
  leave: () => void
  /** Gives up waiting for its answer. */
  cut: (error: Error) => void
  timer?: NodeJS.Timeout
}

declare module 'mercurius' {
  interface MercuriusContext {
    /** None where the server renders a page with the site's own documents. */
    operation?: BoundedOperation
  }
}

/**
 * Bounds what one operation, one visitor and all together can cost: the document before it is validated, its cost before it runs, its
 * time while it runs, its answer before it is written. To be called after mercurius is registered.
 */
export function boundOperations(app: FastifyInstance, services: Services, budget: RequestBudget) {
  const elapsed = (): number => services.stopwatch?.() ?? performance.now()
  const gate = new CostGate()
  const counts = keepRowCounts(services.readingDatabase ?? services.database, elapsed)

  app.graphql.addHook('preValidation', async (_schema, document, { operation }) => {
    if (operation && isJson(operation.text)) throw new GraphQLError('the document is JSON')
    refuseLargeDocument(document)
  })
  app.graphql.addHook('preExecution', async (schema, document, { operation }, variables) => {
    if (!operation) return undefined
    const rows = asksCountedLists(document) ? await counts() : noCounts
    const selections = countSelections(document)
    operation.cost = costWithin(schema, document, variables, rows) + (operation.isNew ? costOfReading * selections : 0)
    spend(operation.spenders, operation.cost)
    const isQuery = document.definitions.some(
      (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query',
    )
    operation.leave = await gate.enter(operation.cost, () => !operation.isGone())
    // What is compiled is the document itself, so one that was exchanged is not.
    const exchanged = operation.isOwn || selections <= mostCompiled ? undefined : { document: { ...document } }
    if (!isQuery) return exchanged
    const isLarge = operation.cost > freeCost
    operation.deadline = elapsed() + (isLarge ? longestLargeQuery : longestQuery)
    if (!isLarge) return exchanged
    cutWhenLate(operation)
    operation.slices = new WorkInSlices(() => whyStop(operation))
    return exchanged
  })

  /** Of an answer that waits for the database no slice asks whether it is late. Where the stopwatch does not agree yet, it is asked again. */
  function cutWhenLate(operation: BoundedOperation): void {
    const left = operation.deadline - elapsed()
    if (left < 0) return operation.cut(tooLong())
    operation.timer = setTimeout(() => cutWhenLate(operation), Math.ceil(left) + 1)
  }

  function spend(spenders: readonly Spender[], cost: number): void {
    const refused = budget.spend(spenders, cost)
    if (refused) throw toGraphqlError(refused)
  }

  /** @throws GraphQLError RATE_LIMITED where the address or the member has asked for too much. */
  function begin(
    { text, isNew, isOwn }: Pick<BoundedOperation, 'text' | 'isNew' | 'isOwn'>,
    viewer: Viewer | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): BoundedOperation {
    const spenders = spendersOf(services.config, request.ip, 'member', viewer === null ? null : String(viewer.memberId))
    spend(spenders, costOfRequest)
    return {
      text,
      isNew,
      isOwn,
      slices: null,
      spenders,
      isGone: () => reply.raw.destroyed,
      deadline: Infinity,
      cost: 0,
      leave: () => undefined,
      cut: () => undefined,
    }
  }

  const whyStop = ({ isGone, deadline }: BoundedOperation): Error | null => {
    if (isGone()) return gone
    return deadline !== Infinity && elapsed() > deadline ? tooLong() : null
  }

  return { begin, run, whyStop }
}

/**
 * Runs it to its answer, or no longer than it may take. What was given up keeps its turn until it has really ended.
 * @returns the answer, and of a large query its JSON.
 * @throws GraphQLError BAD_USER_INPUT for an answer that is too large, UNAVAILABLE for one that took too long.
 */
async function run<Answer>(
  operation: BoundedOperation,
  execute: () => Promise<Answer>,
): Promise<{ answer: Answer; json: string | null }> {
  const cut = new Promise<never>((_resolve, reject) => {
    operation.cut = reject
  })
  const work = execute().then(async (answer) => ({ answer, json: operation.slices && (await writeWithin(answer)) }))
  const end = (): void => {
    clearTimeout(operation.timer)
    operation.leave()
  }
  void work.then(end, end)
  return Promise.race([work, cut])
}

/** @throws GraphQLError BAD_USER_INPUT where it is too long. */
async function writeWithin(answer: unknown): Promise<string> {
  const json = await writeAnswer(answer)
  if (json === null) throw tooMuch('取得するデータが大きすぎます。項目や件数を減らしてください。')
  return json
}

/** Told to nobody: there is no one left, and nothing has failed. */
const gone = new Error('the client has gone')
export const isClientGone = (error: unknown): boolean => error === gone

const tooLong = (): GraphQLError => toGraphqlError(unavailable('時間がかかりすぎたため、取得を中止しました。'))

/** @throws GraphQLError BAD_USER_INPUT where it is more than `largestCost`. */
function costWithin(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  rows: RowCounts,
): number {
  const cost = operationCost(schema, document, variables, rows)
  if (cost <= largestCost) return cost
  throw new GraphQLError('一度に取得するデータが多すぎます。項目や件数を減らしてください。', {
    extensions: { code: 'BAD_USER_INPUT', reason: 'cost', cost, largestCost },
  })
}

/** graphql-js reads no JSON, mercurius does: a syntax tree as JSON would pass by what only text is bounded by. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
