export { IdentityPage as Component } from '../features/identity/identity-page.tsx'
