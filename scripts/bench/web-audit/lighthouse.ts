import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** What is read of Lighthouse's report: its own types are not there where nobody has measured yet. */
export interface Report {
  audits: Partial<Record<string, Measure>>
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

interface Measure {
  score: number | null
  numericValue?: number
  details?: { type: string; items?: { resourceType?: string; url: string }[] }
}

export interface Lighthouse {
  launch(options: {
    chromePath: string
    chromeFlags: string[]
    envVars: Record<string, string>
  }): Promise<{ port: number; kill(): void }>
  lighthouse(
    address: string,
    flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<{ lhr: Report } | undefined>
}

const folder = fileURLToPath(new URL('.', import.meta.url))
const lock = path.join(folder, 'package-lock.json')
const installed = path.join(folder, 'node_modules/.installed-from')

/** Lighthouse and what starts its browser: a package of their own in this folder, which the first measurement installs (decision 0350). */
export async function loadLighthouse(): Promise<Lighthouse> {
  const wanted = readFileSync(lock, 'utf8')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    console.log('Lighthouse is installed into scripts/bench/web-audit, once: about 190 MB')
    await install()
    writeFileSync(installed, wanted)
  }
  const [{ default: lighthouse }, { launch }] = await Promise.all([load('lighthouse'), load('chrome-launcher')])
  return { lighthouse, launch } as Lighthouse
}

async function install(): Promise<void> {
  try {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--fetch-retries=1'], { cwd: folder })
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    const said = words.split('\n').filter((line) => /^npm err(?:or)?!? /i.test(line))
    throw new Error(
      `Lighthouse could not be installed; the first time needs npm's registry: ${said.slice(0, 3).join('; ')}`,
      { cause: error },
    )
  }
}

async function load(name: string): Promise<Record<string, unknown>> {
  const file = createRequire(lock).resolve(name)
  return import(pathToFileURL(file).href)
}
