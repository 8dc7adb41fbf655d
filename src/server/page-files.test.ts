import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_common.js'] },
  'src/web/app/pages/fund-route.tsx': { file: 'assets/fund.js', imports: ['index.html', '_card.js'] },
}

it('names a page’s own scripts, with what they need in turn, and not what every page has', () => {
  expect(pageFiles(manifest)('fund-route')).toEqual(['/assets/fund.js', '/assets/card.js'])
})

it('has nothing for a page that comes with the program itself', () => {
  expect(pageFiles(manifest)('')).toEqual([])
})
