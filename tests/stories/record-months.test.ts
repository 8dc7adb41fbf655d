import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import fastify, { type FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { check, type SignedMonth } from '../../scripts/check-record.mjs'
import type { Id } from '../../src/domain/id.ts'
import { productFolder } from '../../src/platform/product-folder.ts'
import { mountOpenData } from '../../src/server/routes/open-data.ts'
import { dailyTasks } from '../../src/server/schedule.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { testSigner } from '../support/test-signer.ts'

// At each month's end the record of all funds is signed and kept. A stranger takes the files and finds that nothing was changed behind anybody's back.

let world: FundLineWorld
let app: FastifyInstance
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  world.ofFund(fundId)
  app = fastify()
  mountOpenData(app, world.services)
  const [record, month] = await Promise.all(
    ['record', 'record-month'].map(async (name) =>
      JSON.parse(await readFile(path.join(productFolder, `docs/${name}.schema.json`), 'utf8')),
    ),
  )
  app.addSchema({ $id: 'record.schema.json', ...record })
  app.post('/judge', { schema: { body: month } }, async () => 'valid')
})
afterEach(async () => {
  await app.close()
  await world.close()
})

/** The first of a month, at 0:00: the schedule writes what is missing. */
async function monthBegins(day: string): Promise<void> {
  await liveUntil(world, `${day}T00:00:00+09:00`)
  await dailyTasks.find(({ name }) => name === 'write-record-months')?.run(world.services, world.services.clock.now())
}

/** All files as a stranger takes them from the site, oldest first. */
async function taken(): Promise<SignedMonth[]> {
  const list = await app.inject('/open/record/months.json')
  const { months } = list.json<{ months: { month: string; sha256: string }[] }>()
  const files = await Promise.all(
    months.map(async ({ month }) => {
      const file = await app.inject(`/open/record/${month}.json`)
      expect((await app.inject({ method: 'POST', url: '/judge', payload: file.json<object>() })).body).toBe('valid')
      const signature = await app.inject(`/open/record/${month}.json.p7s`)
      return { name: `${month}.json`, bytes: file.rawPayload, signature: signature.rawPayload }
    }),
  )
  return files.toReversed()
}

interface Content {
  month: string
  ended: { fund_id: string; name: string; dividend: number; corrections: string[] }[]
  changes: { fund_id: string; field: string; before: string[]; after: string[]; reason: string; at: string }[]
}
const contentOf = ({ bytes }: SignedMonth): Content => JSON.parse(bytes.toString()) as Content

/** Somebody with the company's key, who writes another file in the place of one. */
async function forged({ name, bytes }: SignedMonth, change: (content: Content) => void): Promise<SignedMonth> {
  const content = JSON.parse(bytes.toString()) as Content
  change(content)
  const anew = Buffer.from(JSON.stringify(content, null, 2))
  return { name, bytes: anew, signature: await testSigner.signBytes(anew) }
}

