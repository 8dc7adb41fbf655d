import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const notificationSettingsDocument = graphql(`
  query NotificationSettings {
    me { id email }
    notificationSettings {
      push_key
      kinds { kind label detail can_choose_mail mail push }
      browsers { id device created_at last_sent_at failed_at }
    }
    calendarFeed { created_at last_read_at }
  }
`)

export const chooseMailDocument = graphql(`
  mutation ChooseMail($kind: NotificationKind!, $wanted: Boolean!) {
    chooseMail(kind: $kind, wanted: $wanted) { ok }
  }
`)

export const choosePushDocument = graphql(`
  mutation ChoosePush($kind: NotificationKind!, $wanted: Boolean!) {
    choosePush(kind: $kind, wanted: $wanted) { ok }
  }
`)

export const addPushBrowserDocument = graphql(`
  mutation AddPushBrowser($input: PushBrowserInput!) {
    addPushBrowser(input: $input) { ok }
  }
`)

export const removePushBrowserDocument = graphql(`
  mutation RemovePushBrowser($id: ID, $endpoint: String) {
    removePushBrowser(id: $id, endpoint: $endpoint) { ok }
  }
`)

export const startCalendarFeedDocument = graphql(`
  mutation StartCalendarFeed {
    startCalendarFeed { url }
  }
`)

export const stopCalendarFeedDocument = graphql(`
  mutation StopCalendarFeed {
    stopCalendarFeed { ok }
  }
`)

export type NotificationSettings = ResultOf<typeof notificationSettingsDocument>['notificationSettings']
export type CalendarFeed = ResultOf<typeof notificationSettingsDocument>['calendarFeed']
