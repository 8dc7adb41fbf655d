export { ApprovalsPage as Component } from '../features/people/approval/approvals-page.tsx'
