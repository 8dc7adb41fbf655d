/**
 * Measures the public pages as a phone on a slow connection sees them: `npm run bench:web`, or with the number of visits per page
 * behind `--` (5 without). The first run installs Lighthouse. It starts the built product with the demo's funds on a database of its own. Ends with 1 if a page misses its marks.
 * Scores of accessibility, best practices and SEO and the bytes are exact. Timings need a machine that is fast enough and has nothing else
 * to do: where it is not, they are printed with a question mark and judge nothing.
 */
import { audit, type Audit } from './bench/audit.ts'
import { isIdle } from './bench/idleness.ts'
import { median } from './bench/median.ts'
import { startThrowAway } from './bench/throw-away.ts'
import { loadLighthouse, type Lighthouse } from './bench/web-audit/lighthouse.ts'

const pages = ['/', '/projects', '/projects/12']
const kibibyte = 1024

interface Column {
  name: string
  read: (audit: Audit) => number
  show: (value: number) => string
  isGood: (value: number) => boolean
  /** Depends on the machine that measures. */
  isTiming?: boolean
}

const whole = (value: number) => value.toFixed(0)
const kilobytes = (value: number) => (value / kibibyte).toFixed(1)
const full = (value: number) => value === 100

const columns: readonly Column[] = [
  {
    name: 'performance',
    read: ({ scores }) => scores.performance,
    show: whole,
    isGood: (value) => value >= 98,
    isTiming: true,
  },
  { name: 'accessibility', read: ({ scores }) => scores.accessibility, show: whole, isGood: full },
  { name: 'best practices', read: ({ scores }) => scores['best-practices'], show: whole, isGood: full },
  { name: 'SEO', read: ({ scores }) => scores.seo, show: whole, isGood: full },
  {
    name: 'LCP ms',
    read: ({ timings }) => timings.largestPaint,
    show: whole,
    isGood: (value) => value <= 1000,
    isTiming: true,
  },
  {
    name: 'TBT ms',
    read: ({ timings }) => timings.blocking,
    show: whole,
    isGood: (value) => value <= 100,
    isTiming: true,
  },
  {
    name: 'CLS',
    read: ({ timings }) => timings.shift,
    show: (value) => value.toFixed(3),
    isGood: (value) => value <= 0.01,
  },
  { name: 'JS KB', read: ({ bytes }) => bytes.script, show: kilobytes, isGood: (value) => value <= 90 * kibibyte },
  { name: 'fonts KB', read: ({ bytes }) => bytes.font, show: kilobytes, isGood: (value) => value <= 60 * kibibyte },
]

async function visit(lighthouse: Lighthouse, address: string, visits: number): Promise<Audit[]> {
  const audits: Audit[] = []
  for (let index = 0; index < visits; index += 1) audits.push(await audit(lighthouse, address))
  return audits
}

/** Lighthouse's own bound: below it a computer is slower than the phone that it is to imitate. */
const fastEnough = 1000

/** @returns whether the page reaches every mark that could be judged. */
function print(page: string, audits: readonly Audit[], wasIdle: boolean): boolean {
  const speed = median(audits.map(({ machineSpeed }) => machineSpeed))
  const timingsCount = wasIdle && speed >= fastEnough
  const cells = columns.map((column) => {
    const value = median(audits.map(column.read))
    const isJudged = timingsCount || column.isTiming !== true
    const mark = column.isGood(value) ? '' : isJudged ? ' !' : ' ?'
    return { text: `${column.show(value)}${mark}`, isGood: column.isGood(value) || !isJudged }
  })
  console.log(
    [page.padEnd(14), ...cells.map(({ text }, index) => text.padStart(columns[index]?.name.length ?? 0))].join(' | '),
  )
  const faults = [...new Set(audits.flatMap((one) => one.faults))]
  if (faults.length > 0) console.log(`  ${faults.join(', ')}`)
  if (!timingsCount)
    console.log(
      `  timings not judged: machine speed ${whole(speed)} (${fastEnough} is needed)${wasIdle ? '' : ', and it was busy'}`,
    )
  return cells.every(({ isGood }) => isGood)
}

const visits = Number(process.argv[2] ?? 5)
if (!Number.isInteger(visits) || visits < 1) {
  console.error('usage: npm run bench:web -- [visits per page]')
  process.exit(2)
}
const lighthouse = await loadLighthouse().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
const product = await startThrowAway()
try {
  console.log([`median of ${visits}`.padEnd(14), ...columns.map(({ name }) => name)].join(' | '))
  const good: boolean[] = []
  for (const page of pages) {
    // Timings say something about the page where the machine had nothing else to do, at the beginning and at the end.
    const wasIdle = await isIdle()
    const audits = await visit(lighthouse, `${product.baseUrl}${page}`, visits)
    good.push(print(page, audits, wasIdle && (await isIdle())))
  }
  process.exitCode = good.every(Boolean) ? 0 : 1
} finally {
  await product.stop()
}
