import { sql } from 'kysely'
import { formatDateWithoutWeekday, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { APPRAISAL_METHOD, type AppraisalMethod } from '../../../domain/funds/property.ts'
import { post } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { appraisedExhibit } from '../../funds/property/confirm-appraisals.ts'
import type { Effect, EffectChange } from '../../people/approval/proposal-kind.ts'

/** A part that the fund still has, and what the last stranger of the year found it to be worth. */
interface PartLeft {
  partId: Id<'property_part'>
  name: string
  appraisal: {
    on: JapanDate
    appraiser: string
    method: AppraisalMethod
    document: string
    paper: string | null
    value: number
  } | null
}

/** What the operator takes of a fund's property at its end. */
export interface Taking {
  bookValue: Yen
  /** What investors lack of their principal and of the contract's cap: where it is nothing, the book's value is the price. */
  lacked: Yen
  /** What strangers found all of it to be worth; null where nothing asks for it and a part has no appraisal. */
  worth: Yen | null
  appraisedOn: JapanDate | null
  /** What it is worth above all that it had cost: he pays it too, and it is the fund's late income. */
  aboveCost: Yen
  parts: PartLeft[]
}

export const priceOf = ({ bookValue, aboveCost }: Taking): Yen => addYen(bookValue, aboveCost)

/** At which price it is taken, as things stand. CONFLICT where investors lack something and nobody else has said what it is worth. */
export async function judgeTaking(
  database: Queryable,
  { fundId, bookValue, now }: { fundId: Id<'fund'>; bookValue: Yen; now: Date },
): Promise<Outcome<Taking>> {
  const { rows } = await sql<{ lacked: number; worth: number | null; boughtBefore: number; parts: PartLeft[] }>`
    select lacked_by_investors(${fundId}) as lacked, worth_left(${fundId}, ${japanDateOf(now)}) as worth,
      bought_with_principal(${fundId}) as "boughtBefore",
      coalesce((
        select json_agg(json_build_object('partId', held.part_id, 'name', trim(property.building_name || ' ' || part.name),
          'appraisal', case when used.id is not null then json_build_object('on', used.appraised_on, 'appraiser', used.appraiser,
            'method', used.method, 'document', used.document, 'paper', used.paper_sha256, 'value', used.value) end) order by held.part_id)
        from appraisals_left(${fundId}, ${japanDateOf(now)}) held
        join property_part part on part.id = held.part_id
        join property on property.id = part.property_id
        left join property_appraisal used on used.id = held.appraisal_id), '[]') as parts`.execute(database)
  const [row] = rows
  const [lacked, parts] = [yen(row?.lacked ?? 0), row?.parts ?? []]
  const worth = row?.worth ?? null
  if (lacked > zeroYen && worth === null) return refusal('CONFLICT', missingText(lacked, parts))
  const days = parts.flatMap(({ appraisal }) => (appraisal === null ? [] : [appraisal.on])).toSorted()
  const cost = bookValue + (row?.boughtBefore ?? 0)
  return success({
    bookValue,
    lacked,
    worth: worth === null ? null : yen(worth),
    appraisedOn: worth === null || days[0] === undefined ? null : japanDate(days[0]),
    aboveCost: lacked > zeroYen && worth !== null ? yen(Math.max(0, worth - cost)) : zeroYen,
    parts,
  })
}

function missingText(lacked: Yen, parts: readonly PartLeft[]): string {
  const lacking = parts.flatMap(({ name, appraisal }) => (appraisal === null ? [`「${name}」`] : []))
  const where =
    parts.length === 0
      ? '「物件」の画面で、このファンドの物件と、第三者による1年以内の評価書を登録してください。'
      : `「物件」の画面で、${lacking.join('')}の第三者による1年以内の評価書を登録してください。`
  return `投資家が受け取った額は、元本と契約の上限に${formatYen(lacked)}届いていません。当社が対象不動産を引き取るには、第三者による評価が必要です。${where}評価額が取得原価を上回るときは、その差額も当社が支払い、追加分配で投資家に分配します。`
}

/** Out of the operator's own money; by the proposal, whose second operator saw both amounts. */
export async function bookTaking(
  transaction: Transaction,
  { config }: Services,
  { fundId, taking, proposalId, now }: { fundId: Id<'fund'>; taking: Taking; proposalId: Id<'proposal'>; now: Date },
): Promise<void> {
  await transaction
    .insertInto('property_taking')
    .values({
      proposal_id: proposalId,
      fund_id: fundId,
      book_value: taking.bookValue,
      lacked: taking.lacked,
      worth: taking.worth,
      appraised_on: taking.appraisedOn,
      above_cost: taking.aboveCost,
      taken_at: now,
    })
    .execute()
  const at = { effectiveAt: now, recordedAt: now }
  const account = config.BANK_ACCOUNT_ID
  if (taking.aboveCost === zeroYen) {
    await post(transaction, {
      kind: 'property_sold',
      key: `property-sold:return:${proposalId}`,
      ...at,
      lines: throughBank(account, [
        { account: { kind: 'property', fundId }, credit: taking.bookValue },
        { account: { kind: 'own_equity' }, debit: taking.bookValue },
      ]),
    })
    return
  }
  // Above its cost it is a sale: the price is the fund's late income, and what it stood for is the sale's.
  await post(transaction, {
    kind: 'sold_to_operator',
    key: `sold-to-operator:return:${proposalId}`,
    ...at,
    lines: throughBank(account, [
      { account: { kind: 'sale_proceeds', fundId }, credit: priceOf(taking) },
      { account: { kind: 'own_equity' }, debit: priceOf(taking) },
    ]),
  })
  await post(transaction, {
    kind: 'property_handed_over',
    key: `property-handed-over:return:${proposalId}`,
    ...at,
    lines: [
      { account: { kind: 'sale_cost', fundId }, debit: taking.bookValue },
      { account: { kind: 'property', fundId }, credit: taking.bookValue },
    ],
  })
}

/** What the second operator sees of it. Where investors lack something, he types each value from its paper. */
export function takingEffect(taking: Taking): Pick<Effect, 'property' | 'questions' | 'exhibits'> & {
  changes: EffectChange[]
} {
  const { bookValue, lacked, worth, aboveCost, parts } = taking
  const row = (label: string, after: string): EffectChange => ({ label, before: null, after })
  const rests = lacked > zeroYen
  return {
    property: { bookValue, aboveCost },
    changes: [
      { label: '当社が引き取る対象不動産（取得原価）', before: formatYen(bookValue), after: formatYen(zeroYen) },
      ...(rests ? [row('投資家の元本と契約の上限までの不足額', formatYen(lacked))] : []),
      ...(rests && worth !== null ? [row('第三者による評価額', formatYen(worth))] : []),
      ...parts.flatMap(({ name, appraisal }) =>
        rests && appraisal !== null
          ? [
              row(
                `${name}の評価書`,
                `${formatDateWithoutWeekday(appraisal.on)}　${APPRAISAL_METHOD[appraisal.method]}　${appraisal.appraiser}　${appraisal.document}`,
              ),
            ]
          : [],
      ),
      ...(aboveCost > zeroYen
        ? [row('評価額が取得原価を上回る額（当社が支払い、ファンドの収入とする）', formatYen(aboveCost))]
        : []),
    ],
    ...(rests && {
      exhibits: parts.flatMap(({ name, appraisal }) => appraisedExhibit(name, appraisal?.paper ?? null)),
      questions: parts.flatMap(({ partId, name, appraisal }) =>
        appraisal === null
          ? []
          : [
              {
                name: `appraisal_part_${partId}`,
                label: `「${name}」の評価額（評価書を見て、全体の金額を入力）`,
                type: 'yen' as const,
                expected: String(appraisal.value),
              },
            ],
      ),
    }),
  }
}
