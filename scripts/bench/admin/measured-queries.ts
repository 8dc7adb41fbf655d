import type { Facts } from './facts.ts'

type Arguments = Readonly<Record<string, unknown>>

/** With what a query is asked. A query with `page` is asked for its first, middle and last page besides. */
export interface Asked {
  /** Goes with every question. */
  always?: Arguments
  /** Fields that pages of one thing ask for, and its table does not. */
  without?: readonly string[]
  /** Orders that its table offers, asked in both directions. */
  sorts?: readonly string[]
  /** Each alone, under the word by which it is printed. Where the argument `filter` has fields, each of them stands here. */
  filters?: Readonly<Record<string, Arguments>>
}

const filter = (fields: Arguments): Arguments => ({ filter: fields })
const each = (field: string, values: readonly string[]): Record<string, Arguments> =>
  Object.fromEntries(values.map((value) => [`${field} ${value}`, filter({ [field]: value })]))

const deliveries = (
  kind: string,
  { memberNumber, memberName, fundId, contractNumber }: Facts,
): Record<string, Arguments> => {
  const of = (fields: Arguments) => filter({ kind, ...fields })
  return {
    [kind]: of({}),
    [`${kind} unread`]: of({ state: 'unread' }),
    [`${kind} read`]: of({ state: 'read' }),
    [`${kind} unprinted`]: of({ state: 'unprinted' }),
    [`${kind} fund`]: of({ project_id: String(fundId) }),
    [`${kind} search number`]: of({ search: memberNumber }),
    [`${kind} search name`]: of({ search: memberName }),
    [`${kind} search document`]: of({ search: contractNumber }),
  }
}

