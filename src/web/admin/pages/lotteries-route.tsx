export { LotteriesPage as Component } from '../features/lotteries/lotteries-page.tsx'
