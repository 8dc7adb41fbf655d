import type { DeskParts } from '../desk-parts.ts'
import type { ApplicationStatus, ApplicationView } from '../identity/applications.ts'
import type { Decision } from '../identity/decisions.ts'
import { html, type Markup } from './html.ts'
import { shortTime, table } from './table.ts'

const statuses: Record<ApplicationStatus, [string, string]> = {
  created: ['開始前', ''],
  capturing: ['撮影中', 'info'],
  submitted: ['審査待ち', 'warn'],
  approved: ['承認', 'good'],
  rejected: ['否認', 'bad'],
  expired: ['期限切れ', 'bad'],
  cancelled: ['中止', ''],
}

const methods = { image: '画像', ic_chip: 'ICチップ', jpki: '公的個人認証' }

const decisionsFor: Partial<Record<ApplicationStatus, [Decision, string][]>> = {
  created: [['submit', '提出']],
  capturing: [['submit', '提出']],
  submitted: [
    ['approve', '承認'],
    ['reject', '否認'],
  ],
}

/** 本人確認: what the member would do on the phone, and what the reviewer decides. */
export function identityPart({ applications }: DeskParts): Markup {
  const all = applications.list()
  return html`
    <div class="card">${table<ApplicationView>(
      `申込み ${all.length}件`,
      all.slice(0, 50),
      [
        { title: '受付', cell: ({ createdAt }) => shortTime(createdAt) },
        {
          title: '申込番号',
          cell: (view) =>
            html`<a href="/ekyc/${view.reference}" class="code">${view.id}</a><small>会員 ${view.applicantId}</small>`,
        },
        { title: '方法', cell: ({ method }) => methods[method] },
        {
          title: '状態',
          cell: ({ status }) => html`<span class="badge ${statuses[status][1]}">${statuses[status][0]}</span>`,
        },
        { title: '操作', cell: decisionForm },
      ],
      '申込みはまだありません。',
    )}</div>`
}

function decisionForm({ reference, status }: ApplicationView): Markup {
  return html`<form method="post" action="/page/identity/${reference}" class="actions inline">
    ${(decisionsFor[status] ?? []).map(([decision, name]) => html`<button class="quiet small" name="decision" value="${decision}">${name}</button>`)}
  </form>`
}
