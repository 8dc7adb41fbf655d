export { BankRedirectPage as Component } from '../features/bank/bank-redirect-page.tsx'
