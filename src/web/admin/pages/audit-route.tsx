export { AuditPage as Component } from '../features/core/audit/audit-page.tsx'
