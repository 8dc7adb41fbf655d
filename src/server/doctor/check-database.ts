import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/connect.ts'
import { hasMigration, newestMigration } from '../../platform/database/migrations.ts'
import { refuseWrongDatabase } from '../refuse-database.ts'
import { fault, ok, warning, type Check, type Finding } from './check.ts'

const oldestMajor = 15
/** A server's pools and a worker's (main.ts, worker-main.ts), once more while one is replaced, and 15 for people, backup and monitoring. */
const connectionsNeeded = 2 * (14 + 12) + 15
const mostSkewMilliseconds = 2_000
/** Where the last segment of the log was archived longer ago, a restore would lose more than a minute was promised. */
const oldestArchiveSeconds = 300

/** The database: reachable, new enough, migrated, with the right rights, spoken to without a pooler that forgets settings, and archived. */
export const checkDatabase = (database: Database, config: Config, now: () => Date): Check => ({
  name: 'database',
  remedy:
    'see that DATABASE_URL names a running PostgreSQL that lets this machine in; PgBouncer refuses the start-up settings that the product sends: connect to PostgreSQL itself',
  run: async () => {
    const server = await readServer(database, now)
    if (server.major < oldestMajor)
      return [
        fault(
          `PostgreSQL ${server.version}`,
          `the product needs PostgreSQL ${oldestMajor} or newer: upgrade the server`,
        ),
      ]
    return [
      ok(`PostgreSQL ${server.version}, as ${server.user}`),
      ...(await schemaFindings(database, config)),
      ...poolerFindings(await keepsSettings(database)),
      ...connectionFindings(server.connections),
      ...clockFindings(server.skewMilliseconds),
      ...rehearsalFindings(server.mayCreateDatabase),
      ...archiveFindings(server),
    ]
  },
})

interface ServerFacts {
  version: string
  major: number
  user: string
  connections: number
  skewMilliseconds: number
  mayCreateDatabase: boolean
  isArchiving: boolean
  archivedSecondsAgo: number | null
}

async function readServer(database: Database, now: () => Date): Promise<ServerFacts> {
  const { rows } = await sql<Omit<ServerFacts, 'skewMilliseconds'> & { clock: Date }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
      current_user as "user", current_setting('max_connections')::int as connections, clock_timestamp() as clock,
      (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreateDatabase",
      current_setting('archive_mode') <> 'off' as "isArchiving",
      (select extract(epoch from clock_timestamp() - last_archived_time)::int from pg_stat_archiver) as "archivedSecondsAgo"`.execute(
    database,
  )
  const [facts] = rows
  if (facts === undefined) throw new Error('the database gave no answer')
  return { ...facts, skewMilliseconds: Math.abs(now().getTime() - facts.clock.getTime()) }
}

async function schemaFindings(database: Database, config: Config): Promise<Finding[]> {
  const newest = newestMigration()
  const migrate = 'run `node dist/migrate.js` as the owner of the tables, with DATABASE_RUNTIME_ROLE'
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('public.schema_migration') is not null as "isThere"`.execute(database)
  if (tables[0]?.isThere !== true) return [fault('no migration has run', migrate)]
  if (!(await hasMigration(database, newest))) return [fault(`the migration ${newest} has not run`, migrate)]
  try {
    await refuseWrongDatabase(database, config)
  } catch (error) {
    return [fault((error as Error).message, 'name the database and the role of this installation in DATABASE_URL')]
  }
  return [ok(`migrated up to ${newest}; the role owns no table`)]
}

/** Whether what is set on a connection is there for its next statement: a transaction pooler hands each statement to another one. */
async function keepsSettings(database: Database): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    const backends = new Set<number>()
    await sql`select set_config('application_name', 'doctor', false)`.execute(connection)
    for (let turn = 0; turn < 5; turn += 1) {
      const { rows } = await sql<{ pid: number; zone: string }>`
        select pg_backend_pid() as pid, current_setting('timezone') as zone`.execute(connection)
      if (rows[0] === undefined || rows[0].zone !== 'Asia/Tokyo') return false
      backends.add(rows[0].pid)
    }
    return backends.size === 1
  })
}

const poolerFindings = (isKept: boolean): Finding[] =>
  isKept
    ? []
    : [
        fault(
          'a pooler stands between that forgets what a connection was set to',
          'connect to PostgreSQL itself, or to a pooler in session mode: locks, time limits and the job queue live on the connection',
        ),
      ]

const connectionFindings = (connections: number): Finding[] =>
  connections >= connectionsNeeded
    ? []
    : [
        warning(
          `max_connections is ${connections}; one server and one worker take 26, twice that while they are replaced`,
          `set max_connections to ${connectionsNeeded} or more`,
        ),
      ]

const clockFindings = (skewMilliseconds: number): Finding[] =>
  skewMilliseconds <= mostSkewMilliseconds
    ? [ok('its clock agrees with this machine’s')]
    : [
        fault(
          `its clock and this machine’s differ by ${(skewMilliseconds / 1000).toFixed(1)} seconds`,
          'run a time service (chrony, systemd-timesyncd) on both: openings and deadlines are judged by them',
        ),
      ]

const rehearsalFindings = (mayCreateDatabase: boolean): Finding[] =>
  mayCreateDatabase
    ? []
    : [
        warning(
          'the role may make no database: rehearsals of an opening cannot be played',
          'alter role … createdb; a rehearsal runs in a database of its own and drops it',
        ),
      ]

function archiveFindings({ isArchiving, archivedSecondsAgo }: ServerFacts): Finding[] {
  const remedy = 'docs/operating.md, Backups: archive_mode, archive_timeout = 60 and pgBackRest'
  if (!isArchiving) return [warning('the write-ahead log is not archived: a restore would lose hours', remedy)]
  if (archivedSecondsAgo === null) return [warning('nothing of the write-ahead log has been archived yet', remedy)]
  return archivedSecondsAgo <= oldestArchiveSeconds
    ? [ok(`the write-ahead log was archived ${archivedSecondsAgo} seconds ago`)]
    : [warning(`the write-ahead log was last archived ${archivedSecondsAgo} seconds ago`, remedy)]
}
