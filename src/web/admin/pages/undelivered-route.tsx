export { UndeliveredPage as Component } from '../features/undelivered/undelivered-page.tsx'
