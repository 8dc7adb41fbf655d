export { LedgerPage as Component } from '../features/treasury/bookkeeping/ledger-page.tsx'
