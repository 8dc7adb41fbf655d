import type { Transaction } from '../../../platform/database/connect.ts'
import { keepContractForm } from '../../documents/contract/freeze-contract.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import type { Services } from '../../core/services.ts'
import { acceptanceLetter } from './application-mails.ts'
import type { LockedMember } from '../investment/lock-members.ts'
import type { ContractTerms, PaperApplicant, DocumentsDue } from './documents-due.ts'
import type { RecordedApplication } from './record-applications.ts'
import type { Id } from '../../../domain/id.ts'

/** What the documents of these applications will say, all of one moment; fund and members are locked. The contract's form is kept now. */
export async function collectDocumentsDue(
  transaction: Transaction,
  services: Services,
  {
    fund,
    recorded,
    members,
    now,
  }: {
    fund: FundRecord
    recorded: readonly RecordedApplication[]
    members: ReadonlyMap<Id<'member'>, LockedMember>
    now: Date
  },
): Promise<DocumentsDue> {
  const depositDeadline = deadlineOf(recorded)
  return {
    fundId: fund.id,
    appliedAt: now,
    contract:
      depositDeadline === null
        ? null
        : await contractTerms(transaction, services, { fundId: fund.id, depositDeadline, now }),
    letter: acceptanceLetter(fund, depositDeadline, now),
    applicants: recorded.map((one) => applicantOf(one, members)),
  }
}

/** Days decide it, so what was applied for at one moment has one deadline. */
function deadlineOf(recorded: readonly RecordedApplication[]): Date | null {
  const [first, ...others] = recorded.map(({ decision }) => decision.depositDeadline)
  if (others.some((other) => other?.getTime() !== first?.getTime()))
    throw new Error('applications of one moment have several deadlines')
  return first ?? null
}

async function contractTerms(
  transaction: Transaction,
  services: Services,
  { fundId, depositDeadline, now }: { fundId: Id<'fund'>; depositDeadline: Date; now: Date },
): Promise<ContractTerms> {
  const fund = (await loadFundFacts(transaction, [fundId])).get(fundId)
  if (!fund) throw new Error(`fund ${fundId} is locked and gone`)
  return { formId: await keepContractForm(transaction, services, { fund, depositDeadline }, now), depositDeadline }
}

function applicantOf(
  { investmentId, memberId, receiptNumber, decision: { amount } }: RecordedApplication,
  members: ReadonlyMap<Id<'member'>, LockedMember>,
): PaperApplicant {
  const member = members.get(memberId)
  if (!member) throw new Error(`member ${memberId} was accepted without being known`)
  return { investmentId, memberId, receiptNumber, amount, ...member.facts, email: member.email }
}
