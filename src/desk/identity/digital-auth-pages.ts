import type { FastifyInstance } from 'fastify'
import { html, type Markup } from '../page/html.ts'
import { layout } from '../page/layout.ts'
import { cardStates, type CardState, type DemoCard, type DigitalAuth } from './digital-auth.ts'

/** What the product asked for in the address, checked. */
interface Asked {
  redirectUri: string
  state: string
  nonce: string
  challenge: string
  scope: string
  transactionId: string | undefined
}

const stateNames: Record<CardState, string> = { valid: '有効', revoked: '失効', expired: '有効期限切れ' }

/** The page of the authentication app: a person types what the card says, a program posts the same as JSON. */
export async function digitalAuthPages(
  app: FastifyInstance,
  { digitalAuth, clientId }: { digitalAuth: DigitalAuth; clientId: string },
): Promise<void> {
  app.get('/auth', async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const asked = readAsked(request.query, clientId, digitalAuth)
    if (typeof asked === 'string') return reply.code(400).send(page('手続きを始められません', html`<p>${asked}</p>`))
    return reply.send(consentPage(asked))
  })

  app.post('/auth', async (request, reply) => {
    const asked = readAsked(request.query, clientId, digitalAuth)
    if (typeof asked === 'string') return reply.code(400).send({ error: 'invalid_request', message: asked })
    const form = (request.body ?? {}) as Record<string, unknown>
    if (form['decision'] !== 'approve') {
      return reply.redirect(
        back(asked, { error: 'access_denied', error_description: 'The user denied the request.' }),
        303,
      )
    }
    const card = readCard(form)
    if (typeof card === 'string') {
      reply.code(400)
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
      return isForm
        ? reply.type('text/html; charset=utf-8').send(consentPage(asked, card))
        : reply.send({ error: 'BAD_INPUT', message: card })
    }
    // The app judges the user certificate by itself; what was signed is judged by the verifier.
    if (asked.transactionId === undefined && card.certificate !== 'valid')
      return reply.redirect(back(asked, { error: 'access_denied', error_description: 'certificate' }), 303)
    if (asked.transactionId !== undefined) digitalAuth.sign(asked.transactionId, card)
    const { redirectUri, nonce, challenge, scope } = asked
    const { code } = digitalAuth.grant({ clientId, redirectUri, nonce, challenge, scope, card })
    return reply.redirect(back(asked, { code, session_state: 'demo' }), 303)
  })
}

function back({ redirectUri, state }: Asked, answer: Record<string, string>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value)
  return url.toString()
}

function readAsked(query: unknown, clientId: string, digitalAuth: DigitalAuth): Asked | string {
  const asked = (query ?? {}) as Record<string, string | undefined>
  const scope = asked['scope'] ?? ''
  const scopes = scope.split(' ')
  const transactionId = asked['sign_transaction_id']
  if (asked['client_id'] !== clientId) return 'このサービスは登録されていません。'
  if (asked['response_type'] !== 'code' || !scopes.includes('openid'))
    return 'response_type と scope をお確かめください。'
  const short = ['redirect_uri', 'state', 'nonce', 'code_challenge'] as const
  for (const name of short) if (!isShort(asked[name])) return `${name} がありません。`
  if (asked['code_challenge_method'] !== 'S256') return 'code_challenge_method は S256 です。'
  if (!URL.canParse(asked['redirect_uri'] ?? '')) return 'redirect_uri は番地で指定してください。'
  if (scopes.includes('sign') !== (transactionId !== undefined))
    return 'scope の sign と sign_transaction_id は、どちらも必要です。'
  if (transactionId !== undefined && digitalAuth.findTransaction(transactionId) === undefined)
    return '署名の申込みが見つかりません。'
  return {
    redirectUri: asked['redirect_uri'] ?? '',
    state: asked['state'] ?? '',
    nonce: asked['nonce'] ?? '',
    challenge: asked['code_challenge'] ?? '',
    scope,
    transactionId,
  }
}

const isShort = (value: string | undefined): boolean => value !== undefined && value !== '' && value.length <= 255

function readCard(form: Record<string, unknown>): DemoCard | string {
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
  const birthdate = text('birthdate').replaceAll('-', '')
  const certificate = cardStates.find((each) => each === (form['certificate'] ?? 'valid'))
  if (text('name') === '' || text('address') === '') return '氏名と住所を入力してください。'
  if (!/^\d{8}$/.test(birthdate)) return '生年月日は 1985-04-12 のように入力してください。'
  if (certificate === undefined) return `certificate は ${cardStates.join(', ')} のどれかです。`
  return {
    name: text('name'),
    address: text('address'),
    birthdate,
    gender: form['gender'] === '2' ? '2' : '1',
    certificate,
    signature: form['signature'] === 'invalid' ? 'invalid' : 'valid',
  }
}

function consentPage(asked: Asked, problem?: string): string {
  const isSigning = asked.transactionId !== undefined
  return page(
    isSigning ? '電子署名' : 'ログインの確認',
    html`
    <p>${
      isSigning
        ? '糸fundingが、本人確認のための電子署名（署名用電子証明書、6〜16文字のパスワード）を求めています。'
        : '糸fundingが、マイナンバーカードによる認証（利用者証明用電子証明書、4桁の暗証番号）を求めています。'
    }</p>
    ${problem !== undefined && html`<p class="notice error" role="alert">${problem}</p>`}
    <form method="post">
      <p class="hint">デモでは、カードの券面に書かれている内容を入力してください。</p>
      <div class="fields">
      <label>氏名<input name="name" autocomplete="off" placeholder="山田 花子"></label>
      <label>生年月日<input name="birthdate" autocomplete="off" placeholder="1985-04-12"></label>
      <label>住所<input name="address" autocomplete="off" placeholder="東京都渋谷区渋谷1-2-3"></label>
      <label>電子証明書<select name="certificate">${cardStates.map((state) => html`<option value="${state}">${stateNames[state]}</option>`)}</select></label>
      ${isSigning && html`<label>電子署名<select name="signature"><option value="valid">正しい</option><option value="invalid">正しくない</option></select></label>`}
      </div>
      <div class="actions stacked">
      <button name="decision" value="approve">${isSigning ? '署名して戻る' : '認証して戻る'}</button>
      <button name="decision" value="refuse" class="quiet">やめて戻る</button>
      </div>
    </form>`,
  )
}

function page(title: string, content: Markup): string {
  return layout(
    `${title} | デモのデジタル認証アプリ`,
    html`
<main class="narrow">
  <p class="demo">これはデモ用の窓口です。デジタル庁のアプリではありません。実際のカードや暗証番号は使いません。</p>
  <h1>${title}</h1>
  ${content}
</main>`,
  )
}
