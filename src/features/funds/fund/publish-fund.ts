import { sql } from 'kysely'
import { fundPublicationLifecycle } from '../../../domain/lifecycles/fund.ts'
import { DEFAULT_OPERATOR_CEILING, isWithinOperatorCeiling, seniorAmount } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, remainingYen, yen, type Yen } from '../../../domain/money.ts'
import { beaconRoundAfter } from '../../../domain/investing/lottery.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { moveOne } from '../../core/move.ts'
import type { FundRecord } from './fund-record.ts'
import { loadEntrustedAmounts } from './load-entrusted-amounts.ts'
import { lockFund } from './lock-fund.ts'
import { recordFundEvent } from './record-fund-event.ts'

const seedBytes = 32

/**
 * Shows a fund to the public at once: as the demo does for its history. In the back office two operators agree on it, see fundPublication.
 * Refused as `publishWithin` is.
 */
export async function publishFund(
  services: Services,
  input: { fundId: Id<'fund'>; actor: string },
): Promise<Outcome<{ fundId: Id<'fund'> }>> {
  return inTransaction(services.database, (transaction) =>
    publishWithin(transaction, services, { ...input, at: services.clock.now() }),
  )
}

/** Two funds that come or grow at once are judged one after the other. The first lock, before any fund's. */
export async function lockCeiling(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('operator-ceiling', 0))`.execute(transaction)
}

/**
 * Refused with CONFLICT where the fund is public already, its offering is over, its pre-contract document is missing (law article
 * 24: it is delivered before the contract), or all investors' parts together would pass the ceiling for small-scale operators
 * (enforcement order of the law, article 6). A lottery's seed is drawn here and promised by its hash.
 */
export async function publishWithin(
  transaction: Transaction,
  services: Services,
  { fundId, actor, at }: { fundId: Id<'fund'>; actor: string; at: Date },
): Promise<Outcome<{ fundId: Id<'fund'> }>> {
  await lockCeiling(transaction)
  const record = await lockFund(transaction, fundId)
  if (!record) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const refused =
    (await refuseUnready(transaction, record, at)) ??
    (await refuseAboveCeiling(transaction, seniorAmount(record.fund), ceilingOf(services)))
  if (refused) return refused
  await moveOne(
    transaction,
    fundPublicationLifecycle,
    { id: fundId },
    { event: 'published', set: { published_at: at } },
  )
  if (record.fund.offeringMethod === 'lottery') await promiseDraw(transaction, services, record)
  await recordFundEvent(transaction, { fundId, event: 'published', actor, reason: 'published by an operator', at })
  await recordAudit(transaction, { at, actor, action: 'fund.published', objectType: 'fund', objectId: fundId })
  return success({ fundId })
}

/** What the operator may hold of all investors together, whole yen. */
export const ceilingOf = ({ config }: Services): Yen => yen(config.OPERATOR_CEILING ?? DEFAULT_OPERATOR_CEILING)

async function refuseUnready(
  transaction: Transaction,
  { id, isPublished, fund }: FundRecord,
  now: Date,
): Promise<Refusal | null> {
  if (isPublished) return refusal('CONFLICT', 'このファンドはすでに公開されています。')
  if (fund.offeringEndAt <= now) return refusal('CONFLICT', '募集終了の日時を過ぎているため、公開できません。')
  const document = await transaction
    .selectFrom('fund_document')
    .select('id')
    .where('fund_id', '=', id)
    .where('kind', '=', 'pre_contract')
    .where('replaced_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return document ? null : refusal('CONFLICT', '契約成立前書面が登録されていないため、公開できません。')
}

/** @param senior what would come to what investors have entrusted already. */
export async function refuseAboveCeiling(transaction: Transaction, senior: Yen, ceiling: Yen): Promise<Refusal | null> {
  const entrusted = await loadEntrustedAmounts(transaction)
  if (isWithinOperatorCeiling([...entrusted, senior], ceiling)) return null
  const room = remainingYen(ceiling, addYen(...entrusted))
  return refusal(
    'CONFLICT',
    `投資家からの出資の総額が、上限（${formatYen(ceiling)}）を超えるため、公開できません。残りは${formatYen(room)}です。`,
  )
}

/** The seed stays secret until the draw; its hash and the round of public randomness are known from now on. */
async function promiseDraw(transaction: Transaction, services: Services, { id, fund }: FundRecord): Promise<void> {
  const seed = services.randomBytes(seedBytes)
  const beaconRound = services.beacon ? beaconRoundAfter(fund.offeringEndAt) : null
  await transaction
    .insertInto('lottery')
    .values({
      fund_id: id,
      seed,
      commitment: sha256Hex(seed),
      beacon_round: beaconRound,
      beacon_url: beaconRound === null ? null : `${services.config.BEACON_URL ?? ''}/public/${beaconRound}`,
    })
    .execute()
}
