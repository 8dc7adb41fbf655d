export { BankPage as Component } from '../features/bank/bank-page.tsx'
