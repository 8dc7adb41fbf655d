import type pg from 'pg'
import { readChecks, type CheckText } from './read-checks.ts'

const statementName = 'count-money-violations'
let statementText: Promise<string> | undefined

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
 */
export async function countViolations(connection: pg.Pool | pg.ClientBase): Promise<BrokenCheck[]> {
  statementText ??= readChecks().then(countingStatement)
  const { rows } = await connection.query<BrokenCheck>({ name: statementName, text: await statementText })
  return rows
}

function countingStatement(checks: readonly CheckText[]): string {
  const counts = checks.map(({ id, text }) => `select '${id}' as id, (select count(*) from (\n${text}\n) as violation) as violations`)
  return `select id, violations from (\n${counts.join('\nunion all\n')}\n) as checked where violations > 0 order by id`
}
