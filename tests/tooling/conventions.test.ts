import { expect, it } from 'vitest'
import { isTest, readSources, type SourceFile } from './rules/sources.ts'

const product = readSources('src').filter((file) => !isTest(file))
const everything = readSources('src', 'tests', 'scripts')

/** file:line for each line that the pattern finds. */
function find(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1} ${line.trim()}`] : [])),
  )
}

/** The ports through which time comes into the program: the machine's clock, and the demo desk's own. */
const edges = new Set(['src/platform/clock.ts', 'src/desk/desk-parts.ts'])

it('time and chance are arguments', () => {
  const inner = product.filter((file) => !edges.has(file.path))
  expect(find(inner, /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(/)).toEqual([])
})

it('every test runs', () => {
  const tests = everything.filter(isTest)
  expect(find(tests, /\b(?:it|test|describe)\.(?:only|skip|todo|skipIf|runIf)\b|\bx(?:it|describe)\(/)).toEqual([])
})

it('nothing is put off', () => {
  // Written with classes of one letter, so that this line does not find itself.
  const marks = /\b(?:T[O]DO|F[I]XME)\b/
  expect(find(everything, marks)).toEqual([])
})

it('file names are in kebab case', () => {
  const names = everything.map((file) => file.path)
  expect(
    names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.tsx?$/.test(name.split('/').at(-1) ?? '')),
  ).toEqual([])
})

it('exports have names', () => {
  expect(find(product, /^export default\b/)).toEqual([])
})

it('a wide space at the edge of a line of a screen’s source is written as an expression', () => {
  // What JSX drops there, with the line's end; a formatter may put the end of a line at any space.
  const screens = product.filter(({ path }) => path.endsWith('.tsx'))
  expect(find(screens, /^\s*\u3000|\u3000\s*$/)).toEqual([])
})
