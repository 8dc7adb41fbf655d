import type { DemoFund } from '../../features/funds/fund/demo/demo-fund.ts'
import { loadDocumentContent } from '../../features/documents/document/load-document-content.ts'
import type { DemoEnvironment } from './demo-environment.ts'
import type { HistoryEvent } from './history.ts'

/**
 * A contract document stands with the application or the draw: of those that are going to be read, or that still are to be, printing begins at once, and
 * what comes until they are needed goes on beside it.
 */
export async function foreseeContracts(demo: DemoEnvironment, event: HistoryEvent): Promise<void> {
  if (event.does !== 'draw_lottery' && !(event.does === 'apply' && isPrinted(event.investment))) return
  const { database } = demo.services
  const readers = event.fund.investments.flatMap((investment) => {
    const id = demo.memberIds.get(investment.member)
    return id !== undefined && isPrinted(investment) ? [id] : []
  })
  if (readers.length === 0) return
  const documents = await database
    .selectFrom('contract_document')
    .innerJoin('investment', 'investment.id', 'contract_document.investment_id')
    .select('contract_document.id')
    .where('fund_id', '=', event.fund.id)
    .where('member_id', 'in', readers)
    .where('rendered_at', 'is', null)
    .orderBy('contract_document.id')
    .execute()
  for (const { id } of documents)
    demo.printer.begin([(await loadDocumentContent(database, { kind: 'contract', id })).paper])
}

/** Of the members who only fill the funds, nobody opens the documents that they have. */
const isPrinted = ({ member, outcome }: DemoFund['investments'][number]): boolean =>
  member === 'investor' || outcome === 'awaiting_document'
