import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'

interface Idiom {
  word: string
  /** A regular expression; capitals and small letters are told apart where the pattern has a capital. */
  pattern: string
  term: string
  /** A regular expression: only files whose path it matches are read. */
  under?: string
}

const idioms = JSON.parse(readFileSync(path.join(projectRoot, 'docs/words.json'), 'utf8')) as Idiom[]

/** Lists of what others have written, generated types and pages, what was said at its time, and this test with its list. */
const leftOut =
  /\/node_modules\/|^(docs\/(reviews|images|printed)\/|docs\/words\.json|tests\/tooling\/plain-words|src\/web\/gql\/graphql-|src\/platform\/database\/types\.ts|src\/features\/people\/account\/leaked-passwords\.ts)/

const files = ['src', 'tests', 'scripts', 'docs']
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .concat('README.md', 'CONTRIBUTING.md', 'SECURITY.md')
  .filter((file) => /\.(?:tsx?|mjs|js|css|md|html)$/.test(file) && !leftOut.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }))

const linesWith = (idiom: RegExp, text: string): string[] =>
  text.split('\n').flatMap((line, index) => (idiom.test(line) ? [`${index + 1} ${line.trim()}`] : []))

it.each(idioms)('nobody has to guess what "$word" means: $term', ({ pattern, under = '' }) => {
  const idiom = new RegExp(pattern, /[A-Z]/.test(pattern) ? '' : 'i')
  const found = files
    .filter(({ file }) => new RegExp(under).test(file))
    .flatMap(({ file, text }) => [
      ...(idiom.test(file) ? [file] : []),
      ...(idiom.test(text) ? linesWith(idiom, text).map((line) => `${file}:${line}`) : []),
    ])
  expect(found).toEqual([])
})
