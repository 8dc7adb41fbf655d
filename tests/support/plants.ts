import { sql } from 'kysely'
import pg from 'pg'
import { grantRuntimeRights } from '../../src/platform/database/runtime-role.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { allowAmountsAlone } from './amounts-alone.ts'
import { openDepositWorld, type DepositWorld } from './deposit-world.ts'

// Acts that the database has to refuse, written past all use cases by somebody who has got hold of the role with which the product runs.

export type Line = [book: string, account: string, reference: string, amount: number]
export interface Entry {
  kind: string
  /** The day on which it counts. */
  on?: string
  /** What it is called by; some name that nothing else has where nothing is said. */
  key?: string
  lines: Line[]
}
/** By the role with which the product runs, but for what the tables' owner prepares. */
export type Act = Entry | string | { byOwner: string }

export const bank = (book: string, amount: number): Line => [book, 'bank', 'company', amount]
export const own = (amount: number): Line => ['operator', 'own_equity', '', amount]
export const of = (book: string, account: string, reference: string, amount: number): Line => [
  book,
  account,
  reference,
  amount,
]
export const idOf = (book: string): string => book.slice('fund:'.length)

/** Alpha is at work and owes `investor` a dividend of 10,000 yen; `late` has paid in 100,000 yen in part. Beta has taken 500,000 yen from `waiting` and has not started. */
export interface PlantedFunds {
  alpha: string
  beta: string
  investor: string
  late: string
  waiting: string
}

export interface PlantWorld extends PlantedFunds {
  world: DepositWorld
  /** What happened before and stays. */
  commit(acts: readonly Act[]): Promise<void>
  /** What the database says to the last of these acts, where the ones before it stand; nothing of it stays. Without the rules that the owner switches off. */
  plant(acts: readonly Act[], without?: readonly string[]): Promise<string>
  close(): Promise<void>
}

export const stands = 'it stands'

export const off = (rule: string, table = 'journal_entry'): string => `alter table ${table} disable trigger ${rule}`
export const on = (rule: string, table = 'journal_entry'): string => `alter table ${table} enable trigger ${rule}`

/** A dividend without its tax, which is paid like the rest. */
export function fixed(book: string, reference: string, yen: number): Entry {
  return {
    kind: 'distribution_fixed',
    lines: [of(book, 'undistributed', '', yen), of(book, 'payable', reference, -yen)],
  }
}
export const approved = (book: string, reference: string, yen: number): Entry => ({
  kind: 'payout_approved',
  lines: [of(book, 'payable', reference, yen), of(book, 'in_flight', '77', -yen)],
})
export const declared = (book: string, yen: number): Entry => ({
  kind: 'declared_income',
  lines: [bank(book, yen), of(book, 'declared_income', '', -yen), own(yen), bank('operator', -yen)],
})
/** Out of what nobody has explained, as the booking of a line makes it. */
export const rentOf = (book: string, yen: number): Entry => ({
  kind: 'income_line',
  lines: [
    of('unassigned', 'suspense', '', yen),
    bank('unassigned', -yen),
    bank(book, yen),
    of(book, 'rent_income', '', -yen),
  ],
})

/** What has happened before: deposits, Alpha's start, and a dividend of 10,000 yen that is declared, fixed and not paid. */
const past = ({ alpha, beta, investor, late, waiting }: PlantedFunds): Act[] => [
  {
    kind: 'deposit',
    key: 'deposit:investor',
    lines: [bank(alpha, 300_000), of(alpha, 'deposit', investor, -300_000)],
  },
  {
    kind: 'capital_paid_in',
    lines: [of(alpha, 'deposit', investor, 300_000), of(alpha, 'capital', investor, -300_000)],
  },
  {
    kind: 'operation_started',
    lines: [of(alpha, 'capital', investor, 300_000), of(alpha, 'deployed', investor, -300_000)],
  },
  {
    kind: 'property_bought',
    key: 'property-bought:alpha',
    lines: [of(alpha, 'property', '', 300_000), bank(alpha, -300_000), bank('operator', 300_000), own(-300_000)],
  },
  { kind: 'deposit', key: 'deposit:late', lines: [bank(alpha, 100_000), of(alpha, 'deposit', late, -100_000)] },
  {
    kind: 'deposit',
    key: 'deposit:waiting',
    lines: [bank(beta, 500_000), of(beta, 'deposit', waiting, -500_000)],
  },
  { kind: 'capital_paid_in', lines: [of(beta, 'deposit', waiting, 500_000), of(beta, 'capital', waiting, -500_000)] },
  distribution(idOf(alpha), investor, '2026-05-29', { id: 8_000, gross: 10_000, declared: 10_000 }),
  { ...fixed(alpha, investor, 10_000), key: 'distribution:8000' },
]

