export { ContractsPage as Component } from '../features/contracts/contracts-page.tsx'
