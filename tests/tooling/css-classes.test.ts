import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'

const web = path.join(projectRoot, 'src/web')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
const read = (file: string): string => readFileSync(path.join(web, file), 'utf8')

/** Every import of a style: what the style is called there, and the programme. */
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => ({
      styleSheet: path.join(path.dirname(file), from),
      name,
      text,
    }))
  })

/** What the programs take from a style: by a name, or, where they compute the name, everything. */
function usedOf(styleSheet: string): Set<string> | 'all' {
  const used = new Set<string>()
  for (const { name, text } of imports.filter((each) => each.styleSheet === styleSheet)) {
    if (new RegExp(`\\b${name}\\[(?!')`).test(text)) return 'all'
    for (const [, dotted, quoted] of text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['(\\w+)'\\])`, 'g')))
      used.add(dotted ?? quoted ?? '')
  }
  return used
}

const classesIn = (css: string): Set<string> =>
  new Set(
    [
      ...css
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/:global\([^)]*\)/g, '')
        .matchAll(/\.([a-zA-Z]\w*)(?=[^{}]*\{)/g),
    ].map(([, name = '']) => name),
  )

it.each(files.filter((file) => file.endsWith('.module.css')))('every class of %s is used', (styleSheet) => {
  const used = usedOf(styleSheet)
  if (used === 'all') return
  const composed = new Set(
    [...read(styleSheet).matchAll(/composes: ([\w ]+)/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect([...classesIn(read(styleSheet))].filter((name) => !used.has(name) && !composed.has(name))).toEqual([])
})
