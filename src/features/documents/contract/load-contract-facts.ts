import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import type { FundFacts, MemberFacts } from './document/document-facts.ts'
import type { Id } from '../../../domain/id.ts'

export interface ContractFacts {
  investmentId: Id<'investment'>
  /** Whole yen. */
  amount: number
  depositDeadline: Date
  member: MemberFacts
  fund: FundFacts
}

/**
 * What the contracts of these investments say, in the order of their ids.
 * @throws where one of them is missing or has no deposit deadline: it is no contract yet.
 */
export async function loadContractFacts(
  transaction: Transaction,
  investmentIds: readonly Id<'investment'>[],
): Promise<ContractFacts[]> {
  const rows = await transaction
    .selectFrom('investment')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select([
      'investment.id',
      'investment.fund_id',
      'investment.amount',
      'investment.deposit_deadline_at',
      'member.family_name',
      'member.given_name',
      'member.zipcode',
      'member.address',
    ])
    .where(sql<boolean>`investment.id = any(${[...investmentIds]}::bigint[])`)
    .orderBy('investment.id')
    .execute()
  if (rows.length !== new Set(investmentIds).size)
    throw new Error('a contract of an unknown investment was to be frozen')
  const funds = await loadFundFacts(transaction, [...new Set(rows.map((row) => row.fund_id))])
  return rows.map((row) => {
    const fund = funds.get(row.fund_id)
    if (!fund || !row.deposit_deadline_at)
      throw new Error(`investment ${row.id} has no deposit deadline: it is no contract yet`)
    return {
      investmentId: row.id,
      amount: row.amount,
      depositDeadline: row.deposit_deadline_at,
      member: memberFacts(row),
      fund,
    }
  })
}

/** How documents address a member. */
export function memberFacts(row: {
  family_name: string
  given_name: string
  zipcode: string
  address: string
}): MemberFacts {
  return {
    name: `${row.family_name} ${row.given_name}`,
    zipCode: `${row.zipcode.slice(0, 3)}-${row.zipcode.slice(3)}`,
    address: row.address,
  }
}

/** The facts that the documents of a fund are made from. */
export async function loadFundFacts(
  database: Queryable,
  fundIds: readonly Id<'fund'>[],
): Promise<Map<Id<'fund'>, FundFacts>> {
  const rows = await database
    .selectFrom('fund')
    .selectAll()
    .where('id', 'in', [...fundIds])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        detail: row.detail,
        fundTotal: row.fund_total,
        subordinatedAmount: row.subordinated_amount,
        minimumAmount: row.minimum_amount,
        maximumAmount: row.maximum_amount,
        plannedRateBp: row.planned_rate_bp,
        rateBreakdown: row.rate_breakdown as unknown as FundFacts['rateBreakdown'],
        operationTermMonths: row.operation_term_months,
        operationStartOn: row.operation_start_on,
        operationEndOn: row.operation_end_on,
        offeringStartAt: row.offering_start_at,
        offeringEndAt: row.offering_end_at,
        offeringMethod: row.offering_method,
        goal: row.goal,
        autoRenewal: row.auto_renewal,
        extensionMonths: row.extension_months,
        extensionNoticeDays: row.extension_notice_days,
        ...(row.closing_days > 0 && { closingDays: row.closing_days, fillInPercent: row.fill_in_percent }),
        disclosure: row.disclosure as FundFacts['disclosure'] & object,
      },
    ]),
  )
}
