import { FUND_LINE_KINDS, type FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'
import { unplannedDebt } from './list-owed.ts'

const size = (amount: number): string => formatYen(yen(amount))

/** What a fund gives back or pays off no further than it owes it: tenants' deposits, tax withheld of fees, rent in advance, accrued costs. */
const owedKinds = ['tenant_deposit', 'fee_tax', 'advance_rent', 'accrued_cost'] as const
type OwedKind = (typeof owedKinds)[number]
type OwedPart = FundLinePart & { kind: OwedKind }

/** What came with a purchase goes back as any other deposit. */
const owedAs = (part: FundLinePart): FundLinePart =>
  part.kind === 'taken_over_deposit' ? { ...part, kind: 'tenant_deposit' } : part

const isOwed = (part: FundLinePart): part is OwedPart => owedKinds.some((kind) => kind === part.kind)

/** As far as the fund's book holds it, less what plans have taken, once what a correction takes back is taken back. */
export async function refuseBeyondOwed(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  before: readonly FundLinePart[],
): Promise<Refusal | null> {
  const [asOwed, asOwedBefore] = [parts.map(owedAs), before.map(owedAs)]
  for (const part of [...asOwed, ...asOwedBefore].filter(isOwed)) {
    const { fundId, kind, costKind } = part
    const ofSame = (all: readonly FundLinePart[]): number =>
      all
        .filter((other) => other.fundId === fundId && other.kind === kind && other.costKind === costKind)
        .reduce((sum, { amount }) => sum + amount, 0)
    // Rent that was earned meanwhile goes back to its month with the correction.
    const change = ofSame(asOwed) - (kind === 'advance_rent' ? 0 : ofSame(asOwedBefore))
    const owed = await unplannedDebt(transaction, { fundId, kind, costKind })
    if (change >= 0 || owed + change >= 0) continue
    if (kind === 'accrued_cost')
      return refusal(
        'CONFLICT',
        `計上済みの未払費用のうち、支払いの予定にない分は${size(owed)}です。これを超える分は、費用として登録してください。`,
      )
    const owedText = `このファンドが預かっている${FUND_LINE_KINDS[kind]}は${size(owed)}です。`
    const place = asOwed.indexOf(part)
    return place === -1
      ? refusal('CONFLICT', `${owedText}すでに返還などに使われているため、訂正できません。`)
      : badInput({ [`parts.${place}.amount`]: `${owedText}これを超えて返すことはできません。` })
  }
  return null
}

/** Where a line that was classified as a fund's is taken from it. */
export async function refuseTakingOwed(
  transaction: Transaction,
  explanationId: Id<'statement_explanation'>,
): Promise<Refusal | null> {
  const before = await transaction
    .selectFrom('fund_line_part')
    .select(['fund_id as fundId', 'kind', 'cost_kind as costKind', 'amount', 'about'])
    .where('explanation_id', '=', explanationId)
    .execute()
  return refuseBeyondOwed(transaction, [], before)
}
