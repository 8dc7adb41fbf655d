import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAccount } from '../../../src/features/investing/deposit/read-account.ts'
import { csvTables } from '../../../src/server/routes/csv-tables.ts'
import { inBookOf } from '../../support/book-balances.ts'
import { openFundLineWorld, type FundLineWorld } from '../../support/fund-line-world.ts'
import { off, stands } from '../../support/plants.ts'
import { yearList } from '../../support/year-list.ts'

// 報酬の源泉所得税: withheld of a scrivener's or a tax accountant's fee, held apart, and paid by the tenth of the next month.

let world: FundLineWorld
let month: string
beforeAll(async () => {
  world = await openFundLineWorld()
  month = world.services.clock.now().toISOString().slice(0, 7)
  await world.classified('rent', 400_000)
}, 60_000)
afterAll(() => world.close())

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, world.fundId, kind)
const decide = async (classified: { proposal_id: string }) => {
  expect(classified).toMatchObject({ proposal_id: expect.any(String) })
  expect(await world.agree(classified.proposal_id)).toEqual({ ok: true })
}
const fee = (gross: number, costKind: string) => world.part('cost', -gross, { cost_kind: costKind })
const kept = (tax: number, payee: string, base: number) =>
  world.part('fee_tax', tax, { fee_payee: payee, fee_base: base })
const months = () => world.ask('{ adminFeeTaxMonths { month fees base withheld paid open due_on is_overdue paid_on } }')
const taxQueue = async () =>
  (await world.ask('{ adminQueues { name count yen } }')).find(({ name }: { name: string }) => name === 'tax')
const changes = async (id: string): Promise<string[]> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
    { id },
  )
  return rows[0].changes.map(({ label, after }: { label: string; after: string }) => `${label}：${after}`)
}

describe('a fee of a person', () => {
  it('costs the fund the whole; the payee has it less the tax, which is tied', async () => {
    const line = await world.appears(-99_790, 'ゼイリシ ヤマダ')
    const classified = await world.classify({
      id: line,
      parts: [fee(110_000, 'expert'), kept(10_210, 'expert', 100_000)],
    })
    expect(await changes(classified.proposal_id)).toContainEqual(expect.stringContaining('対象の報酬100,000円'))
    await decide(classified)
    expect([await inBook('cost'), await inBook('fee_tax'), await inBook('bank')]).toEqual([110_000, -10_210, 300_210])

    // 登録免許税 that the scrivener paid for the fund is no fee.
    const scrivener = await world.appears(-240_811, 'シホウシヨシ スズキ')
    const parts = [fee(250_000, 'registration'), kept(9_189, 'scrivener', 100_000)]
    await decide(await world.classify({ id: scrivener, parts }))
    expect([await inBook('cost'), await inBook('fee_tax'), await inBook('bank')]).toEqual([360_000, -19_399, 59_399])
    expect(await months()).toMatchObject([{ month, fees: 2, base: 200_000, withheld: 19_399, open: 19_399, paid: 0 }])
    await world.expectInvariants()
  })

  it('is refused with another tax, of more than was paid, and where the fund lacks the money for the tax', async () => {
    const line = await world.appears(-36_000, 'ゼイリシ タナカ')
    const classify = (tax: number, base: number) =>
      world.classify({ id: line, parts: [fee(36_000 + tax, 'expert'), kept(tax, 'expert', base)] })
    expect(await classify(4_000, 40_000)).toMatchObject({
      fields: { 'parts.1.amount': expect.stringContaining('4,084円') },
    })
    expect(await classify(4_084, 40_085)).toMatchObject({ fields: { 'parts.1.fee_base': expect.any(String) } })
    const more = await world.appears(-39_000, 'ゼイリシ サイトウ')
    const short = [fee(43_000, 'expert'), kept(4_000, 'expert', 39_178)]
    // 40,000 yen are free; what is withheld is the tax office's.
    expect(await world.classify({ id: more, parts: short })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('3,000円不足'),
    })
    await decide(await world.classify({ id: line, parts: [fee(36_000, 'expert')] }))
    await world.expectInvariants()
  })

  it('shows to the second operator where no tax is kept', async () => {
    const line = await world.appears(-1_000, 'シホウシヨシホウジン アオバ')
    const classified = await world.classify({ id: line, parts: [fee(1_000, 'registration')] })
    expect(await changes(classified.proposal_id)).toContainEqual(expect.stringContaining('源泉徴収：なし'))
    await decide(classified)
  })
})

