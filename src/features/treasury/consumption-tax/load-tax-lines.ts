import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { SaidTax } from '../../../domain/treasury/consumption-tax/classes.ts'
import {
  piecesOf,
  taxed,
  type AccrualGround,
  type KeptGround,
  type PartGround,
  type PurchaseGround,
  type TaxedMovement,
  type TaxedPiece,
} from '../../../domain/treasury/consumption-tax/tax-lines.ts'
import type { Id } from '../../../domain/id.ts'
import type { Book } from '../../../ledger/chart.ts'
import type { StoredKind } from '../../../ledger/entry-kinds.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A sum of the ledger with its class: one of an entry, a book and an account, or a part of one. */
export interface TaxLine extends TaxedPiece {
  entryId: Id<'journal_entry'>
  kind: StoredKind
  book: Book
  /** As posting_account names it. */
  account: string
  day: JapanDate
  isIncome: boolean
  /** What the bank wrote; empty where no line stands behind it. */
  remarks: string
  about: string
  /** Of what another class can be said; null where several parts, or none, stand behind it. */
  subject: TaxSubject | null
}

/** Whole books, or one; both days are included. */
export interface TaxDays {
  book?: Book | undefined
  from: JapanDate
  until: JapanDate
}

/** Accounts on which something is sold or bought. */
const INCOMES: readonly string[] = ['rent_income', 'other_income', 'sale_proceeds', 'declared_income']
const TAXED: readonly string[] = [...INCOMES, 'cost', 'fee', 'property']

/** A result that is carried on stood in its sums before: as in the trial balance it counts no second time. */
const CARRIED: readonly string[] = ['period_closed', 'books_opened']
/** Nothing is sold or bought between a book's periods, nor between the operator and himself. A cost paid ahead was taxed with its line. */
const INSIDE: readonly string[] = [
  ...CARRIED,
  'sold_to_operator',
  'sold_to_fund',
  'property_sold',
  'cost_prepaid',
  'prepaid_cost_used',
]

const isOfAny = (listed: readonly string[], kind: StoredKind): boolean =>
  listed.some((each) => kind === each || kind === `${each}_reversed`)

/** What a class can be said of, as a correction names it. */
export type TaxSubject = { kind: 'part' | 'accrual' | 'fee' | 'purchase'; id: string }

interface Row extends Omit<TaxedMovement, 'parts' | 'isInside'> {
  entryId: Id<'journal_entry'>
  kind: StoredKind
  book: Book
  day: JapanDate
  remarks: string | null
  accrualId: Id<'cost_accrual'> | null
  dealId: Id<'property_deal'> | null
  explanationId: Id<'statement_explanation'> | null
  parts: (PartGround & { id: Id<'fund_line_part'>; about: string })[] | null
  accrual: AccrualGround | null
  kept: KeptGround | null
  purchase: PurchaseGround | null
  fee: SaidTax | null
}

/** What is said of a subject: the latest correction as a whole, else what was said with it. */
const saidOf = (
  subject: string,
  own: RawBuilder<unknown>,
  first: RawBuilder<unknown>,
): RawBuilder<SaidTax> => sql<SaidTax>`coalesce(
  (select json_build_object('taxClass', later.tax_class, 'invoiceNumber', later.invoice_number, 'buildingAmount', later.building_amount)
    from tax_class_correction later where later.${sql.ref(subject)} = ${own} order by later.id desc limit 1), ${first})`

const saidWith = (
  taxClass: RawBuilder<unknown>,
  invoiceNumber: RawBuilder<unknown>,
  buildingAmount: RawBuilder<unknown>,
) =>
  sql`json_build_object('taxClass', ${taxClass}, 'invoiceNumber', ${invoiceNumber}, 'buildingAmount', ${buildingAmount})`
const nothing = sql`null::text`
/** The columns of the query below. */
const said = {
  part: saidOf(
    'line_part_id',
    sql`part.id`,
    saidWith(sql`part.tax_class`, sql`part.invoice_number`, sql`part.building_amount`),
  ),
  accrual: saidOf(
    'accrual_id',
    sql`accrual.id`,
    saidWith(sql`accrual.tax_class`, sql`accrual.invoice_number`, nothing),
  ),
  deal: saidOf('deal_id', sql`deal.id`, saidWith(nothing, nothing, nothing)),
  fee: saidOf('explanation_id', sql`explanation.id`, sql`null`),
}

/** What a price with tax holds of the building, with its tax; land has none. */
const buildingOf = (deal: string): RawBuilder<number | null> => sql<number | null>`case
  when (select property.kind from property_part held join property on property.id = held.property_id where held.id = ${sql.ref(deal)}.part_id) = 'land' then 0
  else ${sql.ref(deal)}.building_price + ${sql.ref(deal)}.price_with_tax - ${sql.ref(deal)}.price end`

/** Every sum of the days on which consumption tax has a say, in the order of the ledger: all that incomes and costs moved, each yen once. */
export async function loadTaxLines(database: Queryable, { book, from, until }: TaxDays): Promise<TaxLine[]> {
  const lines = await linesOf(
    database,
    sql<boolean>`${book === undefined ? sql`posting.book <> 'legacy'` : sql`posting.book = ${book}`}
      and posting.effective_at >= ${startOfDay(from)} and posting.effective_at < ${startOfDay(addDays(until, 1))}`,
  )
  return lines.filter(({ kind }) => !isOfAny(CARRIED, kind))
}

