import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const orderLogDocument = graphql(`
  query OrderLog($id: ID!) {
    orderLog(project_id: $id) {
      project_name
      opened_at
      own_mark
      entries { position receipt_number at amount mark }
    }
  }
`)

export type OrderLog = NonNullable<ResultOf<typeof orderLogDocument>['orderLog']>
