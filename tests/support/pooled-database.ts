import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import type pg from 'pg'
import { openDatabase, openPool, type Database } from '../../src/platform/database/connect.ts'
import { rememberPlans } from '../../src/platform/database/remember-plans.ts'
import { copyTemplate } from './copy-template.ts'
import { createEmptier, type Emptier } from './empty-database.ts'
import { quickenDatabase } from './quick-database.ts'

/** A database as its migrations leave it, for one story. */
export interface PooledDatabase {
  connectionString: string
  /** The story's own: whoever still asks when it is over is refused. */
  pool: pg.Pool
  database: Database
  /** One connection for what is long to plan and asked again and again: on any of the pool's it would be planned once more. */
  asking: pg.Pool
  /** Waits until nobody is in it, and leaves it to the next story. */
  giveBack(): Promise<void>
}

interface Kept {
  connectionString: string
  pool: pg.Pool
  asking: pg.Pool
  emptier: Emptier
  drop(): Promise<void>
}

/** Between two stories of this process. */
const resting: Kept[] = []

/**
 * Most stories write rows and nothing else. So their databases are emptied and pooled again: to copy the template costs several times as much, and the
 * connections of a copy have everything to learn anew. One whose tables a story has altered is dropped, unless all it did was to switch rules off. @see createTestDatabase for a fresh one.
 */
export async function borrowDatabase(): Promise<PooledDatabase> {
  const kept = resting.pop() ?? (await makeOne())
  const pool = until(kept.pool)
  return {
    connectionString: kept.connectionString,
    pool,
    database: openDatabase(pool),
    asking: kept.asking,
    async giveBack() {
      await pool.end()
      const alterations = await alterationsOf(kept.pool)
      if (!alterations.every((command) => switchesRules.test(command))) return discard(kept)
      await kept.emptier.empty()
      // Without rows: no check finds any of the story's to complain about.
      if (alterations.length > 0) await restoreRules(kept.pool)
      resting.push(kept)
    },
  }
}

async function makeOne(): Promise<Kept> {
  const { connectionString, drop } = await copyTemplate(inject('clusterConnectionString'))
  await quickenDatabase(connectionString)
  const emptier = await createEmptier(connectionString)
  // What a connection has learnt of hundreds of tables and statements another would have to learn again.
  const open = (max: number) => openPool(connectionString, { max, staysOpen: true })
  const [pool, asking] = [open(20), open(1)]
  pool.on('connect', rememberPlans)
  await pool.query(noteAlterations)
  return { connectionString, pool, asking, emptier, drop }
}

async function discard({ pool, asking, emptier, drop }: Kept): Promise<void> {
  await Promise.all([pool.end(), asking.end(), emptier.close()])
  await drop()
}

/** Beside the rows that the emptier puts back. Always, since whoever plants what no rule allows goes past the triggers. */
const noteAlterations = `
  create table pristine.alteration (command text);
  create function pristine.note_alteration() returns event_trigger language plpgsql as
    $$ begin insert into pristine.alteration values (current_query()); end $$;
  create event trigger noted on ddl_command_end execute function pristine.note_alteration();
  alter event trigger noted enable always;
  create table pristine.rule_switch as
    select tgrelid as of_table, tgname as name, tgenabled as state from pg_trigger where not tgisinternal;
  create table pristine.table_constraint as
    select conrelid as of_table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype <> 't' and conrelid <> 0;
  truncate pristine.alteration`

/**
 * Most stories that alter anything switch a rule off, to plant what it forbids: switched on again it is as it was. The role of the product has its rights
 * on the tables from the template.
 */
const switchesRules =
  /^(\s*alter table \w+ ((disable|enable) trigger|drop constraint) \w+\s*(;|$))+\s*$|^select grant_runtime_rights\(\$1::name\)$/

async function alterationsOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ command: string }>('select distinct command from pristine.alteration')
  return rows.map(({ command }) => command)
}

/** As the migrations left them. */
async function restoreRules(pool: pg.Pool): Promise<void> {
  const { rows: missing } = await pool.query<{ command: string }>(`
    select format('alter table %s %s trigger %I', of_table::regclass,
      case known.state when 'D' then 'disable' when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end, known.name) as command
    from pristine.rule_switch known join pg_trigger on tgrelid = of_table and tgname = known.name
    where tgenabled <> known.state
    union all
    select format('alter table %s add constraint %I %s', of_table::regclass, name, definition)
    from pristine.table_constraint where not exists (select from pg_constraint where conrelid = of_table and conname = name)`)
  await pool.query(missing.map(({ command }) => `${command};`).join(' ') + 'truncate pristine.alteration')
}

const patienceMilliseconds = 20_000

/** The same pool until it is ended, which leaves the connections open for the next. */
function until(shared: pg.Pool): pg.Pool {
  let isOver = false
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]): unknown => {
    if (!isOver) return callback ? shared.connect(callback) : shared.connect()
    const refusal = new Error('the story is over, and its database is no longer pooled')
    return callback ? callback(refusal, undefined, () => undefined) : Promise.reject(refusal)
  }
  const end = async (): Promise<void> => {
    isOver = true
    for (
      const giveUpAt = performance.now() + patienceMilliseconds;
      shared.idleCount < shared.totalCount;
      await sleep(2)
    ) {
      if (performance.now() > giveUpAt) throw new Error('a story has ended, and a connection of it is still in use')
    }
  }
  return Object.assign(Object.create(shared) as pg.Pool, { connect, end })
}
