import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { auditLineColumns } from '../../../gql/selections.ts'

export const auditDocument = graphql(
  `
  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {
    adminAudit(filter: $filter, sort: "at", descending: $descending, page: $page) {
      total
      rows { ...AuditLineColumns id actor actor_name object_type object_id object_name detail request_id session_mark address hash }
    }
  }
`,
  [auditLineColumns],
)

export type AuditLine = ResultOf<typeof auditDocument>['adminAudit']['rows'][number]

export const chainDocument = graphql(`
  query AuditChain {
    adminAuditChain { length checked broken_at head }
  }
`)

/** What two operators agreed on, behind the line that says so. */
export const auditedProposalDocument = graphql(`
  query AuditedProposal($id: ID!) {
    adminProposals(filter: { id: $id }) { rows { id title people yen reason proposed_by decided_by decision_reason changes { label before after } } }
  }
`)
