import { idOf } from '../../domain/id.ts'
import { applicationNumber } from '../../domain/investing/application-number.ts'
import { accountEntryTable } from '../../domain/tables/account-entries.ts'
import { accountTable } from '../../domain/tables/accounts.ts'
import { dayTable } from '../../domain/tables/day.ts'
import { drawTable } from '../../domain/tables/draws.ts'
import { rehearsalTable } from '../../domain/tables/rehearsals.ts'
import { entryTable } from '../../domain/tables/entries.ts'
import { identityTable } from '../../domain/tables/identity-checks.ts'
import { jobTable } from '../../domain/tables/jobs.ts'
import { mailTable } from '../../domain/tables/mails.ts'
import { messageTable, type FundMessageState } from '../../domain/tables/messages.ts'
import { payoutBatchTable } from '../../domain/tables/payout-batches.ts'
import { payoutTable } from '../../domain/tables/payouts.ts'
import { proposalTable } from '../../domain/tables/proposals.ts'
import { undeliveredTable } from '../../domain/tables/undelivered.ts'
import { eachPoolAccount } from '../../features/treasury/bank/list-account-pool.ts'
import { accountText } from '../../features/treasury/bookkeeping/account-text.ts'
import { eachEntry, type Entry } from '../../features/treasury/bookkeeping/list-entries.ts'
import { pageCampaigns, type Audience } from '../../features/back-office/campaign/campaign.ts'
import { countDelivery } from '../../features/back-office/campaign/count-delivery.ts'
import { pageRehearsals } from '../../features/investing/rehearsal/rehearsal.ts'
import { listFundMessages } from '../../features/funds/fund/list-fund-messages.ts'
import { eachOfPages } from '../../features/core/graphql/list-page.ts'
import { rejectReasonText } from '../../features/people/identity/reject-reason.ts'
import { filterDraws, listDraws } from '../../features/investing/lottery/list-draws.ts'
import { eachIdentityCheck } from '../../features/back-office/member-care/list-identity-checks.ts'
import { listUndeliveredMails } from '../../features/back-office/dashboard/undelivered-mails.ts'
import { pageAccountEntries } from '../../features/treasury/operator-account/page-account-entries.ts'
import { listPayoutBatches, showPayoutBatch } from '../../features/treasury/payout/list-payout-batches.ts'
import { pageProposals } from '../../features/people/approval/list-proposals.ts'
import { listFailedJobs } from '../../features/back-office/dashboard/failed-jobs.ts'
import { dayReport } from '../../features/back-office/dashboard/day-report.ts'
import { entryText } from '../../features/treasury/money-trail/step-text.ts'
import { journalTable } from '../../domain/tables/journals.ts'
import { eachJournal } from '../../features/treasury/journal-search/journal-cells.ts'
import { parseJournalQuery } from '../../features/treasury/journal-search/parse-query.ts'
import { consumptionTaxLinesTable, consumptionTaxTable } from '../../domain/tables/consumption-tax.ts'
import { feePayeeTable } from '../../domain/tables/tax.ts'
import { listFeePayees } from '../../features/treasury/withholding/list-fee-tax.ts'
import { japanDateOf } from '../../domain/calendar.ts'
import { loanTable } from '../../domain/tables/loans.ts'
import { leaseDepositTable } from '../../domain/tables/tenant-deposits.ts'
import { listLoans } from '../../features/funds/loan/list-loans.ts'
import { listLeaseDeposits } from '../../features/funds/tenant-deposit/list-lease-deposits.ts'
import { bookStatementsTable, generalLedgerTable, trialBalanceTable } from '../../domain/tables/trial-balance.ts'
import { loadTaxLineRows, loadTaxSummary, parseTaxDays } from '../../features/treasury/consumption-tax/load-summary.ts'
import { statementRows } from '../../features/treasury/trial-balance/statement-rows.ts'
import { ledgerRows } from '../../features/treasury/trial-balance/ledger-rows.ts'
import { parseBookDays } from '../../features/treasury/bookkeeping/parse-book-days.ts'
import { loadTrialBalance } from '../../features/treasury/trial-balance/load-trial-balance.ts'
import { SECTIONS } from '../../ledger/trial-balance.ts'
import { csvTable, type CsvTable } from './csv-table.ts'

const oldestFirst = (sort: string) => ({ sort, descending: false })

function audienceText(audience: Audience): string {
  if (audience.kind === 'fund') return `ファンド${audience.fundId}の参加者`
  return audience.kind === 'everyone' ? '全会員' : '未定'
}

const accountsOf = ({ sides }: Entry, side: 'debit' | 'credit'): string =>
  sides
    .filter((each) => each[side] > 0)
    .map(({ account_kind: accountKind }) => accountText(accountKind))
    .join('、')

