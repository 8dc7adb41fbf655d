export { BatchPage as Component } from '../features/payouts/batch-page.tsx'
