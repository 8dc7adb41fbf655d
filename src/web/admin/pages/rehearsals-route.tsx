export { RehearsalsPage as Component } from '../features/investing/rehearsal/rehearsals-page.tsx'
