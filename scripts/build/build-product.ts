import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, context, type BuildOptions, type Plugin } from 'esbuild'
import type { Plugin as WebPlugin } from 'vite'
import { withLock } from './build-lock.ts'
import { bundleExplorer } from './bundle-explorer.ts'
import { collectDocuments } from './collect-documents.ts'
import { packagesOf, sorted, writeContents } from './bill-of-materials.ts'
import { compressFiles } from './compress-files.ts'
import { fingerprint } from './fingerprint.ts'
import {
  copyProductFiles,
  copyReadFiles,
  describePackage,
  nativeInstallation,
  nativePackages,
} from './product-files.ts'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
/** The product, whole: it runs wherever this folder is copied to, with Node.js alone. */
export const distFolder = path.join(projectRoot, 'dist')
/** What only the demo and the tests start: no part of the product. */
export const demoFolder = path.join(projectRoot, 'dist-demo')

/** dist/<name>.js and its entry. */
const productProgrammes = {
  server: 'src/server/main.ts',
  worker: 'src/server/worker-main.ts',
  rehearsal: 'src/server/rehearsal-main.ts',
  crowd: 'src/server/crowd-main.ts',
  printer: 'src/server/printer-main.ts',
  migrate: 'src/server/migrate-main.ts',
  'create-operator': 'src/server/create-operator-main.ts',
  doctor: 'src/server/doctor-main.ts',
  'check-audit': 'src/server/check-audit-main.ts',
  'check-documents': 'src/server/check-documents-main.ts',
  'check-money': 'src/server/check-money-main.ts',
  trail: 'src/server/trail-main.ts',
}

/** dist-demo/<name>.js and its entry. */
const demoProgrammes = {
  'demo-seed': 'src/server/demo-seed-main.ts',
  'demo-openings': 'src/server/demo-openings-main.ts',
  desk: 'src/desk/main.ts',
  lifeline: 'scripts/build/lifeline.ts',
}

/**
 * Where the programme of this name lies once it is built.
 * @param installedAt where the product was copied to, if anywhere.
 */
export const programmeFile = (name: string, installedAt: string = distFolder): string =>
  path.join(name in demoProgrammes ? demoFolder : installedAt, `${name}.js`)

const stampFile = 'built-from'

/** `quick`: larger files for the browser, four seconds of a processor sooner; for a start that somebody waits for. */
export type Compression = 'quick' | 'best'

export interface Build {
  /** Resolves when dist/*.js is there: all that runs before anybody opens a page. */
  programmes: Promise<void>
  /** Resolves when all is there, with whether something was built. */
  whole: Promise<boolean>
}

/**
 * Builds dist/, the product: programmes for Node.js with all packages in them, files that they read, native packages, and the web application for browser
 * (web/client), back office (web/admin) and server (web/server); and dist-demo/. Does nothing when both were built from exactly these sources.
 * @returns whether something was built.
 */
export const buildProduct = (): Promise<boolean> => beginBuild('best').whole

/** As `buildProduct`, for whoever has something to do as soon as the programmes are there. */
export function beginBuild(compression: Compression): Build {
  mkdirSync(distFolder, { recursive: true })
  let announceProgrammes: () => void = () => undefined
  const bundled = new Promise<void>((resolve) => {
    announceProgrammes = resolve
  })
  const whole = withLock(path.join(distFolder, '.lock'), () => buildUnlessFresh(compression, announceProgrammes))
  return { programmes: Promise.race([bundled, whole.then(() => undefined)]), whole }
}

