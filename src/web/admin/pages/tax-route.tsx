export { TaxPage as Component } from '../features/treasury/withholding/tax-page.tsx'
