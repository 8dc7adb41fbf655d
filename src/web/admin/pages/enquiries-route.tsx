export { EnquiriesPage as Component } from '../features/communication/enquiry/enquiries-page.tsx'
