import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { KyselyPlugin, RootOperationNode, TableNode } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// From the bank's line to the dividend on a member's account: which files of ours stand on the stack whenever the books or a state of the way are
// written. Who wants to know what happens to a yen reads these, and no more.

const mostFiles = 25
/** Tables that say on this way where the money is. */
const written =
  /^(?:journal_entry|posting|deposit|investment|fund_result|fixed_distribution|fixed_distribution_share|payout|payout_batch)$/

/** The tables that a statement writes: of the query builder's nodes, or of the text between the places of one written by hand. */
function targetsOf(node: RootOperationNode): string[] {
  if (node.kind === 'InsertQueryNode') return node.into ? [node.into.table.identifier.name] : []
  if (node.kind === 'UpdateQueryNode')
    return node.table?.kind === 'TableNode' ? [(node.table as TableNode).table.identifier.name] : []
  if (node.kind !== 'RawNode') return []
  const text = node.sqlFragments
    .map((fragment, place) => {
      const value = node.parameters[place]
      return fragment + (value?.kind === 'TableNode' ? (value as TableNode).table.identifier.name : '?')
    })
    .join('')
  return [...text.matchAll(/(?:insert into|update) (\w+)/g)].map(([, table = '']) => table)
}

let world: PayoutWorld
const way = new Set<string>()
const watch: KyselyPlugin = {
  transformQuery({ node }) {
    if (targetsOf(node).some((table) => written.test(table)))
      for (const [, file = ''] of (new Error('where').stack ?? '').matchAll(/((?:features|ledger)\/[\w./-]+)\.[jt]s/g))
        way.add(file)
    return node
  },
  transformResult: async ({ result }) => result,
}

const stackDepth = Error.stackTraceLimit
beforeAll(async () => {
  Error.stackTraceLimit = 200
  world = await openPayoutWorld()
})
afterAll(async () => {
  Error.stackTraceLimit = stackDepth
  await world.close()
})

/** Everything that is done meanwhile is on the way. */
async function follow(step: () => Promise<unknown>): Promise<void> {
  const { database } = world.services
  world.services.database = database.withPlugin(watch)
  await step()
  world.services.database = database
}

test(`a yen is followed from the bank's line to a paid-out dividend through at most ${mostFiles} files, which life-of-a-yen names`, async () => {
  const fundId = await smallFund(world)
  await follow(() => world.investor({ amount: 500_000, paysIn: 500_000, fundId }))
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  await follow(async () =>
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok'),
  )
  await world.moveOperatorMoney(-500_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await world.moveOperatorMoney(510_000)
  await follow(() => enterTwice(world, fundId, { dividend: 10_000, payday: '2026-11-30' }))
  await follow(() => payEverything(world))
  const files = [...way].toSorted()
  const page = readFileSync(new URL('../../docs/life-of-a-yen.md', import.meta.url), 'utf8')
  expect(files.filter((file) => !page.includes(`${path.basename(file)}.ts`))).toEqual([])
  expect(files.length).toBeLessThanOrEqual(mostFiles)
})
