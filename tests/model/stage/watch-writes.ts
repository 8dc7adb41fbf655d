import type pg from 'pg'

/** Tells which tables somebody has written to since one looked last. */
export interface WrittenTables {
  /** SQL: an array with a number for each table, which is another one after every statement that has written to what is read of it. */
  counters: string
  /** SQL: whether one of the tables has been written to since the array `seen` was read; true where that is null. */
  isWritten(tables: readonly string[]): string
}

/** The schema of what the model test keeps in the product's database. */
export const watchedSchema = 'watched'

/** By table: which of its columns somebody reads. None where only its rows are counted. */
export type ReadColumns = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Counts the rows that come, go, or change in one of these columns: in sequences, which no transaction waits for and no rollback takes back. A statement
 * that meets no row counts nothing, and most of what is repeated until there is something to do meets none.
 * Who reads the counters while a transaction is under way may miss it: ask between the steps.
 */
export async function watchWrites(client: pg.PoolClient, read: ReadColumns): Promise<WrittenTables> {
  const tables = [...read.keys()].toSorted()
  const counterOf = (table: string): string => `${watchedSchema}.written_${table}`
  const counting = `create function ${watchedSchema}.count_write() returns trigger language plpgsql as $count$
    begin
      perform nextval(tg_argv[0]::oid::regclass);
      return null;
    end
  $count$`
  await client.query(counting)
  for (const table of tables) {
    await client.query(`create unlogged sequence ${counterOf(table)}`)
    const { rows } = await client.query<{ oid: number }>(`select '${counterOf(table)}'::regclass::oid as oid`)
    const count = `execute function ${watchedSchema}.count_write(${rows[0]?.oid})`
    await client.query(`create trigger watched after insert or delete on ${table} for each row ${count}`)
    const columns = [...(read.get(table) ?? [])].map((column) => `"${column}"`)
    if (columns.length === 0) continue
    const isChanged = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
    await client.query(
      `create trigger watched_update after update on ${table} for each row when (${isChanged}) ${count}`,
    )
  }
  return {
    counters: `array[${tables.map((table) => `pg_sequence_last_value('${counterOf(table)}'::regclass)`).join(', ')}]`,
    isWritten(asked) {
      const places = asked.map((table) => tables.indexOf(table) + 1)
      return ['seen is null', ...places.map((place) => `written[${place}] is distinct from seen[${place}]`)].join(
        ' or ',
      )
    },
  }
}

/** What a view reads, be it by other views. */
export async function columnsBehind(client: pg.PoolClient, view: string): Promise<ReadColumns> {
  const text = `with recursive behind as (
    select $1::regclass::oid as relation, 0 as place
    union
    select used.refobjid, used.refobjsubid
    from behind
    join pg_rewrite rule on rule.ev_class = behind.relation
    join pg_depend used on used.classid = 'pg_rewrite'::regclass and used.objid = rule.oid and used.refclassid = 'pg_class'::regclass
  )
  select pg_class.relname as name, coalesce(array_agg(pg_attribute.attname::text) filter (where pg_attribute.attnum is not null), '{}') as columns
  from behind
  join pg_class on pg_class.oid = behind.relation
  left join pg_attribute on pg_attribute.attrelid = behind.relation and pg_attribute.attnum = behind.place and behind.place > 0
  where pg_class.relkind = 'r' group by 1 order by 1`
  const { rows } = await client.query<{ name: string; columns: string[] }>(text, [view])
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
}
