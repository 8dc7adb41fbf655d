import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, Kind, type GraphQLResolveInfo } from 'graphql'
import { unavailable } from '../../features/investing/application/unavailable.ts'
import { toGraphqlError } from '../../features/core/graphql/failure.ts'
import type { Viewer } from '../../features/core/graphql/context.ts'
import type { Services } from '../../features/core/services.ts'
import { CostGate, freeCost, wholeGate } from './cost-gate.ts'
import { countSelections, refuseLargeDocument, tooMuch } from './document-bounds.ts'
import { documentCost, elementCost } from './operation-cost.ts'
import { spendersOf, type RequestBudget, type Spender } from './request-budget.ts'
import { WorkInSlices } from './work-in-slices.ts'
import { writeAnswer } from './write-answer.ts'

/** Points of the costliest operation: an element of a list costs one for each field that is asked of it. Every field of 330 funds, once, is 310,000. */
const largestCost = 350_000
/** Points of what may be asked of each element of a root's list; a fund with all its fields is 940. */
const largestElement = 1_500
/** Points of what comes before any field: the request, its session, reading its document. */
const costOfRequest = 60
/** Points of each selection of a document that nobody has asked before: to parse and to validate it takes longer than to answer most fields. */
const costOfReading = 10
/** Selections of a stranger's document that is compiled at its second asking: that takes a millisecond for ten of them. The site's documents are all compiled. */
const mostCompiled = 60
/** Points that are charged together: lists come by the thousand, and less than this is left uncharged. */
const spentAtOnce = 100
/** Points up to which large operations run beside each other. */
const mediumCost = 2_500
/** Milliseconds in which a query is answered or given up, of a large one from its turn on. Mutations end by themselves: what is written is told. */
const longestQuery = 10_000
const longestLargeQuery = 4_000

type Elements<Element> = readonly (Element | PromiseLike<Element>)[]

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
  /** A mutation is brought to its end: what it wrote is told, however much. */
  isQuery: boolean
  /** Points so far: of the document, and of every list that was read for it. */
  cost: number
  /** Of these, what its visitor's allowance has been charged with. */
  spent: number
  /** Points for which it has its turn; it asks again when it turns out to be larger. */
  turn: { points: number; begun: Promise<void>; hasBegun: boolean } | null
  /** Answered or given up: nothing more is resolved for it, and no turn is taken. */
  isOver: boolean
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
 * Bounds what one operation, one visitor and all together can cost: the document before it is validated, the lists as they are read, its
 * time while it runs, its answer before it is written. To be called after mercurius is registered.
 */
export function boundOperations(app: FastifyInstance, services: Services, budget: RequestBudget) {
  const elapsed = (): number => services.stopwatch?.() ?? performance.now()
  const gate = new CostGate()

  app.graphql.addHook('preValidation', async (_schema, document, { operation }) => {
    if (operation && isJson(operation.text)) throw new GraphQLError('the document is JSON')
    refuseLargeDocument(document)
  })
  app.graphql.addHook('preExecution', async (schema, document, { operation }) => {
    if (!operation) return undefined
    const selections = countSelections(document)
    operation.isQuery = document.definitions.some(
      (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query',
    )
    const { points, ofElement } = documentCost(schema, document)
    if (ofElement > largestElement) throw tooCostly(ofElement)
    charge(operation, points + (operation.isNew ? costOfReading * selections : 0))
    if (operation.isQuery) operation.deadline = elapsed() + longestQuery
    await takeTurn(operation)
    // What is compiled is the document itself, so one that was exchanged is not.
    return operation.isOwn || selections <= mostCompiled ? undefined : { document: { ...document } }
  })

  /** @throws GraphQLError BAD_USER_INPUT where it is more than an operation may cost, RATE_LIMITED where the visitor has spent his allowance. */
  function charge(operation: BoundedOperation, points: number): void {
    operation.cost += points
    if (operation.cost > largestCost) throw tooCostly(operation.cost)
    if (operation.cost - operation.spent < spentAtOnce) return
    spend(operation.spenders, operation.cost - operation.spent)
    operation.spent = operation.cost
  }

  /** A large operation waits for its turn, and once more where it has become larger than the turn that it has. */
  function takeTurn(operation: BoundedOperation): Promise<void> | null {
    if (operation.cost <= freeCost) return null
    const points = operation.cost > mediumCost ? wholeGate : mediumCost
    const { turn: former } = operation
    if (former !== null && former.points >= points) return former.hasBegun ? null : former.begun
    const turn = { points, hasBegun: false, begun: waitAfter(former?.begun) }
    operation.turn = turn
    return turn.begun

    async function waitAfter(before: Promise<void> | undefined): Promise<void> {
      await before
      operation.leave()
      operation.leave = () => undefined
      const leave = await gate.enter(points, () => !operation.isGone() && !operation.isOver)
      // Another of its lists may have failed meanwhile: then nobody would give the turn back.
      if (operation.isOver) return leave()
      operation.leave = leave
      turn.hasBegun = true
      if (!operation.isQuery) return
      operation.deadline = elapsed() + longestLargeQuery
      cutWhenLate(operation)
      operation.slices ??= new WorkInSlices(() => whyStop(operation))
    }
  }

  /**
   * The elements of a list that was read for a query: they are charged with what is asked of each, and of a large query completed one after the other.
   * Refused as a whole where that is too much, so that no half of an answer is taken for a whole one.
   */
  function takeList<Element>(
    operation: BoundedOperation,
    list: readonly Element[],
    { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  ): Elements<Element> | Promise<Elements<Element>> {
    if (!operation.isQuery) return list
    try {
      charge(operation, list.length * elementCost(fieldNodes, fragments))
    } catch (error) {
      operation.cut(error as Error)
      throw error
    }
    const spread = () => operation.slices?.spread(list) ?? list
    return takeTurn(operation)?.then(spread, refuseWhole) ?? spread()
    function refuseWhole(error: Error): never {
      operation.cut(error)
      throw error
    }
  }

  /** Of an answer that waits for the database no slice asks whether it is late. Where the stopwatch does not agree yet, it is asked again. */
  function cutWhenLate(operation: BoundedOperation): void {
    const left = operation.deadline - elapsed()
    clearTimeout(operation.timer)
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
      isQuery: false,
      cost: 0,
      spent: 0,
      turn: null,
      isOver: false,
      leave: () => undefined,
      cut: () => undefined,
    }
  }

  const whyStop = ({ isGone, isOver, deadline }: BoundedOperation): Error | null => {
    if (isGone() || isOver) return gone
    return deadline !== Infinity && elapsed() > deadline ? tooLong() : null
  }

  return { begin, run, whyStop, takeList }
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
    operation.cut = (error) => {
      operation.isOver = true
      reject(error)
    }
  })
  const work = execute().then(async (answer) => ({ answer, json: operation.slices && (await writeWithin(answer)) }))
  const end = (): void => {
    operation.isOver = true
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

const tooCostly = (cost: number): GraphQLError =>
  new GraphQLError('一度に取得するデータが多すぎます。項目や件数を減らしてください。', {
    extensions: { code: 'BAD_USER_INPUT', reason: 'cost', cost, largestCost },
  })

/** graphql-js reads no JSON, mercurius does: a syntax tree as JSON would pass by what only text is bounded by. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
