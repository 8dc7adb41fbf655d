import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const operationEventsDocument = graphql(`
  query OperationEvents {
    adminOperationEvents {
      id
      fund_id
      fund_name
      part_name
      learned_on
      budget
      touches_payments
      is_important
      due_on
      is_proposed
      duty
      is_overdue
      event {
        kind
        label
        title
        happened_on
        state
        state_label
        entries {
          told_at
          happening
          measures
          effect
          touches_payments
          planned_end_on
          ended_on
          budget
          cost
          next_word_on
          is_important
          pictures { label image { url facts { caption alt } } }
        }
      }
    }
    adminEventFunds { id name parts { id name } }
  }
`)
export type RecordedEvent = ResultOf<typeof operationEventsDocument>['adminOperationEvents'][number]
export type EventFund = ResultOf<typeof operationEventsDocument>['adminEventFunds'][number]

export const recordOperationEventDocument = graphql(`
  mutation RecordOperationEvent($input: OperationEventInput!) {
    recordOperationEvent(input: $input) { id is_important due_on }
  }
`)
export const announceOperationEventDocument = graphql(`
  mutation AnnounceOperationEvent($input: EventEntryInput!) {
    announceOperationEvent(input: $input) { proposal_id }
  }
`)
export const withdrawOperationEventDocument = graphql(`
  mutation WithdrawOperationEvent($id: ID!, $reason: String!) {
    withdrawOperationEvent(id: $id, reason: $reason) { ok }
  }
`)
