export { ContractsPage as Component } from '../features/documents/contract/contracts-page.tsx'
