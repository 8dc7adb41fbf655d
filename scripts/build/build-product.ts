import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, context, type BuildOptions, type Plugin } from 'esbuild'
import { withLock } from './build-lock.ts'
import { bundleExplorer } from './bundle-explorer.ts'
import { collectDocuments } from './collect-documents.ts'
import { compressFiles } from './compress-files.ts'
import { fingerprint } from './fingerprint.ts'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
export const distFolder = path.join(projectRoot, 'dist')

/** dist/<name>.js and its entry. */
const bundles = {
  server: 'src/server/main.ts',
  worker: 'src/server/worker-main.ts',
  rehearsal: 'src/server/rehearsal-main.ts',
  crowd: 'src/server/crowd-main.ts',
  printer: 'src/server/printer-main.ts',
  migrate: 'src/server/migrate-main.ts',
  'create-operator': 'src/server/create-operator-main.ts',
  'demo-seed': 'src/server/demo-seed-main.ts',
  'demo-openings': 'src/server/demo-openings-main.ts',
  desk: 'src/desk/main.ts',
  lifeline: 'scripts/build/lifeline.ts',
}

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
 * Builds dist/: the bundles for Node, and the web application for browser (web/client), back office (web/admin) and server (web/server).
 * Does nothing when dist was built from exactly these sources. @returns whether something was built.
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
  if (standing === `${source} best` || standing === `${source} ${compression}`) return false
  const unfinished = path.join(distFolder, `.unfinished-${process.pid}`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  try {
    await bundleForNode(bundles, unfinished)
    putInPlace(unfinished, stamp)
    announceProgrammes()
    await bundleExplorer(projectRoot, unfinished)
    await buildWeb(unfinished, compression)
    putInPlace(unfinished, stamp)
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
 * Builds parts of dist anew in their place, for whoever works on the sources; what did not change is not read again.
 * The rest of dist stays as it was, so the next start builds everything.
 */
export async function openRebuilds(): Promise<Rebuilds> {
  const { server, worker, desk } = bundles
  const programmes = await context(bundling({ server, worker, desk }, distFolder))
  const forgetStamp = (): void => rmSync(path.join(distFolder, stampFile), { force: true })
  return {
    programmes: async () => {
      forgetStamp()
      await programmes.rebuild()
    },
    pages: async () => {
      forgetStamp()
      await withProductionEnvironment(() => buildServerPages(distFolder))
    },
    end: () => programmes.dispose(),
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

/** Every other package stays where it is installed. */
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

/**
 * Bundles programmes for Node into a folder, each under its name.
 * @param plugins only tests use some.
 */
export async function bundleForNode(
  entryPoints: Record<string, string>,
  folder: string,
  plugins: Plugin[] = [],
): Promise<void> {
  await bundle(bundling(entryPoints, folder, plugins))
}

/** Beside the programmes: their code finds files by where it stands. */
const sharedPart = 'shared-'

function bundling(entryPoints: Record<string, string>, folder: string, plugins: Plugin[] = []): BuildOptions {
  return {
    plugins: [...plugins, fewPackages],
    absWorkingDir: projectRoot,
    entryPoints,
    outdir: folder,
    bundle: true,
    // What several programmes share is written once: each of them with all of it took three times as long.
    splitting: true,
    chunkNames: `${sharedPart}[hash]`,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages of CommonJS ask so for what Node.js brings along.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
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

async function buildWeb(folder: string, compression: Compression): Promise<void> {
  // Loaded only when needed: a fresh dist starts faster without it.
  const { build } = await import('vite')
  await withProductionEnvironment(async () => {
    await build({ ...viteSettings, build: { outDir: path.join(folder, 'web/client'), emptyOutDir: true } })
    await build({
      ...viteSettings,
      mode: 'office',
      base: '/itoadmintool/files/',
      build: {
        outDir: path.join(folder, 'web/admin'),
        emptyOutDir: true,
        rollupOptions: { input: path.join(projectRoot, 'admin.html') },
      },
    })
    for (const files of ['client', 'admin']) compressFiles(path.join(folder, 'web', files), compression)
    await buildServerPages(folder)
  })
  writeFileSync(path.join(folder, 'web/documents.json'), JSON.stringify(await collectDocuments(projectRoot, folder)))
}

async function buildServerPages(folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    ...viteSettings,
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

const isSharedPart = (name: string): boolean => name.startsWith(sharedPart)

/** Only what is complete replaces what was there; the stamp is gone until all of it is, so a killed build is built again. */
function putInPlace(unfinished: string, stamp: string): void {
  rmSync(stamp, { force: true })
  const names = readdirSync(unfinished)
  // Parts are named by their content: those of an earlier build would stay for good.
  if (names.some(isSharedPart))
    for (const name of readdirSync(distFolder).filter(isSharedPart)) rmSync(path.join(distFolder, name))
  for (const name of names) {
    rmSync(path.join(distFolder, name), { recursive: true, force: true })
    renameSync(path.join(unfinished, name), path.join(distFolder, name))
  }
}
