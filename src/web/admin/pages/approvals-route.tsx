export { ApprovalsPage as Component } from '../features/approvals/approvals-page.tsx'
