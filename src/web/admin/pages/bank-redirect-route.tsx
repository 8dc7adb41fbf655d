export { BankRedirectPage as Component } from '../features/treasury/bank/bank-redirect-page.tsx'
