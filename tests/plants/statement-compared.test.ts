import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { checkBook } from '../../src/features/treasury/bookkeeping/check-book.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { grantRuntimeRights } from '../../src/platform/database/runtime-role.ts'
import { letRoom } from '../support/let-room.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'

// Lines that somebody writes into the statement past the bank: every balance agrees, as they level each other. The bank is asked for its list again.

const day = 24 * 60 * 60_000

let world: FundLineWorld
let lease: string
beforeEach(async () => {
  world = await openFundLineWorld()
  await grantRuntimeRights(world.services.config.DATABASE_URL, runtimeRole)
  lease = String(
    await letRoom(world.services, {
      fundId: world.fundId,
      tenant: '佐藤 花子',
      tenantKana: 'サトウ ハナコ',
      rent: 85_000,
    }),
  )
})
afterEach(() => world.close())

const asRuntime = (act: string, without = ''): Promise<unknown> =>
  world.database.transaction().execute(async (transaction) => {
    await sql.raw(without || 'select 1').execute(transaction)
    await sql.raw(`set local role ${runtimeRole}`).execute(transaction)
    await sql.raw(act).execute(transaction)
    await sql.raw('set constraints all immediate').execute(transaction)
  })
const tried = (act: string, without = ''): Promise<string> =>
  world.database
    .transaction()
    .execute(async (transaction) => {
      await sql.raw(without || 'select 1').execute(transaction)
      await sql.raw(`set local role ${runtimeRole}`).execute(transaction)
      await sql.raw(act).execute(transaction)
      throw new Error('it stands')
    })
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))

/** With a reading of its own, after which the balance is what it was. */
const forged = (lines: readonly (readonly [key: string, amount: number, remarks: string])[], day = today()): string => `
  with reading as (
    insert into bank_balance (real_account_id, item_key, balance, read_at)
    select real_account_id, '${lines.at(-1)?.[0] ?? ''}', balance, read_at from bank_balance order by id desc limit 1
    returning id, real_account_id)
  insert into bank_statement_line (bank_balance_id, real_account_id, item_key, amount, transacted_on, remarks)
  select reading.id, reading.real_account_id, line.*
  from reading, (values ${lines
    .map(([key, amount, remarks]) => `('${key}', ${amount}::bigint, date '${day}', '${remarks}')`)
    .join(', ')}) line`
const today = (): string => world.services.clock.now().toISOString().slice(0, 10)
const broken = () => checkBook(world.services)
const idOf = async (key: string): Promise<string> => {
  const line = await world.database
    .selectFrom('bank_statement_line')
    .select('id')
    .where('item_key', '=', key)
    .executeTakeFirstOrThrow()
  return String(line.id)
}
const differences = () =>
  world.database.selectFrom('statement_difference').select(['kind', 'item_key', 'ended_at']).orderBy('id').execute()
const rent = ['forged-in', 85_000, '振込 サトウ ハナコ'] as const
const cost = ['forged-out', -85_000, '振込 ヒガシセツビ'] as const

async function bookThem(): Promise<void> {
  await asRuntime(forged([rent, cost]))
  for (const [key, part] of [
    ['forged-in', world.part('rent', 85_000, { lease_id: lease, month: today().slice(0, 7) })],
    ['forged-out', world.part('cost', -85_000, { cost_kind: 'repair' })],
  ] as const) {
    const said = await world.classify({ id: await idOf(key), parts: [part] })
    expect(said).toMatchObject({ ok: true })
    expect(await world.agree(said.proposal_id)).toEqual({ ok: true })
  }
}

describe('two lines that level each other', () => {
  it('are classified by two as rent and as a cost, every balance agrees, and the next reading finds them', async () => {
    await bookThem()
    expect(await broken()).toEqual([])
    await readAccount(world.services)
    expect(await differences()).toEqual([
      { kind: 'not_listed', item_key: 'forged-in', ended_at: null },
      { kind: 'not_listed', item_key: 'forged-out', ended_at: null },
    ])
    expect(await broken()).toEqual(['M109'])
    const mails = world.database.selectFrom('mail_outbox').select('subject').where('subject', 'like', '%一致しません%')
    expect(await mails.execute()).toHaveLength(2)
    expect(await world.ask('{ adminStatementDifferences { kind amount remarks listed { amount } } }')).toEqual([
      { kind: 'not_listed', amount: 85_000, remarks: rent[2], listed: null },
      { kind: 'not_listed', amount: -85_000, remarks: cost[2], listed: null },
    ])
    const explained = 'query { adminAccountEntries(filter: { is_explained: true }) { rows { amount difference } } }'
    expect(await world.ask(explained)).toEqual({
      rows: [
        { amount: -85_000, difference: 'not_listed' },
        { amount: 85_000, difference: 'not_listed' },
      ],
    })
    expect(await world.ask('{ adminQueues { name count yen } }')).toContainEqual({
      name: 'statement_difference',
      count: 2,
      yen: 170_000,
    })
    // Whoever writes that it has ended is found again.
    await asRuntime('update statement_difference set ended_at = found_at')
    expect(await broken()).toEqual([])
    await readAccount(world.services)
    expect(await differences()).toHaveLength(4)
    expect(await mails.execute()).toHaveLength(4)
    // Each is found once; and it stays found when the days that a reading usually asks for have passed.
    await world.pass(100 * day)
    await readAccount(world.services)
    expect(await differences()).toHaveLength(4)
    expect(await broken()).toContain('M109')
    expect(await world.ask('mutation { proposeBookMonth(month: "2026-04") { id } }')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/検査 .*M109.* に合わない記録が残っているため/),
    })
  })

  it('are clean again once the bank lists them, and only then', async () => {
    await asRuntime(forged([rent, cost]))
    await readAccount(world.services)
    const listed = { transactionDate: today(), amount: 85_000 }
    world.beside.push({ ...listed, itemKey: 'forged-in', direction: 'in', remarks: rent[2] })
    await readAccount(world.services)
    expect((await differences()).map(({ item_key: key, ended_at: ended }) => [key, ended !== null])).toEqual([
      ['forged-in', true],
      ['forged-out', false],
    ])
    world.beside.push({ ...listed, itemKey: 'forged-out', direction: 'out', remarks: '振込 ベツジン' })
    await readAccount(world.services)
    expect((await differences()).filter(({ ended_at: ended }) => ended === null)).toMatchObject([
      { kind: 'listed_otherwise', item_key: 'forged-out' },
    ])
  })
})

