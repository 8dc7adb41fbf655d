export { MessagesPage as Component } from '../features/communication/outbox/messages-page.tsx'
