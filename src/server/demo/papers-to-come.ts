import type { PrintedDocument } from '../../adapters/pdf/printed-document.ts'
import { applicationNumber } from '../../domain/investing/application-number.ts'
import { depositDeadlineFirstCome, depositDeadlineLottery, drawAt } from '../../domain/calendar.ts'
import { idOf } from '../../domain/id.ts'
import { contractDocument } from '../../features/documents/contract/document/contract-document.ts'
import type { OperatorFacts } from '../../features/documents/contract/document/document-facts.ts'
import { memberFacts } from '../../features/documents/contract/load-contract-facts.ts'
import type { DemoFund, DemoInvestment, DemoMember } from '../../features/funds/fund/demo/demo-fund.ts'
import { demoFiller, demoInvestor } from './demo-people.ts'
import { instantOf, type HistoryEvent } from './history.ts'
import { factsOf, papersOf } from './publish-demo-fund.ts'

/**
 * The documents that the demo's past is going to print, in the order in which it needs them, as they are known before anything has happened: those of the
 * funds, and the contracts that somebody reads. What turns out otherwise is printed when it is asked for.
 */
export function papersToCome(
  operator: OperatorFacts,
  { events, seedAt }: { events: readonly HistoryEvent[]; seedAt: Date },
): PrintedDocument[] {
  let applications = 0
  const papers = events.flatMap((event): { at: Date; paper: PrintedDocument }[] => {
    const { fund, at } = event
    if (event.does === 'publish') return papersOf(fund, { operator, seedAt }, at).map((paper) => ({ at, paper }))
    if (event.does !== 'apply') return []
    applications += 1
    if (!isRead(event.investment)) return []
    const offeringEndAt = instantOf(fund.offeringEnd, seedAt)
    const times =
      fund.offeringMethod === 'lottery'
        ? { concludedAt: drawAt(offeringEndAt), depositDeadline: depositDeadlineLottery(offeringEndAt) }
        : { concludedAt: at, depositDeadline: depositDeadlineFirstCome(at) }
    const paper = contractDocument({
      ...times,
      createdAt: times.concludedAt,
      documentNumber: `C-${applicationNumber(fund.id, idOf<'investment'>(applications))}`,
      member: factsOfMember(event.investment.member),
      amount: event.investment.amount,
      fund: factsOf(fund, seedAt),
      operator,
    })
    return [{ at: times.concludedAt, paper }]
  })
  return papers.toSorted((one, other) => one.at.getTime() - other.at.getTime()).map(({ paper }) => paper)
}

const neverConcluded: readonly DemoFund['investments'][number]['outcome'][] = ['lottery_pending', 'not_selected']

/** Of the members who only fill the funds, nobody opens the documents that they have. */
const isRead = ({ member, outcome }: DemoInvestment): boolean =>
  member === 'investor' ? !neverConcluded.includes(outcome) : outcome === 'awaiting_document'

function factsOfMember(member: DemoMember) {
  const { sei, mei, zipcode, address } =
    member === 'investor' ? demoInvestor : demoFiller(Number(member.replace('filler-', '')))
  return memberFacts({ family_name: sei, given_name: mei, zipcode, address })
}
