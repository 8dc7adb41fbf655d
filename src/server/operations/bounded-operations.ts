import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql'
import { throttledNetwork } from '../../features/account/network-address.ts'
import { unavailable } from '../../features/application/unavailable.ts'
import { toGraphqlError } from '../../features/graphql/failure.ts'
import type { Viewer } from '../../features/graphql/context.ts'
import type { Services } from '../../features/services.ts'
import { largestAnswer, measureAnswer } from './answer-size.ts'
import { CostGate, freeCost } from './cost-gate.ts'
import { refuseLargeDocument, tooMuch } from './document-bounds.ts'
import type { RowCounts } from './list-sizes.ts'
import { keepRowCounts } from './load-row-counts.ts'
import { asksCountedLists, operationCost } from './operation-cost.ts'
import { RequestBudget, type Spender } from './request-budget.ts'

/** Points of the costliest operation. Every field of 300 funds, once, is 66,000. */
export const largestCost = 120_000
/** Points of what comes before any field: the request, its session, reading its document. */
const costOfRequest = 60
/** Milliseconds in which a query is answered or given up, of a large one from its turn on. Mutations end by themselves: what is written is told. */
const longestQuery = 10_000
const longestLargeQuery = 4_000

const noCounts: RowCounts = { publishedFunds: 0, largestLottery: 0, lotteryEntries: 0, largestOrderLog: 0, fundTerms: 0 }

/** One operation between its request and its answer. */
export interface BoundedOperation {
  text: string
  isGone: () => boolean
  /** Milliseconds of the stopwatch; none for a mutation. */
  deadline: number
  cost: number
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
export function boundOperations(app: FastifyInstance, services: Services) {
  const elapsed = (): number => performance.now()
  const gate = new CostGate()
  const counts = keepRowCounts(services.readingDatabase ?? services.database, elapsed)
  const budget = new RequestBudget({
    database: services.database,
    key: services.config.SECRET_KEY,
    now: () => services.machineClock.now(),
    log: services.log,
  })
  app.addHook('onClose', () => budget.close())

  app.graphql.addHook('preValidation', async (_schema, document, { operation }) => {
    if (operation && isJson(operation.text)) throw new GraphQLError('the document is JSON')
    refuseLargeDocument(document)
  })
  app.graphql.addHook('preExecution', async (schema, document, { operation }, variables) => {
    if (!operation) return
    const rows = asksCountedLists(document) ? await counts() : noCounts
    operation.cost = costWithin(schema, document, variables, rows)
    budget.spend(operation.spenders, operation.cost)
    const isQuery = document.definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query')
    operation.leave = await gate.enter(operation.cost, () => !operation.isGone())
    if (!isQuery) return
    const isLarge = operation.cost > freeCost
    operation.deadline = elapsed() + (isLarge ? longestLargeQuery : longestQuery)
    if (isLarge) operation.timer = setTimeout(() => operation.cut(tooLong()), longestLargeQuery)
  })

  /** @throws GraphQLError RATE_LIMITED where the address or the member has asked for too much. */
  function begin(text: string, viewer: Viewer | null, request: FastifyRequest, reply: FastifyReply): BoundedOperation {
    const spenders = spendersOf(services, viewer, request)
    budget.spend(spenders, costOfRequest)
    return {
      text,
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
 * @throws GraphQLError BAD_USER_INPUT for an answer that is too large, UNAVAILABLE for one that took too long.
 */
async function run<Answer>(operation: BoundedOperation, execute: () => Promise<Answer>): Promise<Answer> {
  const cut = new Promise<never>((_resolve, reject) => {
    operation.cut = reject
  })
  const work = execute()
  const end = (): void => {
    clearTimeout(operation.timer)
    operation.leave()
  }
  void work.then(end, end)
  const answer = await Promise.race([work, cut])
  // A small operation cannot have a large answer, and need not be measured.
  if (operation.cost > freeCost && measureAnswer(answer) > largestAnswer) throw tooMuch('取得するデータが大きすぎます。項目や件数を減らしてください。')
  return answer
}

/** Told to nobody: there is no one left. */
const gone = new Error('the client has gone')

const tooLong = (): GraphQLError => toGraphqlError(unavailable('時間がかかりすぎたため、取得を中止しました。'))

/** @throws GraphQLError BAD_USER_INPUT where it is more than `largestCost`. */
function costWithin(schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>, rows: RowCounts): number {
  const cost = operationCost(schema, document, variables, rows)
  if (cost <= largestCost) return cost
  throw new GraphQLError('一度に取得するデータが多すぎます。項目や件数を減らしてください。', {
    extensions: { code: 'BAD_USER_INPUT', reason: 'cost', cost, largestCost },
  })
}

function spendersOf({ config }: Services, viewer: Viewer | null, request: FastifyRequest): Spender[] {
  const network = throttledNetwork(config, request.ip)
  return [
    ...(network === null ? [] : [{ kind: 'address' as const, name: network }]),
    ...(viewer === null ? [] : [{ kind: 'member' as const, name: String(viewer.memberId) }]),
  ]
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
