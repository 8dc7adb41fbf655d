export { MemberPage as Component } from '../features/members/member-page.tsx'
