export { TaxPage as Component } from '../features/tax/tax-page.tsx'
