export { InspectionPage as Component } from '../features/back-office/inspection/inspection-page.tsx'
