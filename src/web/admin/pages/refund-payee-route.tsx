export { RefundPayeePage as Component } from '../features/payouts/refund-payee-page.tsx'
