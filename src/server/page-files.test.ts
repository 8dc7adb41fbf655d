import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_common.js'] },
  'src/web/app/pages/fund-route.tsx': { file: 'assets/fund.js', imports: ['index.html', '_card.js'] },
}

it('names the program’s entry first, then what it and the page need in turn, each once', () => {
  expect(pageFiles(manifest)('fund-route')).toEqual(['/assets/index.js', '/assets/common.js', '/assets/fund.js', '/assets/card.js'])
})

it('has nothing more for a page that comes with the program itself', () => {
  expect(pageFiles(manifest)('')).toEqual(['/assets/index.js', '/assets/common.js'])
})
