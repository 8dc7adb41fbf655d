import { asRead } from '../../core/graphql/as-read.ts'
import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { ownMark, showOrderLog, type OrderLog, type OrderLogEntry } from './show-order-log.ts'

const OrderLogEntryType = builder.objectRef<OrderLogEntry>('OrderLogEntry').implement({
  fields: (t) => ({
    ...asRead(t, { Int: ['position'], DateTime: ['at'], Yen: ['amount'] }),
    receipt_number: t.exposeInt('receiptNumber', {
      nullable: true,
      description: 'Null for one who was rejected for want of room.',
    }),
    mark: t.exposeString('mark', {
      description: "The member: an HMAC of the member's number under a key of this project's own.",
    }),
  }),
})

const OrderLogType = builder.objectRef<OrderLog>('OrderLog').implement({
  fields: (t) => ({
    project_name: t.exposeString('fundName'),
    opened_at: t.expose('openedAt', { type: 'DateTime' }),
    entries: t.expose('entries', { type: [OrderLogEntryType] }),
    own_mark: t.string({
      nullable: true,
      description: 'Of the member who asks.',
      resolve: ({ fundId }, _args, { services, viewer }) => ownMark(services, fundId, viewer),
    }),
  }),
})

builder.queryFields((t) => ({
  orderLog: t.field({
    description:
      "The order in which a first-come project's applications were decided; null before its opening. [public]",
    access: 'public',
    type: OrderLogType,
    nullable: true,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, { project_id: projectId }, { services }) => showOrderLog(services, parseId(projectId)),
  }),
}))