/** The same of some entries of a book, with what they carry on. */
export const loadTaxLinesOf = (
  database: Queryable,
  { book, entryIds }: { book: Book; entryIds: readonly Id<'journal_entry'>[] },
): Promise<TaxLine[]> =>
  linesOf(database, sql<boolean>`posting.book = ${book} and posting.entry_id = any(${[...entryIds]}::bigint[])`)

async function linesOf(database: Queryable, only: RawBuilder<boolean>): Promise<TaxLine[]> {
  const { rows } = await sql<Row>`
    with moved as (
      select posting.entry_id, posting.book, posting.account_kind, posting_account(posting.account_kind, posting.account_ref) as account, min(posting.id) as place,
        sum(greatest(posting.amount, 0))::bigint as debit, sum(greatest(-posting.amount, 0))::bigint as credit
      from posting where posting.account_kind = any(${[...TAXED]}) and ${only}
      group by 1, 2, 3, 4
    )
    select moved.entry_id as "entryId", moved.book, moved.account, moved.debit, moved.credit, entry.kind, entry.reverses is not null as "isReversal",
      (entry.effective_at at time zone 'Asia/Tokyo')::date::text as day, line.remarks, parts.of_account as parts,
      accrual.id as "accrualId", deal.id as "dealId", case when explanation.kind = 'fee' then explanation.id end as "explanationId",
      case when accrual.id is not null then json_build_object('costKind', accrual.cost_kind, 'said', ${said.accrual}) end as accrual,
      case when keeping.id is not null then json_build_object('ground', keeping.ground, 'letFor', kept_of.let_for) end as kept,
      case when deal.id is not null then json_build_object('price', deal.price_with_tax, 'building', ${buildingOf('deal')},
        'isInside', seller.relation in ('self', 'fund'), 'said', ${said.deal}) end as purchase,
      case when explanation.kind = 'fee' then ${said.fee} end as fee
    from moved
    join journal_entry entry on entry.id = moved.entry_id
    join journal_entry origin on origin.id = coalesce(entry.reverses, entry.id)
    left join statement_explanation explanation
      on explanation.journal_entry_id = origin.id or (origin.kind = 'rent_earned' and explanation.id = rent_explanation(origin.idempotency_key))
    left join bank_statement_line line on line.id = explanation.statement_line_id
    left join lateral (
      select json_agg(json_build_object('id', part.id, 'kind', part.kind, 'costKind', part.cost_kind, 'amount', part.amount, 'letFor', lease.let_for, 'about', part.about,
        'price', deal_of.price_with_tax, 'building', case when deal_of.id is not null then ${buildingOf('deal_of')} end, 'said', ${said.part}) order by part.id) as of_account
      from fund_line_part part
      left join lease on lease.id = part.lease_id
      left join property_deal deal_of on deal_of.id = part.deal_id
      where part.explanation_id = explanation.id and 'fund:' || part.fund_id = moved.book
        and case when origin.kind = 'rent_earned'
          then part.kind = 'advance_rent' and part.month = split_part(origin.idempotency_key, ':', 3) and moved.account = 'rent_income'
          else moved.account = case part.kind when 'rent' then 'rent_income' when 'other_income' then 'other_income' when 'sale' then 'sale_proceeds'
            when 'cost' then 'cost:' || part.cost_kind end end
    ) parts on true
    left join cost_accrual accrual on origin.kind = 'cost_accrued' and accrual.id = substring(origin.idempotency_key from '^cost-accrued:([0-9]+)$')::bigint
    left join deposit_keeping keeping on origin.kind = 'deposit_kept' and keeping.id = substring(origin.idempotency_key from '^deposit-kept:([0-9]+)')::bigint
    left join lease kept_of on kept_of.id = keeping.lease_id
    left join property_deal deal on moved.account = 'property'
      and deal.id = substring(origin.idempotency_key from '^property-(?:bought|brought-in):deal:([0-9]+)')::bigint
    left join party seller on seller.id = deal.seller_id
    order by entry.effective_at, moved.place`.execute(database)
  return rows.flatMap(({ entryId, kind, book, day, account, remarks, ...row }) => {
    const parts = (kind.startsWith('rent_earned') ? filled(row.parts ?? [], row.debit + row.credit) : row.parts) ?? []
    const isInside = isOfAny(INSIDE, kind)
    const about = parts.length === 1 ? (parts[0]?.about ?? '') : ''
    const subject = subjectOf(row)
    const isIncome = INCOMES.includes(account)
    return piecesOf({ ...row, account, day, parts, isInside })
      .filter(({ taxClass }) => account !== 'property' || taxClass !== 'outside')
      .map((piece) => ({
        ...taxed(piece, day),
        entryId,
        kind,
        book,
        account,
        day,
        isIncome,
        remarks: remarks ?? '',
        about,
        subject,
      }))
  })
}

function subjectOf({
  parts,
  accrualId,
  dealId,
  explanationId,
}: Pick<Row, 'parts' | 'accrualId' | 'dealId' | 'explanationId'>): TaxSubject | null {
  if (accrualId !== null) return { kind: 'accrual', id: String(accrualId) }
  if (dealId !== null) return { kind: 'purchase', id: String(dealId) }
  if (explanationId !== null) return { kind: 'fee', id: String(explanationId) }
  const [only, ...others] = parts ?? []
  return only === undefined || others.length > 0 ? null : { kind: 'part', id: String(only.id) }
}

/** Rents in advance are earned together: the parts of the line in turn, until the sum is there. */
function filled<Part extends PartGround>(parts: readonly Part[], sum: number): Part[] {
  let left = sum
  return parts.map((part) => {
    const amount = Math.min(Math.max(part.amount, 0), left)
    left -= amount
    return { ...part, amount }
  })
}
