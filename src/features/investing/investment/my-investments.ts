import { japanDateOf } from '../../../domain/calendar.ts'
import { coolingOffObstacle } from '../../../domain/investing/cooling-off.ts'
import type { Id } from '../../../domain/id.ts'
import type { CancelReason, InvestmentStatus } from '../../../domain/lifecycles/investment.ts'
import type { Services } from '../../core/services.ts'
import { showFundsById, type ShownFund } from '../../funds/fund/show-funds.ts'
import { loadAppliedDocuments, type AppliedDocument } from '../../funds/fund/load-applied-documents.ts'
import { latestReportCopies } from '../../funds/management-report/issue-report-ticket.ts'
import { loadRenewals, type Renewal } from '../renewal/load-renewals.ts'
import { loadDepositAccounts, type DepositAccount } from './load-deposit-accounts.ts'
import { loadRefunds, type InvestmentRefund } from './load-refunds.ts'
import { loadSubstitutes, type SubstituteFacts } from './load-substitutes.ts'
import { loadResults, type InvestmentResult } from './load-results.ts'

/** One of the member's own investments with all that belongs to it. */
export interface MyInvestment {
  id: Id<'investment'>
  /** The place in the order in which the fund's applications were accepted. */
  receiptNumber: number | null
  /** Whole yen. */
  amount: number
  appliedAt: Date
  status: InvestmentStatus
  /** Null unless it is canceled. */
  cancelReason: CancelReason | null
  /** Null unless it is canceled. */
  canceledAt: Date | null
  contractConfirmedAt: Date | null
  contractDocumentId: Id<'contract_document'> | null
  /** The first delivery of the contract document to the member: the cooling-off days count from it. */
  contractDeliveredAt: Date | null
  /** Of the signed file; null until it is printed. */
  contractSha256: string | null
  /** Whether the member may declare cooling-off now. */
  canCoolOff: boolean
  depositDeadlineAt: Date | null
  fund: ShownFund
  /** The place of one that waits after a lottery's draw; null for any other. */
  substitute: SubstituteFacts | null
  /** Null until the contract document is confirmed. */
  account: DepositAccount | null
  /** Of each distribution, oldest first. */
  results: InvestmentResult[]
  /** When the principal went back; null while it works. */
  redeemedAt: Date | null
  /** Null outside of the terms of an auto-renewing fund. */
  renewal: Renewal | null
  /** What goes or went back of the member's deposits, oldest first. */
  refunds: InvestmentRefund[]
  /** The member's copy of the latest property-management report. */
  reportCopyId: Id<'management_report_copy'> | null
  /** The versions of the pre-contract documents that stood before the member at the application. */
  appliedDocuments: AppliedDocument[]
}

/** The member's investments, newest first. Only the member's own: the id comes from the session, never from the request. */
export async function myInvestments(services: Services, memberId: Id<'member'>): Promise<MyInvestment[]> {
  const rows = await services.database
    .selectFrom('investment')
    .leftJoin('contract_document', 'contract_document.investment_id', 'investment.id')
    .select([
      'investment.id',
      'investment.fund_id',
      'investment.receipt_number',
      'investment.amount',
      'investment.applied_at',
      'investment.status',
      'investment.status_at',
      'investment.cancel_reason',
      'investment.contract_confirmed_at',
      'investment.deposit_deadline_at',
      'investment.redeemed_at',
      'contract_document.id as contract_document_id',
      'contract_document.delivered_at',
      'contract_document.file_sha256',
    ])
    .where('investment.member_id', '=', memberId)
    .orderBy('investment.id', 'desc')
    .execute()
  const confirmed = rows.filter((row) => row.contract_confirmed_at !== null).map((row) => row.id)
  const ids = rows.map((row) => row.id)
  const pending = rows.filter((row) => row.status === 'lottery_pending').map((row) => row.id)
  const [funds, accounts, refunds, results, renewals, reports, documents, substitutes] = await Promise.all([
    showFundsById(services, [...new Set(rows.map((row) => row.fund_id))]),
    loadDepositAccounts(services.database, confirmed),
    loadRefunds(services.database, ids),
    loadResults(services.database, ids),
    loadRenewals(services.database, ids, services.clock.now()),
    latestReportCopies(services.database, ids),
    loadAppliedDocuments(services.database, ids),
    loadSubstitutes(services.database, pending, services.clock.now()),
  ])
  const today = japanDateOf(services.clock.now())
  return rows.map((row) => {
    const fund = funds.get(row.fund_id)
    if (!fund) throw new Error(`the fund of investment ${row.id} is missing`)
    const { status } = row
    const coolingOff = { status, deliveredAt: row.delivered_at, isDistributed: results.has(row.id) }
    return {
      id: row.id,
      receiptNumber: row.receipt_number,
      amount: row.amount,
      appliedAt: row.applied_at,
      status,
      cancelReason: row.cancel_reason,
      canceledAt: status === 'canceled' ? row.status_at : null,
      contractConfirmedAt: row.contract_confirmed_at,
      contractDocumentId: row.contract_document_id,
      contractDeliveredAt: row.delivered_at,
      contractSha256: row.file_sha256,
      canCoolOff: coolingOffObstacle(coolingOff, today) === null,
      depositDeadlineAt: row.deposit_deadline_at,
      fund,
      substitute: substitutes.get(row.id) ?? null,
      account: accounts.get(row.id) ?? null,
      results: results.get(row.id) ?? [],
      redeemedAt: row.redeemed_at,
      renewal: renewals.get(row.id) ?? null,
      refunds: refunds.get(row.id) ?? [],
      reportCopyId: reports.get(row.id)?.id ?? null,
      appliedDocuments: documents.get(row.id) ?? [],
    }
  })
}
