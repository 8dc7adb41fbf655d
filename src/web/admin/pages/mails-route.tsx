export { MailsPage as Component } from '../features/communication/campaign/mails-page.tsx'
