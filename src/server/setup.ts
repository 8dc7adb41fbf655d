import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Kind, parse } from 'graphql'
import { sql } from 'kysely'
import { missingCompanyFacts } from '../features/core/operator/operator-profile.ts'
import type { Services } from '../features/core/services.ts'
import type { Database } from '../platform/database/connect.ts'
import { openOwnDocuments } from './operations/own-documents.ts'

/** What has to be there before a production installation shows itself to anybody. */
export interface SetupStep {
  title: string
  isDone: boolean
  /** What to do, a sentence each. */
  details: string[]
}

/**
 * Set-up mode of a production start (spec/decisions.md, "Incomplete production"): while a step is open only health, the guide and what the
 * first operator's enrolment needs answer; everything else is 503, since a page or a mail without the company's facts would be a false
 * statutory display. A demo is always open.
 */
export function mountSetup(app: FastifyInstance, services: Services): void {
  if (services.config.APP_ENV !== 'production') return
  let isOpen = false
  const ownDocuments = openOwnDocuments()
  // Pages send their documents by hash.
  const textOf = async (body: unknown): Promise<unknown> => {
    const { query, extensions } = (body ?? {}) as { query?: unknown; extensions?: unknown }
    return typeof query === 'string' ? query : (await ownDocuments).find(query, extensions)
  }
  app.addHook('onRequest', async (request, reply) => {
    if (isOpen || isForSetup(request)) return
    isOpen = (await setupSteps(services)).every(({ isDone }) => isDone)
    if (isOpen) return
    await reply
      .code(503)
      .header('cache-control', 'no-store')
      .header('retry-after', '600')
      .type('text/html; charset=utf-8')
      .send(closedPage)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (
      isOpen ||
      !request.url.startsWith('/graphql') ||
      request.method !== 'POST' ||
      isForEnrolment(await textOf(request.body))
    )
      return
    isOpen = (await setupSteps(services)).every(({ isDone }) => isDone)
    if (isOpen) return
    await reply
      .code(503)
      .header('cache-control', 'no-store')
      .send({
        data: null,
        errors: [{ message: '開始前の設定が完了していません。', extensions: { code: 'UNAVAILABLE' } }],
      })
  })
  app.get('/setup', async (_request, reply) => {
    if (isOpen) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(guidePage(await setupSteps(services)))
  })
}

/** Health, the guide, the files of pages, and the page on which the first operator enrols a passkey. */
const setupPaths = /^\/(healthz|readyz|setup|assets\/.*|itoadmintool\/files\/.*|graphql|operator-passkey)$/

const isForSetup = (request: FastifyRequest): boolean => setupPaths.test(request.url.split('?', 1)[0] ?? '')

/** What the first operator's login and enrolment ask for. */
const enrolmentFields = new Set([
  '__typename',
  'me',
  'session',
  'investingAmount',
  'extraInfo',
  'passkeys',
  'login',
  'logout',
  'loginWithPasskey',
  'beginPasskeyLogin',
  'beginPasskeyRegistration',
  'addPasskey',
])

function isForEnrolment(query: unknown): boolean {
  if (typeof query !== 'string') return false
  try {
    return parse(query).definitions.every(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ||
        (definition.kind === Kind.OPERATION_DEFINITION &&
          definition.selectionSet.selections.every(
            (field) => field.kind === Kind.FIELD && enrolmentFields.has(field.name.value),
          )),
    )
  } catch {
    return false
  }
}

async function setupSteps({ config, database }: Pick<Services, 'config' | 'database'>): Promise<SetupStep[]> {
  const missing = missingCompanyFacts(config)
  const { hasAccount, hasPasskey, hasMembers } = await firstOperator(database)
  return [
    {
      title: '会社情報（OPERATOR_PROFILE）をすべて設定する',
      isDone: missing.length === 0,
      details:
        missing.length === 0
          ? []
          : [
              `設定されていない項目、または検証環境の値のままの項目：${missing.join('、')}`,
              '設定を変更した後に、サーバーとワーカーを再起動してください。',
            ],
    },
    {
      title: '最初の運営者を登録する',
      isDone: hasPasskey || hasMembers,
      details:
        hasPasskey || hasMembers
          ? []
          : hasAccount
            ? [passkeyMissing]
            : ['node dist/create-operator.js を実行し、表示される案内に従ってパスキーを登録してください。'],
    },
  ]
}

const passkeyMissing =
  '運営者のアカウントはありますが、パスキーがまだ登録されていません。運営者のパスキー登録ページ（/operator-passkey）を開き、ログインして登録してください。登録コードの期限（24時間）が過ぎたときは、node dist/create-operator.js --passkey メールアドレス を実行すると、新しいコードが表示されます。'

/**
 * An operator can do nothing before his passkey is registered, so only then is there one. An installation that has members has been open before: it
 * stays open whatever becomes of its operators' passkeys.
 */
async function firstOperator(
  database: Database,
): Promise<{ hasAccount: boolean; hasPasskey: boolean; hasMembers: boolean }> {
  const { rows } = await sql<{ hasAccount: boolean; hasPasskey: boolean; hasMembers: boolean }>`
    with operator as (select id from member where role = 'admin' and status = 'active')
    select exists (select from operator) as "hasAccount",
      exists (select from passkey join operator on operator.id = passkey.member_id) as "hasPasskey",
      exists (select from member where role = 'member') as "hasMembers"`.execute(database)
  return rows[0] ?? { hasAccount: false, hasPasskey: false, hasMembers: false }
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
${body}
</html>
`

const closedPage = page('ただいま準備中です', '<p>サービスの開始に向けて準備を進めています。</p>')

/** Titles and details are our own words and names of settings: nothing in them comes from outside. */
const guidePage = (steps: SetupStep[]): string =>
  page(
    '開始前の設定',
    `<ol>${steps.map(({ title, isDone, details }) => `<li>${isDone ? '完了' : '未完了'}：${title}${details.map((detail) => `<p>${detail}</p>`).join('')}</li>`).join('')}</ol>
<p>すべて完了すると、サイトが公開されます。</p>`,
  )
