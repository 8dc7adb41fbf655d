export { TaxCorrectionsPage as Component } from '../features/treasury/withholding/tax-corrections-page.tsx'
