import type { DeskParts } from '../desk-parts.ts'
import type { Mail } from '../mailbox.ts'
import { html, type Markup } from './html.ts'
import { shortTime } from './table.ts'

const shownMails = 100

/** メール: the list and the one that is open. */
export function mailPart({ mailbox }: DeskParts, to: string, openId: string): Markup {
  const found = mailbox.list(to)
  const open = mailbox.find(openId)
  const href = (mail: Mail) => `/?${new URLSearchParams({ ...(to !== '' && { to }), mail: mail.id })}#mail`
  return html`
    <form method="get" action="/#mail" class="actions inline" role="search" aria-label="メール">
      <label>宛先で絞り込む<input name="to" type="email" value="${to}" placeholder="member@example.jp"></label>
      <button class="quiet">絞り込む</button>
    </form>
    <div class="columns two">
      <div class="card">
        <h3 class="caption">受信 ${found.length}通</h3>
        ${
          found.length === 0
            ? html`<p class="empty">メールはありません。</p>`
            : html`<div class="scroll" role="region" aria-label="メールの一覧" tabindex="0"><ul class="mails">${found
                .slice(0, shownMails)
                .map(
                  (mail) => html`
        <li><a href="${href(mail)}"${mail.id === open?.id && html` aria-current="true"`}><strong>${mail.subject || '（件名なし）'}</strong><small>${mail.to}　${shortTime(mail.sent_at)}</small></a></li>`,
                )}</ul></div>`
        }
      </div>
      <div class="card mail">${open ? openMail(open) : html`<p class="empty">左の一覧から選ぶと、ここに表示します。</p>`}</div>
    </div>`
}

function openMail(mail: Mail): Markup {
  return html`<h3 class="caption">${mail.subject || '（件名なし）'}</h3>
    <dl class="facts">
      <div><dt>宛先</dt><dd>${mail.to}</dd></div>
      <div><dt>差出人</dt><dd>${mail.from}</dd></div>
      <div><dt>日時</dt><dd>${shortTime(mail.sent_at)}</dd></div>
    </dl>
    ${mail.text !== '' && html`<h3>文字だけの表示</h3><pre>${linked(mail.text)}</pre>`}
    ${mail.html !== '' && html`<h3>HTMLの表示</h3><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="メールの本文" srcdoc="${`<base target="_blank">${mail.html}`}"></iframe>`}`
}

/** Web addresses in a text become links: the way from a mail to the service is one press. */
function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) =>
      index % 2 === 1 ? html`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>` : html`${piece}`,
    )
}
