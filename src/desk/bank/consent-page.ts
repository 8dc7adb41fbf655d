import { html } from '../page/html.ts'
import { layout } from '../page/layout.ts'
import { textOf, type Fields } from './fields.ts'

const carried = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'nonce']

const scopeNames: Record<string, string> = {
  account: '口座の残高と入出金明細の照会',
  transfer: '振込の依頼と照会',
  'bulk-transfer': '総合振込の依頼と照会',
  'virtual-account': '振込入金口座の発行と入金明細の照会',
}

/** The bank's consent page: who asks for what, and the two answers. */
export function consentPage(fields: Fields): string {
  const scopes = (textOf(fields, 'scope') ?? '').split(' ').filter(Boolean)
  return layout(
    'API連携の同意 | デモ銀行',
    html`
<main class="narrow">
  <p class="demo">これはデモ用の窓口です。実在の銀行とは関係がなく、お金は動きません。</p>
  <h1>API連携の同意</h1>
  <p>次のサービスが、お客さまの口座への接続を求めています。</p>
  <dl class="facts">
    <div><dt>サービス</dt><dd>${textOf(fields, 'client_id')}</dd></div>
    <div><dt>戻り先</dt><dd class="code">${textOf(fields, 'redirect_uri')}</dd></div>
    <div><dt>許可する内容</dt><dd><ul>${scopes.map((scope) => html`<li>${scopeNames[scope.split(':').at(-1) ?? ''] ?? scope}</li>`)}</ul></dd></div>
  </dl>
  <form method="post" class="actions">
    ${carried.map((name) => html`<input type="hidden" name="${name}" value="${textOf(fields, name) ?? ''}">`)}
    <button name="decision" value="approve">同意する</button>
    <button name="decision" value="deny" class="quiet">同意しない</button>
  </form>
</main>`,
  )
}

export function consentProblemPage(problem: string): string {
  return layout(
    '接続できません | デモ銀行',
    html`
<main class="narrow">
  <p class="demo">これはデモ用の窓口です。</p>
  <h1>接続できません</h1>
  <p class="notice error" role="alert">${problem}</p>
  <p>接続元のサービスの設定（BANK_CLIENT_ID など）を確かめてください。</p>
</main>`,
  )
}
