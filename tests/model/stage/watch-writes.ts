import type pg from 'pg'

/** Tells which tables somebody has written to since one looked last. */
export interface WrittenTables {
  /** SQL: an array with a number for each table, which is another one after every statement that may have written to it. */
  counters: string
  /** SQL: whether one of the tables has been written to since the array `seen` was read; true where that is null. */
  isWritten(tables: readonly string[]): string
}

/** The schema of what the model test keeps in the product's database. */
export const watchedSchema = 'watched'

/**
 * Counts the writes to these tables, for each statement one: in sequences, which no transaction waits for and no rollback takes back.
 * Who reads the counters while a transaction is under way may miss it: ask between the steps.
 */
export async function watchWrites(client: pg.PoolClient, tables: readonly string[]): Promise<WrittenTables> {
  const counterOf = (table: string): string => `${watchedSchema}.written_${table}`
  const count = `create function ${watchedSchema}.count_write() returns trigger language plpgsql as $count$
    begin
      perform nextval(tg_argv[0]::oid::regclass);
      return null;
    end
  $count$`
  await client.query(count)
  for (const table of tables) {
    await client.query(`create unlogged sequence ${counterOf(table)}`)
    const { rows } = await client.query<{ oid: number }>(`select '${counterOf(table)}'::regclass::oid as oid`)
    await client.query(
      `create trigger watched after insert or update or delete or truncate on ${table} for each statement execute function ${watchedSchema}.count_write(${rows[0]?.oid})`,
    )
  }
  return {
    counters: `array[${tables.map((table) => `pg_sequence_last_value('${counterOf(table)}'::regclass)`).join(', ')}]`,
    isWritten(asked) {
      const places = asked.map((table) => tables.indexOf(table) + 1)
      return ['seen is null', ...places.map((place) => `written[${place}] is distinct from seen[${place}]`)].join(' or ')
    },
  }
}

/** The tables that a view reads, be it by other views. */
export async function tablesBehind(client: pg.PoolClient, view: string): Promise<string[]> {
  const text = `with recursive behind as (
    select $1::regclass::oid as relation
    union
    select used.refobjid
    from behind
    join pg_rewrite rule on rule.ev_class = behind.relation
    join pg_depend used on used.classid = 'pg_rewrite'::regclass and used.objid = rule.oid and used.refclassid = 'pg_class'::regclass
  )
  select pg_class.relname as name from behind join pg_class on pg_class.oid = behind.relation where pg_class.relkind = 'r' order by 1`
  const { rows } = await client.query<{ name: string }>(text, [view])
  return rows.map(({ name }) => name)
}
