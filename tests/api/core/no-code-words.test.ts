import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { actionName, actorName, auditObjects, machineNames, objectName } from '../../../src/domain/audit-words.ts'
import { registersOf } from '../../../src/features/back-office/inspection/pack.ts'
import { readCells, readJson } from '../../../src/features/back-office/inspection/read-register.ts'
import { exampleMails, exampleSender } from '../../../src/features/communication/outbox/mails/mail-examples.ts'
import { storedKinds } from '../../../src/ledger/entry-kinds.ts'
import { openLongReading } from '../../../src/platform/database/read-in-steps.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { auditFacts } from '../../../src/web/admin/ui/audit-facts.ts'
import { codeWordsIn, codeWordsInText } from '../../support/code-words.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { fillWithEveryState } from '../../support/every-state.ts'

// No word of the code reaches an operator or the authority: every file is written of a database with every state, reason, kind and outcome.

/** What `pattern` finds in the product's features. */
const writtenInCode = (pattern: RegExp): string[] => [
  ...new Set(
    readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(path.join('src/features', file), 'utf8').matchAll(pattern)])
      .map(([, value = '']) => value),
  ),
]

/** Values of columns in which the database allows any text, though the code has a list of them. */
const valuesOfTheCode = {
  'investment_event.actor': [...Object.keys(machineNames), 'operator:1', 'member:1'],
  'journal_entry.kind': storedKinds,
  'proposal.subject': Object.keys(auditObjects).map((kind) => `${kind}:1`),
  'audit_log.action': writtenInCode(/\baction: '([^']+)'/g),
  'audit_log.object_type': Object.keys(auditObjects),
  'audit_log.actor': [...Object.keys(machineNames), 'operator:1', 'member:1'],
} as const

let world: DepositWorld
let states: Map<string, readonly string[]>
beforeAll(async () => {
  world = await openDepositWorld()
  world.at(openingDay)
  await world.addMember({ role: 'admin' })
  const member = await world.addMember()
  const investmentId = await world.apply(await world.addFund(), member, 300_000)
  await world.confirm(investmentId, member)
  states = await fillWithEveryState(world.database, valuesOfTheCode)
}, 60_000)
afterAll(() => world.close())

/** Besides all rows: what a file leaves out unless it is asked for. */
const queries: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  messages: [{ view: 'deleted' }, { view: 'coming' }],
  'account-entries': [{ is_explained: 'true' }],
  undelivered: [{ attended: 'true' }],
  funds: [{ state: 'discarded' }],
  deliveries: ['pre_contract', 'management_report', 'annual_report'].map((kind) => ({ kind })),
  payouts: ['1', '2', '3'].map((batch) => ({ batch })),
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('the world has every value that a list of the database allows', () => {
  expect(states.size).toBeGreaterThan(40)
  expect(states.get('audit_log.action')?.length).toBeGreaterThan(50)
  expect(states.get('proposal.kind')?.length).toBeGreaterThan(5)
})

describe('no code word in a file of the back office', () => {
  test.each(Object.entries(csvTables))('%s', async (name, { header, rows }) => {
    for (const query of [{}, ...(queries[name] ?? [])]) {
      const cells = await allOf(rows(world.services, query))
      expect(codeWordsIn(header, cells, states), JSON.stringify(query)).toEqual([])
    }
  })
})

describe('no code word in a register for the authority', () => {
  test.each(registersOf({ from: null, until: null }).map((register) => [register.file, register] as const))(
    '%s',
    async (_file, register) => {
      const transaction = await openLongReading(world.database)
      onTestFinished(() => transaction.rollback().execute())
      const cells = (await allOf(readCells(transaction, register))).flat()
      const lines = (await allOf(readJson(transaction, register))).flat()
      expect(codeWordsIn(register.columns, cells, states)).toEqual([])
      const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      expect(rows.flatMap((row) => codeWordsIn(Object.keys(row), [Object.values(row)], states))).toEqual([])
    },
  )
})

describe('no code word in a mail', () => {
  test.each(Object.entries(exampleMails('髙橋 﨑子', exampleSender)))('%s', (_name, { subject, text }) => {
    expect(codeWordsInText(`${subject}\n${text}`)).toEqual([])
  })
})

test('no code word in what the audit page says of an act', async () => {
  const lines = await world.database.selectFrom('audit_log').selectAll().execute()
  const said = lines.map((line) => [
    actorName(line.actor, null),
    actionName(line.action),
    objectName(line.object_type, line.object_id),
    ...auditFacts(JSON.stringify(line.detail), openingDay.getTime()).map(({ value }) => value),
  ])
  expect(codeWordsIn([], said, states)).toEqual([])
})
