import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

const ours = (root: string) => path.join(root, 'src/web')

/** The site's files that write a document. */
function sourcesOf(root: string): string[] {
  return readdirSync(ours(root), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.includes('.test.') &&
        /\bgraphql\(/.test(readFileSync(path.join(ours(root), file), 'utf8')),
    )
    .map((file) => path.join(ours(root), file))
}

/** In place of gql/graphql.ts: gql.tada and urql as the browser has them, and every document that they would send is noted. */
const collector = `
  import { initGraphQLTada } from 'gql.tada'
  import { stringifyDocument } from '@urql/core'
  const make = initGraphQLTada()
  export const texts = new Set()
  export const graphql = (text, fragments) => {
    const document = make(text, fragments)
    if (document.definitions[0].kind === 'OperationDefinition') texts.add(stringifyDocument(document))
    return document
  }
  export { readFragment } from 'gql.tada'
`

const bundled = new Set(['gql.tada', '@urql/core', 'wonka'])

/** Documents are asked for, nothing is rendered: packages, styles and pictures are away. */
const documentsAlone = (root: string): Plugin => ({
  name: 'documents-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@0no-co\/graphql\.web$/ }, () => ({ path: path.join(ours(root), 'gql/document-text.ts') }))
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || bundled.has(specifier) ? undefined : { path: specifier, external: true },
    )
    onLoad({ filter: /src\/web\/gql\/graphql\.ts$/ }, () => ({ contents: collector, resolveDir: root }))
    onLoad({ filter: /\.(?:css|svg|png|webp|woff2)$/ }, () => ({ contents: 'export default {}' }))
  },
})

/**
 * Every operation of the site as a browser sends it, by the SHA-256 of its text (UTF-8, hexadecimal).
 * @param folder below the root, for the programme that tells them.
 */
export async function collectDocuments(root: string, folder: string): Promise<Record<string, string>> {
  const entry = path.join(folder, `documents-${process.pid}.mjs`)
  try {
    await build({
      absWorkingDir: root,
      stdin: {
        contents: `${sourcesOf(root)
          .map((file) => `import ${JSON.stringify(file)}`)
          .join('\n')}\nexport { texts } from ${JSON.stringify(path.join(ours(root), 'gql/graphql.ts'))}`,
        resolveDir: root,
      },
      outfile: entry,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      jsx: 'automatic',
      define: { 'import.meta.env.SSR': 'true', 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
      plugins: [documentsAlone(root)],
      logLevel: 'error',
    })
    const { texts } = (await import(pathToFileURL(entry).href)) as { texts: Set<string> }
    return Object.fromEntries(
      [...texts].map((text) => [createHash('sha256').update(text).digest('hex'), text] as const).toSorted(),
    )
  } finally {
    rmSync(entry, { force: true })
  }
}