describe('two lines that level each other on an account of nobody', () => {
  const ofNobody = `insert into bank_balance (real_account_id, item_key, balance, read_at) values ('nobodys', null, 0, '2026-04-01'); ${forged([rent, cost], '2026-04-01').replaceAll('select real_account_id', `select 'nobodys'`)}`

  it('are on no list of a bank', async () => {
    await asRuntime(ofNobody)
    expect(await broken()).toEqual([])
    await readAccount(world.services)
    expect(await differences()).toHaveLength(2)
    expect(await broken()).toEqual(['M109'])
  })

  it('are not kept of an account that is closed', async () => {
    const closed = `alter table company_account disable trigger user;
      insert into company_account (real_account_id, purpose, branch_code, account_number, holder_name, opened_at, proposal_id, closed_at, closing_proposal_id)
        select 'nobodys', 'operator', '102', '7654321', 'x', '2026-03-01', id, '2026-03-31', id from proposal order by id limit 1`
    expect(await tried(ofNobody, closed)).toMatch(/account nobodys is closed and no longer read/)
    const without = `${closed}; alter table bank_statement_line disable trigger within_reading`
    expect(await tried(ofNobody, without)).toBe('it stands')
  })

  it('hang on no reading of ours', async () => {
    const act = forged([rent, cost]).replace(
      'select reading.id, reading.real_account_id',
      `select reading.id, 'nobodys'`,
    )
    expect(await tried(act)).toMatch(/the reading \d+ is of another account/)
    expect(await tried(act, 'alter table bank_statement_line disable trigger within_reading')).toBe('it stands')
  })
})

describe('a line that no later reading would look for', () => {
  const daysAgo = (days: number) =>
    new Date(world.services.clock.now().getTime() - days * day).toISOString().slice(0, 10)

  it.each([
    ['of a day before the first reading', 8],
    ['of a day long before the last reading', 46],
  ])('%s is refused', async (_what, days) => {
    if (days === 46) {
      await world.pass(60 * day)
      await readAccount(world.services)
    }
    const act = forged([rent, cost], daysAgo(days))
    expect(await tried(act)).toMatch(/no reading asks the bank for that day any more/)
    expect(await tried(act, 'alter table bank_statement_line disable trigger within_reading')).toBe('it stands')
    expect(await tried(forged([rent, cost], daysAgo(days - 1)))).toBe('it stands')
  })

  it('of a day to come is found', async () => {
    await asRuntime(forged([rent, cost], daysAgo(-9)))
    await readAccount(world.services)
    expect(await differences()).toHaveLength(2)
  })

  it.each([
    ['delete from statement_reading', /permission denied|append-only/],
    [`update statement_reading set read_at = read_at - interval '9 days'`, /that does not go back/],
    ['delete from statement_difference', /permission denied|append-only/],
    [
      `update statement_difference set kind = 'not_listed', found_at = found_at - interval '1 day'`,
      /only its end is written, once/,
    ],
  ])('%s is refused', async (act, refused) => {
    await asRuntime(forged([rent, cost]))
    await readAccount(world.services)
    expect(await tried(act)).toMatch(refused)
    expect(
      await tried(
        `reset role; ${act}`,
        'alter table statement_reading disable trigger user; alter table statement_difference disable trigger user',
      ),
    ).toBe('it stands')
  })
})

describe('a line stops being open by an entry alone', () => {
  it.each(['delete from bank_statement_open', 'update bank_statement_open set statement_line_id = statement_line_id'])(
    '%s is refused',
    async (act) => {
      await world.appears(-500, '手数料')
      expect(await tried(act)).toMatch(/is open until the books have it/)
      expect(await tried(act, 'alter table bank_statement_open disable trigger until_booked')).toBe('it stands')
    },
  )

  it('which the books have', async () => {
    await world.classified('rent', 85_000, { lease_id: lease, month: today().slice(0, 7) })
    expect(await world.database.selectFrom('bank_statement_open').selectAll().execute()).toEqual([])
  })
})
