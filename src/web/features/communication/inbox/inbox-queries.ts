import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const inboxDocument = graphql(`
  query Inbox($before: ID) {
    inbox(before: $before) {
      mails { id kind subject created_at state read_at }
      has_more
      unread
    }
    inboxState { unread bounced_at }
  }
`)

export const inboxMailDocument = graphql(`
  query InboxMail($id: ID!) {
    inboxMail(id: $id) {
      mail { id kind subject created_at state read_at }
      blocks { heading lines path }
    }
  }
`)

export const readInboxMailDocument = graphql(`
  mutation ReadInboxMail($id: ID) {
    readInboxMail(id: $id) { ok }
  }
`)

export type InboxPageData = ResultOf<typeof inboxDocument>
export type InboxLine = InboxPageData['inbox']['mails'][number]
export type InboxMail = ResultOf<typeof inboxMailDocument>['inboxMail']
