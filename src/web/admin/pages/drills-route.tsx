export { DrillsPage as Component } from '../features/investing/rehearsal/drills-page.tsx'