describe('the tax of a month', () => {
  it('is a task, and paid after the month with the line of the bank, to the yen', async () => {
    const early = await world.appears(-19_399, 'ゼイムシヨ ソクヒ')
    const paid = (amount: number, of = month) => [world.part('fee_tax', amount, { month: of })]
    expect(await world.classify({ id: early, parts: paid(-19_399) })).toMatchObject({
      fields: { 'parts.0.month': expect.stringContaining('納付した月より前') },
    })
    await world.pass(31 * 24 * 60 * 60_000)
    await readAccount(world.services)
    expect(await taxQueue()).toMatchObject({ count: 1, yen: 19_399 })
    const wrong = await world.appears(-19_000, 'ゼイムシヨ')
    expect(await world.classify({ id: wrong, parts: paid(-19_000) })).toMatchObject({
      fields: { 'parts.0.amount': expect.stringContaining('19,399円') },
    })
    const line = await world.appears(-19_399, 'ゼイムシヨ ニ')
    await decide(await world.classify({ id: line, parts: paid(-19_399) }))
    expect([await inBook('fee_tax'), await taxQueue()]).toMatchObject([0, { count: 0, yen: 0 }])
    expect(await months()).toMatchObject([
      { month, open: 0, paid: 19_399, is_overdue: false, paid_on: expect.any(String) },
    ])
    const again = await world.appears(-19_399, 'ゼイムシヨ サン')
    expect(await world.classify({ id: again, parts: paid(-19_399) })).toMatchObject({ code: 'BAD_USER_INPUT' })
    // What has gone to the tax office was withheld: the fee's line says so for good.
    const { rows } = await world.ask(
      '{ adminAccountEntries(filter: { is_explained: true }) { rows { remarks explanation { id } } } }',
    )
    const classified = rows.find(({ remarks }: { remarks: string }) => remarks === 'ゼイリシ ヤマダ')
    expect(
      await world.classify({ explanation_id: classified.explanation.id, parts: [fee(99_790, 'expert')] }),
    ).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('訂正できません'),
    })
  })

  it('stands by payee and year, as a file as well', async () => {
    expect(await world.ask('{ adminFeePayees { year remarks payee payments base withheld } }')).toMatchObject([
      { remarks: 'シホウシヨシ スズキ', payee: 'scrivener', payments: 1, base: 100_000, withheld: 9_189 },
      { remarks: 'ゼイリシ ヤマダ', payee: 'expert', payments: 1, base: 100_000, withheld: 10_210 },
    ])
    expect(await yearList(world.services, { name: '96_報酬の源泉所得税', fundId: world.fundId })).toMatchObject([
      [
        expect.any(String),
        expect.any(String),
        'ゼイリシ ヤマダ',
        expect.stringContaining('税理士'),
        100_000,
        10_210,
        '',
      ],
      [
        expect.any(String),
        expect.any(String),
        'シホウシヨシ スズキ',
        expect.stringContaining('司法書士'),
        100_000,
        9_189,
        '',
      ],
      [expect.any(String), expect.any(String), 'ゼイムシヨ ニ', `${month}分の納付`, '', '', 19_399],
    ])
    const rows = []
    for await (const row of csvTables['fee-payees']!.rows(world.services, {})) rows.push(row)
    expect(rows).toHaveLength(2)
  })
})

describe('the database refuses past all use cases', () => {
  async function plant(statement: string, without: readonly string[] = []): Promise<string> {
    const attempt = world.database.transaction().execute(async (transaction) => {
      for (const each of without) await sql.raw(each).execute(transaction)
      await sql.raw(statement).execute(transaction)
      await sql`set constraints all immediate`.execute(transaction)
      throw new Error(stands)
    })
    return attempt.catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  }
  const part = (of: string, columns: string, values: string) => `
    insert into fund_line_part (explanation_id, fund_id, kind, ${columns})
    select explanation.id, ${world.fundId}, 'fee_tax', ${values} from statement_explanation explanation
    join bank_statement_line line on line.id = explanation.statement_line_id where line.remarks = '${of}'`
  const withheld = (tax: number) =>
    part('シホウシヨシホウジン アオバ', 'amount, fee_payee, fee_base', `${tax}, 'expert', 1000`)

  it.each<[what: string, statement: () => string, refused: RegExp]>([
    ['another tax than that of the fee', () => withheld(103), /it is not the tax of this fee/],
    [
      'a payment of what was not withheld',
      () => part('ゼイムシヨ ニ', 'amount, month', `-1, '${month}'`),
      /it is not what fund \d+ has withheld of fees/,
    ],
  ])('%s', async (_what, statement, refused) => {
    expect(await plant(statement())).toMatch(refused)
    expect(await plant(statement(), [off('fee_tax_as_withheld', 'fund_line_part')])).toBe(stands)
  })

  it('tax without whose it is, or of no month', async () => {
    expect(await plant(part('ゼイムシヨ ニ', 'amount', '10'))).toMatch(/fee_of_tax/)
    expect(await plant(part('ゼイムシヨ ニ', 'amount', '-10'))).toMatch(/month_of_tax/)
  })
})
