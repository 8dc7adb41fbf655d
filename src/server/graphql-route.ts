import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql'
import mercurius from 'mercurius'
import { secondsUntil } from '../features/people/account/session-graphql.ts'
import { findAdviser } from '../features/people/adviser-access/session.ts'
import { findViewer } from '../features/people/account/session.ts'
import { isDatabaseUnreachable } from '../features/investing/application/unavailable.ts'
import type { RequestContext } from '../features/core/graphql/context.ts'
import { toGraphqlError } from '../features/core/graphql/failure.ts'
import type { Services } from '../features/core/services.ts'
import type { Log } from '../platform/log.ts'
import type { Cookies } from './cookies.ts'
import { boundedDocument } from './graphql-rules.ts'
import { refusedField } from './refused-variable.ts'
import { boundOperations, isClientGone, type BoundedOperation } from './operations/bounded-operations.ts'
import { ReadingTurns } from './operations/cost-gate.ts'
import { longestDocument, mostTokens } from './operations/document-bounds.ts'
import { openOwnDocuments, takesOwnOnly } from './operations/own-documents.ts'
import { RequestBudget } from './operations/request-budget.ts'
import { buildSchema } from './schema.ts'
import { isStorable, unstorableMessage, unstorableText } from './storable-text.ts'
import { unavailableNow } from './report-failures.ts'

/** Documents that stay parsed and compiled; the site has 220, each a tenth of the largest that is taken. */
const keptDocuments = 400

/** Mounts POST /graphql: one operation at a time, protected by the XSRF pair, errors with the closed list of codes. */
export async function mountGraphql(
  app: FastifyInstance,
  services: Services,
  cookies: Cookies,
  budget = openBudget(app, services),
): Promise<void> {
  const isProduction = services.config.APP_ENV === 'production'
  const explain = (error: GraphQLError): GraphQLFormattedError => explainError(error, services.log, !isProduction)
  await app.register(mercurius, {
    schema: buildSchema(),
    routes: false,
    jit: 1,
    cache: keptDocuments,
    graphql: { parseOptions: { maxTokens: mostTokens, noLocation: true } },
    validationRules: [boundedDocument, ...(isProduction ? [NoSchemaIntrospectionCustomRule] : [])],
    errorFormatter: (execution) => ({
      statusCode: statusOf(execution),
      response: { data: execution.data ?? null, errors: execution.errors.map(explain) },
    }),
  })
  const operations = boundOperations(app, services, budget)
  const ownDocuments = await openOwnDocuments()
  const turns = new ReadingTurns(ownDocuments.texts)
  const isOwnOnly = takesOwnOnly(services.config)
  // A program that only wants its XSRF cookie may ask here. Operations are not taken from an address.
  app.get<{ Querystring: Record<string, unknown> }>('/graphql', async (request, reply) => {
    if (['query', 'mutation', 'extensions'].some((name) => request.query[name] !== undefined)) {
      return reply.code(405).header('allow', 'POST').send(refusalBody('BAD_USER_INPUT', '操作はPOSTで送ってください'))
    }
    return { message: 'POST a GraphQL operation as JSON, with the header X-XSRF-TOKEN.' }
  })

  app.post<{ Body: OperationBody }>('/graphql', async (request, reply) => {
    if (!cookies.xsrfHolds(request)) {
      return reply
        .code(403)
        .send(refusalBody('FORBIDDEN', 'ページの有効期限が切れました。再読み込みしてください。', { reason: 'xsrf' }))
    }
    const { query, variables, operationName, extensions } = request.body ?? {}
    const isJson = request.headers['content-type']?.startsWith('application/json') === true
    const text = typeof query === 'string' && !isOwnOnly ? query : ownDocuments.find(query, extensions)
    if (!isJson || text === null || text.length > longestDocument) {
      const isUnknown = isJson && text === null && (typeof query === 'string' || extensions !== undefined)
      return reply.code(400).send(isUnknown ? unknownDocument : refusalBody('BAD_USER_INPUT', malformed))
    }
    const unstorable = unstorableText(variables)
    if (unstorable !== null || unstorableText(operationName) !== null || !isStorableDocument(text))
      return reply.code(400).send(refuseText(unstorable))
    const context = await createContext(services, cookies, request, reply)
    // The page's countdowns follow the server's time, also when a demo's clock was moved.
    reply.headers({
      'cache-control': 'no-store',
      'x-server-now': services.clock.now().toISOString(),
      'x-request-id': request.id,
    })
    // So does its warning before the session ends, which every request prolongs; and a page learns with any answer that it has ended.
    reply.header(sessionHeader, context.viewer ? secondsUntil(context.viewer.endsAt, services.machineClock.now()) : 0)
    try {
      const operation = operations.begin(
        { text, isNew: turns.isNew(text), isOwn: turns.isOwn(text) },
        context.viewer,
        request,
        reply,
      )
      const whole: RequestContext & { operation: BoundedOperation } = {
        ...context,
        operation,
        whyStop: () => operations.whyStop(operation),
        takeList: (list, info) => operations.takeList(operation, list, info),
      }
      await turns.next(text, keptDocuments)
      const { answer, json } = await operations.run(operation, () =>
        reply.graphql(
          text,
          whole,
          isRecord(variables) ? variables : {},
          typeof operationName === 'string' ? operationName : undefined,
        ),
      )
      if (operation.isGone()) return reply.hijack()
      const pause = answer.errors?.[0]?.extensions?.['retryAfter']
      if (typeof pause === 'number') void reply.header('retry-after', pause)
      return json === null ? answer : reply.type('application/json; charset=utf-8').send(json)
    } catch (error) {
      return refuseOperation(reply, error, explain)
    }
  })
}

