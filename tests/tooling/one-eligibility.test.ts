import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder } from '../../src/platform/product-folder.ts'

const source = path.join(productFolder, 'src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)
const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8')

test('who may join is said in one sentence, which stands in one place', () => {
  const elsewhere = files.filter(
    (file) =>
      file !== path.join('domain', 'people', 'eligibility.ts') &&
      /日本国籍|(?:日本|国内)に(?:お住まい|住ん)/.test(textOf(file)),
  )
  expect(elsewhere).toEqual([])
})

test.each([
  'funds/home/home-page.tsx',
  'funds/fund/application/simple-states.tsx',
  'static/faq/faq-entries.ts',
  'static/pages/terms/membership-articles.tsx',
  'people/registration/registration-frame.tsx',
  'static/pages/story/about-page.tsx',
])('%s says it', (file) => expect(textOf(path.join('web/features', file))).toContain('ELIGIBILITY'))
