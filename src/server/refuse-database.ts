import { sql } from 'kysely'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import type { Database } from '../platform/database/connect.ts'

/**
 * Notes at the first start what the database is for and refuses another use of it: a production start over the demo's data would open to
 * operators whose password anybody can read. In production it also refuses a role that owns the tables or is a superuser: it could switch
 * off every trigger that keeps the books append-only.
 * @throws ConfigError naming DATABASE_URL.
 */
export async function refuseWrongDatabase(database: Database, config: Pick<Config, 'APP_ENV'>): Promise<void> {
  await database
    .insertInto('installation')
    .values({ environment: config.APP_ENV })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { environment } = await database.selectFrom('installation').select('environment').executeTakeFirstOrThrow()
  if (environment !== config.APP_ENV)
    throw new ConfigError(`DATABASE_URL leads to a database of ${environment}: APP_ENV is ${config.APP_ENV}`)
  if (config.APP_ENV === 'production' && (await mayChangeTables(database))) {
    throw new ConfigError(
      'DATABASE_URL connects as a role that owns the tables: run migrations as the owner and the product as DATABASE_RUNTIME_ROLE',
    )
  }
}

async function mayChangeTables(database: Database): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select rolsuper or exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(current_user, relowner, 'member')
    ) as may
    from pg_roles where rolname = current_user`.execute(database)
  return rows[0]?.may ?? true
}
