export { LotteriesPage as Component } from '../features/investing/lottery/lotteries-page.tsx'
