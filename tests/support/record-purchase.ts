import { createHash } from 'node:crypto'
import { japanDateOf } from '../../src/domain/calendar.ts'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import type { Services } from '../../src/features/core/services.ts'
import { loadPurchases } from '../../src/features/funds/property/load-property-book.ts'
import { proposePropertyPurchase } from '../../src/features/funds/property/book-purchase.ts'
import { recordAppraisal } from '../../src/features/funds/property/record-appraisal.ts'
import { recordDeal } from '../../src/features/funds/property/record-deal.ts'
import { startOperation as start } from '../../src/features/investing/distribution/start-operation.ts'
import { approveProposal } from '../../src/features/people/approval/approve-proposal.ts'
import { keptPaper } from './appraisal-paper.ts'
import { askedAnswers } from './asked-answers.ts'
import { insertMember } from './deposit-rows.ts'
import { registerBuilding } from './linked-property.ts'
import { must } from './must.ts'
import { viewerOf } from './operators-money.ts'

/** Of a contract's file. */
export const contractSha256 = (of: string): string => createHash('sha256').update(of).digest('hex')

/**
 * What a fund needs to start, as operators record it: the operator sells it a building for all of the fund's money, at what an appraiser has found it to be
 * worth, and two operators agree. A fund that has bought something is left alone, unless a price is told.
 */
export async function recordPurchase(
  services: Services,
  fundId: Id<'fund'>,
  facts: { price?: number; settledOn?: string } = {},
): Promise<void> {
  const { database } = services
  if (facts.price === undefined && (await loadPurchases(database, fundId)).length > 0) return
  const [{ memberId }] = await operatorsOf(services)
  const { fund_total: total } = await database
    .selectFrom('fund')
    .select('fund_total')
    .where('id', '=', fundId)
    .executeTakeFirstOrThrow()
  const partId = await registerBuilding(services, `operator:${memberId}`, 1_000 + fundId)
  await recordPurchaseOf(services, fundId, { ...facts, partId, price: facts.price ?? total })
}

/** The same of a part that is registered. */
export async function recordPurchaseOf(
  services: Services,
  fundId: Id<'fund'>,
  { partId, price, settledOn = '2026-01-01' }: { partId: Id<'property_part'>; price: number; settledOn?: string },
): Promise<void> {
  const { database } = services
  const [first, second] = await operatorsOf(services)
  const actor = `operator:${first.memberId}`
  const today = japanDateOf(services.clock.now())
  const boughtOn = settledOn < today ? settledOn : today
  const appraisal = { appraiser: '東都不動産鑑定株式会社', method: 'licensed', document: '不動産鑑定評価書' } as const
  const paperSha256 = await keptPaper(services, actor)
  must(
    await recordAppraisal(services, { ...appraisal, paperSha256, partId, appraisedOn: boughtOn, value: price, actor }),
  )
  const { dealId } = must(
    await recordDeal(services, {
      partId,
      settledOn: boughtOn,
      sellerId: await partyOf(services, 'self', null),
      buyerId: await partyOf(services, 'fund', fundId),
      shareNumerator: 1,
      shareDenominator: 1,
      price,
      priceWithTax: price,
      priceReason: '第三者の不動産鑑定士による評価額と同じ価格です。',
      basis: '不動産売買契約書',
      basisSha256: contractSha256(`purchase of fund ${fundId}`),
      actor,
    }),
  )
  // Who is alone sleeps on it for an hour.
  const before = new Date(services.clock.now().getTime() - 3_600_000)
  const proposing = first.memberId === second.memberId ? { ...services, clock: { now: () => before } } : services
  const { proposalId } = must(await proposePropertyPurchase(proposing, first, { dealId, reason: '' }))
  const { effect_hash: seenHash } = await database
    .selectFrom('proposal')
    .select('effect_hash')
    .where('id', '=', proposalId)
    .executeTakeFirstOrThrow()
  must(
    await approveProposal(services, second, {
      proposalId,
      seenHash,
      answers: await askedAnswers(database, String(proposalId)),
    }),
  )
}

/** The start of a fund that buys with all of its money, if nothing was recorded of what it buys. */
export async function startOperation(...[services, facts]: Parameters<typeof start>): Promise<void> {
  await recordPurchase(services, facts.fundId)
  await start(services, facts)
}

/** Two of those who are there; a world without any gets its own. */
async function operatorsOf({ database, machineClock }: Services): Promise<[Viewer, Viewer]> {
  const rows = await database
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(2)
    .execute()
  const [first, second = first] = rows.map(({ id }) => viewerOf(id, machineClock.now()))
  if (first !== undefined && second !== undefined) return [first, second]
  return [
    await insertMember(database, 9_001, { role: 'admin' }),
    await insertMember(database, 9_002, { role: 'admin' }),
  ]
}

async function partyOf(
  { database }: Services,
  relation: 'self' | 'fund',
  fundId: Id<'fund'> | null,
): Promise<Id<'party'>> {
  const { id } = await database
    .selectFrom('party')
    .select('id')
    .where('relation', '=', relation)
    .where('fund_id', fundId === null ? 'is' : '=', fundId)
    .executeTakeFirstOrThrow()
  return id
}
