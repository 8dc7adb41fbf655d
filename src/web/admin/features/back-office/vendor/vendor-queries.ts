import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const vendorsDocument = graphql(`
  query Vendors {
    adminVendors { id version name work data subcontractors contracted_on ended_on checked_on result findings next_check_on }
  }
`)
export type Vendor = ResultOf<typeof vendorsDocument>['adminVendors'][number]

export const saveVendorDocument = graphql(`
  mutation SaveVendor($input: VendorInput!) {
    saveVendor(input: $input) { id version }
  }
`)
export const recordVendorCheckDocument = graphql(`
  mutation RecordVendorCheck($input: VendorCheckInput!) {
    recordVendorCheck(input: $input) { ok }
  }
`)
