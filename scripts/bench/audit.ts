import { request } from 'undici'
import { findChromium } from '../../tests/support/chromium.ts'
import type { Lighthouse, Report } from './web-audit/lighthouse.ts'

/** One page, one visit with an empty cache. */
export interface Audit {
  /** 0 to 100. */
  scores: { performance: number; accessibility: number; 'best-practices': number; seo: number }
  /** Milliseconds, except the last, which has no unit. */
  timings: { largestPaint: number; blocking: number; shift: number }
  /** Bytes of the gzipped files, without the headers of their answers. */
  bytes: { script: number; font: number }
  /** What cost points, by its name. */
  faults: string[]
  /** Lighthouse's measure of the computer's speed; it expects 1000 and more. */
  machineSpeed: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const browserFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

async function bytesOf(result: Report, kind: 'Script' | 'Font'): Promise<number> {
  const details = result.audits['network-requests']?.details
  const items = details?.type === 'table' ? (details.items ?? []) : []
  const addresses = new Set(items.filter((item) => item.resourceType === kind).map(({ url }) => url))
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      // Unlike fetch, it leaves the body as it came.
      const { body } = await request(address, { headers: { 'accept-encoding': 'gzip' } })
      return (await body.bytes()).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function readResult(result: Report): Promise<Audit> {
  const score = (name: (typeof categories)[number]) => Math.round((result.categories[name]?.score ?? 0) * 100)
  const number = (name: string) => result.audits[name]?.numericValue ?? Number.NaN
  const costly = categories.flatMap(
    (name) =>
      result.categories[name]?.auditRefs.filter(
        ({ weight, id }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9,
      ) ?? [],
  )
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    timings: {
      largestPaint: number('largest-contentful-paint'),
      blocking: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
    },
    bytes: { script: await bytesOf(result, 'Script'), font: await bytesOf(result, 'Font') },
    faults: [...new Set(costly.map(({ id }) => id))],
    machineSpeed: result.environment.benchmarkIndex,
  }
}

/** Lighthouse as it measures a phone (its default throttling), in a browser of its own. */
export async function audit({ lighthouse, launch }: Lighthouse, address: string): Promise<Audit> {
  const { executable, environment } = await findChromium()
  const browser = await launch({
    chromePath: executable,
    chromeFlags: browserFlags,
    envVars: { PATH: process.env['PATH'] ?? '', ...environment },
  })
  try {
    const run = await lighthouse(address, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (run === undefined) throw new Error(`Lighthouse has no result for ${address}`)
    if (run.lhr.runtimeError) throw new Error(`${address}: ${run.lhr.runtimeError.message}`)
    return await readResult(run.lhr)
  } finally {
    browser.kill()
  }
}
