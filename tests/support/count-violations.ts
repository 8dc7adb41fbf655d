import pg from 'pg'
import { DELAY_CHECKS, readChecks, type CheckText } from '../../src/ledger/read-checks.ts'

/** The file's name in db/checks. */
export type CheckId = `M${number}`

const statementTexts = new Map<'book' | CheckId, Promise<string>>()

export interface BrokenCheck {
  /** 'M01' */
  id: string
  /** How many rows contradict it, 1 or more. */
  violations: number
}

/**
 * Every broken invariant over one moment of the book; empty when all is well. The files are read once a process and the one
 * statement of all of them is planned once a connection, so that a test may ask after every step of a small book.
 * `checkMoney` tells the rows as well.
 * @param which 'book' leaves out what says only that people are late. One alone is for connections that forget their plans.
 */
export async function countViolations(
  connection: pg.Pool | pg.ClientBase,
  which: 'book' | CheckId = 'book',
): Promise<BrokenCheck[]> {
  const text =
    statementTexts.get(which) ??
    readChecks().then((checks) =>
      countingStatement(checks.filter(({ id }) => (which === 'book' ? !DELAY_CHECKS.includes(id) : id === which))),
    )
  statementTexts.set(which, text)
  const { rows } = await connection.query<BrokenCheck>({ name: `count-money-violations-${which}`, text: await text })
  return rows
}

function countingStatement(checks: readonly CheckText[]): string {
  const counts = checks.map(
    ({ id, text }) => `select '${id}' as id, (select count(*) from (\n${text}\n) as violation) as violations`,
  )
  return `select id, violations from (\n${counts.join('\nunion all\n')}\n) as checked where violations > 0 order by id`
}

/** Plants a violation behind the triggers, asks the check, and takes it back. */
export async function isCaughtBy(connectionString: string, check: CheckId, plant: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica; ${plant}`)
    return (await countViolations(client, check)).length > 0
  } finally {
    await client.end()
  }
}
