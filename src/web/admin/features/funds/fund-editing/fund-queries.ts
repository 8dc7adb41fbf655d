import { graphql, type ResultOf, type VariablesOf } from '../../../../gql/graphql.ts'
import { fundFiguresFragment, fundPropertyFragment } from '../../../../features/funds/fund/fund-queries.ts'
import { fundRowColumns, fundContentFields, fundDisclosureFields } from '../../../gql/selections.ts'

export const fundsDocument = graphql(
  `
  query AdminFunds($filter: FundFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminFunds(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows { ...FundRowColumns id state progress recruit_type senior rate_bp version saved_at saved_by has_proposal }
    }
    adminFundStates { state count }
  }
`,
  [fundRowColumns],
)

export type FundRow = ResultOf<typeof fundsDocument>['adminFunds']['rows'][number]
export type FundState = FundRow['state']

export const editedFundDocument = graphql(
  `
  query EditedFund($id: ID!, $subject: String!) {
    adminFund(id: $id) {
      id
      version
      is_published
      is_discarded
      published_at
      applications
      applied
      content {
        ...FundContentFields
        detail
        disclosure { ...FundDisclosureFields }
        pictures { id kind caption alt made_on made_by is_rendering focus_x focus_y }
      }
      locked { field reason }
      gate { pre_contract_documents outdated_documents missing_items parts { property_id name problem } entrusted ceiling overdue_funds }
      documents { id kind name url size version added_at replaced_at reason is_generated }
      properties { ...FundProperty }
      uploaded_pictures { id url width height }
      versions { number saved_by saved_at reason is_agreed changes { field label before after } }
    }
    project(id: $id) {
      performance { progress start_at end_at unyo_start_at unyo_end_at rimawari rimawari_after_loss payday isFail }
      stats { paid_total invest_total held_total is_goaled }
      lottery_proof { commitment beacon_round }
      ...FundFigures
    }
    adminProposals(filter: { status: open, subject: $subject }) { rows { id kind title proposed_by proposed_at } }
  }
`,
  [fundContentFields, fundDisclosureFields, fundFiguresFragment, fundPropertyFragment],
)

export type EditedFund = NonNullable<ResultOf<typeof editedFundDocument>['adminFund']>
/** Where the fund really stands, as its public page tells it. */
export type FundStanding = ResultOf<typeof editedFundDocument>['project']
export type OpenProposal = ResultOf<typeof editedFundDocument>['adminProposals']['rows'][number]

export const discardFundDocument = graphql(`
  mutation DiscardFund($id: ID!, $version: Int!, $discard: Boolean!) {
    adminDiscardFund(id: $id, version: $version, discard: $discard) { ok }
  }
`)

export const createFundDocument = graphql(`
  mutation CreateFund($input: CreateFundInput!) {
    adminCreateFund(input: $input) { id }
  }
`)

export const saveFundDocument = graphql(`
  mutation SaveFund($input: SaveFundInput!) {
    adminSaveFund(input: $input) { version }
  }
`)

export type FundContentInput = VariablesOf<typeof saveFundDocument>['input']['content']

export const proposePublicationDocument = graphql(`
  mutation ProposeFundPublication($input: FundPublicationInput!) {
    proposeFundPublication(input: $input) { id }
  }
`)

export const proposeChangeDocument = graphql(`
  mutation ProposeFundChange($input: FundChangeInput!) {
    proposeFundChange(input: $input) { id }
  }
`)

export const issueDocumentsDocument = graphql(`
  mutation IssueFundDocuments($id: ID!, $reason: String) {
    issueFundDocuments(project_id: $id, reason: $reason)
  }
`)

export const removeDocumentDocument = graphql(`
  mutation RemoveFundDocument($id: ID!) {
    adminRemoveFundDocument(id: $id) { ok }
  }
`)
