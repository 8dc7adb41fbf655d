import { sql } from 'kysely'
import { runMoneyChecks } from '../../src/ledger/check-money.ts'
import type { Database } from '../../src/platform/database/connect.ts'

export interface Auditor {
  /** Stops reading. How often all totals were read, and each reading that was wrong. */
  end(): Promise<{ readings: number; wrong: unknown[] }>
}

/**
 * Reads all totals over and over while others work, each time in one REPEATABLE READ transaction: at no moment may anybody see
 * a book that does not add up, a fund above its room, or a member above the cap.
 */
export function startAuditor(database: Database): Auditor {
  const wrong: unknown[] = []
  let readings = 0
  let isWanted = true
  const reading = (async () => {
    while (isWanted) {
      wrong.push(...(await readAll(database)))
      readings += 1
    }
  })()
  return {
    async end() {
      isWanted = false
      await reading
      return { readings, wrong }
    },
  }
}

function readAll(database: Database): Promise<unknown[]> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const broken = (await runMoneyChecks(transaction)).filter((check) => check.rows.length > 0)
      const { rows: overfull } = await sql`
      select fund.id, sum(investment.amount) as held from fund
      join investment on investment.fund_id = fund.id and investment.status in ('awaiting_deposit', 'participating')
      group by fund.id having sum(investment.amount) > fund.fund_total - fund.subordinated_amount`.execute(transaction)
      const { rows: aboveCap } = await sql`
      select member_id, sum(amount) as held from investment
      where status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null
      group by member_id having sum(amount) > 1000000`.execute(transaction)
      return [...broken, ...overfull, ...aboveCap]
    })
}
