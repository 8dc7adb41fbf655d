export { PerformancePage as Component } from '../features/performance/performance-page.tsx'
