import pg from 'pg'

/**
 * Gives a role the rights with which the product runs (db/migrations/0500_runtime_role.sql), where it is named. To be called after every
 * migration, as the tables' owner.
 * @param role exists already.
 */
export async function grantRuntimeRights(connectionString: string, role: string): Promise<void> {
  await onConnection(connectionString, async (client) => {
    await client.query('select grant_runtime_rights($1::name)', [role])
  })
}

/** Makes the role of a cluster of our own, which may also make the databases of rehearsals. Safe to repeat. Needs a superuser. */
export async function makeRuntimeRole(connectionString: string, role: string): Promise<void> {
  await onConnection(connectionString, async (client) => {
    const found = await client.query('select from pg_roles where rolname = $1', [role])
    if (found.rowCount === 0) await client.query(`create role ${pg.escapeIdentifier(role)} login createdb`)
  })
}

/** The address of the same database for another role, without a password: for a cluster of our own, which trusts whoever reaches its socket. */
export const addressFor = (connectionString: string, role: string): string =>
  connectionString.replace(/\/\/[^@/]*@/, `//${role}@`)

async function onConnection(connectionString: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
