import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { AdminErrorPage } from './shell/admin-error-page.tsx'
import { AdminRoot } from './shell/admin-root.tsx'
import { AdminNotFound } from './shell/admin-not-found.tsx'

/** A page by the file that it lies in, which is loaded when the page is visited, and by its name there. */
const page = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load())[name] }),
})

/** Every address of the back office; each page is loaded when it is visited. */
export const createAdminRoutes = (): RouteObject[] => [
  {
    path: '/itoadmintool',
    Component: AdminRoot,
    ErrorBoundary: AdminErrorPage,
    children: [
      { index: true, ...page(() => import('./features/back-office/dashboard/dashboard-page.tsx'), 'DashboardPage') },
      { path: 'approvals', ...page(() => import('./features/people/approval/approvals-page.tsx'), 'ApprovalsPage') },
      {
        path: 'applications',
        ...page(() => import('./features/investing/application/applications-page.tsx'), 'ApplicationsPage'),
      },
      { path: 'lotteries', ...page(() => import('./features/investing/lottery/lotteries-page.tsx'), 'LotteriesPage') },
      { path: 'funds', ...page(() => import('./features/funds/fund-editing/funds-page.tsx'), 'FundsPage') },
      { path: 'funds/:id', ...page(() => import('./features/funds/fund-editing/fund-edit-page.tsx'), 'FundEditPage') },
      {
        path: 'properties',
        ...page(() => import('./features/funds/property/properties-page.tsx'), 'PropertiesPage'),
      },
      {
        path: 'properties/new',
        ...page(() => import('./features/funds/property/new-property-page.tsx'), 'NewPropertyPage'),
      },
      {
        path: 'properties/:id',
        ...page(() => import('./features/funds/property/property-page.tsx'), 'PropertyPage'),
      },
      { path: 'drills', ...page(() => import('./features/investing/rehearsal/rehearsals-page.tsx'), 'RehearsalsPage') },
      {
        path: 'drills/:id',
        ...page(() => import('./features/investing/rehearsal/rehearsal-page.tsx'), 'RehearsalPage'),
      },
      {
        path: 'cooling-off',
        ...page(() => import('./features/investing/cooling-off/posted-notice-page.tsx'), 'PostedNoticePage'),
      },
      {
        path: 'accounts',
        ...page(() => import('./features/treasury/company-account/company-accounts-page.tsx'), 'CompanyAccountsPage'),
      },
      { path: 'bank', ...page(() => import('./features/treasury/bank/bank-page.tsx'), 'BankPage') },
      {
        path: 'bank/redirect',
        ...page(() => import('./features/treasury/bank/bank-redirect-page.tsx'), 'BankRedirectPage'),
      },
      { path: 'deposits', ...page(() => import('./features/investing/deposit/deposits-page.tsx'), 'DepositsPage') },
      { path: 'ledger', ...page(() => import('./features/treasury/bookkeeping/ledger-page.tsx'), 'LedgerPage') },
      { path: 'payouts', ...page(() => import('./features/treasury/payout/payouts-page.tsx'), 'PayoutsPage') },
      {
        path: 'payouts/refunds/:id',
        ...page(() => import('./features/treasury/payout/refund-payee-page.tsx'), 'RefundPayeePage'),
      },
      { path: 'payouts/:id', ...page(() => import('./features/treasury/payout/batch-page.tsx'), 'BatchPage') },
      {
        path: 'tax/corrections',
        ...page(() => import('./features/treasury/withholding/tax-corrections-page.tsx'), 'TaxCorrectionsPage'),
      },
      {
        path: 'tax/numbers',
        ...page(() => import('./features/treasury/withholding/individual-numbers-page.tsx'), 'IndividualNumbersPage'),
      },
      { path: 'tax', ...page(() => import('./features/treasury/withholding/tax-page.tsx'), 'TaxPage') },
      { path: 'members', ...page(() => import('./features/people/member/members-page.tsx'), 'MembersPage') },
      {
        path: 'members/id/:id',
        ...page(() => import('./features/people/member/member-by-id-page.tsx'), 'MemberByIdPage'),
      },
      { path: 'members/:number', ...page(() => import('./features/people/member/member-page.tsx'), 'MemberPage') },
      { path: 'identity', ...page(() => import('./features/people/identity/identity-page.tsx'), 'IdentityPage') },
      {
        path: 'enquiries',
        ...page(() => import('./features/communication/enquiry/enquiries-page.tsx'), 'EnquiriesPage'),
      },
      {
        path: 'project/performance',
        ...page(() => import('./features/investing/dividend/fund-results-page.tsx'), 'FundResultsPage'),
      },
      {
        path: 'project/messages',
        ...page(() => import('./features/funds/fund-message/messages-page.tsx'), 'MessagesPage'),
      },
      { path: 'contract', ...page(() => import('./features/documents/contract/contracts-page.tsx'), 'ContractsPage') },
      { path: 'documents', ...page(() => import('./features/documents/document/documents-page.tsx'), 'DocumentsPage') },
      {
        path: 'inspection',
        ...page(() => import('./features/back-office/inspection/inspection-page.tsx'), 'InspectionPage'),
      },
      {
        path: 'incidents',
        ...page(() => import('./features/back-office/incident/incidents-page.tsx'), 'IncidentsPage'),
      },
      {
        path: 'incidents/:id',
        ...page(() => import('./features/back-office/incident/incident-page.tsx'), 'IncidentPage'),
      },
      { path: 'company', ...page(() => import('./features/back-office/company/company-page.tsx'), 'CompanyPage') },
      { path: 'laws', ...page(() => import('./features/back-office/law-watch/laws-page.tsx'), 'LawsPage') },
      { path: 'risk', ...page(() => import('./features/back-office/risk-paper/risk-paper-page.tsx'), 'RiskPaperPage') },
      { path: 'vendors', ...page(() => import('./features/back-office/vendor/vendors-page.tsx'), 'VendorsPage') },
      { path: 'delays', ...page(() => import('./features/funds/fund-course/courses-page.tsx'), 'CoursesPage') },
      { path: 'events', ...page(() => import('./features/funds/operation-event/events-page.tsx'), 'EventsPage') },
      { path: 'service', ...page(() => import('./features/back-office/service-status/status-page.tsx'), 'StatusPage') },
      { path: 'papers', ...page(() => import('./features/documents/paper-delivery/papers-page.tsx'), 'PapersPage') },
      { path: 'mails', ...page(() => import('./features/back-office/campaign/mails-page.tsx'), 'MailsPage') },
      { path: 'mails/new', ...page(() => import('./features/back-office/campaign/mail-page.tsx'), 'NewMailPage') },
      { path: 'mails/:id', ...page(() => import('./features/back-office/campaign/mail-page.tsx'), 'MailPage') },
      {
        path: 'undelivered',
        ...page(() => import('./features/back-office/undelivered/undelivered-page.tsx'), 'UndeliveredPage'),
      },
      { path: 'audit', ...page(() => import('./features/core/audit/audit-page.tsx'), 'AuditPage') },
      { path: '*', Component: AdminNotFound },
    ],
  },
  {
    // The address that is registered at the bank.
    path: '/bank/redirect',
    Component: AdminRoot,
    ErrorBoundary: AdminErrorPage,
    children: [
      { index: true, ...page(() => import('./features/treasury/bank/bank-redirect-page.tsx'), 'BankRedirectPage') },
    ],
  },
]
