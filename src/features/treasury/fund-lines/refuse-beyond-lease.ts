import { sql } from 'kysely'
import { isTenantDeposit, type FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'

interface ClassifiedLine {
  entry: { amount: number; transacted_on: string }
  line: { parts: readonly FundLinePart[] }
}

interface Held {
  deposit: number
  isOver: boolean
}

/**
 * BAD_USER_INPUT where more of a lease's deposit would go back than the fund holds for it, or a part of it would be kept while the lease runs or of nobody knows
 * which lease. The database refuses the same at commit.
 * @param before what a correction takes back.
 */
export async function refuseBeyondLease(
  transaction: Transaction,
  { entry, line: { parts } }: ClassifiedLine,
  before: { parts: readonly FundLinePart[] } | null,
): Promise<Refusal | null> {
  const beforeParts = before?.parts ?? []
  for (const part of [...parts, ...beforeParts]) {
    if (!part.leaseId || !isTenantDeposit(part.kind)) continue
    const { deposit } = await heldOf(transaction, part.fundId, part.leaseId, entry.transacted_on)
    const held = deposit - sumOf(beforeParts, part)
    if (held + sumOf(parts, part) >= 0) continue
    const place = parts.indexOf(part)
    const size = formatYen(yen(Math.max(0, held)))
    return place === -1
      ? refusal('CONFLICT', `この賃貸借の敷金・保証金は、すでに返還などに使われているため、訂正できません。`)
      : badInput({
          [`parts.${place}.lease_id`]: `この賃貸借で預かっている敷金・保証金は${size}です。賃貸借を選んでいない入金があるときは、先にその登録を訂正してください。`,
        })
  }
  return refuseKeptOfRunning(transaction, parts, entry)
}

/** What is kept is of one lease, which has ended. */
async function refuseKeptOfRunning(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  { transacted_on: day }: ClassifiedLine['entry'],
): Promise<Refusal | null> {
  for (const { fundId, kind, amount } of parts) {
    if (kind !== 'other_income' || amount < 0) continue
    const given = parts.findIndex((part) => part.fundId === fundId && part.kind === 'tenant_deposit' && part.amount < 0)
    // Beside a sale the deposit passes to the buyer.
    if (given === -1 || parts.some((part) => part.fundId === fundId && part.kind === 'sale')) continue
    const leases = new Set(
      parts
        .filter((part) => part.fundId === fundId && part.kind === 'tenant_deposit' && part.amount < 0)
        .map(({ leaseId }) => leaseId ?? null),
    )
    const [only = null] = leases
    const field = `parts.${given}.lease_id`
    if (leases.size > 1)
      return badInput({ [field]: '敷金・保証金から差し引くときは、1件の賃貸借ごとに明細を登録してください。' })
    if (only === null && (await hasLeases(transaction, fundId)))
      return badInput({ [field]: '敷金・保証金から差し引くときは、どの賃貸借かを選んでください。' })
    if (only !== null && !(await heldOf(transaction, fundId, only, day)).isOver)
      return badInput({
        [field]:
          'この賃貸借は、明細の日には終了していません。契約中の敷金・保証金から差し引くことはできません。終了日を物件の画面で登録してください。',
      })
  }
  return null
}

const sumOf = (parts: readonly FundLinePart[], { fundId, leaseId }: FundLinePart): number =>
  parts
    .filter((part) => part.fundId === fundId && part.leaseId === leaseId && isTenantDeposit(part.kind))
    .reduce((sum, { amount }) => sum + amount, 0)

async function heldOf(transaction: Transaction, fundId: Id<'fund'>, leaseId: Id<'lease'>, day: string): Promise<Held> {
  const { rows } = await sql<Held>`
    select deposit_of_lease(${fundId}, ${leaseId}) as deposit, coalesce(last_let_day(${leaseId}) <= ${day}::date, false) as "isOver"`.execute(
    transaction,
  )
  return rows[0] ?? { deposit: 0, isOver: false }
}

async function hasLeases(transaction: Transaction, fundId: Id<'fund'>): Promise<boolean> {
  const { rows } = await sql`
    select from lease join property_stay stay on stay.part_id = lease.part_id
    where stay.fund_id = ${fundId} and lease.struck_by is null limit 1`.execute(transaction)
  return rows.length > 0
}
