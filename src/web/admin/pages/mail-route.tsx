export { MailPage as Component } from '../features/mails/mail-page.tsx'
