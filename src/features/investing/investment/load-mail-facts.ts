import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Id } from '../../../domain/id.ts'

/** What a mail about one investment may state, and where it goes. */
export interface InvestmentMailFacts {
  memberId: Id<'member'>
  email: string
  /** As the mails' templates take it. */
  application: { memberName: string; fundName: string; applicationNumber: string; amount: number; appliedAt: Date }
  offeringMethod: 'first_come' | 'lottery'
  offeringEndAt: Date
  /** Null before a drawn application has become a contract. */
  depositDeadline: Date | null
  /** 'YYYY-MM-DD'; null while not fixed. */
  operationStartOn: string | null
  /** When the contract document was delivered. */
  deliveredAt: Date | null
}

export async function loadMailFacts(database: Queryable, investmentId: Id<'investment'>): Promise<InvestmentMailFacts> {
  const facts = (await loadMailFactsOf(database, [investmentId])).get(investmentId)
  if (!facts) throw new Error(`there is no investment ${investmentId}`)
  return facts
}

/** The same for many at once, by investment. */
export async function loadMailFactsOf(
  database: Queryable,
  investmentIds: readonly Id<'investment'>[],
): Promise<Map<Id<'investment'>, InvestmentMailFacts>> {
  if (investmentIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('investment')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .leftJoin('contract_document as document', 'document.investment_id', 'investment.id')
    .select([
      'investment.id',
      'investment.amount',
      'investment.applied_at',
      'investment.deposit_deadline_at',
      'fund.id as fund_id',
      'fund.name as fund_name',
      'fund.offering_method',
      'fund.offering_end_at',
      'fund.operation_start_on',
      'member.id as member_id',
      'member.email',
      'member.family_name',
      'member.given_name',
      'document.delivered_at',
    ])
    .where('investment.id', 'in', [...investmentIds])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        memberId: row.member_id,
        email: row.email,
        application: {
          memberName: `${row.family_name} ${row.given_name}`,
          fundName: row.fund_name,
          applicationNumber: applicationNumber(row.fund_id, row.id),
          amount: row.amount,
          appliedAt: row.applied_at,
        },
        offeringMethod: row.offering_method === 'lottery' ? 'lottery' : 'first_come',
        offeringEndAt: row.offering_end_at,
        depositDeadline: row.deposit_deadline_at,
        operationStartOn: row.operation_start_on,
        deliveredAt: row.delivered_at,
      },
    ]),
  )
}
