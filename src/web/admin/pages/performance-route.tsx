export { PerformancePage as Component } from '../features/investing/dividend/performance-page.tsx'
