import { sql } from 'kysely'
import { monthText } from '../../../domain/funds/book-month.ts'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import { expectedRents, type RentedPart } from '../../../domain/funds/expected-rent.ts'
import type { FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, yen, type Yen } from '../../../domain/money.ts'
import { formsOfRemitter, remitsAs } from '../../../domain/treasury/remitter.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { concernOfMonth } from './month-of-line.ts'
import type { EffectChange, Question } from '../../people/approval/proposal-kind.ts'

/** A part with the words by which the changes name it. */
export interface NamedPart {
  /** '内訳1' */
  name: string
  part: FundLinePart
}

interface RentLine {
  /** As the bank says who remitted, and on which day. */
  remarks: string
  transactedOn: string
  /** The explanation that the line takes the place of: what it said came is not counted. */
  corrects: Id<'statement_explanation'> | null
}

/** What stands behind a line's income, and what is asked where it is another sum than agreed. */
export interface RentsOfLine {
  changes: EffectChange[]
  questions: Question[]
  /** Whether a month's rent would come to more than was agreed by a part that is not more itself: that month may have been classified before. */
  isTwice: boolean
}

interface Lease extends RentedPart {
  tenant: string
  /** In kana, as banks write it; null where it is not recorded or where the tenant is the company itself. */
  tenantKana: string | null
  unit: string
}

/** Whose income needs a lease behind it; a price, a deposit and a cost that comes back have their deal or line. */
const isOfLease = ({ kind, amount }: FundLinePart): boolean =>
  amount > 0 && (kind === 'rent' || kind === 'advance_rent' || kind === 'other_income')

/**
 * Who pays a line's rents, for which month and how much was agreed, as the second operator reads it.
 */
export async function rentsOfLine(
  transaction: Transaction,
  parts: readonly NamedPart[],
  { remarks, transactedOn, corrects }: RentLine,
): Promise<RentsOfLine> {
  const found: RentsOfLine = { changes: [], questions: [], isTwice: false }
  /** Of each lease and month, with the parts of this line before it. */
  const came = new Map<string, Yen>()
  for (const [index, { name, part }] of parts.entries()) {
    if (!isOfLease(part)) continue
    const concern = await concernOfMonth(transaction, part, transactedOn)
    if (concern !== null) found.changes.push(toConfirm(`${name}の${concern}`))
    const lease = part.leaseId ? await loadLease(transaction, part.leaseId) : null
    if (lease === null) {
      found.changes.push(
        toConfirm(
          `${name}（${size(part.amount)}）には、賃貸借が選ばれていません。契約書で、相手と金額を確かめてください。`,
        ),
      )
      continue
    }
    const agreed = agreedRent(lease, part.month ?? null)
    const month = part.month ? `${monthText(part.month)}分` : '対象月の指定なし'
    const of = `${lease.leaseId} ${part.month}`
    const received = part.month ? (came.get(of) ?? (await receivedFor(transaction, part, corrects))) : null
    const whole = addYen(received ?? yen(0), yen(part.amount))
    const isRent = part.kind !== 'other_income'
    if (part.month && isRent) came.set(of, whole)
    found.changes.push({
      label: `${name}の賃貸借`,
      before: null,
      after: [
        `番号${lease.leaseId}`,
        ...(lease.unit === '' ? [] : [lease.unit]),
        `賃借人 ${lease.tenant}`,
        month,
        `契約の賃料 ${formatYen(agreed)}`,
        ...(received === null ? [] : [`この月の受取済み ${formatYen(received)}`]),
      ].join('　'),
    })
    if (part.kind !== 'other_income' && !isPaidBy(lease, remarks))
      found.changes.push(
        toConfirm(
          `振込人「${remarks}」は、${name}の賃借人「${lease.tenant}」と一致しません。管理会社や保証会社からの入金かどうか、契約書で確かめてください。`,
        ),
      )
    const isTwice = isRent && whole > agreed && part.amount <= agreed
    if (part.amount === agreed && !isTwice) continue
    found.isTwice ||= isTwice
    found.changes.push(
      toConfirm(
        isTwice
          ? `${name}を加えると、${month}の受け取りは${formatYen(whole)}になり、契約の賃料${formatYen(agreed)}を超えます。同じ月を二度登録していないか、確かめてください。`
          : `${name}の${size(part.amount)}は、契約の賃料（${month}、${formatYen(agreed)}）と異なります。`,
      ),
    )
    found.questions.push({
      name: `rent_${index + 1}`,
      label: `${name}の入金額（${isTwice ? '契約の賃料を超えるため' : '契約の賃料と異なるため'}、通帳の金額を入力）`,
      type: 'yen',
      expected: String(part.amount),
    })
  }
  return found
}

const size = (amount: number): string => formatYen(yen(amount))
const toConfirm = (after: string): EffectChange => ({ label: 'ご確認ください', before: null, after })

/** Whether the tenant's own name stands in the bank's remarks: a manager's or a guarantor's may as well. */
const isPaidBy = ({ tenant, tenantKana }: Lease, remarks: string): boolean =>
  tenantKana === null || remitsAs(formsOfRemitter(remarks), { name: tenant, kana: tenantKana }, true) !== null

/** With the common fee, which comes in the same line. A month in which nothing is let has no rent. */
function agreedRent(lease: RentedPart, month: string | null): Yen {
  if (month === null) return addYen(lease.rent, lease.commonFee)
  return expectedRents([lease], japanDate(`${month}-01`))[0]?.amount ?? yen(0)
}

interface LeaseRow extends Omit<Lease, 'rent' | 'commonFee'> {
  rent: number
  commonFee: number
  beginsOn: JapanDate
}

async function loadLease(transaction: Transaction, id: Id<'lease'>): Promise<Lease | null> {
  const { rows } = await sql<LeaseRow>`
    select lease.id as "leaseId", lease.part_id as "partId", lease.tenant_id as "tenantId", lease.rent, lease.common_fee as "commonFee",
      lease.rent_due as "rentDue", lease.begins_on::text as "beginsOn", lease.ends_on::text as "endsOn", ended.ended_on::text as "endedOn", ended.recorded_at as "endRecordedAt",
      coalesce(tenant.name, '当社') as tenant, tenant.name_kana as "tenantKana", property_part.name as unit
    from lease
    join party tenant on tenant.id = lease.tenant_id
    join property_part on property_part.id = lease.part_id
    left join lease_end ended on ended.lease_id = lease.id
    where lease.id = ${id} and lease.struck_by is null`.execute(transaction)
  const [row] = rows
  return row === undefined ? null : { ...row, rent: yen(row.rent), commonFee: yen(row.commonFee) }
}

async function receivedFor(
  transaction: Transaction,
  { leaseId = null, month = null }: FundLinePart,
  corrects: Id<'statement_explanation'> | null,
): Promise<Yen> {
  const { rows } = await sql<{ received: number }>`
    select coalesce(sum(part.amount), 0)::bigint as received
    from fund_line_part part
    where part.lease_id = ${leaseId} and part.month = ${month} and part.kind in ('rent', 'advance_rent')
      and part.explanation_id is distinct from ${corrects}::bigint
      and not exists (select from statement_explanation later where later.corrects = part.explanation_id)`.execute(
    transaction,
  )
  return yen(Number(rows[0]?.received ?? 0))
}
