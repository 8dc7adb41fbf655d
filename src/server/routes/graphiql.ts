import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { projectFolder } from '../../platform/project-folder.ts'

const javascript = 'text/javascript; charset=utf-8'

/** GraphiQL and the React 18 that it was built for, each as its package brings it: decision 0099. */
const explorerFiles = [
  { name: 'react.js', file: 'react-18/umd/react.production.min.js', type: javascript },
  { name: 'react-dom.js', file: 'react-dom-18/umd/react-dom.production.min.js', type: javascript },
  { name: 'graphiql.js', file: 'graphiql/graphiql.min.js', type: javascript },
  { name: 'graphiql.css', file: 'graphiql/graphiql.min.css', type: 'text/css; charset=utf-8' },
]

/**
 * GET /graphiql, in the demo only: the explorer of the API, served from the installed packages. It acts as the account that is logged in in
 * this browser. Production has no such address, and does not tell its schema either.
 */
export function mountGraphiql(app: FastifyInstance, { APP_ENV }: Pick<Config, 'APP_ENV'>): void {
  if (APP_ENV !== 'demo') return
  for (const { name, file, type } of explorerFiles)
    app.get(`/graphiql/${name}`, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(type)
        .send(createReadStream(path.join(projectFolder, 'node_modules', file))),
    )
  app.get('/graphiql', (request, reply) =>
    reply
      .header('content-security-policy', explorerPolicy(request.cspNonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(explorerPage(request.cspNonce)),
  )
}

/** Scripts and styles of this page alone; the fonts stand in the style sheet. Nothing is loaded from elsewhere. */
const explorerPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Examples of docs/api.md, a tab each, since a document holds one operation. @internal */
export const firstTabs = [
  `# 公開中のファンド（ログイン不要）
query PublishedFunds {
  projects {
    id
    name
    recruit_type
    stats {
      invest_total
      is_goaled
    }
  }
}
`,
  `# ログイン中のアカウント
query WhoIsLoggedIn {
  me {
    role
  }
  investingAmount {
    amount
  }
}
`,
  `# 自分の申込み（振込先の口座は契約書類の確認後に表示されます）
query OwnInvestments {
  myInvests {
    id
    amount
    status
    transfer_account {
      account_number
    }
  }
}
`,
]

/** The token is read for each request, as the site's own pages do: logging in gives another one. */
const startExplorer = (nonce: string): string => `
window.__webpack_nonce__ = ${JSON.stringify(nonce)}
const token = () => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
const fetcher = GraphiQL.createFetcher({
  url: '/graphql',
  enableIncrementalDelivery: false,
  fetch: (url, request) => fetch(url, { ...request, headers: { ...request.headers, 'X-XSRF-TOKEN': token() } }),
})
const defaultTabs = ${JSON.stringify(firstTabs.map((query) => ({ query })))}
ReactDOM.createRoot(document.getElementById('explorer')).render(React.createElement(GraphiQL, { fetcher, defaultTabs }))
`

const pageStyle = `
html, body { height: 100%; margin: 0 }
body { display: flex; flex-direction: column; font: 14px/1.6 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; padding: 8px 16px; border-bottom: 1px solid #ccc }
h1, p { margin: 0; font-size: 14px }
#explorer { flex: 1; min-height: 0 }
@media (max-width: 640px) {
  .graphiql-container .graphiql-session { flex-direction: column }
  .graphiql-container .graphiql-session > * { flex: 1 !important; min-height: 0 }
  .graphiql-container .graphiql-session > .graphiql-horizontal-drag-bar { display: none !important }
}
`

const explorerPage = (nonce: string): string => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>糸funding API（デモ専用）</title>
<link rel="stylesheet" href="/graphiql/graphiql.css" nonce="${nonce}">
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
<header>
<h1>糸funding API（デモ専用）</h1>
<p>このブラウザで<a href="/login">ログイン</a>しているアカウントとして実行します。</p>
</header>
<main id="explorer"></main>
<script src="/graphiql/react.js" nonce="${nonce}"></script>
<script src="/graphiql/react-dom.js" nonce="${nonce}"></script>
<script src="/graphiql/graphiql.js" nonce="${nonce}"></script>
<script nonce="${nonce}">${startExplorer(nonce)}</script>
</body>
</html>
`
