import { setTimeout as patience } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { formatDateTime } from '../../domain/calendar.ts'
import {
  SERVICE_COMPONENTS,
  SERVICE_STATES,
  STATUS_NOTICE_KINDS,
  STATUS_PROGRESS,
  type ServiceComponent,
} from '../../domain/back-office/service-status.ts'
import {
  isResolved,
  loadServiceStatus,
  type ServiceStatus,
  type StatusNotice,
} from '../../features/back-office/service-status/load-status.ts'
import { operatorProfile } from '../../features/core/operator/operator-profile.ts'
import type { Services } from '../../features/core/services.ts'

const everyMilliseconds = 15_000
const firstLookMilliseconds = 2_000
/** An answer older than this says itself that it is old. */
const staleAfter = 3 * 60_000

/**
 * The public page of the service. It is looked up every few seconds and kept: a visit costs neither the database nor a rendered page, and while
 * the database does not answer it says what was known last, and since when. It holds measurements and published words, nobody's data.
 */
export function mountServiceStatus(app: FastifyInstance, services: Services): void {
  let known: { status: ServiceStatus; at: number } | null = null
  let looking: Promise<void> | null = null
  const look = (): Promise<void> => {
    looking ??= loadServiceStatus(services.database, services.clock.now())
      .then((status) => {
        known = { status, at: performance.now() }
      })
      .catch((err: unknown) => services.log.warn({ err }, 'the page of the service keeps what was known last'))
      .finally(() => {
        looking = null
      })
    return looking
  }
  app.addHook('onReady', async () => {
    const timer = setInterval(() => void look(), everyMilliseconds)
    app.addHook('onClose', async () => clearInterval(timer))
    timer.unref()
    void look()
  })
  app.get('/status', async (_request, reply) => {
    // The first visitors after a start wait for the first look, and not for long; nobody else ever does.
    if (known === null) await Promise.race([look(), patience(firstLookMilliseconds)])
    const isStale = known === null || performance.now() - known.at > staleAfter
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=15')
      .send(pageOf(services, known?.status ?? null, isStale))
  })
  app.get('/status/style.css', async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function pageOf({ config }: Services, status: ServiceStatus | null, isStale: boolean): string {
  const { brand, companyName, contactUrl } = operatorProfile(config)
  const open = status?.notices.filter((notice) => !isResolved(notice)) ?? []
  const past = status?.notices.filter(isResolved) ?? []
  const troubled = status?.components.filter(({ state }) => state !== 'ok') ?? []
  const summary =
    status === null || isStale
      ? '現在の状況を確認できません。システムに障害が生じている可能性があります。'
      : troubled.length === 0
        ? 'すべて正常に稼働しています。'
        : `${troubled.map(({ component }) => SERVICE_COMPONENTS[component]).join('、')}に、通常と異なる点があります。`
  const state = status === null || isStale ? 'unknown' : troubled.length === 0 ? 'ok' : 'degraded'
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>サービスの稼働状況｜${escaped(brand)}</title>
<link rel="stylesheet" href="/status/style.css">
</head>
<body>
<header><a href="/">${escaped(brand)}</a></header>
<main>
<h1>サービスの稼働状況</h1>
<p class="summary" data-state="${state}" role="status">${summary}</p>
${status === null ? '' : bodyOf(status, open, past)}
</main>
<footer>
<p>お急ぎの場合は、<a href="${escaped(contactUrl)}">お問い合わせ</a>からご連絡ください。</p>
<p>${escaped(companyName)}</p>
</footer>
</body>
</html>
`
}

function bodyOf(status: ServiceStatus, open: readonly StatusNotice[], past: readonly StatusNotice[]): string {
  const checked = status.measured_at === null ? '' : `<p class="note">${formatDateTime(status.measured_at)}時点</p>`
  return `${open.length === 0 ? '' : `<section aria-label="現在のお知らせ"><h2>現在のお知らせ</h2>${open.map(noticeOf).join('')}</section>`}
<section aria-label="現在の状況"><h2>現在の状況</h2>
<dl class="parts">${status.components
    .map(
      ({ component, state }) =>
        `<div><dt>${SERVICE_COMPONENTS[component]}</dt><dd data-state="${state}">${SERVICE_STATES[state]}</dd></div>`,
    )
    .join('')}</dl>${checked}</section>
<section aria-label="過去12か月の記録"><h2>過去12か月の記録</h2>
<p class="note">遅れや支障があった時間の合計（分）。自動の測定によります。</p>
<div class="wide" tabindex="0" role="region" aria-label="月ごとの記録">${monthsOf(status)}</div>
${past.length === 0 ? '<p>公表した障害・メンテナンスはありません。</p>' : past.map(noticeOf).join('')}
</section>`
}

const timeOf = (at: Date): string => `<time datetime="${at.toISOString()}">${formatDateTime(at)}</time>`

const noticeOf = ({
  kind,
  title,
  components,
  starts_at: startsAt,
  ends_at: endsAt,
  updates,
}: StatusNotice): string => `<article>
<h3>${escaped(title)}</h3>
<p class="note">${STATUS_NOTICE_KINDS[kind]}・${components.map((component) => SERVICE_COMPONENTS[component]).join('、')}・${timeOf(startsAt)}${endsAt === null ? 'から' : `〜${timeOf(endsAt)}`}</p>
<ol>${updates
  .map(
    ({ progress, body, at }) =>
      `<li><p><b>${STATUS_PROGRESS[progress]}</b> ${timeOf(at)}</p><p>${escaped(body).replaceAll('\n', '<br>')}</p></li>`,
  )
  .join('')}</ol>
</article>`

function monthsOf({ months }: ServiceStatus): string {
  const components = Object.keys(SERVICE_COMPONENTS) as ServiceComponent[]
  return `<table><thead><tr><th scope="col">月</th>${components.map((component) => `<th scope="col">${SERVICE_COMPONENTS[component]}</th>`).join('')}</tr></thead>
<tbody>${months
    .map(
      ({ month, minutes }) =>
        `<tr><th scope="row">${month.replace('-', '年').replace('年0', '年')}月</th>${components.map((component) => `<td>${minutes[component].toLocaleString('ja-JP')}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`
}

/** The page stands by itself: it loads nothing that could be missing while the rest is. */
const style = `:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbfaf7; color: #20242c; font: 16px/1.8 "Hiragino Sans", "Noto Sans JP", sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 860px; margin: 0 auto; padding: 16px; }
header { border-bottom: 1px solid #ddd8cc; }
header a { color: inherit; font-weight: 700; text-decoration: none; }
h1 { margin: 16px 0; font-size: 26px; line-height: 1.4; }
h2 { margin: 40px 0 12px; font-size: 19px; }
h3 { margin: 0; font-size: 16px; }
a { color: #1f3f77; }
.summary { margin: 0; padding: 16px; border: 1px solid #ddd8cc; border-left: 6px solid #6b7280; background: #fff; font-weight: 700; }
.summary[data-state="ok"] { border-left-color: #2f7d4f; }
.summary[data-state="degraded"] { border-left-color: #b4472d; }
.parts { margin: 0; border-top: 1px solid #ddd8cc; }
.parts div { display: flex; gap: 16px; justify-content: space-between; padding: 10px 0; border-bottom: 1px solid #ddd8cc; }
.parts dd { margin: 0; font-weight: 700; white-space: nowrap; }
dd[data-state="ok"] { color: #22643d; }
dd[data-state="degraded"] { color: #9a3722; }
.note { margin: 8px 0; color: #555b66; font-size: 14px; }
article { margin: 12px 0; padding: 16px; border: 1px solid #ddd8cc; background: #fff; }
article p { margin: 0; }
ol { margin: 12px 0 0; padding: 0; list-style: none; }
li + li { margin-top: 12px; padding-top: 12px; border-top: 1px dashed #ddd8cc; }
time { font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { width: 100%; min-width: 640px; border-collapse: collapse; background: #fff; font-size: 14px; }
th, td { padding: 8px 12px; border: 1px solid #ddd8cc; text-align: right; font-variant-numeric: tabular-nums; }
th { background: #f3f0e9; font-weight: 700; text-align: left; white-space: nowrap; }
thead th { white-space: normal; }
footer { margin-top: 40px; border-top: 1px solid #ddd8cc; color: #555b66; font-size: 14px; }
`
