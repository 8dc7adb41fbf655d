import type { FastifyInstance, FastifyReply } from 'fastify'
import { makeAccountLine, makeOwnTransfer, openCompanyAccount } from '../bank/company-account-control.ts'
import { makeDeposit } from '../bank/deposit-control.ts'
import type { Fields } from '../bank/fields.ts'
import { readMonthlyMovements } from '../bank/monthly-movements.ts'
import type { RealAccount } from '../bank/real-account.ts'
import { isTransferAction } from '../bank/transfers.ts'
import type { RanTask } from '../clock-followers.ts'
import { readFault } from '../control-routes.ts'
import type { DeskParts } from '../desk-parts.ts'
import { decide, decisions } from '../identity/decisions.ts'
import { readAmendment } from '../law/read-amendment.ts'
import { addDays, dayOf, parseInstant, startOfDay } from '../japan-time.ts'
import { deskPage, type PagePart } from './desk-page.ts'
import { yen } from './table.ts'

type Form = Record<string, string | undefined>

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; form-action 'self' http: https:; frame-ancestors 'none'; base-uri 'none'"

/** The page for a person: plain forms, and after each a redirect back with a word on what happened. */
export async function pageRoutes(app: FastifyInstance, parts: DeskParts): Promise<void> {
  let lastRan: readonly RanTask[] = []

  app.get('/', async (request, reply) => {
    const {
      account = '',
      pay = '',
      company = '',
      to = '',
      mail = '',
      at = '',
      notice = '',
      problem = '',
    } = request.query as Form
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy)
      .header('cache-control', 'no-store')
    return deskPage(parts, { account, pay, company, to, mail, at, notice, problem }, lastRan)
  })

  app.post('/page/deposits', async (request, reply) => {
    const form = request.body as Form
    const result = await makeDeposit({ ...form }, parts)
    if ('status' in result) return back(reply, 'bank', result.message, true)
    return back(
      reply,
      'bank',
      `${form['branch_cd']}-${form['account_number']} に ${yen(result.amount)} を入金しました。`,
    )
  })

  app.post('/page/lines', async (request, reply) => {
    const form = request.body as Form
    const account = parts.companyAccounts.find(form['account'] ?? '') ?? parts.companyAccounts.collecting
    const result = makeAccountLine({ ...form, account: account.id }, parts)
    if ('status' in result) return backToAccount(reply, account, result.message, true)
    const isIn = result.direction === 'in'
    return backToAccount(
      reply,
      account,
      `会社の口座${isIn ? 'に' : 'から'} ${yen(result.amount)} を${isIn ? '入金' : '出金'}しました。`,
    )
  })

  app.post('/page/company-accounts', async (request, reply) => {
    const result = openCompanyAccount(request.body as Form, parts)
    if ('status' in result) return back(reply, 'bank', result.message, true)
    return backToAccount(reply, result, `口座 ${result.branchCode}-${result.number} を開きました。`)
  })

  app.post('/page/own-transfers', async (request, reply) => {
    const form = request.body as Form
    const from = parts.companyAccounts.find(form['from'] ?? '') ?? parts.companyAccounts.collecting
    const result = makeOwnTransfer(form, parts)
    if ('status' in result) return backToAccount(reply, from, result.message, true)
    return backToAccount(reply, from, `${yen(result.out.amount)} を振り替えました。`)
  })

  app.post('/page/monthly', async (request, reply) => {
    const form = request.body as Form
    const account = parts.companyAccounts.find(form['account'] ?? '') ?? parts.companyAccounts.collecting
    const movements = readMonthlyMovements(form['switch'] === 'off' ? [] : monthlyInput(form))
    if (typeof movements === 'string') return backToAccount(reply, account, movements, true)
    parts.monthlyMovements.set(account.id, movements)
    const word = movements.length === 0 ? '毎月の入出金の自動をやめました。' : '毎月の入出金を自動にしました。'
    return backToAccount(reply, account, word)
  })

  app.post('/page/laws', async (request, reply) => {
    const { law = '', article = '', enforced_on: day = '', text = '' } = request.body as Form
    const current = parts.laws.currentOf(law)
    const paragraphs = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [{ text: line.trim() }]))
    const amendment =
      current === undefined
        ? '該当する法令がありません。'
        : readAmendment(
            law,
            {
              ...(day !== '' && { enforced_on: day }),
              articles: { [article.trim()]: paragraphs.length === 0 ? null : { paragraphs } },
            },
            current,
            parts.laws.today(),
          )
    if (typeof amendment === 'string') return back(reply, 'laws', amendment, true)
    parts.laws.amend(amendment)
    return back(reply, 'laws', `${current?.title}第${article.trim()}条を改正しました。`)
  })

  app.post('/page/approval', async (request, reply) => {
    const isAutomatic = (request.body as Form)['mode'] !== 'manual'
    parts.transfers.setAutomatic(isAutomatic)
    return back(reply, 'bank', isAutomatic ? '振込を自動で承認します。' : '振込はこの窓口で承認します。')
  })

  app.post<{ Params: { applyNo: string } }>('/page/transfers/:applyNo', async (request, reply) => {
    const { action, item_id: itemId } = request.body as Form
    const order = parts.transfers.find(request.params.applyNo)
    if (!order || !isTransferAction(action)) return back(reply, 'bank', '該当する振込がありません。', true)
    const isOfRow = action === 'fail' || action === 'bounce' || action === 'return'
    const problem = parts.transfers.act(order, action, isOfRow ? itemId : undefined)
    return back(reply, 'bank', problem ?? `振込 ${order.applyNo} を処理しました。`, problem !== undefined)
  })

  app.post<{ Params: { reference: string } }>('/page/identity/:reference', async (request, reply) => {
    const view = parts.applications.findByReference(request.params.reference)
    const decision = decisions.find((each) => each === (request.body as Form)['decision'])
    if (!view || !decision) return back(reply, 'identity', '該当する申込みがありません。', true)
    const result = await decide(view, decision, ['document_unclear'], parts.applications, parts.identityEvents)
    const texts = {
      done: `${view.id} を処理しました。`,
      expired: '有効期限が切れています。',
      impossible: 'いまの状態ではこの操作はできません。',
    }
    return back(reply, 'identity', texts[result], result !== 'done')
  })

  app.post('/page/clock', async (request, reply) => {
    const target = clockTarget(request.body as Form, parts.clock.now())
    const ran = target && (await parts.followers.move(target))
    if (!ran)
      return back(reply, 'clock', target ? '業務時計は先へだけ進められます。' : '日時を指定してください。', true)
    lastRan = ran
    return back(reply, 'clock', `業務時計を進めました。実行された処理は ${ran.length}件です。`)
  })

  app.post('/page/faults', async (request, reply) => {
    const fault = readFault(request.body)
    if (typeof fault === 'string') return back(reply, 'faults', fault, true)
    parts.faults.order(fault)
    return back(reply, 'faults', '障害を予約しました。')
  })

  app.post('/page/reset', async (_request, reply) => {
    parts.faults.forget()
    parts.mailbox.empty()
    return back(reply, 'faults', '障害とメールを消しました。')
  })
}

