export { MemberByIdPage as Component } from '../features/people/member/member-by-id-page.tsx'