/** What a database says to acts that are written into it past all use cases, as it stands now. */
export interface Planter {
  plant: PlantWorld['plant']
  inTransaction(end: 'commit' | 'rollback', acts: readonly Act[], without: readonly string[]): Promise<void>
  close(): Promise<void>
}

export async function openPlanter(url: string): Promise<Planter> {
  // A copy of a database has not the rights on the database itself.
  await grantRuntimeRights(url, runtimeRole)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let number = 0

  async function write({ kind, key, lines, on = '2026-04-02' }: Entry): Promise<void> {
    number += 1
    const { rows } = await client.query<{ id: number }>(
      `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ($1, $2, '-', $3, '2026-11-10') returning id`,
      [kind, key ?? `planted:${number}`, on],
    )
    await client.query(
      `insert into posting (entry_id, book, account_kind, account_ref, amount) ${postings('$1', lines)}`,
      [rows[0]?.id],
    )
  }

  async function act(acts: readonly Act[]): Promise<void> {
    for (const one of acts) {
      if (typeof one === 'object' && 'byOwner' in one) {
        await client.query(`reset role; ${one.byOwner}; set local role ${runtimeRole}`)
        continue
      }
      await (typeof one === 'string' ? client.query(one) : write(one))
      await client.query('set constraints all immediate; set constraints all deferred')
    }
  }

  async function inTransaction(end: 'commit' | 'rollback', acts: readonly Act[], without: readonly string[]) {
    await client.query('begin')
    try {
      for (const rule of without) await client.query(rule)
      await client.query(`set local role ${runtimeRole}`)
      await act(acts)
      if (end === 'commit') await client.query('commit')
    } finally {
      await client.query('rollback')
    }
  }

  return {
    inTransaction,
    async plant(acts, without = []) {
      try {
        await inTransaction('rollback', acts, without)
        return stands
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
    close: () => client.end(),
  }
}

export async function openPlantWorld(): Promise<PlantWorld> {
  const world = await openDepositWorld()
  const { plant, inTransaction, close } = await openPlanter(world.services.config.DATABASE_URL)
  // Its dividends are without tax, so that each figure is one; the rule of a share's tax has plants of its own.
  await sql.raw(off('taxed_as_due', 'fixed_distribution_share')).execute(world.database)
  await allowAmountsAlone(world.database)
  const [one, other] = [await world.addFund(), await world.addFund()]
  const funds = {
    alpha: `fund:${one}`,
    beta: `fund:${other}`,
    investor: String(await world.apply(one, await world.addMember(), 300_000)),
    late: String(await world.apply(one, await world.addMember(), 200_000)),
    waiting: String(await world.apply(other, await world.addMember(), 500_000)),
  }
  // Its start stands on no deal here: those rules have plants of their own.
  const unproved = ['start_buys', 'property_as_dealt']
  await inTransaction(
    'commit',
    [
      ...unproved.map((rule) => ({ byOwner: off(rule) })),
      ...past(funds),
      ...unproved.map((rule) => ({ byOwner: on(rule) })),
    ],
    [],
  )
  return {
    ...funds,
    world,
    commit: (acts) => inTransaction('commit', acts, []),
    plant,
    async close() {
      await close()
      await world.close()
    },
  }
}

/** Postings of an entry, as rows. @param entry an expression of its id. */
function postings(entry: string, lines: readonly Line[]): string {
  const rows = lines.map(
    ([book, account, reference, amount]) => `('${book}', '${account}', '${reference}', ${amount}::bigint)`,
  )
  return `select ${entry}, book, account, reference, amount from (values ${rows.join(', ')}) line (book, account, reference, amount)`
}

/** Postings that are added to an entry of before. */
export const appended = (key: string, lines: readonly Line[]): string =>
  `insert into posting (entry_id, book, account_kind, account_ref, amount)
    ${postings(`(select id from journal_entry where idempotency_key = '${key}')`, lines)}`

export interface Decided {
  id: number
  kind: string
  /** Of what it is; of no matter without it. */
  subject?: string
  content: object
  /** What two people saw that it moves. */
  yen?: number
  status?: 'approved' | 'open'
  at?: string
  /** In the first one's words. */
  reason?: string
  /** What the second is asked to type. */
  questions?: object[]
  /** At which price the operator takes a fund's property. */
  property?: { bookValue: number; aboveCost: number }
  /** Both texts of money that went back, as they were seen. */
  names?: { sender: string; payee: string }
}
/** A proposal that the first of two operators made and the second decided upon. */
export const decided = (
  [first, second]: readonly [number, number],
  {
    id,
    kind,
    subject = `planted:${id}`,
    content,
    yen = 0,
    status = 'approved',
    at = '2026-11-10',
    reason = '',
    questions,
    property,
    names,
  }: Decided,
): string => `
  insert into proposal (id, kind, subject, content, effect, effect_hash, reason, proposed_by, proposed_at) overriding system value
    values (${id}, '${kind}', '${subject}', '${JSON.stringify(content)}', '${JSON.stringify({ yen, ...(questions && { questions }), ...(property && { property }), ...(names && { names }) })}', repeat('0', 64), '${reason}', ${first}, '${at}');
  ${status === 'open' ? '' : `update proposal set status = 'approved', decided_by = ${second}, decided_at = '${at}' where id = ${id}`}`

/** A calculation period beside those that a fund has: that of a distribution that is planted. */
export const periodOf = (fund: number | string): string => `
  insert into fund_period (fund_id, number, start_on, end_on, is_last)
  select ${fund}, count(*) + 900, date '1999-01-01' + count(*)::integer, date '1999-01-01' + count(*)::integer, false from fund_period where fund_id = ${fund}`
/** The number of the period that was added last. */
export const newestPeriod = (fund: number | string): string =>
  `(select max(number) from fund_period where fund_id = ${fund})`

/** A distribution to one application, with its sources. */
export function distribution(
  fund: string,
  application: string,
  payday: string,
  {
    id,
    gross,
    tax = 0,
    ...sources
  }: { id?: number; gross: number; tax?: number; rent?: number; sale?: number; declared?: number },
): string {
  const rows = Object.entries(sources).map(([kind, yen]) => `('${kind}', ${yen})`)
  return `${periodOf(fund)}; with fixed as (
      insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at) overriding system value
        values (${id ?? 9_001}, ${fund}, ${newestPeriod(fund)}, ${gross}, false, '${payday}', '2026-06-20') returning id),
    share as (
      insert into fixed_distribution_share (distribution_id, investment_id, gross, withholding, principal, loss)
      select id, ${application}, ${gross}, ${tax}, 0, 0 from fixed)
    ${
      rows.length === 0
        ? 'select id from fixed'
        : `insert into distribution_source (distribution_id, kind, yen, related_yen)
            select fixed.id, kind, yen, 0 from fixed, (values ${rows.join(', ')}) source (kind, yen)`
    }`
}

/** The exact negative of an entry of before. */
export const takenBack = (key: string): string => `
  insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor)
    select kind || '_reversed', 'reversal:' || id, '-', effective_at, recorded_at, id, 'planted', 'operator:1'
    from journal_entry where idempotency_key = '${key}';
  insert into posting (entry_id, book, account_kind, account_ref, amount)
    select reversal.id, book, account_kind, account_ref, -amount
    from journal_entry original join journal_entry reversal on reversal.reverses = original.id join posting on posting.entry_id = original.id
    where original.idempotency_key = '${key}'`
