import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import type { RouteObject } from 'react-router'
import { createAdminRoutes } from '../../src/web/admin/routes.tsx'
import { createRoutes } from '../../src/web/app/routing/routes.tsx'
import { codeWordsInAnswer, codeWordsOnPage } from '../support/code-words.ts'
import { drawOfficePage, drawSitePage, type DrawnPage } from '../support/drawn-page.tsx'
import { mainPart, writtenText } from '../support/written-text.ts'
import { chosenPages } from '../support/chosen-pages.ts'
import { openEveryStateWorld, type EveryStateWorld } from '../support/every-state-world.ts'

// Every page, drawn of a database with every state, reason, kind and outcome. It says what tests/screens/texts keeps of it, and no word of the code.
//
//   npm run texts    rewrites those that differ, and no other; look at what `git diff` names before you commit it

let world: EveryStateWorld
beforeAll(async () => {
  world = await openEveryStateWorld()
}, 60_000)
afterAll(() => world.close())

/** Of the records that the world has; what needs a token shows that it is none. */
const parameters: Readonly<Record<string, string>> = { number: '10000002', year: '2025' }

/** The address of each page, with a record where it shows one. */
const addressesOf = (routes: readonly RouteObject[], under = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const address = path.startsWith('/') ? path : path === '' ? under : `${under}/${path}`
    if (path === '*') return []
    return children === undefined
      ? [address.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '1')]
      : addressesOf(children, address)
  })

/** What the pages of the back office show besides their first view: other views, and details beside the table. */
const furtherViews = Object.entries({
  approvals: ['view=approved', 'view=rejected', 'view=withdrawn', 'id=1'],
  applications: ['id=1'],
  lotteries: ['id=1'],
  funds: ['state=draft'],
  deposits: ['id=1'],
  audit: ['id=1'],
  ledger: [
    'view=balances',
    'view=lines',
    'view=lines&state=explained',
    'view=entries',
    'view=entries&entry=1',
    'view=trail&kind=investment&number=1',
    'view=trail&kind=deposit&number=1',
    'view=trail&kind=bank_line&number=1',
    'view=trail&kind=refund&number=1',
    'view=trail&kind=payout&number=1',
    'view=trail&kind=journal_entry&number=1',
  ],
  payouts: ['view=batches'],
  tax: ['month=2026-04', 'month=2025-12'],
  'tax/corrections': ['view=all'],
  'tax/numbers': ['view=all'],
  members: ['status=left'],
  identity: ['view=submitted', 'view=failed', 'view=approved', 'view=methods'],
  enquiries: ['view=answered', 'view=closed', 'view=complaint', 'view=all', 'view=all&number=A0001'],
  'project/performance': ['fund=1', 'fund=2'],
  'project/messages': ['view=coming', 'view=deleted&id=1'],
  documents: [
    'fund=1&report=1',
    'view=templates&fund=1',
    'view=deliveries&kind=contract',
    'view=deliveries&kind=pre_contract',
    'view=deliveries&kind=management_report',
    'view=deliveries&kind=annual_report',
  ],
  undelivered: ['view=attended', 'view=jobs'],
}).flatMap(([page, views]) => views.map((view) => `/itoadmintool/${page}?${view}`))

interface Drawing {
  address: string
  reader: 'operator' | 'member' | 'visitor'
}

const drawings: Drawing[] = [
  ...[...addressesOf(createAdminRoutes()), ...furtherViews].map((address) => ({
    address,
    reader: 'operator' as const,
  })),
  ...addressesOf(createRoutes()).map((address) => ({ address, reader: 'member' as const })),
  ...['/', '/projects', '/projects/1'].map((address) => ({ address, reader: 'visitor' as const })),
]

const draw = ({ address, reader }: Drawing): Promise<DrawnPage> =>
  reader === 'operator'
    ? drawOfficePage(world.services, world.operator, address)
    : drawSitePage(world.services, reader === 'member' ? world.member : null, address)

/** Kept with what stands around every page. */
const wholePages = new Set(['/', '/itoadmintool'])

/** Named by the address and who reads it. */
const keptText = ({ address, reader }: Drawing): string =>
  path.join(projectRoot, 'tests/screens/texts', `${address.replaceAll(/[^\w-]+/g, '_')}-${reader}.txt`)

test.each(chosenPages(drawings))('$address as the $reader reads it', async (drawing) => {
  const { html, troubles, answers } = await draw(drawing)
  expect(troubles).toEqual([])
  expect(answers.flatMap((answer) => codeWordsInAnswer(answer, world.states))).toEqual([])
  expect(codeWordsOnPage(html, world.states)).toEqual([])
  await expect(writtenText(wholePages.has(drawing.address) ? html : mainPart(html))).toMatchFileSnapshot(
    keptText(drawing),
  )
})
