export { ApprovalsPage as Component } from '../features/core/approval/approvals-page.tsx'
