export { FundEditPage as Component } from '../features/funds/fund-edit-page.tsx'