async function buildUnlessFresh(compression: Compression, announceProgrammes: () => void): Promise<boolean> {
  const source = fingerprint(projectRoot)
  const stamp = path.join(distFolder, stampFile)
  const standing = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  const isStanding = standing === `${source} best` || standing === `${source} ${compression}`
  if (isStanding && existsSync(programmeFile('desk'))) return false
  const unfinished = path.join(distFolder, `.unfinished-${process.pid}`)
  const product = path.join(unfinished, 'product')
  const demo = path.join(unfinished, 'demo')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(product, { recursive: true })
  try {
    const [programmes] = await Promise.all([
      bundle({ ...bundling(productProgrammes, product, 'inside'), metafile: true }),
      bundle(bundling(demoProgrammes, demo, 'where installed')),
    ])
    copyProductFiles(projectRoot, product)
    rmSync(stamp, { force: true })
    putInPlace(product, distFolder)
    putInPlace(demo, demoFolder)
    announceProgrammes()
    await bundleExplorer(projectRoot, demo)
    const shown = await buildWeb(product, compression)
    const bundled = Object.keys(programmes.metafile.inputs).map((file) => path.join(projectRoot, file))
    const packages = sorted([...packagesOf([...bundled, ...shown]), ...nativeInstallation(projectRoot)])
    writeContents(product, describePackage(distFolder), packages)
    putInPlace(product, distFolder)
    putInPlace(demo, demoFolder)
    writeFileSync(stamp, `${source} ${compression}`)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return true
}

export interface Rebuilds {
  /** Server, worker and desk. */
  programmes(): Promise<void>
  /** The pages as the server renders them. */
  pages(): Promise<void>
  end(): Promise<void>
}

/**
 * Builds parts of dist and dist-demo anew in their place, for whoever works on the sources; what did not change is not read again, and packages stay where
 * they are installed. The rest stays as it was, so the next start builds everything.
 */
export async function openRebuilds(): Promise<Rebuilds> {
  const { server, worker } = productProgrammes
  const contexts = await Promise.all([
    context(bundling({ server, worker }, distFolder, 'where installed')),
    context(bundling({ desk: demoProgrammes.desk }, demoFolder, 'where installed')),
  ])
  const forgetStamp = (): void => rmSync(path.join(distFolder, stampFile), { force: true })
  return {
    programmes: async () => {
      forgetStamp()
      copyReadFiles(projectRoot, distFolder)
      await Promise.all(contexts.map((each) => each.rebuild()))
    },
    pages: async () => {
      forgetStamp()
      await withProductionEnvironment(() => buildServerPages(distFolder))
    },
    end: async () => {
      await Promise.all(contexts.map((each) => each.dispose()))
    },
  }
}

/**
 * Packages of many small modules that nobody else loads: to find and read them one by one is a third of what the start of a process costs.
 * Only pure ones: what another package loads too would be there twice, and what looks for its own files would not find them.
 */
const bundledPackages = new Set([
  '@noble/hashes',
  '@peculiar/utils',
  '@pothos/core',
  'asn1js',
  'bytestreamjs',
  'csv-stringify',
  'kysely',
  'nodemailer',
  'pkijs',
  'pvtsutils',
  'pvutils',
  'undici',
  'valibot',
])

const nameOfPackage = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** In what is built often or for this checkout alone every other package stays where it is installed. */
const fewPackages: Plugin = {
  name: 'few-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || bundledPackages.has(nameOfPackage(specifier))
        ? undefined
        : { path: specifier, external: true },
    )
  },
}

/** Packages that others would load for what nobody asks of them here: another driver of PostgreSQL, and settings written in TypeScript. */
const neverLoaded = ['pg-native', 'typescript']

/** Where the code of packages lies: in the bundle, or (but for a few) where npm installed it. */
type Packages = 'inside' | 'where installed'

/**
 * Bundles programmes of tests and measurements into a folder, each under its name; packages stay where they are installed.
 * @param plugins only tests use some.
 */
export async function bundleForNode(
  entryPoints: Record<string, string>,
  folder: string,
  plugins: Plugin[] = [],
): Promise<void> {
  const options = bundling(entryPoints, folder, 'where installed')
  await bundle({ ...options, plugins: [...plugins, ...(options.plugins ?? [])] })
}

