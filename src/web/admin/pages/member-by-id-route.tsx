export { MemberByIdPage as Component } from '../features/members/member-by-id-page.tsx'
