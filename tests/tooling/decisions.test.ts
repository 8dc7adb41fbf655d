import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { readDecisions, readSubjects } from '../../scripts/docs/decision-index.ts'

const decisions = readDecisions()
const subjects = readSubjects()
const records = decisions.map(({ number }) => number)
const folded = subjects.flatMap((subject) => subject.records)
const known = new Set([...records, ...folded])

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const asFileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')

/** What names decisions: code, migrations, scripts, tests and pages. */
const sources = ['src', 'db', 'scripts', 'tests', 'docs']
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .concat('README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'assets/fonts/README.md')
  .filter((file) => /\.(?:tsx?|mjs|js|css|sql|md)$/.test(file) && !/\/node_modules\/|^docs\/printed\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }))

it('at most 120 records stay: a detail belongs into the page of its subject', () => {
  expect(decisions.length).toBeLessThanOrEqual(120)
})

/** Status and date are of the head that readDecisions asks for: it throws where there is another one. */
it('a record has a title of its own, of at most 70 characters, that names its file', () => {
  expect(new Set(decisions.map(({ title }) => title)).size).toBe(decisions.length)
  expect(decisions.filter(({ title }) => title.length > 70)).toEqual([])
  expect(decisions.filter(({ file, title }) => !asFileName(title).startsWith(file.slice(5, -3)))).toEqual([])
})

it('a record says what was weighed', () => {
  const silent = decisions.filter(({ text }) => !/^Weighed:(?: \S|\n)/m.test(text))
  expect(silent.map(({ file }) => file)).toEqual([])
})

it('a number is a record, or folded into one section', () => {
  const numbers = [...records, ...folded]
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it('every section of a subject says which records it stands for, with a heading of its own in its page', () => {
  expect(subjects.filter((subject) => subject.records.length === 0)).toEqual([])
  expect(new Set(subjects.map(({ file, anchor }) => `${file}#${anchor}`)).size).toBe(subjects.length)
})

it('no number that was ever given is lost', ({ skip }) => {
  skip(!existsSync(path.join(projectRoot, '.git')), 'without git nobody knows which numbers were given')
  skip(git('rev-parse', '--is-shallow-repository') === 'true', 'a shallow clone does not know which were given')
  const given = [
    ...git('log', '--diff-filter=A', '--name-only', '--format=', '--', 'docs/decisions').matchAll(/\/(\d{4})-/g),
  ].map(([, number = '']) => number)
  expect([...new Set(given)].filter((number) => !known.has(number))).toEqual([])
})

it('a decision that is named is a record or folded', () => {
  const lost = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b[Dd]ecisions? ((?:\[?\d{4}\b(?:\]\([^)]*\))?(?:,? and |, | to )?)+)/g)]
      .flatMap(([, list = '']) => list.replaceAll(/\([^)]*\)/g, '').match(/\d{4}/g) ?? [])
      .filter((number) => !known.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(lost).toEqual([])
})

it('links to decisions and subjects lead to records and sections', () => {
  const places = new Set([
    ...decisions.map(({ file }) => file),
    ...subjects.flatMap(({ file, anchor }) => [file, `${file}#${anchor}`]),
  ])
  const lost = sources
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(((?:[\w./-]*\/)?(?:0\d{3}-[\w-]+\.md|subjects\/[\w-]+\.md(?:#[^)\s]*)?))\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !places.has(path.posix.basename(target)))
        .map((target) => `${file}: ${target}`),
    )
  expect(lost).toEqual([])
})
