export { InspectionPage as Component } from '../features/inspection/inspection-page.tsx'
