export { ApplicationsPage as Component } from '../features/investing/application/applications-page.tsx'
