import type { Client } from 'pg'

/** A table or view of the database, as docs/printed/database.md shows it. */
export interface CatalogueTable {
  name: string
  isView: boolean
  columns: { name: string; type: string }[]
  primaryKey: string[]
  /** Each to the table that it names. */
  references: { columns: string[]; table: string }[]
}

/** What PostgreSQL knows of the product's own tables, by name. The job queue keeps its tables in a schema of its own. */
export async function readCatalogue(client: Pick<Client, 'query'>): Promise<CatalogueTable[]> {
  const { rows } = await client.query<CatalogueTable>(`
    select table_of.relname as name, table_of.relkind in ('v', 'm') as "isView",
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = table_of.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(attname order by array_position(conkey, attnum)) from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
        where conrelid = table_of.oid and contype = 'p'), '[]') as "primaryKey",
      coalesce((select json_agg(json_build_object('columns', (select json_agg(attname order by array_position(conkey, attnum)) from pg_attribute where attrelid = conrelid and attnum = any (conkey)), 'table', target.relname) order by conname)
        from pg_constraint join pg_class target on target.oid = confrelid where conrelid = table_of.oid and contype = 'f'), '[]') as "references"
    from pg_class table_of join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p', 'v', 'm') and not relispartition and table_of.relname <> 'schema_migration'
    order by table_of.relname collate "C"`)
  return rows
}
