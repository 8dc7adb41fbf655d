export { UndeliveredPage as Component } from '../features/communication/undelivered/undelivered-page.tsx'
