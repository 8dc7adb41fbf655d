import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const serviceStatusDocument = graphql(`
  query ServiceStatus {
    adminServiceStatus {
      measured_at
      components { component state since }
      notices { id kind title components starts_at ends_at updates { id progress body at } }
    }
  }
`)
export type StatusNotice = ResultOf<typeof serviceStatusDocument>['adminServiceStatus']['notices'][number]

export const publishStatusDocument = graphql(`
  mutation PublishStatusNotice($input: StatusNoticeInput!) {
    publishStatusNotice(input: $input) { id }
  }
`)
export const updateStatusDocument = graphql(`
  mutation UpdateStatusNotice($input: StatusUpdateInput!) {
    updateStatusNotice(input: $input) { ok }
  }
`)