/** What addresses, members and sessions may ask of this process and the others; closed with the app. */
export function openBudget(app: FastifyInstance, { database, config, machineClock, log }: Services): RequestBudget {
  const budget = new RequestBudget({ database, key: config.SECRET_KEY, now: () => machineClock.now(), log })
  app.addHook('onClose', () => budget.close())
  return budget
}

interface OperationBody {
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

const malformed = '入力データのデータ形式に誤りがあります'

/** Literals of the document may write the same characters as escapes. */
const isStorableDocument = (text: string): boolean => isStorable(text) && !/\\u(?:0000|\{0+\})/.test(text)

/** Beside the field that holds it, which forms name without their variable. */
function refuseText(path: string | null) {
  const field = path?.includes('.') === true ? path.slice(path.indexOf('.') + 1) : path
  return refusalBody('BAD_USER_INPUT', unstorableMessage, field ? { fields: { [field]: unstorableMessage } } : {})
}

/**
 * What is wrong with a document that was not even begun: the first finding, since each hides others.
 * @throws the error itself where it is none about the document.
 */
function documentErrors(error: unknown): GraphQLError[] {
  const { errors } = error as { errors?: unknown }
  if (!Array.isArray(errors) || errors.length === 0) throw error
  return [errors.find(isOurs) ?? errors[0]] as GraphQLError[]
}

const statuses: Record<string, number> = { RATE_LIMITED: 429, UNAVAILABLE: 503 }

/** The answer where no field was resolved: the document is wrong or too large, or there is no time for it. */
function refuseOperation(reply: FastifyReply, error: unknown, explain: (error: GraphQLError) => GraphQLFormattedError) {
  const [first] = error instanceof GraphQLError ? [error] : documentErrors(error)
  const explained = first && explain(first)
  const pause = explained?.extensions?.['retryAfter']
  if (typeof pause === 'number') void reply.header('retry-after', pause)
  return reply
    .code(statuses[String(explained?.extensions?.['code'])] ?? 400)
    .send({ data: null, errors: explained ? [explained] : [] })
}

const sessionHeader = 'x-session-seconds'

const isOurs = (error: { extensions?: { code?: unknown } }): boolean => error.extensions?.code !== undefined

/** Everything a resolver may know of the request. */
export async function createContext(
  services: Services,
  cookies: Cookies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const token = cookies.sessionToken(request)
  const adviserToken = cookies.adviserToken(request)
  const key = request.headers['idempotency-key']
  return {
    services,
    viewer: token ? await findViewer(services, token) : null,
    adviser: adviserToken ? await findAdviser(services, adviserToken) : null,
    request: {
      // Found out through the headers of every proxy, and most operations do not ask.
      get ipAddress() {
        return request.ip
      },
      device: request.headers['user-agent'] ?? '',
      deviceToken: cookies.deviceToken(request),
      idempotencyKey: typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined,
    },
    session: {
      start: (started) => {
        cookies.startSession(reply, started.token, started.expiresAt)
        cookies.rememberDevice(reply, started.deviceToken, services.machineClock.now())
        // Whoever asked had no session; whoever is answered has one.
        reply.removeHeader(sessionHeader)
      },
      end: () => cookies.endSession(reply),
      rememberDevice: (deviceToken) => cookies.rememberDevice(reply, deviceToken, services.machineClock.now()),
    },
    adviserSession: {
      start: ({ token: started, expiresAt }) => cookies.startAdviserSession(reply, started, expiresAt),
      end: () => cookies.endAdviserSession(reply),
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A page of an older release: its documents are gone, and reloading brings the new ones. */
const unknownDocument = {
  data: null,
  errors: [
    {
      message: 'ページが更新されています。再読み込みしてください。',
      extensions: { code: 'BAD_USER_INPUT', reason: 'document' },
    },
  ],
}

const refusalBody = (code: string, message: string, more: Record<string, unknown> = {}) => ({
  data: null,
  errors: [{ message, extensions: { code, ...more } }],
})

/** A document that could not be understood is 400; what a resolver refused is an answer like any other. */
function statusOf(execution: ExecutionResult & { errors?: readonly GraphQLError[] }): number {
  if (execution.data !== null && execution.data !== undefined) return 200
  return execution.errors?.every((error) => error.path === undefined) ? 400 : 200
}

/** What was said first of a refusal that others have wrapped; told by its code, as the wrapping knows no classes. */
function innermost(error: GraphQLError): Pick<GraphQLError, 'message' | 'extensions'> {
  const original = error.originalError as GraphQLError | undefined
  return original?.extensions?.['code'] === undefined ? error : innermost(original)
}

/** Our own refusals as they are; a malformed request in Japanese; anything else is a bug, written to the log alone. */
function explainError(error: GraphQLError, log: Log, explain: boolean): GraphQLFormattedError {
  const base = { ...(error.path && { path: error.path }) }
  const original = error.originalError
  const code =
    error.extensions?.['code'] ?? (original as { extensions?: { code?: unknown } } | undefined)?.extensions?.code
  const ours = [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'BAD_USER_INPUT',
    'NOT_FOUND',
    'CONFLICT',
    'RATE_LIMITED',
    'REAUTH_REQUIRED',
    'UNAVAILABLE',
  ]
  if (typeof code === 'string' && ours.includes(code)) {
    // A value that a scalar refused comes wrapped in English: what the scalar said is inside.
    const refused = innermost(error)
    const field = refusedField(error)
    return {
      ...base,
      message: refused.message,
      extensions: { ...refused.extensions, ...(field !== null && { fields: { [field]: refused.message } }) },
    }
  }
  if (error.path === undefined) {
    return {
      ...base,
      message: malformed,
      extensions: { code: 'BAD_USER_INPUT', ...(explain && { detail: error.message }) },
    }
  }
  if (!isClientGone(original)) log.error({ err: original ?? error, path: error.path }, 'operation failed')
  if (isDatabaseUnreachable(original)) return { ...base, ...toGraphqlError(unavailableNow).toJSON() }
  return { ...base, message: 'エラーが発生しました', extensions: { code: 'INTERNAL' } }
}
