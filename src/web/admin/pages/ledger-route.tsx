export { LedgerPage as Component } from '../features/ledger/ledger-page.tsx'
