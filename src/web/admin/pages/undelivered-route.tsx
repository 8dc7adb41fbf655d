export { UndeliveredPage as Component } from '../features/back-office/undelivered/undelivered-page.tsx'
