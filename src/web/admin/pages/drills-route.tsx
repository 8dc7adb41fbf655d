export { DrillsPage as Component } from '../features/drills/drills-page.tsx'
