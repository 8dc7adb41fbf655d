import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import { formatDateWithoutWeekday, japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { APPRAISAL_METHOD, DEAL_KIND } from '../../../domain/property.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { NEEDED } from './record-words.ts'

/** What of a property can be struck, and what the record is called. */
export const STRIKABLE = { deal: '取引', appraisal: '評価', lease: '賃貸借', link: 'ファンドとの結び付き' } as const
export type Strikable = keyof typeof STRIKABLE

const tables = {
  deal: 'property_deal',
  appraisal: 'property_appraisal',
  lease: 'lease',
  link: 'fund_property',
} as const satisfies Record<Strikable, string>

type Strike = { what: Strikable; id: number; reason: FreeText }

interface StandingRecord {
  propertyId: Id<'property'>
  text: string
  /** The entry by which the property left its fund's book with this sale: it goes with the deal. */
  handover: Id<'journal_entry'> | null
}

/** A wrong record of a property is taken out by two operators; it stays readable, and the right one is recorded anew. */
const propertyStrike = defineProposalKind<Strike>({
  kind: 'property_strike',
  async foresee(transaction, _services, content) {
    const found = await findStanding(transaction, content)
    if (!found.ok) return found
    const { propertyId, text } = found.value
    return success({
      title: `物件${propertyId}の${STRIKABLE[content.what]}を取り消し`,
      people: 0,
      yen: 0,
      changes: [
        { label: STRIKABLE[content.what], before: text, after: '取り消し' },
        { label: '理由', before: null, after: content.reason },
      ],
    })
  },
  async carryOut(transaction, _services, content, { proposalId, operatorId, now }) {
    const found = await findStanding(transaction, content)
    if (!found.ok) return found
    await transaction
      .updateTable(tables[content.what])
      .set({ struck_by: proposalId })
      .where('id', '=', content.id as never)
      .execute()
    const { handover } = found.value
    const actor = `operator:${operatorId}`
    if (handover !== null) await reverse(transaction, { entryId: handover, reason: content.reason, actor, at: now })
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'property.struck',
      objectType: 'property',
      objectId: found.value.propertyId,
      detail: { kind: STRIKABLE[content.what], reason: content.reason },
    })
    return success(null)
  },
})

/** The first operator's word that a record is wrong, with a reason. */
export async function proposePropertyStrike(
  services: Services,
  viewer: Viewer,
  { what, id, reason }: Strike,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  if (reason.trim() === '') return badInput({ reason: NEEDED })
  return propose(services, viewer, propertyStrike, {
    subject: `property_record:${what}-${id}`,
    content: { what, id, reason: reason.trim() },
    reason: reason.trim(),
  })
}

const none = refusal('NOT_FOUND', '記録が見つからないか、すでに取り消されています。')

async function findStanding(transaction: Transaction, { what, id }: Strike): Promise<Outcome<StandingRecord>> {
  const row = await transaction
    .selectFrom(tables[what])
    .innerJoin('property_part', 'property_part.id', 'part_id')
    .selectAll(tables[what])
    .select(['property_part.property_id', 'property_part.name as part_name'])
    .where(`${tables[what]}.id`, '=', id as never)
    .where('struck_by', 'is', null)
    .forUpdate(tables[what])
    .executeTakeFirst()
  if (!row) return none
  const later = what === 'deal' ? await laterDeal(transaction, id) : false
  if (later) return refusal('CONFLICT', 'この取引より後の取引があります。新しい取引から順に取り消してください。')
  const handover = what === 'deal' ? await handoverOf(transaction, id) : null
  if (handover?.isClosed === true)
    return refusal('CONFLICT', 'この売却の損益は、すでに計算期間の締めに含まれています。')
  return success({
    handover: handover?.entryId ?? null,
    propertyId: row.property_id,
    text: `${row.part_name}　${textOf(row)}`,
  })
}

/** The sale in its fund's book, and whether a period's closing has taken it to the result. */
async function handoverOf(
  transaction: Transaction,
  id: number,
): Promise<{ entryId: Id<'journal_entry'>; isClosed: boolean } | null> {
  const { rows } = await sql<{ entryId: Id<'journal_entry'>; isClosed: boolean }>`
    select handed.entry_id as "entryId", coalesce(balance.amount, 0) < handed.book_value as "isClosed"
    from property_handover handed
    left join account_balance balance on balance.book = 'fund:' || handed.fund_id and balance.account_kind = 'sale_cost'
    where handed.deal_id = ${id}`.execute(transaction)
  return rows[0] ?? null
}

/** What was sold rests upon what was bought before. */
async function laterDeal(transaction: Transaction, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('property_deal as deal')
    .innerJoin('property_deal as later', 'later.part_id', 'deal.part_id')
    .select('later.id')
    .where('deal.id', '=', id as Id<'property_deal'>)
    .where('later.struck_by', 'is', null)
    .whereRef('later.id', '<>', 'deal.id')
    .where((expression) =>
      expression.or([
        expression('later.settled_on', '>', expression.ref('deal.settled_on')),
        expression.and([
          expression('later.settled_on', '=', expression.ref('deal.settled_on')),
          expression('later.id', '>', expression.ref('deal.id')),
        ]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

const dayOf = (date: string): string => formatDateWithoutWeekday(japanDate(date))
const yenOf = (amount: number): string => formatYen(yen(amount))

function textOf(row: Readonly<Record<string, unknown>>): string {
  const { settled_on: settled, appraised_on: appraised, begins_on: begins, kind, method } = row
  if (typeof settled === 'string')
    return `${dayOf(settled)}　${DEAL_KIND[kind as keyof typeof DEAL_KIND]}　${yenOf(Number(row['price']))}`
  if (typeof appraised === 'string')
    return `${dayOf(appraised)}　${APPRAISAL_METHOD[method as keyof typeof APPRAISAL_METHOD]}　${yenOf(Number(row['value']))}`
  if (typeof begins === 'string') return `${dayOf(begins)}から　月額${yenOf(Number(row['rent']))}`
  return yenOf(Number(row['price']))
}
