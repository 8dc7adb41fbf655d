export { MembersPage as Component } from '../features/people/member/members-page.tsx'
