export { DepositsPage as Component } from '../features/treasury/deposit/deposits-page.tsx'
