import pg from 'pg'

/** One connection, for whoever fills or looks at a database that is measured. */
export async function onBenchDatabase<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