/** Every query by which the back office fills a page, with what its tables can be asked for. */
export const measuredQueries: Readonly<Record<string, (facts: Facts) => Asked>> = {
  adminMembers: ({ memberNumber, memberName, memberKana, memberEmail, memberTelephone }) => ({
    sorts: ['registered', 'number', 'kana'],
    filters: {
      ...each('status', ['active', 'held', 'suspended', 'left']),
      ...each('identity', ['approved', 'submitted', 'none']),
      ...each('screening', ['clear', 'unclear', 'hit', 'none', 'due']),
      ...each('findings', ['open']),
      ...each('law', ['official', 'none']),
      ...each('risk', ['low', 'medium', 'high']),
      'search number': filter({ search: memberNumber }),
      'search telephone': filter({ search: memberTelephone }),
      'search name': filter({ search: memberName }),
      'search part of a name': filter({ search: memberName.slice(0, 1) }),
      'search kana': filter({ search: memberKana }),
      'search mail': filter({ search: memberEmail }),
      'search part of a mail': filter({ search: memberEmail.slice(0, 8) }),
      'search nobody': filter({ search: '寿限無' }),
      'several at once': filter({ status: 'active', identity: 'approved', screening: 'unclear' }),
    },
  }),
  adminFunds: ({ fundName }) => ({
    sorts: ['number', 'start', 'end', 'total', 'rate'],
    filters: {
      ...each('state', ['draft', 'upcoming', 'offering', 'closed', 'operating', 'ended', 'failed', 'discarded']),
      ...each('method', ['first_come', 'lottery']),
      'search name': filter({ search: fundName }),
    },
  }),
  adminProperties: () => ({
    sorts: ['number', 'address'],
    filters: { ...each('kind', ['land', 'building', 'unit']), 'search address': filter({ search: '東京都' }) },
  }),
  adminSameProperties: () => ({
    always: {
      input: {
        kind: 'unit',
        address: '東京都世田谷区代田三丁目99番1号',
        building_name: '',
        lot_number: '三丁目123番4',
        built_in: '',
        part: {
          name: '201号室',
          house_number: '',
          registry_number: '0123456789012',
          area: '24.8',
          ownership: 'freehold',
        },
      },
    },
  }),
  adminParties: () => ({}),
  adminFundsWithoutProperty: () => ({}),
  adminFundDeals: ({ fundId }) => ({ always: { project_id: fundId } }),
  adminProperty: () => ({ always: { id: '1' } }),
  adminApplications: ({ fundId, middleDay, lastDay, applicationNumber, memberNumber, memberName }) => ({
    sorts: ['time', 'amount'],
    filters: {
      ...each('view', [
        'lottery_pending',
        'document_waiting',
        'deposit_waiting',
        'participating',
        'redeemed',
        'not_selected',
        'fund_failed',
        'canceled',
      ]),
      fund: filter({ project_id: String(fundId) }),
      'from a day': filter({ from: middleDay }),
      'until a day': filter({ until: middleDay }),
      'one day': filter({ from: lastDay, until: lastDay }),
      early: filter({ early: true }),
      'due on a day': filter({ due: lastDay }),
      'search number': filter({ search: applicationNumber }),
      'search member': filter({ search: memberNumber }),
      'search name': filter({ search: memberName }),
      'search part of a name': filter({ search: memberName.slice(0, 1) }),
      'several at once': filter({ view: 'canceled', from: middleDay, search: memberName.slice(0, 2) }),
    },
  }),
  adminDeposits: ({ fundId, middleDay, lastDay, applicationNumber, memberName, remitterName }) => ({
    sorts: ['time', 'amount'],
    filters: {
      ...each('view', ['unresolved', 'refund_waiting', 'name_differs', 'short']),
      ...each('judgement', [
        'matched',
        'name_differs',
        'excess',
        'short',
        'no_application',
        'after_deadline',
        'after_cancel',
      ]),
      fund: filter({ project_id: String(fundId) }),
      'from a day': filter({ from: middleDay }),
      'until a day': filter({ until: middleDay }),
      'one day': filter({ from: lastDay, until: lastDay }),
      'search number': filter({ search: applicationNumber }),
      'search name': filter({ search: memberName }),
      'search remitter': filter({ search: remitterName }),
    },
  }),
  adminLedgerEntries: ({ middleDay, lastDay, amount, entryId, fundId }) => ({
    without: ['lines'],
    sorts: ['time', 'id'],
    filters: {
      ...each('account', [
        'bank',
        'fund_asset',
        'deposit',
        'refundable',
        'suspense',
        'capital',
        'payable',
        'in_flight',
        'tax',
        'float',
        'deployed',
      ]),
      'from a day': filter({ from: middleDay }),
      'until a day': filter({ until: middleDay }),
      'one day': filter({ from: lastDay, until: lastDay }),
      'usual amount': filter({ amount }),
      'rare amount': filter({ amount: amount + 10000 }),
      'no such amount': filter({ amount: 7 }),
      number: filter({ id: String(entryId) }),
      'one book': filter({ book: `fund:${fundId}` }),
      'the operator’s book': filter({ book: 'operator' }),
      'account and amount': filter({ account: 'suspense', amount }),
    },
  }),
  adminHistory: ({ fundId }) => ({ always: { record: `fund:${fundId}` } }),
  adminAudit: ({ operatorId, fundId, middleDay, lastDay }) => ({
    sorts: ['at'],
    filters: {
      operators: filter({ actor: 'operator' }),
      'one operator': filter({ actor: `operator:${operatorId}` }),
      members: filter({ actor: 'member' }),
      'an action': filter({ action: 'member.screened' }),
      'part of an action': filter({ action: 'batch' }),
      'no such action': filter({ action: 'nothing' }),
      'one request': filter({ request: 'request-1' }),
      'one fund': filter({ object: `fund:${fundId}` }),
      'kind of object': filter({ object: 'payout_batch' }),
      'from a day': filter({ from: middleDay }),
      'until a day': filter({ until: middleDay }),
      'one day': filter({ from: lastDay, until: lastDay }),
    },
  }),
  adminEnquiries: ({ enquiryNumber, memberName, memberEmail }) => ({
    sorts: ['received'],
    filters: {
      ...each('view', ['open', 'answered', 'closed', 'complaint']),
      topic: filter({ topic: 'deposit' }),
      'search number': filter({ search: enquiryNumber }),
      'search name': filter({ search: memberName }),
      'search mail': filter({ search: memberEmail }),
      'search text': filter({ search: '分配金' }),
    },
  }),
  adminDeliveries: (facts) => ({
    always: filter({ kind: 'contract' }),
    sorts: ['issued'],
    filters: Object.assign(
      {},
      ...['contract', 'pre_contract', 'management_report', 'annual_report'].map((kind) => deliveries(kind, facts)),
    ),
  }),
  adminIdentityChecks: ({ memberNumber, memberName }) => ({
    sorts: ['started', 'changed'],
    filters: {
      ...each('view', ['submitted', 'failed', 'approved']),
      method: filter({ method: 'image' }),
      'search number': filter({ search: memberNumber }),
      'search name': filter({ search: memberName }),
      'search part of a name': filter({ search: memberName.slice(0, 1) }),
    },
  }),
  adminApplicationViews: ({ fundId }) => ({ filters: { fund: { project_id: String(fundId) } } }),
  adminDepositViews: () => ({}),
  adminFundStates: () => ({}),
  adminApprovals: () => ({}),
  adminQueues: () => ({}),
  adminMachineState: () => ({}),
  adminDrills: ({ fundId }) => ({
    sorts: ['asked', 'people'],
    filters: { fund: filter({ project_id: String(fundId) }), ...each('state', ['running', 'done']) },
  }),
  adminLegalDeadlines: () => ({}),
  adminInvariants: () => ({}),
  adminFailedJobs: () => ({ sorts: ['since'] }),
  adminUndeliveredMails: ({ memberNumber, memberEmail }) => ({
    sorts: ['since'],
    filters: {
      attended: filter({ attended: true }),
      'search member': filter({ search: memberNumber }),
      'search mail': filter({ search: memberEmail }),
    },
  }),
  adminProposals: ({ fundId }) => ({
    sorts: ['proposed', 'people', 'yen'],
    filters: {
      ...each('status', ['open', 'rejected']),
      kind: filter({ kind: 'tax_payment' }),
      subject: filter({ subject: `fund:${fundId}` }),
      number: filter({ id: '1' }),
      search: filter({ search: '利用停止' }),
    },
  }),
  adminMails: () => ({}),
  adminMailPage: () => ({
    sorts: ['written', 'changed'],
    filters: { ...each('view', ['open', 'sent', 'canceled']), search: filter({ search: 'お知らせ' }) },
  }),
  adminProjectMessages: ({ fundId }) => ({
    sorts: ['shown'],
    filters: {
      ...each('view', ['shown', 'coming', 'deleted']),
      fund: filter({ project_id: String(fundId) }),
      number: filter({ id: '1' }),
      search: filter({ search: '修繕' }),
    },
  }),
  adminProjectMessageViews: ({ fundId }) => ({ filters: { fund: { project_id: String(fundId) } } }),
  adminProjectMessageReach: ({ fundId }) => ({ always: { project_id: String(fundId) } }),
  adminDraws: ({ fundName }) => ({
    sorts: ['end', 'applications', 'amount'],
    filters: { ...each('state', ['promised', 'closed', 'late', 'drawn']), 'search name': filter({ search: fundName }) },
  }),
  adminDraw: ({ lotteryFundId }) => ({ always: { project_id: String(lotteryFundId) } }),
  adminPayables: ({ memberName, operatingFundId }) => ({
    // Only asked for when everything is chosen together.
    without: ['choosable'],
    sorts: ['since', 'amount'],
    filters: {
      ...each('kind', ['refund', 'distribution']),
      ...each('state', ['ready', 'held', 'returned']),
      fund: filter({ project_id: String(operatingFundId) }),
      'search name': filter({ search: memberName }),
    },
  }),
  adminPayoutBatches: () => ({
    without: ['payouts', 'effect'],
    sorts: ['prepared', 'pay_on', 'total', 'count'],
    filters: {
      ...each('state', ['draft', 'under_way', 'unclear', 'settled', 'discarded']),
      ...each('method', ['transfer', 'file']),
    },
  }),
  adminSuspense: () => ({}),
  adminAccountEntries: ({ year }) => ({
    sorts: ['day', 'amount'],
    filters: {
      number: filter({ id: '1' }),
      explained: filter({ is_explained: true }),
      ...Object.fromEntries(
        ['float_in', 'fee'].map((kind) => [`explained ${kind}`, filter({ is_explained: true, kind })]),
      ),
      'explained out': filter({ is_explained: true, direction: 'out' }),
      'explained year': filter({ is_explained: true, from: `${year}-01-01`, until: `${year}-12-31` }),
      'explained search': filter({ is_explained: true, search: '手数料' }),
    },
  }),
  adminBankReconciliation: () => ({}),
  adminStatementDifferences: () => ({}),
  adminCompanyAccounts: () => ({}),
  adminCostAccruals: () => ({}),
  adminPrepaidCosts: () => ({}),
  adminPropertyTaxes: () => ({}),
  adminSpreadableCosts: () => ({}),
  adminOperatorAdvances: () => ({}),
  adminRentedUnits: () => ({}),
  adminOwedSums: () => ({}),
  adminPaidLines: ({ fundId }) => ({ always: { project_id: fundId } }),
  adminLeaseDeposits: () => ({}),
  adminLoans: () => ({}),
  adminBorrowingFunds: () => ({}),
  adminDepositSteps: () => ({}),
  adminFeeTaxMonths: () => ({}),
  adminFeePayees: () => ({}),
  adminRentArrears: () => ({}),
  adminRentsOfNoLease: () => ({}),
  adminOutgoingPlans: () => ({}),
  adminOwnTransfers: () => ({}),
  adminIncidents: () => ({}),
  adminOwedPapers: () => ({}),
  adminOwedLetters: () => ({}),
  adminLossesToExplain: () => ({}),
  adminPostedPapers: () => ({}),
  adminServiceStatus: () => ({}),
  adminLawWatch: () => ({}),
  adminVendors: () => ({}),
  adminRiskPapers: () => ({}),
  adminCompany: () => ({}),
  adminFundCourses: () => ({}),
  adminEventFunds: () => ({}),
  adminOperationEvents: () => ({}),
  adminExtensionAnswers: () => ({ always: { project_id: '1' } }),
  adminIncident: () => ({ always: { id: '1' } }),
  adminAffected: ({ year }) => ({
    always: { filter: { actor: 'operator:1' } },
    filters: {
      actor: filter({ actor: 'operator:1' }),
      session: filter({ session: '0' }),
      address: filter({ address: '127.0.0.1' }),
      table: filter({ table: 'members' }),
      document: filter({ document: 'D-1' }),
      period: filter({ actor: 'operator:1', from: `${year}-01-01T00:00:00Z`, until: `${year}-12-31T00:00:00Z` }),
    },
  }),
  adminLedgerBalances: () => ({}),
  adminLedgerBooks: () => ({}),
  adminGeneralLedger: ({ year }) => ({
    always: { book: 'fund:1', from: `${year}-01-01`, until: `${year}-12-31`, account: 'rent_income' },
  }),
  adminTrialBalance: ({ year }) => ({ always: { book: 'fund:1', from: `${year}-01-01`, until: `${year}-12-31` } }),
  adminCompanyYears: () => ({}),
  adminFundDebts: ({ year }) => ({ always: { on: `${year}-12-31` } }),
  adminAdviserAccesses: () => ({}),
  adminAdviserLooks: () => ({}),
  adminJournalSearch: ({ year }) => ({
    always: { input: { book: 'fund:1', from: `${year}-01-01`, until: `${year}-12-31`, counterparty: '山田' } },
  }),
  adminAccountingTaxNames: () => ({ always: { program: 'yayoi', book: 'fund:1' } }),
  adminConsumptionTax: ({ year }) => ({ always: { book: '', from: `${year}-01-01`, until: `${year}-12-31` } }),
  adminUnsaidTaxLines: ({ year }) => ({ always: { book: '', from: `${year}-01-01`, until: `${year}-12-31` } }),
  adminConsumptionTaxStatus: () => ({}),
  adminAccountingNames: () => ({ always: { program: 'yayoi', book: 'fund:1' } }),
  adminJournalPreview: ({ year }) => ({
    always: { input: { program: 'yayoi', book: 'fund:1', from: `${year}-01-01`, until: `${year}-12-31` } },
  }),
  adminJournalHandOvers: () => ({}),
  adminBookMonth: ({ year }) => ({ always: { month: `${year}-01` } }),
  adminLineRules: () => ({}),
  adminTaxMonths: () => ({ filters: { open: { is_open: true } } }),
  adminPaymentReportTotals: ({ year }) => ({ always: { year } }),
  adminPaymentReportFile: ({ year }) => ({ always: { year } }),
  adminIndividualNumbers: ({ year }) => ({
    always: { year },
    filters: { missing: filter({ is_missing: true }), 'search name': filter({ search: '山田' }) },
  }),
  adminTaxCorrections: ({ year }) => ({ always: { year } }),
  adminClosedTaxYears: ({ year }) => ({
    always: { year },
    filters: { different: filter({ is_different: true }), 'search name': filter({ search: '山田' }) },
  }),
  adminReportsDue: () => ({}),
  adminTermsDue: () => ({}),
  adminAccountPool: () => ({
    sorts: ['issued'],
    filters: {
      usable: filter({ status: 'usable' }),
      deleted: filter({ status: 'deleted' }),
      'search number': filter({ search: '0012' }),
    },
  }),
  adminDocumentTemplates: () => ({}),
  adminDocumentVersions: ({ fundId }) => ({ always: { project_id: String(fundId) } }),
  adminDocumentOpenings: () => ({ always: { kind: 'contract', key: '1' } }),
  adminInspectionRegisters: () => ({}),
  adminStatuteItems: () => ({}),
  adminSavedViews: () => ({ always: { table: 'applications' } }),
  adminReportBooks: ({ fundId }) => ({
    always: { project_id: String(fundId), period_start: '2026-01-01', period_end: '2026-12-31' },
  }),
  adminReportEvents: ({ fundId }) => ({
    always: { project_id: String(fundId), period_start: '2026-01-01', period_end: '2026-12-31' },
  }),
  managementReports: ({ fundId }) => ({ always: { project_id: String(fundId) } }),
  testableContracts: () => ({}),
  // Pages of one thing.
  adminMember: ({ memberNumber }) => ({ always: { number: memberNumber } }),
  adminFund: ({ fundId }) => ({ always: { id: String(fundId) } }),
  adminDeposit: ({ depositId }) => ({ always: { id: String(depositId) } }),
  adminEnquiry: ({ enquiryNumber }) => ({ always: { number: enquiryNumber } }),
  adminMail: ({ campaignId }) => ({ always: { id: String(campaignId) } }),
  adminPayoutBatch: ({ batchId }) => ({ always: { id: String(batchId) } }),
  adminFundLoss: ({ operatingFundId }) => ({ always: { project_id: String(operatingFundId) } }),
  adminFundOwnMoney: ({ operatingFundId }) => ({ always: { project_id: String(operatingFundId) } }),
  adminWindingUp: ({ operatingFundId }) => ({ always: { project_id: String(operatingFundId) } }),
  adminPerformance: ({ operatingFundId }) => ({ always: { project_id: String(operatingFundId) } }),
  adminTrail: ({ investmentId }) => ({ always: { input: { kind: 'investment', id: String(investmentId) } } }),
  investAmount: ({ fundId }) => ({ always: { project_id: String(fundId) } }),
}

/** Queries for operators that fill no page, and why; a test holds that every query stands in one of the two lists. @internal */
export const unmeasuredQueries: Readonly<Record<string, string>> = {
  adminLinkableAccounts: 'asks the bank',
  adminAuditChain: 'a check that an operator starts: it computes the newest links anew',
  adminIdentityCampaign: 'counts all members anew, once at a visit of its page',
  adminDrawRecheck: 'a check that an operator starts: it draws once more',
  adminDividendPreview: 'a preview of an act, not a table',
  adminDistributionCoverage: "three figures, and part of every payment's page",
  adminMailPreview: 'a preview of an act, not a table',
  adminProposalNow: 'a preview of an act, not a table',
  adminDrill: 'a report of the few that are kept, by its number',
  subscriptionStatus: 'asks the bank',
  adminTransferAccounts: 'the whole pool for programmes: the page asks adminAccountPool',
  adminUnclearRefund: 'one refund that came under another name, by its key',
  adminPaymentReport: 'a whole year for programmes: the page asks adminPaymentReportTotals, people take the file',
  adminAnnualFigures: 'a whole year for programmes: people take the file',
}
