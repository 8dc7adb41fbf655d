export { NewMailPage as Component } from '../features/communication/campaign/mail-page.tsx'
