export { BankPage as Component } from '../features/treasury/bank/bank-page.tsx'
