export { PayoutsPage as Component } from '../features/treasury/payout/payouts-page.tsx'
