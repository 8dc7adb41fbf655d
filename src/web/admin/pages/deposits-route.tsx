export { DepositsPage as Component } from '../features/deposits/deposits-page.tsx'
