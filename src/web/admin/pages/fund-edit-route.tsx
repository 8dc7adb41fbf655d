export { FundEditPage as Component } from '../features/funds/fund-editing/fund-edit-page.tsx'
