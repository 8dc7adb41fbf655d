import { enquiryLifecycle } from '../../../../../domain/lifecycles/enquiry.ts'

export const stateWords: Readonly<Record<string, string>> = enquiryLifecycle.states
