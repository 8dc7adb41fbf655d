export { NewMailPage as Component } from '../features/mails/mail-page.tsx'