/** The rent and the fee of the page's form, each where an amount is given. */
function monthlyInput({ rent, tenant, cost, payee, day }: Form): Fields[] {
  return [
    { direction: 'in', amount: rent, text: '振込', counterparty: tenant, day },
    { direction: 'out', amount: cost, text: '口座振替', counterparty: payee, day },
  ].filter(({ amount }) => amount !== undefined && amount !== '' && amount !== '0')
}

function clockTarget({ move, now: text }: Form, now: Date): Date | undefined {
  if (move === 'hour') return new Date(now.getTime() + 3_600_000)
  if (move === 'day') return new Date(now.getTime() + 86_400_000)
  if (move === 'midnight') return startOfDay(addDays(dayOf(now), 1))
  return parseInstant(text)
}

/** To the part where the person was, with the word there: a page that is loaded again repeats nothing. */
function back(
  reply: FastifyReply,
  part: PagePart,
  text: string,
  isProblem = false,
  more: Record<string, string> = {},
): FastifyReply {
  const query = new URLSearchParams({ at: part, [isProblem ? 'problem' : 'notice']: text, ...more })
  return reply.redirect(`/?${query}#${part}`, 303)
}

/** As back, with the company's account still chosen. */
function backToAccount(reply: FastifyReply, { id }: RealAccount, text: string, isProblem = false): FastifyReply {
  return back(reply, 'bank', text, isProblem, { company: id })
}
