import { actField } from '../../core/graphql/act-fields.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { readCalendarFeed, startCalendarFeed, stopCalendarFeed, type CalendarFeed } from './calendar-address.ts'

const CalendarFeedType = builder.objectRef<CalendarFeed>('CalendarFeed').implement({
  fields: (t) => ({
    created_at: t.expose('createdAt', { type: 'DateTime' }),
    last_read_at: t.expose('lastReadAt', { type: 'DateTime', nullable: true }),
  }),
})

const CalendarAddress = builder.objectRef<{ url: string }>('CalendarAddress').implement({
  fields: (t) => ({ url: t.exposeString('url', { description: 'Secret, and told this once.' }) }),
})

builder.queryFields((t) => ({
  calendarFeed: t.field({
    description: "Whether calendars may read the member's dates; null where there is no address.",
    access: 'member',
    type: CalendarFeedType,
    nullable: true,
    resolve: (_root, _args, context) => readCalendarFeed(context.services.database, requireViewer(context).memberId),
  }),
}))

builder.mutationFields((t) => ({
  startCalendarFeed: actField(t, {
    description: "A new secret address for the member's calendar (iCalendar); the one before ends.",
    access: 'member',
    type: CalendarAddress,
    act: (services, viewer) => startCalendarFeed(services, viewer),
  }),
  stopCalendarFeed: t.field({
    access: 'member',
    type: OkResult,
    resolve: async (_root, _args, context) => {
      await stopCalendarFeed(context.services, requireViewer(context))
      return { ok: true }
    },
  }),
}))
