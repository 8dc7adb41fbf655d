export { FundsPage as Component } from '../features/funds/funds-page.tsx'
