export { MailsPage as Component } from '../features/mails/mails-page.tsx'
