import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { proposalColumns } from '../../../gql/selections.ts'

const proposalFields = graphql(
  `
  fragment ProposalFields on Proposal @_unmask {
    ...ProposalColumns
    id
    kind
    subject
    changes { label before after is_shown }
    exhibits { kind name url }
    effect_hash
    questions { name label type }
    reason
    status
    decided_at
    decision_reason
    is_own
  }
`,
  [proposalColumns],
)

export const proposalsDocument = graphql(
  `
  query Proposals($filter: ProposalFilterInput, $sort: String, $descending: Boolean, $page: Int) {
    adminProposals(filter: $filter, sort: $sort, descending: $descending, page: $page) {
      total
      rows { ...ProposalFields }
    }
  }
`,
  [proposalFields],
)

/** One of them, wherever the table stands. */
export const proposalDocument = graphql(
  `
  query Proposal($id: ID!) {
    adminProposals(filter: { id: $id }) { rows { ...ProposalFields } }
  }
`,
  [proposalFields],
)

export type Proposal = ResultOf<typeof proposalsDocument>['adminProposals']['rows'][number]

export const approveDocument = graphql(`
  mutation ApproveProposal($input: ApproveProposalInput!) {
    approveProposal(input: $input) { ok }
  }
`)

export const declineDocument = graphql(`
  mutation DeclineProposal($input: DeclineProposalInput!) {
    declineProposal(input: $input) { ok }
  }
`)

export const proposalNowDocument = graphql(`
  query ProposalNow($id: ID!) {
    adminProposalNow(id: $id) { refusal effect_hash people yen changes { label before after is_shown } exhibits { kind name url } }
  }
`)

export type ProposalNow = ResultOf<typeof proposalNowDocument>['adminProposalNow']

export const proposeAgainDocument = graphql(`
  mutation ProposeAgain($id: ID!) {
    proposeAgain(id: $id) { id }
  }
`)
