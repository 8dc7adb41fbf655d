import { graphql, type ResultOf } from '../../gql/graphql.ts'

/** What waits for a second person; its own page and the first page of the day show it. */
export const waitingApprovalsDocument = graphql(`
  query WaitingApprovals {
    adminApprovals { key kind id title people yen since due_at prepared_by is_own }
  }
`)

export type WaitingApproval = ResultOf<typeof waitingApprovalsDocument>['adminApprovals'][number]

/** A payment is approved on its own page, beside every payee; a proposal in the inbox. */
export const placeOfApproval = ({ kind, id }: WaitingApproval): string =>
  kind === 'payout_batch' ? `/itoadmintool/payouts/${id}` : `/itoadmintool/approvals?id=${id}`
