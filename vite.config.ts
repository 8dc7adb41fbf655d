import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { siteRuntime } from './scripts/build/site-runtime.ts'
import { styleRules } from './scripts/build/style-rules.ts'

const layerOrder = '@layer reset, tokens, base, components;'

/** Chunks may reach the one stylesheet in any order; the cascade must not depend on it. */
function fixedLayerOrder(): Plugin {
  return {
    name: 'fixed-layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `${layerOrder}${String(file.source)}`
      }
    },
  }
}

/** For the server, which puts into a page what its first paint needs of the stylesheet. */
function rulesOfStylesheet(): Plugin {
  return {
    name: 'rules-of-stylesheet',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !/^assets\/style-.*\.css$/.test(file.fileName)) continue
        const source = JSON.stringify(styleRules(String(file.source)))
        this.emitFile({ type: 'asset', fileName: '.vite/style-rules.json', source })
      }
    },
  }
}

/**
 * Of the router only what is used stays: its package does not tell that calls of React at the top of its file do nothing by themselves, and names
 * its components for debuggers, so that forms, fetchers and links that nobody asks for would come along.
 */
function onlyUsedRouter(): Plugin {
  return {
    name: 'only-used-router',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null
      const shaken = code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
      return { code: shaken, map: null }
    },
  }
}

/** A page of the site is read before its scripts are asked for; the server names them to load-program.inline.js. The back office loads its own at once. */
function scriptsAfterContent(): Plugin {
  return {
    name: 'scripts-after-content',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) =>
        path.endsWith('/index.html')
          ? html.replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, '')
          : html,
    },
  }
}

/** Each of these modules is less than a kilobyte when built, and a fund's page loads all of them: as one file they take one request instead of one each, and compress better. */
const partsOfFunds = [
  'allowance',
  'application\\.module',
  'eligibility',
  'exit-kind',
  'fact-list',
  'fund-badges',
  'fund-facts',
  'fund-notice',
  'fund-picture',
  'fund-schedule-words',
  'head-parts',
  'loss-fragment',
  'phrases',
  'progress-bar',
  'run-facts',
  'run-summary\\.module',
  'step-timeline',
  'tag',
  'use-member-query',
  'use-return',
]

/**
 * What draws comes in a file of its own: it stays in the cache over our own changes, and a browser that wants to know a line of the small entry
 * need not read the largest library for it. What most pages share comes in one file: dozens of tiny ones cost a phone a round trip each and
 * compress badly.
 */
const sharedFiles = [
  { name: 'runtime', test: /node_modules[\\/](?:preact|react|react-dom|scheduler)[\\/]/ },
  {
    name: 'common',
    test: /src[\\/]web[\\/](?:ui[\\/](?!field\.)|gql[\\/]|app[\\/])|src[\\/]domain[\\/](?!kana)|node_modules[\\/](?:@?urql|wonka)[\\/]/,
    minShareCount: 20,
  },
  { name: 'funds', test: new RegExp(String.raw`/(?:${partsOfFunds.join('|')})\.(?:tsx?|css)$`) },
]

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What weighs less in a browser. The server takes the packages as they are. */
const lighter = [
  // Queries are sent as they were written: document-text.ts says why.
  { find: '@0no-co/graphql.web', replacement: pathOf('src/web/gql/document-text.ts') },
  // The same router; the package leads every bundler to the one that warns its developers.
  { find: /^react-router$/, replacement: pathOf('node_modules/react-router/dist/production/index.mjs') },
  // Both doors of it lead into one house: a second copy would know nothing of the first one's routes.
  { find: /^react-router\/dom$/, replacement: pathOf('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** The mode of the build that makes the back office. */
const officeMode = 'office'

/**
 * `vite build` makes the browser's files in dist/client; `vite build --ssr src/web/entry-server.tsx` makes
 * dist/web-server/entry-server.js, which the server imports to render pages; `vite build --mode office` is the back office's.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  resolve: { alias: [...(mode === officeMode ? [] : siteRuntime), ...(isSsrBuild ? [] : lighter)] },
  // The server's pages run without node_modules, as all of dist does.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  plugins: [
    react(),
    fixedLayerOrder(),
    scriptsAfterContent(),
    ...(isSsrBuild ? [] : [rulesOfStylesheet(), onlyUsedRouter()]),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/web-server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // One stylesheet, linked from the document: a page rendered on the server is never seen without its styles.
    cssCodeSplit: false,
    // Every page's files stand in its head, those of the first page the server names itself; the list of what every other page needs would be paid for by every visitor.
    // A browser that does not know the hint asks when a script wants the file; imitating it would cost all others.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    assetsInlineLimit: 0,
    // By it the server tells a page which files it needs.
    manifest: !isSsrBuild,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } }),
  },
  server: {
    proxy: {
      '/graphql': 'http://127.0.0.1:3000',
      '/contract': 'http://127.0.0.1:3000',
      '/report': 'http://127.0.0.1:3000',
    },
  },
}))
