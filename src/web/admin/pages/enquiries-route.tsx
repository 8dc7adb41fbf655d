export { EnquiriesPage as Component } from '../features/enquiries/enquiries-page.tsx'
