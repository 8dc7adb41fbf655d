export { IdentityPage as Component } from '../features/people/identity/identity-page.tsx'
