import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import type { JapanDate } from '../../src/domain/calendar.ts'
import { hashPassword } from '../../src/features/people/account/password-hash.ts'

export interface CompanySize {
  /** At least 100; and no more than seven investments for each member. */
  members: number
  /** At least 16, so that a fund stands in every part of its life. */
  funds: number
  investments: number
  /** The same seed, size and day make the same book. */
  seed: number
  /** Everything has happened by the beginning of this day. */
  today: JapanDate
  /** The operator's own account at the bank. */
  bankAccount: string
}

/** Demo credentials: operator1@example.jp to operator4@example.jp log in with it. */
export const companyPassword = 'tsumugi-no-hon-26'

/** The book itself; another one may take its place, as an earlier release wrote it. */
const journalFile = '05-journal.sql'

/**
 * Fills a migrated, empty database with a company that has been at work for years: members, funds, applications, money, documents and
 * records in every state, and a book that keeps every invariant. All or nothing.
 * @throws RangeError for a size that no such company can have, Error where somebody is in the database already.
 */
export async function fillLargeCompany(
  connectionString: string,
  size: CompanySize,
  show: (line: string) => void = () => undefined,
  journal = new URL(journalFile, import.meta.url),
): Promise<void> {
  refuseOddSizes(size)
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from member limit 1')
    if (rowCount !== 0) throw new Error('this database is not empty: a large book is made in a fresh one')
    await client.query('begin')
    await reportSize(client, size)
    for (const file of await sqlFiles()) {
      const begin = performance.now()
      await client.query(await readFile(file === journalFile ? journal : new URL(file, import.meta.url), 'utf8'))
      show(`${file.padEnd(24)} ${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s`)
    }
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

function refuseOddSizes({ members, funds, investments, seed }: CompanySize): void {
  for (const [name, value] of Object.entries({ members, funds, investments, seed })) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is not a whole number`)
  }
  if (members < 100 || funds < 16 || investments < funds * 5)
    throw new RangeError('at least 100 members, 16 funds and five investments for each fund')
  if (investments > members * 7)
    throw new RangeError('more than seven investments for each member would break the cap of a million yen each')
}

/** The table `size`, and `pick`: a number below `bound` by chance, always the same for a row and a purpose. */
async function reportSize(
  client: pg.Client,
  { members, funds, investments, seed, today, bankAccount }: CompanySize,
): Promise<void> {
  const hashed = await hashPassword(companyPassword)
  if (!hashed.ok) throw new Error(hashed.message)
  await client.query(
    'create temporary table size (members integer, funds integer, investments integer, today date, bank_account text, operator_password_hash text) on commit drop',
  )
  await client.query('insert into size values ($1, $2, $3, $4, $5, $6)', [
    members,
    funds,
    investments,
    today,
    bankAccount,
    hashed.value,
  ])
  await client.query(`create function pg_temp.pick(row_id bigint, purpose integer, bound integer) returns integer language sql immutable as $$
    select ((hashint8extended(row_id, ${seed}::bigint * 1000 + purpose) & 9007199254740991) % bound)::integer $$`)
}

const sqlFiles = async (): Promise<string[]> =>
  (await readdir(new URL('.', import.meta.url))).filter((name) => name.endsWith('.sql')).toSorted()
