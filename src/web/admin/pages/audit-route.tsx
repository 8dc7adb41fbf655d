export { AuditPage as Component } from '../features/audit/audit-page.tsx'
