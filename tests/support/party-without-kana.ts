import { sql } from 'kysely'
import type { Id } from '../../src/domain/id.ts'
import type { Queryable } from '../../src/platform/database/connect.ts'

/** Somebody who was written down before kana were asked for: past the rule of new rows, which lets those stand that were there. */
export async function insertPartyWithoutKana(
  database: Queryable,
  { name, corporateNumber = null, at = '2025-01-15' }: { name: string; corporateNumber?: string | null; at?: string },
): Promise<Id<'party'>> {
  const { rows: rules } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'named_as_banks_do'`.execute(database)
  await sql`alter table party drop constraint named_as_banks_do`.execute(database)
  const { rows } = await sql<{ id: Id<'party'> }>`
    insert into party (relation, name, corporate_number, recorded_at) values ('third', ${name}, ${corporateNumber}, ${at}) returning id`.execute(
    database,
  )
  await sql`alter table party add constraint named_as_banks_do ${sql.raw(rules[0]?.rule ?? '')}`.execute(database)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('no party was inserted')
  return id
}
