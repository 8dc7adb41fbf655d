import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { builtFolder } from '../../platform/product-folder.ts'

/** Bundled from src/web/explorer by the build: decision 0099. */
const explorerFiles = [
  { name: 'graphiql.js', type: 'text/javascript; charset=utf-8' },
  { name: 'graphiql.css', type: 'text/css; charset=utf-8' },
]

/**
 * GET /graphiql, in the demo only: the explorer of the API, with nothing loaded from elsewhere. It acts as the account that is logged in in
 * this browser. Production has no such address, and does not tell its schema either.
 */
export function mountGraphiql(app: FastifyInstance, { APP_ENV }: Pick<Config, 'APP_ENV'>): void {
  if (APP_ENV !== 'demo') return
  for (const { name, type } of explorerFiles)
    app.get(`/graphiql/${name}`, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(type)
        .send(createReadStream(path.join(builtFolder, '../dist-demo/explorer', name))),
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

const explorerPage = (nonce: string): string => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>糸funding API（デモ専用）</title>
<link rel="stylesheet" href="/graphiql/graphiql.css" nonce="${nonce}">
</head>
<body>
<header>
<h1>糸funding API（デモ専用）</h1>
<p>このブラウザで<a href="/login">ログイン</a>しているアカウントとして実行します。</p>
</header>
<main id="explorer"></main>
<script src="/graphiql/graphiql.js" nonce="${nonce}"></script>
</body>
</html>
`