function bundling(entryPoints: Record<string, string>, folder: string, packages: Packages): BuildOptions {
  return {
    ...(packages === 'inside' ? { external: [...nativePackages, ...neverLoaded] } : { plugins: [fewPackages] }),
    absWorkingDir: projectRoot,
    entryPoints,
    outdir: folder,
    bundle: true,
    // What several programmes share is written once: each of them with all of it took three times as long, and would hold a package twice.
    splitting: true,
    // Beside the programmes: their code finds files by where it stands.
    chunkNames: 'shared-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages of CommonJS ask so for what Node.js brings along. The names are ours alone: a package may declare the usual ones itself.
    banner: {
      js: [
        "import { createRequire as requireOfBundle } from 'node:module'",
        "import { fileURLToPath as pathOfBundle } from 'node:url'",
        'const require = requireOfBundle(import.meta.url)',
        'const fileOfBundle = pathOfBundle(import.meta.url)',
        "const folderOfBundle = pathOfBundle(new URL('.', import.meta.url))",
      ].join(';'),
    },
    define: { __filename: 'fileOfBundle', __dirname: 'folderOfBundle' },
    sourcemap: 'linked',
    // A process reads its map at its start; whoever reads a stack has the sources.
    sourcesContent: false,
    logLevel: 'error',
  }
}

const viteSettings = {
  root: projectRoot,
  configFile: path.join(projectRoot, 'vite.config.ts'),
  // Without a temporary file in node_modules, which may belong to somebody else.
  configLoader: 'runner' as const,
  mode: 'production',
  logLevel: 'error' as const,
}

/** @returns every file that is in what browsers or the server's pages run. */
async function buildWeb(folder: string, compression: Compression): Promise<Set<string>> {
  // Loaded only when needed: a fresh dist starts faster without it.
  const { build } = await import('vite')
  const shown = new Set<string>()
  const plugins = [noteFiles(shown)]
  await withProductionEnvironment(async () => {
    await build({ ...viteSettings, plugins, build: { outDir: path.join(folder, 'web/client'), emptyOutDir: true } })
    await build({
      ...viteSettings,
      plugins,
      mode: 'office',
      base: '/itoadmintool/files/',
      build: {
        outDir: path.join(folder, 'web/admin'),
        emptyOutDir: true,
        rollupOptions: { input: path.join(projectRoot, 'admin.html') },
      },
    })
    for (const files of ['client', 'admin']) compressFiles(path.join(folder, 'web', files), compression)
    await buildServerPages(folder, plugins)
  })
  writeFileSync(path.join(folder, 'web/documents.json'), JSON.stringify(await collectDocuments(projectRoot, folder)))
  return shown
}

/** Notes the files of which something is left after unused code is gone. */
const noteFiles = (files: Set<string>): WebPlugin => ({
  name: 'note-files',
  generateBundle(_options, written) {
    for (const part of Object.values(written))
      if (part.type === 'chunk')
        for (const [file, { renderedLength }] of Object.entries(part.modules))
          if (renderedLength > 0) files.add(file.replace(/^\0/, '').replace(/\?.*$/, ''))
  },
})

async function buildServerPages(folder: string, plugins: WebPlugin[] = []): Promise<void> {
  const { build } = await import('vite')
  await build({
    ...viteSettings,
    plugins,
    build: { outDir: path.join(folder, 'web/server'), emptyOutDir: true, ssr: 'src/web/entry-server.tsx' },
  })
}

/** Vite lets NODE_ENV win over the mode; a test run sets it to "test", which would ship the slow React. */
async function withProductionEnvironment(work: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

const isProgramme = (name: string): boolean => /\.js(?:\.map)?$/.test(name)

/** Only what is complete replaces what was there; without a stamp a killed build is built again. */
function putInPlace(unfinished: string, folder: string): void {
  const names = readdirSync(unfinished)
  mkdirSync(folder, { recursive: true })
  // Programmes and parts of an earlier build, which are named by their content, would stay for good.
  if (names.some(isProgramme))
    for (const name of readdirSync(folder).filter(isProgramme)) rmSync(path.join(folder, name))
  for (const name of names) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
    renameSync(path.join(unfinished, name), path.join(folder, name))
  }
}
