import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const papersDocument = graphql(`
  query Papers {
    adminOwedPapers { kind id document_number member_number name made_at }
    adminPostedPapers { id kind document_number member_number name posted_on tracking outcome day }
  }
`)
type Papers = ResultOf<typeof papersDocument>
export type OwedPaper = Papers['adminOwedPapers'][number]
export type PostedPaper = Papers['adminPostedPapers'][number]

export const openPaperDocument = graphql(`
  mutation OpenPaper($kind: PaperKind!, $id: ID!) {
    openPaper(kind: $kind, id: $id) { path }
  }
`)
export const showLabelsDocument = graphql(`
  mutation ShowAddressLabels {
    showAddressLabels { zipcode address recipient }
  }
`)
export type AddressLabel = ResultOf<typeof showLabelsDocument>['showAddressLabels'][number]

export const recordPostingDocument = graphql(`
  mutation RecordPaperPosting($input: PaperPostingInput!) {
    recordPaperPosting(input: $input) { id }
  }
`)
export const recordOutcomeDocument = graphql(`
  mutation RecordPaperOutcome($input: PaperOutcomeInput!) {
    recordPaperOutcome(input: $input) { ok }
  }
`)
export const recordConsentDocument = graphql(`
  mutation RecordDeliveryConsent($input: DeliveryConsentInput!) {
    recordDeliveryConsent(input: $input) { ok }
  }
`)
