/**
 * Measures the public pages as a phone on a slow connection sees them: `npm run bench:web`, or with the number of visits per page
 * behind `--` (5 without). The first run installs Lighthouse. It starts the built product with the demo's funds on a database of its own. Ends with 1 if a page misses its marks.
 * Scores of accessibility, best practices and SEO and the bytes are exact. Timings need a machine that is fast enough and has nothing else
 * to do: where it is not, they are printed with a question mark and judge nothing. Then the pictures in
 * the first screen, how soon pages answer what is pressed, and how soon the next page is there.
 */
import { audit, type Audit } from './bench/audit.ts'
import { isIdle } from './bench/idleness.ts'
import { median } from './bench/median.ts'
import { firstScreenPictures, nextPage, pressesOf, slowestAnswer } from './bench/presses.ts'
import { startThrowAway } from './bench/throw-away.ts'
import { loadLighthouse, type Lighthouse } from './bench/web-audit/lighthouse.ts'

/** By their kind, as `pressesOf` has them: three of them are pages of a fund. */
const pages: Readonly<Record<string, string>> = {
  '/': '/',
  '/projects': '/projects',
  offering: '/projects/12',
  operating: '/projects/8',
  ended: '/projects/1',
  '/record': '/record',
}
const mostAnswer = 100
const mostNextPage = 150
/** Kibibytes of pictures in the first screen of a phone. */
const mostPictures = 60
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

/** @returns whether it is within its mark, or could not be judged. */
function printTime(what: string, milliseconds: number, most: number, wasIdle: boolean): boolean {
  const isGood = milliseconds <= most
  console.log(`${what}: ${whole(milliseconds)} ms, at most ${most}${isGood ? '' : wasIdle ? ' !' : ' ?'}`)
  return isGood || !wasIdle
}

async function printPictures(baseUrl: string): Promise<boolean> {
  const good: boolean[] = []
  for (const address of Object.values(pages)) {
    const bytes = await firstScreenPictures(`${baseUrl}${address}`)
    const isGood = bytes <= mostPictures * kibibyte
    console.log(
      `pictures in the first screen of ${address}: ${kilobytes(bytes)} KB, at most ${mostPictures}${isGood ? '' : ' !'}`,
    )
    good.push(isGood)
  }
  return good.every(Boolean)
}

/** How soon pages answer what is pressed (INP) on a processor four times as slow: of each visit the slowest answer, of the visits the median. */
async function printAnswers(baseUrl: string): Promise<boolean> {
  const good: boolean[] = []
  for (const [kind, address] of Object.entries(pages)) {
    const wasIdle = await isIdle()
    const times: number[] = []
    for (let visit = 0; visit < visits; visit += 1)
      times.push(await slowestAnswer(`${baseUrl}${address}`, pressesOf[kind] ?? []))
    const slowest = median(times)
    good.push(printTime(`slowest answer on ${address}`, slowest, mostAnswer, wasIdle))
  }
  return good.every(Boolean)
}

/** How soon the next page stands there over a slow line, where the pointer has rested on its link. */
async function printNextPages(baseUrl: string): Promise<boolean> {
  const wasIdle = await isIdle()
  const toList = await nextPage(
    `${baseUrl}/about`,
    (page) => page.getByRole('link', { name: 'ファンド一覧' }).first(),
    visits,
  )
  const toFund = await nextPage(
    `${baseUrl}/projects`,
    (page) => page.getByRole('main').getByRole('link', { name: /三軒茶屋レジデンス/ }),
    visits,
  )
  return [
    printTime('from /about to the list', toList, mostNextPage, wasIdle),
    printTime('from the list to a fund', toFund, mostNextPage, wasIdle),
  ].every(Boolean)
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
  for (const page of Object.values(pages)) {
    // Timings say something about the page where the machine had nothing else to do, at the beginning and at the end.
    const wasIdle = await isIdle()
    const audits = await visit(lighthouse, `${product.baseUrl}${page}`, visits)
    good.push(print(page, audits, wasIdle && (await isIdle())))
  }
  console.log('')
  good.push(await printPictures(product.baseUrl))
  good.push(await printAnswers(product.baseUrl), await printNextPages(product.baseUrl))
  process.exitCode = good.every(Boolean) ? 0 : 1
} finally {
  await product.stop()
}
