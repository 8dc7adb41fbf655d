import { sql } from 'kysely'
import type { FundLine, FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, type Refusal } from '../../../platform/outcome.ts'

interface StandingLoan {
  fundId: Id<'fund'>
  amount: number
  drawn: number
  owed: number
  isRelated: boolean
  contractedOn: string
  redeems: boolean
}

/**
 * BAD_USER_INPUT where more would be drawn of a loan than its sum, or more repaid than is owed; or where the line is not of its fund, its days or its lender. The
 * database refuses the same at commit.
 * @param before what a correction takes back.
 */
export async function refuseBeyondLoan(
  transaction: Transaction,
  { entry, line }: { entry: { transacted_on: string }; line: Pick<FundLine, 'counterparty' | 'parts'> },
  before: readonly FundLinePart[],
): Promise<Refusal | null> {
  for (const part of [...line.parts, ...before]) {
    const { loanId, fundId } = part
    if (!loanId) continue
    const place = line.parts.indexOf(part)
    const field = `parts.${place}.loan_id`
    const loan = await findLoan(transaction, loanId)
    if (loan === null || loan.fundId !== fundId)
      return badInput({ [field]: 'このファンドの借入れから選んでください。' })
    const drawn = loan.drawn + moved(line.parts, loanId, 'in') - moved(before, loanId, 'in')
    const owed = loan.owed + moved(line.parts, loanId) - moved(before, loanId)
    if (owed < 0 || drawn > loan.amount) {
      if (place === -1) return refusal('CONFLICT', 'この借入れは、すでに返済などに使われているため、訂正できません。')
      return badInput({
        [`parts.${place}.amount`]:
          owed < 0
            ? `この借入れの残高は${size(owed - moved(line.parts, loanId))}です。これを超えて返済できません。`
            : `この借入れで、まだ受け取っていない額は${size(loan.amount - drawn + moved(line.parts, loanId, 'in'))}です。`,
      })
    }
    if (place === -1) continue
    if (entry.transacted_on < loan.contractedOn) return badInput({ [field]: 'この借入れの契約日より前の明細です。' })
    if ((line.counterparty === 'related_party') !== loan.isRelated)
      return badInput({
        counterparty: loan.isRelated
          ? '借入先は、当社または関係者として登録されています。「当社または関係者」を選んでください。'
          : '借入先は、第三者として登録されています。「第三者」を選んでください。',
      })
    if (part.kind === 'loan' && part.amount > 0 && loan.redeems)
      return badInput({ [field]: '元本の返還が確定したファンドは、新たに借り入れられません。' })
  }
  return null
}

async function findLoan(transaction: Transaction, loanId: Id<'loan'>): Promise<StandingLoan | null> {
  const { rows } = await sql<StandingLoan>`
    select fund_id as "fundId", amount, drawn, owed, is_related as "isRelated", contracted_on::text as "contractedOn",
      exists (select from distribution where fund_id = standing_loan.fund_id and redeems) as redeems
    from standing_loan where id = ${loanId}`.execute(transaction)
  return rows[0] ?? null
}

const moved = (parts: readonly FundLinePart[], loanId: Id<'loan'>, only?: 'in'): number =>
  parts
    .filter((part) => part.kind === 'loan' && part.loanId === loanId && (only === undefined || part.amount > 0))
    .reduce((sum, { amount }) => sum + amount, 0)

const size = (amount: number): string => formatYen(yen(Math.max(0, amount)))
