import { sql } from 'kysely'
import { hasSubstitutes, isPastOffering } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { listHash } from '../../../domain/investing/lottery.ts'
import { substitutesText } from '../../../domain/investing/lottery-steps.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import type { Services } from '../../core/services.ts'
import { nodeHashes } from './hashes.ts'
import { loadLotteryEntries, substitutesIn, toLotteryApplication } from './lottery-entries.ts'

/** Published lottery funds whose offering is over and whose list is still open. */
async function listLotteriesToClose(services: Services, now: Date): Promise<Id<'fund'>[]> {
  const rows = await services.database
    .selectFrom('lottery')
    .innerJoin('fund', 'fund.id', 'lottery.fund_id')
    .select('fund.id')
    .where('lottery.listed_at', 'is', null)
    .where('fund.offering_end_at', '<', now)
    .orderBy('fund.id')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Fixes the list of a lottery fund's applications and its hash, once, after the offering's end: from here on nobody can add or
 * take away an application, and the round of public randomness that decides is not known yet.
 */
export async function closeLottery(services: Services, fundId: Id<'fund'>, now: Date): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const record = await lockFund(transaction, fundId)
    if (!record?.lottery || record.lottery.listedAt !== null || !isPastOffering(record.fund, now)) return
    await sql`
      insert into lottery_entry (fund_id, investment_id, amount, as_substitute)
      select fund_id, id, amount, as_substitute from investment where fund_id = ${fundId} and status = 'lottery_pending' order by id`.execute(
      transaction,
    )
    const entries = await loadLotteryEntries(transaction, fundId)
    const hash = await listHash(entries.map(toLotteryApplication), nodeHashes)
    await transaction
      .updateTable('lottery')
      .set({
        list_hash: hash,
        listed_at: now,
        ...(hasSubstitutes(record.fund) && { substitutes_hash: sha256Hex(substitutesText(substitutesIn(entries))) }),
      })
      .where('fund_id', '=', fundId)
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: 'schedule',
      action: 'lottery.closed',
      objectType: 'fund',
      objectId: fundId,
      detail: { list_hash: hash, applications: entries.length },
    })
  })
}

/** The periodic task: safe to run at any time and twice. */
export async function closeDueLotteries(services: Services, now: Date): Promise<void> {
  for (const fundId of await listLotteriesToClose(services, now)) await closeLottery(services, fundId, now)
}
