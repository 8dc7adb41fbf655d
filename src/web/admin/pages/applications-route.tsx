export { ApplicationsPage as Component } from '../features/applications/applications-page.tsx'
