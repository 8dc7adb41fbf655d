import type { RouteObject } from 'react-router'
import { AdminErrorPage } from './shell/admin-error-page.tsx'
import { AdminRoot } from './shell/admin-root.tsx'
import { AdminNotFound } from './shell/admin-not-found.tsx'

/** Every address of the back office; each page is loaded when it is visited. */
export const createAdminRoutes = (): RouteObject[] => [
  {
    path: '/itoadmintool',
    Component: AdminRoot,
    ErrorBoundary: AdminErrorPage,
    children: [
      { index: true, lazy: () => import('./pages/today-route.tsx') },
      { path: 'approvals', lazy: () => import('./pages/approvals-route.tsx') },
      { path: 'applications', lazy: () => import('./pages/applications-route.tsx') },
      { path: 'lotteries', lazy: () => import('./pages/lotteries-route.tsx') },
      { path: 'funds', lazy: () => import('./pages/funds-route.tsx') },
      { path: 'funds/:id', lazy: () => import('./pages/fund-edit-route.tsx') },
      { path: 'drills', lazy: () => import('./pages/rehearsals-route.tsx') },
      { path: 'drills/:id', lazy: () => import('./pages/rehearsal-route.tsx') },
      { path: 'cooling-off', lazy: () => import('./pages/posted-notice-route.tsx') },
      { path: 'bank', lazy: () => import('./pages/bank-route.tsx') },
      { path: 'bank/redirect', lazy: () => import('./pages/bank-redirect-route.tsx') },
      { path: 'deposits', lazy: () => import('./pages/deposits-route.tsx') },
      { path: 'ledger', lazy: () => import('./pages/ledger-route.tsx') },
      { path: 'payouts', lazy: () => import('./pages/payouts-route.tsx') },
      { path: 'payouts/refunds/:id', lazy: () => import('./pages/refund-payee-route.tsx') },
      { path: 'payouts/:id', lazy: () => import('./pages/payout-batch-route.tsx') },
      { path: 'tax/corrections', lazy: () => import('./pages/tax-corrections-route.tsx') },
      { path: 'tax', lazy: () => import('./pages/tax-route.tsx') },
      { path: 'members', lazy: () => import('./pages/members-route.tsx') },
      { path: 'members/id/:id', lazy: () => import('./pages/member-by-id-route.tsx') },
      { path: 'members/:number', lazy: () => import('./pages/member-route.tsx') },
      { path: 'identity', lazy: () => import('./pages/identity-route.tsx') },
      { path: 'enquiries', lazy: () => import('./pages/enquiries-route.tsx') },
      { path: 'project/performance', lazy: () => import('./pages/performance-route.tsx') },
      { path: 'project/messages', lazy: () => import('./pages/messages-route.tsx') },
      { path: 'contract', lazy: () => import('./pages/contracts-route.tsx') },
      { path: 'documents', lazy: () => import('./pages/documents-route.tsx') },
      { path: 'inspection', lazy: () => import('./pages/inspection-route.tsx') },
      { path: 'mails', lazy: () => import('./pages/mails-route.tsx') },
      { path: 'mails/new', lazy: () => import('./pages/new-mail-route.tsx') },
      { path: 'mails/:id', lazy: () => import('./pages/mail-route.tsx') },
      { path: 'undelivered', lazy: () => import('./pages/undelivered-route.tsx') },
      { path: 'audit', lazy: () => import('./pages/audit-route.tsx') },
      { path: '*', Component: AdminNotFound },
    ],
  },
  {
    // The address that is registered at the bank.
    path: '/bank/redirect',
    Component: AdminRoot,
    ErrorBoundary: AdminErrorPage,
    children: [{ index: true, lazy: () => import('./pages/bank-redirect-route.tsx') }],
  },
]
