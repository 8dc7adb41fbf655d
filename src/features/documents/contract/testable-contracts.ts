import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

export interface TestableContract {
  investmentId: Id<'investment'>
  name: string
}

const newest = 200

/** The contract documents that an operator may look at, newest first. */
export async function testableContracts(services: Services): Promise<TestableContract[]> {
  const rows = await services.database
    .selectFrom('contract_document as document')
    .innerJoin('investment', 'investment.id', 'document.investment_id')
    .innerJoin('fund', 'fund.id', 'investment.fund_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select(['investment.id', 'document.document_number', 'fund.name', 'member.family_name', 'member.given_name'])
    .orderBy('document.id', 'desc')
    .limit(newest)
    .execute()
  return rows.map((row) => ({
    investmentId: row.id,
    name: `${row.name}　${row.family_name} ${row.given_name} 様（書面番号 ${row.document_number}）`,
  }))
}
