import type { RanTask } from '../clock-followers.ts'
import type { DeskParts } from '../desk-parts.ts'
import { bankSection, type BankQuery } from './bank-section.ts'
import { clockPart } from './clock-part.ts'
import { faultPart } from './fault-part.ts'
import { html, type Markup } from './html.ts'
import { identityPart } from './identity-part.ts'
import { lawPart } from './law-part.ts'
import { layout } from './layout.ts'
import { mailPart } from './mail-part.ts'

/** What the address of the page asks for, and what is to be said about the last action. */
export interface PageQuery extends BankQuery {
  to: string
  mail: string
  /** The part of the page where the last action was taken. */
  at: string
  notice: string
  problem: string
}

const titles = { bank: '銀行窓口', identity: '本人確認', mail: 'メール', clock: '時計', laws: '法令', faults: '障害' }
export type PagePart = keyof typeof titles

/** The one page for a person. */
export function deskPage(parts: DeskParts, query: PageQuery, lastRan: readonly RanTask[]): string {
  const now = parts.clock.nowText()
  const word = (part: PagePart) =>
    query.at === part
      ? html`
    ${query.notice !== '' && html`<p class="notice" role="status">${query.notice}</p>`}
    ${query.problem !== '' && html`<p class="notice error" role="alert">${query.problem}</p>`}`
      : undefined
  const section = (part: PagePart, lead: string, content: Markup) => html`
  <section class="part" id="${part}" aria-labelledby="${part}-title">
    <h2 id="${part}-title">${titles[part]}</h2>
    <p class="lead">${lead}</p>
    ${word(part)}
    ${content}
  </section>`
  return layout(
    'デモの窓口 | 糸funding',
    html`
<header class="top"><div class="frame">
  <h1>デモの窓口</h1>
  <p class="now"><small>業務時計</small>${now.slice(0, 16).replace('T', ' ')}</p>
</div>
<div class="frame">
  <p class="demo">これはデモ用の窓口です。銀行・本人確認サービス・メールの代役で、実際のお金やメールは動きません。</p>
</div></header>
<nav class="parts" aria-label="窓口"><ul class="frame">${Object.entries(titles).map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
<main class="frame">
  ${section('bank', '振込入金口座への入金、サービスからの振込、会社の口座の動きを扱います。', bankSection(parts, query))}
  ${section('identity', '会員の提出と、審査担当者の判断を代わりに行います。', identityPart(parts))}
  ${section('mail', 'サービスが送ったメールは、すべてここに届きます。外には出ません。', mailPart(parts, query.to, query.mail))}
  ${section('clock', '業務時計は先へだけ進みます。途中で期限を迎える処理は、その順に実行されます。', clockPart(parts, lastRan))}
  ${section('laws', '法令の公開データの見本です。改正すると、サービスは次の夜に気づきます。', lawPart(parts))}
  ${section('faults', '次のやり取りから指定した回数だけ、外部サービスの不調を起こします。', faultPart(parts))}
</main>
<footer><div class="frame">プログラムからは同じことをJSONで行えます（/clock, /mails, /bank/deposits, /bank/lines, /bank/accounts, /bank/transfers, /ekyc, /beacon, /laws, /faults, /reset）。サービス: <a href="${parts.delivery.productUrl}">${parts.delivery.productUrl}</a></div></footer>`,
  )
}
