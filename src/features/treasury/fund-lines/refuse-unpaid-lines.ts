import { sql } from 'kysely'
import { writtenId } from '../../../domain/company-account.ts'
import { FUND_LINE_KINDS, fundsOf, type FundLine, type FundLinePart } from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { EntryRow } from '../operator-account/book-entry.ts'
import { refuseShortBook } from '../segregation/refuse-short-book.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'
import { unplannedDebt } from './list-plans.ts'

/** A line that somebody pays for. */
interface PayingLine {
  entry: EntryRow
  line: FundLine
  planId: Id<'outgoing_plan'> | null
}

const size = (amount: number): string => formatYen(yen(Math.abs(amount)))

/** Where what pays for them all is not there. */
export async function refuseUnpaid(
  transaction: Transaction,
  services: Services,
  [first, ...others]: readonly [PayingLine, ...PayingLine[]],
): Promise<Refusal | null> {
  const lines = [first, ...others]
  const parts = lines.flatMap(({ line }) => line.parts)
  // What was planned has its money set aside.
  if (first.planId !== null) return refuseBeyondAccount(transaction, parts, first.entry.real_account_id)
  if (first.line.paidBy === 'fund')
    return (
      (await refuseBeyondFunds(transaction, parts)) ??
      (await refuseBeyondAccount(transaction, parts, first.entry.real_account_id))
    )
  const amount = lines.reduce((sum, { entry }) => sum - entry.amount, 0)
  return refuseUncovered(transaction, services, { kind: 'own_money', amount })
}

/** What leaves a fund in all, beyond what the same lines bring it. A tenant's deposit is his: it goes back out of what is held for him, and pays for nothing else. */
async function refuseBeyondFunds(transaction: Transaction, parts: readonly FundLinePart[]): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts
      .filter((part) => part.fundId === fundId && part.kind !== 'tenant_deposit')
      .reduce((sum, { amount }) => sum + amount, 0)
    const refused = moved < 0 ? await refuseShortBook(transaction, fundId, -moved) : null
    if (refused) return refused
  }
  return null
}

/** What a fund gives back or pays off no further than it owes it: tenants' deposits, rent in advance, accrued costs. */
const owedKinds = ['tenant_deposit', 'advance_rent', 'accrued_cost'] as const
type OwedKind = (typeof owedKinds)[number]
type OwedPart = FundLinePart & { kind: OwedKind }

const isOwed = (part: FundLinePart): part is OwedPart => owedKinds.some((kind) => kind === part.kind)

/** As far as the fund's book holds it, less what plans have taken, once what a correction takes back is taken back. */
export async function refuseBeyondOwed(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  before: readonly FundLinePart[],
): Promise<Refusal | null> {
  for (const part of [...parts, ...before].filter(isOwed)) {
    const { fundId, kind, costKind } = part
    const ofSame = (all: readonly FundLinePart[]): number =>
      all
        .filter((other) => other.fundId === fundId && other.kind === kind && other.costKind === costKind)
        .reduce((sum, { amount }) => sum + amount, 0)
    // Rent that was earned meanwhile goes back to its month with the correction.
    const change = ofSame(parts) - (kind === 'advance_rent' ? 0 : ofSame(before))
    const owed = await unplannedDebt(transaction, { fundId, kind, costKind })
    if (change >= 0 || owed + change >= 0) continue
    if (kind === 'accrued_cost')
      return refusal(
        'CONFLICT',
        `計上済みの未払費用のうち、支払いの予定にない分は${size(owed)}です。これを超える分は、費用として登録してください。`,
      )
    const told = `このファンドが預かっている${FUND_LINE_KINDS[kind]}は${size(owed)}です。`
    const place = parts.indexOf(part)
    return place === -1
      ? refusal('CONFLICT', `${told}すでに返還などに使われているため、訂正できません。`)
      : badInput({ [`parts.${place}.amount`]: `${told}これを超えて返すことはできません。` })
  }
  return null
}

/** Where the line is of an account on which a fund does not have so much: its money is moved there first. */
async function refuseBeyondAccount(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  realAccountId: string,
): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts.filter((part) => part.fundId === fundId).reduce((sum, { amount }) => sum + amount, 0)
    if (moved >= 0) continue
    const { rows } = await sql<{ held: number; name: string }>`
      select coalesce((select sum(amount) from account_balance
        where book = 'fund:' || fund.id and account_kind = 'bank' and account_ref = ${realAccountId}), 0)::bigint as held, fund.name
      from fund where fund.id = ${fundId}`.execute(transaction)
    const [fund] = rows
    if (fund && fund.held < -moved)
      return refusal(
        'CONFLICT',
        `口座${writtenId(realAccountId)}にある「${fund.name}」の資金は${size(fund.held)}で、${size(moved)}に足りません。「会社の口座」で先に振り替えてください。`,
      )
  }
  return null
}
