export { FundsPage as Component } from '../features/funds/fund-editing/funds-page.tsx'
