import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import {
  fundPropertyLinkFields,
  leaseFields,
  propertyAppraisalFields,
  propertyDealFields,
  propertyFields,
  propertyPartFields,
  propertyRowColumns,
} from '../../../gql/selections.ts'

export const propertiesDocument = graphql(
  `
  query AdminProperties($filter: PropertyFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminProperties(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows { ...PropertyRowColumns id }
    }
  }
`,
  [propertyRowColumns],
)

export type PropertyRow = ResultOf<typeof propertiesDocument>['adminProperties']['rows'][number]

export const unrecordedFundsDocument = graphql(`
  query UnrecordedFunds {
    adminFundsWithoutProperty { id name published_at }
  }
`)

export type UnrecordedFund = ResultOf<typeof unrecordedFundsDocument>['adminFundsWithoutProperty'][number]

export const partiesDocument = graphql(`
  query Parties {
    adminParties { id name name_kana ours_since relation corporate_number }
  }
`)

export type Party = ResultOf<typeof partiesDocument>['adminParties'][number]

/** The newest funds: those that somebody still says something about. */
export const linkableFundsDocument = graphql(`
  query LinkableFunds {
    adminFunds(size: 200) { rows { id name state } }
  }
`)

export const propertyDocument = graphql(
  `
  query AdminProperty($id: ID!) {
    adminProperty(id: $id) {
      ...PropertyFields
      id
      recorded_at
      distinct_from { id address reason }
      location { latitude longitude is_typed read_on facts { label value } }
      parts {
        ...PropertyPartFields
        id
        area_centi
        lineage {
          project_id
          project_name
          held_from
          held_until
          seller
          acquired_for
          sold_for
          exit_kind
          exit_proof
          next_project_id
          next_project_name
          own_price
          margin
          margin_permille
        }
        deals { ...PropertyDealFields id kind seller buyer book_value costs is_to_be_booked is_among_own is_struck }
        appraisals { ...PropertyAppraisalFields id paper_url is_struck }
        leases { ...LeaseFields id tenant ended_on is_struck }
        links { ...FundPropertyLinkFields id project_name seller is_struck }
      }
    }
  }
`,
  [
    propertyFields,
    propertyPartFields,
    propertyDealFields,
    propertyAppraisalFields,
    leaseFields,
    fundPropertyLinkFields,
  ],
)

export type Property = NonNullable<ResultOf<typeof propertyDocument>['adminProperty']>
export type Part = Property['parts'][number]

export const registerPropertyDocument = graphql(`
  mutation RegisterProperty($input: PropertyInput!) {
    registerProperty(input: $input) { id }
  }
`)

export const proposeDistinctPropertyDocument = graphql(`
  mutation ProposeDistinctProperty($input: PropertyInput!, $reason: String!) {
    proposeDistinctProperty(input: $input, reason: $reason) { id }
  }
`)

export const samePropertiesDocument = graphql(`
  query SameProperties($input: PropertyInput!) {
    adminSameProperties(input: $input) { id address building_name is_surely }
  }
`)

export const addPartDocument = graphql(`
  mutation AddPropertyPart($property_id: ID!, $part: PropertyPartInput!) {
    addPropertyPart(property_id: $property_id, part: $part) { id }
  }
`)

export const addPartyDocument = graphql(`
  mutation AddParty($input: PartyInput!) {
    addParty(input: $input) { id }
  }
`)

export const recordDealDocument = graphql(`
  mutation RecordPropertyDeal($input: PropertyDealInput!) {
    recordPropertyDeal(input: $input) { id }
  }
`)

export const readPlaceDocument = graphql(`
  mutation ReadPropertyPlace($input: ReadPropertyPlaceInput!) {
    readPropertyPlace(input: $input) { id }
  }
`)

export const recordAppraisalDocument = graphql(`
  mutation RecordPropertyAppraisal($input: PropertyAppraisalInput!) {
    recordPropertyAppraisal(input: $input) { id }
  }
`)

export const recordLeaseDocument = graphql(`
  mutation RecordLease($input: LeaseInput!) {
    recordLease(input: $input) { id }
  }
`)

export const endLeaseDocument = graphql(`
  mutation EndLease($lease_id: ID!, $ended_on: String!) {
    endLease(lease_id: $lease_id, ended_on: $ended_on) { ok }
  }
`)

export const linkFundPropertyDocument = graphql(`
  mutation LinkFundProperty($input: FundLinkInput!) {
    linkFundProperty(input: $input) { id }
  }
`)

export const proposeFundLinkDocument = graphql(`
  mutation ProposeFundLink($input: FundLinkInput!, $reason: String!) {
    proposeFundLink(input: $input, reason: $reason) { id }
  }
`)

export const proposeHandoverDocument = graphql(`
  mutation ProposePropertyHandover($deal_id: ID!, $reason: String!) {
    proposePropertyHandover(deal_id: $deal_id, reason: $reason) { id }
  }
`)

export const proposePurchaseDocument = graphql(`
  mutation ProposePropertyPurchase($deal_id: ID!, $reason: String!) {
    proposePropertyPurchase(deal_id: $deal_id, reason: $reason) { id }
  }
`)

export const proposeStrikeDocument = graphql(`
  mutation ProposePropertyStrike($what: PropertyRecordKind!, $id: ID!, $cause: CorrectionCause, $reason: String!) {
    proposePropertyStrike(what: $what, id: $id, cause: $cause, reason: $reason) { id }
  }
`)
