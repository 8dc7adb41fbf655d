export { DrillPage as Component } from '../features/drills/drill-page.tsx'
