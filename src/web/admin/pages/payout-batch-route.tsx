export { BatchPage as Component } from '../features/treasury/payout/batch-page.tsx'
