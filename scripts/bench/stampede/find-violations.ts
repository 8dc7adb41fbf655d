import { sql } from 'kysely'
import { openingRules } from '../../../src/features/investing/rehearsal/find-violations.ts'
import { checkMoney } from '../../../src/ledger/check-money.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { funds, scarcePlaces, type LoadReport } from './plan.ts'

/** Null where it was not played. */
export interface Reports {
  atOnce: LoadReport | null
  scarce: LoadReport | null
  burst: LoadReport
}

/** Whatever a run has done wrong, in words: nothing may be oversold, doubled, lost, or refused without a reason. */
export async function findViolations(url: string, reports: Reports, connections: number): Promise<string[]> {
  const pool = openPool(url, { max: 1 })
  const database = openDatabase(pool)
  try {
    const broken = (await checkMoney(database))
      .filter(({ rows }) => rows.length > 0)
      .map(({ id, rows }) => `${id}: ${JSON.stringify(rows[0])}`)
    return [...broken, ...(await wrongRows(database)), ...(await wrongCounts(database, reports, connections))]
  } finally {
    await pool.end()
  }
}

const rules: [name: string, statement: string][] = [
  ['a fund is oversold', openingRules.oversold],
  ['a member is above the cap', openingRules.over_cap],
  ['a member has applied twice', openingRules.doubled],
  [
    'receipt numbers have gaps',
    `select fund_id from investment group by fund_id having max(receipt_number) <> count(*) or min(receipt_number) <> 1`,
  ],
  [
    'receipt numbers and ids disagree',
    `select id from (select id, receipt_number, row_number() over (partition by fund_id order by id) as place from investment) i where place <> receipt_number`,
  ],
  [
    'a contract is not frozen',
    `select i.id from investment i left join contract_document c on c.investment_id = i.id where c.id is null`,
  ],
  [
    'documents are missing',
    `select e.investment_id from investment_event e left join document_reading_line l on l.reading_id = e.reading_id and l.ticked group by e.investment_id having count(l.*) <> 3`,
  ],
  [
    'an event is missing',
    `select i.id from investment i left join investment_event e on e.investment_id = i.id group by i.id having count(e.id) <> 1`,
  ],
  [
    'a mail is missing',
    `select i.id from investment i left join mail_outbox m on m.key = 'application-accepted:' || i.id where m.id is null`,
  ],
]

async function wrongRows(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const [name, statement] of rules) {
    const { rows } = await sql.raw<Record<string, unknown>>(`${statement} limit 1`).execute(database)
    if (rows[0]) found.push(`${name}: ${JSON.stringify(rows[0])}`)
  }
  return found
}

/** Whoever was told of an application has one, and nobody else has. */
async function wrongCounts(
  database: Database,
  { atOnce, scarce, burst }: Reports,
  connections: number,
): Promise<string[]> {
  const { rows } = await sql<{
    fund_id: number
    count: number
  }>`select fund_id, count(*) as count from investment group by fund_id`.execute(database)
  const written = (fund: number) => rows.find((row) => row.fund_id === fund)?.count ?? 0
  const expected: [name: string, got: unknown, wanted: unknown][] = [
    ['refusals under the burst', JSON.stringify(burst.refused), '{}'],
  ]
  if (atOnce)
    expected.push(
      ['acknowledged and written, at once', atOnce.accepted, written(funds.openToAll)],
      ['accepted, at once', atOnce.accepted, connections],
    )
  if (scarce) {
    expected.push(
      ['acknowledged and written, scarce', scarce.accepted, written(funds.scarce)],
      ['places that were given away', scarce.accepted, Math.min(scarcePlaces, connections)],
      ['refused for want of places', scarce.refused['CONFLICT'] ?? 0, Math.max(0, connections - scarcePlaces)],
    )
  }
  // Those who left before their answer may have an application; nobody who was told of one may be without.
  const unanswered = written(funds.burst) - burst.accepted
  if (unanswered < 0 || unanswered > (scarce ? 0 : connections))
    expected.push(['written beyond what was acknowledged under the burst', unanswered, 'few'])
  return expected
    .filter(([, got, wanted]) => got !== wanted)
    .map(([name, got, wanted]) => `${name}: ${String(got)} instead of ${String(wanted)}`)
}
