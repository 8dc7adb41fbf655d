export { PayoutsPage as Component } from '../features/payouts/payouts-page.tsx'
