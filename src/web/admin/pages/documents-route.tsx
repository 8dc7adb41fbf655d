export { DocumentsPage as Component } from '../features/documents/document/documents-page.tsx'
