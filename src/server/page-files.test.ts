import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_common.js'] },
  'src/web/app/pages/fund-route.tsx': { file: 'assets/fund.js', imports: ['index.html', '_card.js'] },
}

it('names each file once and after those that it imports, and the program’s entry last, which starts them', () => {
  expect(pageFiles(manifest)('fund-route')).toEqual([
    '/assets/common.js',
    '/assets/card.js',
    '/assets/fund.js',
    '/assets/index.js',
  ])
})

it('has nothing more for a page that comes with the program itself', () => {
  expect(pageFiles(manifest)('')).toEqual(['/assets/common.js', '/assets/index.js'])
})
