export { DrillPage as Component } from '../features/investing/rehearsal/rehearsal-page.tsx'