/** A fund that has earned, distributed and paid everything back in November. @returns the line of its rent. */
async function endedFund(): Promise<string> {
  for (const amount of [500_000, 300_000]) await world.investor({ amount, paysIn: amount, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  const rent = await world.classified('rent', 28_000)
  await monthBegins('2026-11-01')
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  await world.moveOperatorMoney(902_000)
  await payEverything(world)
  return rent
}

/** The rent turns out to be a related party's. */
async function correct(line: string): Promise<void> {
  const { id } = await world.database
    .selectFrom('statement_explanation')
    .select('id')
    .where('statement_line_id', '=', Number(line) as Id<'bank_statement_line'>)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { proposal_id: proposal } = await world.classify({
    explanation_id: String(id),
    counterparty: 'related_party',
    reason: '関係者の入金でした',
    parts: [world.part('rent', 28_000)],
  })
  expect(await world.agree(String(proposal))).toEqual({ ok: true })
}

it('three months, one correction between: a stranger finds all of it in order, and whatever was touched out of order', async () => {
  const rent = await endedFund()
  expect(await taken(), 'nothing had been paid back at the end of October').toEqual([])
  await monthBegins('2026-12-01')
  await monthBegins('2026-12-02')
  await liveUntil(world, '2026-12-15T10:00:00+09:00')
  await correct(rent)
  await monthBegins('2027-01-01')
  await monthBegins('2027-02-01')

  const files = await taken()
  expect(files.map(contentOf).map(({ month, ended, changes }) => [month, ended.length, changes.length])).toEqual([
    ['2026-11', 1, 0],
    ['2026-12', 1, 1],
    ['2027-01', 1, 0],
  ])
  const [november, december, january] = files as [SignedMonth, SignedMonth, SignedMonth]
  expect(contentOf(december).changes).toEqual([
    {
      fund_id: String(fundId),
      field: 'corrections',
      before: [],
      after: [
        expect.stringMatching(
          /^締めた後の訂正（2026年12月15日）：.*第三者.*から.*を.*当社または関係者.*に訂正しました。/,
        ),
      ],
      reason: '登録の誤り',
      at: expect.stringMatching(/^2026-12-15T10:/),
    },
  ])
  const right = check(files)
  expect(right.problems).toEqual([])
  expect(right.agrees.join('\n')).toContain('2027-01: follows 2026-12')
  expect(right.begins).toBeNull()

  // What a stranger runs, on the files as they were saved.
  const folder = mkdtempSync(path.join(scratchFolder(), 'record-months-'))
  for (const { name, bytes, signature } of files) {
    writeFileSync(path.join(folder, name), bytes)
    writeFileSync(path.join(folder, `${name}.p7s`), signature)
  }
  const run = () =>
    spawnSync(
      process.execPath,
      [path.join(productFolder, 'scripts/check-record.mjs'), ...files.map(({ name }) => name)],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
  expect([run().status, run().stdout.includes('3 months, nothing is wrong.')]).toEqual([0, true])
  const altered = Buffer.from(november.bytes)
  altered.write('9', altered.indexOf('"dividend": ') + '"dividend": '.length)
  writeFileSync(path.join(folder, november.name), altered)
  expect([run().status, run().stderr.includes('2026-11.json: the file is not the one that was signed')]).toEqual([
    1,
    true,
  ])

  const wrong = async (...changed: SignedMonth[]) =>
    check(files.map((file) => changed.find(({ name }) => name === file.name) ?? file)).problems.join('\n')
  const told = 'with old value, reason and time'
  // With the company's own key nothing can be taken out either, as long as one file was kept.
  expect(await wrong(await forged(january, (file) => file.ended.splice(0)))).toContain(
    `fund ${fundId} is gone, ${told}`,
  )
  expect(await wrong(await forged(january, ({ ended: [row] }) => row && (row.dividend += 1)))).toContain(
    `another dividend, ${told}`,
  )
  expect(await wrong(await forged(december, (file) => file.changes.splice(0)))).toContain(
    `another corrections, ${told}`,
  )
  expect(await wrong(await forged(december, ({ changes: [change] }) => change && (change.reason = '')))).toContain(told)
  expect(
    await wrong(await forged(december, ({ changes: [change] }) => change && (change.at = '2026-11-15T10:00:00+09:00'))),
  ).toContain(told)
  expect(await wrong(await forged(november, (file) => file.ended.splice(0)))).toContain(
    '2026-12: names the file of 2026-11',
  )
  expect(check([november, january]).problems.join('\n')).toContain('no month between them is missing')
  expect(check([{ ...november, signature: december.signature }]).problems).toEqual([
    '2026-11.json: the file is not the one that was signed',
  ])
  expect(check(files, 'ab'.repeat(32)).problems).toHaveLength(3)
})

it('months that were missed are written as they would have been, and nothing that was written changes', async () => {
  const rent = await endedFund()
  await monthBegins('2026-12-01')
  await liveUntil(world, '2027-02-10T10:00:00+09:00')
  await correct(rent)
  await monthBegins('2027-03-01')
  const files = await taken()
  expect(
    files.map(contentOf).map(({ month, ended: [row], changes }) => [month, row?.corrections.length, changes.length]),
  ).toEqual([
    ['2026-11', 0, 0],
    ['2026-12', 0, 0],
    ['2027-01', 0, 0],
    ['2027-02', 1, 1],
  ])
  expect(check(files).problems).toEqual([])
  const change = world.database.updateTable('record_month').set({ written_at: new Date() }).execute()
  await expect(change).rejects.toThrow()
  await expect(world.database.deleteFrom('record_month').execute()).rejects.toThrow()
  expect((await app.inject('/open/record/2027-03.json')).statusCode).toBe(404)
  expect((await app.inject('/open/record/2027-13.json')).statusCode).toBe(404)
})