/** Tables that are short, or that are about the work of the back office. */
export const internalTables: Readonly<Record<string, CsvTable>> = {
  ...csvTable(dayTable, async function* (services) {
    yield* await dayReport(services)
  }),
  ...csvTable(identityTable, async function* ({ database }, filters) {
    for await (const check of eachIdentityCheck(database, filters))
      yield { ...check, reasons: check.status === 'rejected' ? rejectReasonText(check.reject_reasons) : null }
  }),
  ...csvTable(messageTable, async function* ({ database, clock }, filter) {
    const now = clock.now()
    for await (const message of eachOfPages(
      (input) => listFundMessages(database, filter, input, now),
      oldestFirst('shown'),
    )) {
      const state: FundMessageState = message.is_deleted ? 'deleted' : message.show_at > now ? 'coming' : 'shown'
      yield { ...message, state }
    }
  }),
  ...csvTable(mailTable, async function* ({ database }, filters) {
    for await (const mail of eachOfPages((input) => pageCampaigns(database, filters, input), oldestFirst('written'))) {
      const delivery = mail.begun_at === null ? null : await countDelivery(database, mail.id)
      yield { ...mail, ...(delivery ?? noDelivery), audience: audienceText(mail.audience) }
    }
  }),
  ...csvTable(payoutBatchTable, (services, filters) =>
    eachOfPages((input) => listPayoutBatches(services, filters, input), oldestFirst('prepared')),
  ),
  // One payment's members; nothing without its number.
  ...csvTable(payoutTable, async function* (services, { batch }) {
    const shown = await showPayoutBatch(services, idOf(batch))
    for (const payout of shown?.payouts ?? []) {
      const { bankCode, branchCode, accountNumber, name } = payout.payee
      yield {
        ...payout,
        kind: payout.obligation.kind,
        account: `${bankCode}-${branchCode} ****${accountNumber.slice(-3)}`,
        account_name: name,
      }
    }
  }),
  ...csvTable(proposalTable, async function* ({ database }, filters) {
    for await (const proposal of eachOfPages(
      (input) => pageProposals(database, filters, input),
      oldestFirst('proposed'),
    )) {
      yield { ...proposal.effect, ...proposal }
    }
  }),
  ...csvTable(drawTable, async function* ({ database, clock }, filters) {
    yield* filterDraws(await listDraws(database, clock.now()), filters)
  }),
  ...csvTable(entryTable, async function* ({ database }, filter) {
    for await (const entry of eachEntry(database, filter))
      yield {
        ...entry,
        text: entryText(entry.kind),
        debited: accountsOf(entry, 'debit'),
        credited: accountsOf(entry, 'credit'),
        amount: entry.sides.reduce((sum, { debit }) => sum + debit, 0),
      }
  }),
  ...csvTable(feePayeeTable, async function* ({ database }) {
    yield* await listFeePayees(database)
  }),
  ...csvTable(loanTable, async function* ({ database, clock }) {
    yield* await listLoans(database, japanDateOf(clock.now()))
  }),
  ...csvTable(leaseDepositTable, async function* ({ database }) {
    yield* await listLeaseDeposits(database)
  }),
  // Of a book and its days; nothing without them.
  ...csvTable(trialBalanceTable, async function* ({ database }, { book = '', from = '', until = '' }) {
    const days = parseBookDays({ book, from, until })
    if (!days.ok) return
    const { rows } = await loadTrialBalance(database, days.value)
    yield* rows.map((row) => ({ ...row, section: SECTIONS[row.section] }))
  }),
  ...csvTable(bookStatementsTable, async function* ({ database }, { book = '', from = '', until = '' }) {
    const days = parseBookDays({ book, from, until })
    if (days.ok) yield* statementRows(await loadTrialBalance(database, days.value))
  }),
  ...csvTable(generalLedgerTable, async function* ({ database }, { book = '', from = '', until = '' }) {
    const days = parseBookDays({ book, from, until })
    if (days.ok) yield* await ledgerRows(database, days.value)
  }),
  ...csvTable(journalTable, async function* ({ database }, { book = '', from = '', until = '', ...asked }) {
    const query = parseJournalQuery({ book, from, until, ...asked })
    if (query.ok) yield* eachJournal(database, query.value, { seesInvestors: true })
  }),
  ...csvTable(consumptionTaxTable, async function* ({ database }, { book = '', from = '', until = '' }) {
    const days = parseTaxDays({ book, from, until })
    if (days.ok) yield* await loadTaxSummary(database, days.value)
  }),
  ...csvTable(consumptionTaxLinesTable, async function* ({ database }, { book = '', from = '', until = '' }) {
    const days = parseTaxDays({ book, from, until })
    if (days.ok) yield* await loadTaxLineRows(database, days.value)
  }),
  ...csvTable(accountEntryTable, async function* ({ database }, filter) {
    for await (const entry of eachOfPages((input) => pageAccountEntries(database, filter, input), oldestFirst('day')))
      yield {
        ...entry,
        received: entry.amount > 0 ? entry.amount : null,
        paid: entry.amount < 0 ? -entry.amount : null,
        kind: entry.explanation?.kind ?? null,
        reason: entry.explanation?.reason ?? null,
        explained_by: entry.explanation?.explained_by ?? null,
        explained_at: entry.explanation?.explained_at ?? null,
        is_correction: entry.explanation?.is_correction === true,
      }
  }),
  ...csvTable(rehearsalTable, async function* ({ database }, filter) {
    for await (const rehearsal of eachOfPages(
      (input) => pageRehearsals(database, filter, input),
      oldestFirst('asked'),
    )) {
      const { report } = rehearsal
      yield {
        ...rehearsal,
        ...(report ?? noReport),
        sold_out_after: report?.soldOutAfter ?? null,
        wrong: report === null ? null : Object.values(report.checks).reduce((sum, found) => sum + found, 0),
      }
    }
  }),
  ...csvTable(accountTable, async function* ({ database, clock }, filters) {
    for await (const account of eachPoolAccount(database, filters, clock.now())) {
      const { holder } = account
      yield {
        ...account,
        project_name: holder?.project_name ?? null,
        application_number: holder === null ? null : applicationNumber(holder.fund_id, holder.investment_id),
        rests_until: holder?.rests_until ?? null,
      }
    }
  }),
  ...csvTable(undeliveredTable, ({ database }, filter) =>
    eachOfPages((input) => listUndeliveredMails(database, filter, input)),
  ),
  ...csvTable(jobTable, ({ database }) => eachOfPages((input) => listFailedJobs(database, input))),
}

const noDelivery = { recipients: null, delivered: null, undeliverable: null, passed_over: null }
const noReport = { accepted: null, p50: null, p99: null, taken: null }
