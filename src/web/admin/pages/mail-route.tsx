export { MailPage as Component } from '../features/communication/campaign/mail-page.tsx'
