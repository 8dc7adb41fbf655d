import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const auditDocument = graphql(`
  query Audit($filter: AuditFilterInput, $descending: Boolean, $page: Int) {
    adminAudit(filter: $filter, sort: "at", descending: $descending, page: $page) {
      total
      rows { id seq at actor actor_name action object_type object_id object_name detail request_id session_mark address hash }
    }
  }
`)

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
