import { japanDateOf } from '../../../domain/calendar.ts'
import { lockedFacts, type FundChange, type FundStanding } from '../../../domain/funds/fund-change.ts'
import { overdueText } from '../../../domain/funds/fund-course.ts'
import type { CompleteFundDraft } from '../../../domain/funds/fund-draft.ts'
import type { GateFacts, GatePart } from '../../../domain/funds/fund-gate.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, yen } from '../../../domain/money.ts'
import { partProblem } from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { itemsLeftOut } from './missing-items.ts'
import { outdatedFundDocuments } from './outdated-fund-documents.ts'
import { draftOfRow } from '../fund/fund-content.ts'
import { loadCourses } from '../fund/load-courses.ts'
import { loadEntrustedAmounts } from '../fund/load-entrusted-amounts.ts'
import { loadFundProperties } from '../property/load-fund-properties.ts'
import { ceilingOf } from '../fund/publish-fund.ts'
import type { Services } from '../../core/services.ts'

/** A fund as operators work on it. */
export interface EditedFund {
  id: Id<'fund'>
  version: number
  isPublished: boolean
  /** Put away: a draft that came to nothing. */
  isDiscarded: boolean
  publishedAt: Date | null
  draft: CompleteFundDraft
  standing: FundStanding
  /** Live applications: how many, and whole yen. */
  applications: { count: number; amount: number }
}

/** Null where there is no such fund. */
export async function findEditedFund(database: Queryable, fundId: Id<'fund'>): Promise<EditedFund | null> {
  const row = await database.selectFrom('fund').selectAll().where('id', '=', fundId).executeTakeFirst()
  if (!row) return null
  const result = await database
    .selectFrom('fund_result')
    .select(['operation_start_on', 'failed_at'])
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  const counted = await database
    .selectFrom('investment')
    .select((expression) => [
      expression.fn.countAll<number>().as('all'),
      expression.fn
        .countAll<number>()
        .filterWhere('status', 'in', ['lottery_pending', 'awaiting_deposit', 'participating'])
        .as('live'),
      expression.fn
        .sum<number | null>('amount')
        .filterWhere('status', 'in', ['lottery_pending', 'awaiting_deposit', 'participating'])
        .as('amount'),
    ])
    .where('fund_id', '=', fundId)
    .executeTakeFirstOrThrow()
  const draft = draftOfRow(row)
  return {
    id: row.id,
    version: row.version,
    isPublished: row.status === 'published',
    isDiscarded: row.discarded_at !== null,
    publishedAt: row.published_at,
    draft,
    standing: {
      isPublished: row.status === 'published',
      offeringMethod: draft.offeringMethod,
      offeringStartAt: draft.offeringStartAt,
      offeringEndAt: draft.offeringEndAt,
      hasApplications: counted.all > 0,
      isDecided: result !== undefined && (result.operation_start_on !== null || result.failed_at !== null),
    },
    applications: { count: counted.live, amount: counted.amount ?? 0 },
  }
}

/** Why a changed fact cannot be changed, by field; empty where everything may be. */
export function lockedChanges(fund: EditedFund, changes: readonly FundChange[], now: Date): Record<string, string> {
  const locks = lockedFacts(fund.standing, now)
  return Object.fromEntries(changes.flatMap(({ field }) => (locks[field] === undefined ? [] : [[field, locks[field]]])))
}

/** The same, with the places where operators mend what is missing. */
export interface EditedGate extends GateFacts {
  parts: readonly (GatePart & { propertyId: Id<'property'> })[]
  /** Funds whose investors wait for the end or a payment past the planned day, each in a sentence. They close no gate: two operators then say why another fund may be offered. */
  overdueFunds: readonly string[]
}

/** What the gate asks beside the draft itself. `entrusted` leaves this fund out. */
export async function loadGateFacts(
  database: Queryable,
  services: Services,
  { id, isPublished, draft }: EditedFund,
): Promise<EditedGate> {
  const documents = await database
    .selectFrom('fund_document')
    .select('name')
    .where('fund_id', '=', id)
    .where('kind', '=', 'pre_contract')
    .where('replaced_at', 'is', null)
    .execute()
  const parts = (await loadFundProperties(database, [id])).get(id) ?? []
  const entrusted = addYen(...(await loadEntrustedAmounts(database)))
  const own = isPublished ? draft.fundTotal - draft.subordinatedAmount : 0
  const today = japanDateOf(services.clock.now())
  const overdueFunds = (await loadCourses(database, today)).flatMap((course) => {
    const text = overdueText(course, today)
    return text === null ? [] : [`${course.fundName}：${text}`]
  })
  return {
    preContractDocuments: documents.map(({ name }) => name),
    outdatedDocuments: await outdatedFundDocuments(database, services, id),
    missingItems: await itemsLeftOut(database, services, { fundId: id, isPublished }),
    parts: parts.map((part) => ({ name: part.name, propertyId: part.propertyId, problem: partProblem(part) })),
    entrusted: yen(Math.max(0, entrusted - own)),
    ceiling: ceilingOf(services),
    overdueFunds,
    now: services.clock.now(),
  }
}
