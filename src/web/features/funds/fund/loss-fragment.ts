import { graphql, type ResultOf } from '../../../gql/graphql.ts'

/** What the company says of a loss of principal. */
export const lossStatementFragment = graphql(`
  fragment LossStatementFields on LossStatement @_unmask {
    sent_at
    what_happened
    next_steps
    apology
    contact
    total
    operator_part
    investors_part
    per_hundred
  }
`)

export type LossStatementShown = ResultOf<typeof lossStatementFragment>
