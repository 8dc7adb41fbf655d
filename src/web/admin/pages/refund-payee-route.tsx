export { RefundPayeePage as Component } from '../features/treasury/payout/refund-payee-page.tsx'
