export { MemberPage as Component } from '../features/people/member/member-page.tsx'
