export { TaxCorrectionsPage as Component } from '../features/tax/tax-corrections-page.tsx'
