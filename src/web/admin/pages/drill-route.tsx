export { DrillPage as Component } from '../features/investing/rehearsal/drill-page.tsx'
