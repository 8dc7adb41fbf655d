import { japanDateOf } from '../../../domain/calendar.ts'
import { coolingOffObstacle } from '../../../domain/investing/cooling-off.ts'
import type { Id } from '../../../domain/id.ts'
import type { Services } from '../../core/services.ts'
import { showFundsById } from '../../funds/fund/show-funds.ts'
import { loadAppliedDocuments } from '../../funds/fund/load-applied-documents.ts'
import { latestReportCopies } from '../../funds/management-report/issue-report-ticket.ts'
import { loadRenewals } from '../renewal/load-renewals.ts'
import { loadDepositAccounts } from './load-deposit-accounts.ts'
import { loadRefunds } from './load-refunds.ts'
import { loadSubstitutes } from './load-substitutes.ts'
import { loadResults } from './load-results.ts'

/** The member's investments, newest first. Only the member's own: the id comes from the session, never from the request. */
export async function myInvestments(services: Services, memberId: Id<'member'>) {
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
      // The first delivery to the member: the cooling-off days count from it.
      'contract_document.delivered_at',
      // Of the signed file; null until it is printed.
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
      ...row,
      canceled_at: status === 'canceled' ? row.status_at : null,
      /** Whether the member may declare cooling-off now. */
      can_cool_off: coolingOffObstacle(coolingOff, today) === null,
      fund,
      /** The place of one that waits after a lottery's draw; null for any other. */
      substitute: substitutes.get(row.id) ?? null,
      /** Null until the contract document is confirmed. */
      account: accounts.get(row.id) ?? null,
      /** Of each distribution, oldest first. */
      results: results.get(row.id) ?? [],
      /** Null outside of the terms of an auto-renewing fund. */
      renewal: renewals.get(row.id) ?? null,
      /** What goes or went back of the member's deposits, oldest first. */
      refunds: refunds.get(row.id) ?? [],
      /** The member's copy of the latest property-management report. */
      report_copy_id: reports.get(row.id)?.id ?? null,
      /** The versions of the pre-contract documents that stood before the member at the application. */
      applied_documents: documents.get(row.id) ?? [],
    }
  })
}

/** One of the member's own investments with all that belongs to it. */
export type MyInvestment = Awaited<ReturnType<typeof myInvestments>>[number]
