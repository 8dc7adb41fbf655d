import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import { causeOf, CORRECTION_CAUSES, type CorrectionCause } from '../../../domain/funds/fund-corrections.ts'
import { formatDateWithoutWeekday, japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { APPRAISAL_METHOD, DEAL_KIND } from '../../../domain/funds/property.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseShortBook } from '../../treasury/segregation/refuse-short-book.ts'
import { refuseUncovered } from '../../treasury/segregation/refuse-uncovered.ts'

/** What of a property can be struck, and what the record is called. */
export const STRIKABLE = { deal: '取引', appraisal: '評価', lease: '賃貸借', link: 'ファンドとの結び付き' } as const
export type Strikable = keyof typeof STRIKABLE

const tables = {
  deal: 'property_deal',
  appraisal: 'property_appraisal',
  lease: 'lease',
  link: 'fund_property',
} as const satisfies Record<Strikable, string>

type Strike = { what: Strikable; id: number; reason: FreeText; cause?: CorrectionCause }

interface StandingRecord {
  propertyId: Id<'property'>
  text: string
  /** The entries by which the property came into its fund's book with this purchase, or left it with this sale: they go with the deal. */
  booked: readonly Id<'journal_entry'>[]
}

/** A wrong record of a property is taken out by two operators; it stays readable, and the right one is recorded anew. */
const propertyStrike = defineProposalKind<Strike>({
  kind: 'property_strike',
  async foresee(transaction, services, content) {
    const found = await findStanding(transaction, services, content)
    if (!found.ok) return found
    const { propertyId, text } = found.value
    return success({
      title: `物件${propertyId}の${STRIKABLE[content.what]}を取り消し`,
      people: 0,
      yen: 0,
      changes: [
        { label: STRIKABLE[content.what], before: text, after: '取り消し' },
        { label: '公表する原因', before: null, after: CORRECTION_CAUSES[causeOf(content.cause)] },
        { label: '理由', before: null, after: content.reason },
      ],
    })
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const found = await findStanding(transaction, services, content)
    if (!found.ok) return found
    await transaction
      .updateTable(tables[content.what])
      .set({ struck_by: proposalId })
      .where('id', '=', content.id as never)
      .execute()
    const actor = `operator:${operatorId}`
    for (const entryId of found.value.booked)
      await reverse(transaction, { entryId, reason: content.reason, actor, at: now })
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
  { what, id, reason, cause }: Strike,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  if (reason.trim() === '') return badInput({ reason: NEEDED })
  if (cause === 'deposit_kept') return badInput({ cause: 'この原因は、売却の手付金の登録にだけ選べます。' })
  return propose(services, viewer, propertyStrike, {
    subject: `property_record:${what}-${id}`,
    content: { what, id, reason: reason.trim(), cause: causeOf(cause) },
    reason: reason.trim(),
  })
}

const none = refusal('NOT_FOUND', '記録が見つからないか、すでに取り消されています。')

async function findStanding(
  transaction: Transaction,
  services: Services,
  { what, id }: Strike,
): Promise<Outcome<StandingRecord>> {
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
  const booked = what === 'deal' ? await bookedByDeal(transaction, services, id) : success([])
  if (!booked.ok) return booked
  return success({
    booked: booked.value,
    propertyId: row.property_id,
    text: `${row.part_name}　${textOf(row)}`,
  })
}

/** What the books have of a deal, where all of it may be taken back. */
async function bookedByDeal(
  transaction: Transaction,
  services: Services,
  id: number,
): Promise<Outcome<Id<'journal_entry'>[]>> {
  if (await laterDeal(transaction, id))
    return refusal('CONFLICT', 'この取引より後の取引があります。新しい取引から順に取り消してください。')
  const { rows } = await sql<BookedEntry>`
    select handed.entry_id as "entryId", 'property_handed_over' as kind, handed.fund_id as "fundId", handed.book_value as amount,
      exists (select from fund_result_lines(handed.fund_id) line where line.entry_id = handed.entry_id and line.is_taken) as "isClosed", false as "isOfStart"
    from property_handover handed
    where handed.deal_id = ${id}
    union all
    select paid.entry_id, entry.kind, paid.fund_id, paid.amount, false, false
    from sale_between_books paid join journal_entry entry on entry.id = paid.entry_id
    where paid.deal_id = ${id}
    union all
    select entry.id, entry.kind, purchase.fund_id, own.amount, false, entry.idempotency_key like '%:start%'
    from property_purchase purchase
    join journal_entry entry on entry.id = purchase.entry_id and entry.kind <> 'sold_to_fund'
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as amount from posting where entry_id = entry.id and book = 'operator' and account_kind = 'bank') own
    where purchase.deal_id = ${id}
    group by entry.id, purchase.fund_id, own.amount`.execute(transaction)
  if (rows.some(({ isClosed }) => isClosed))
    return refusal('CONFLICT', 'この売却の損益は、すでに計算期間の締めに含まれています。')
  if (rows.some(({ isOfStart }) => isOfStart))
    return refusal(
      'CONFLICT',
      'この取得は、運用の開始とともに帳簿に記録されています。運用は、取得した物件なしには始められないため、取り消せません。',
    )
  const refused = await refuseUnreturned(transaction, services, rows)
  return refused ?? success([...new Set(rows.map(({ entryId }) => entryId))])
}

interface BookedEntry {
  entryId: Id<'journal_entry'>
  kind: StoredKind
  /** The fund that sold, or that bought of somebody else. */
  fundId: Id<'fund'>
  amount: number
  isClosed: boolean
  /** The operation rests on it. */
  isOfStart: boolean
}

/** Where who was paid does not have it any more: the operator what a fund paid him, a fund what it was paid out of our own books. */
async function refuseUnreturned(
  transaction: Transaction,
  services: Services,
  entries: readonly BookedEntry[],
): Promise<Refusal | null> {
  for (const { kind, fundId, amount } of entries) {
    const refused =
      kind === 'property_bought' && amount > 0
        ? await refuseUncovered(transaction, services, { kind: 'own_money', amount })
        : kind === 'sold_to_operator' || kind === 'sold_to_fund'
          ? await refuseShortBook(transaction, fundId, amount)
          : null
    if (refused) return refused
  }
  return null
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
