import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import {
  SERVICE_COMPONENTS,
  SERVICE_STATES,
  STATUS_NOTICE_KINDS,
  STATUS_PROGRESS,
} from '../../../domain/back-office/service-status.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { loadServiceStatus, type ServiceStatus, type StatusNotice, type StatusUpdate } from './load-status.ts'
import { publishStatusNotice, updateStatusNotice } from './publish-notice.ts'

const ServiceComponentType = builder.enumType('ServiceComponent', { values: codesOf(SERVICE_COMPONENTS) })
const ServiceStateType = builder.enumType('ServiceState', { values: codesOf(SERVICE_STATES) })
const StatusNoticeKindType = builder.enumType('StatusNoticeKind', { values: codesOf(STATUS_NOTICE_KINDS) })
const StatusProgressType = builder.enumType('StatusProgress', { values: codesOf(STATUS_PROGRESS) })

const StatusUpdateType = builder.objectRef<StatusUpdate>('StatusUpdate').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['body'], DateTime: ['at'] }),
    progress: t.expose('progress', { type: StatusProgressType }),
  }),
})

const StatusNoticeType = builder.objectRef<StatusNotice>('StatusNotice').implement({
  description: 'A trouble or a maintenance as it is published.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['title'], DateTime: ['starts_at'] }),
    kind: t.expose('kind', { type: StatusNoticeKindType }),
    components: t.expose('components', { type: [ServiceComponentType] }),
    ends_at: t.expose('ends_at', { type: 'DateTime', nullable: true, description: 'Of a maintenance.' }),
    updates: t.expose('updates', { type: [StatusUpdateType], description: 'The newest first.' }),
  }),
})

const ComponentStateType = builder.objectRef<ServiceStatus['components'][number]>('ComponentState').implement({
  fields: (t) => ({
    component: t.expose('component', { type: ServiceComponentType }),
    state: t.expose('state', { type: ServiceStateType }),
    since: t.expose('since', { type: 'DateTime', nullable: true }),
  }),
})

const ServiceStatusType = builder.objectRef<ServiceStatus>('ServiceStatus').implement({
  description: 'How the service stands, as its public page says it.',
  fields: (t) => ({
    measured_at: t.expose('measured_at', { type: 'DateTime', nullable: true }),
    components: t.expose('components', { type: [ComponentStateType] }),
    notices: t.expose('notices', { type: [StatusNoticeType] }),
  }),
})

builder.queryFields((t) => ({
  adminServiceStatus: t.field({
    description: 'What the public page of the service says. [admin]',
    access: 'admin',
    type: ServiceStatusType,
    resolve: (_root, _args, { services }) => loadServiceStatus(services.database, services.clock.now()),
  }),
}))

const StatusNoticeInput = builder.inputType('StatusNoticeInput', {
  fields: (t) => ({
    kind: t.field({ type: StatusNoticeKindType, required: true }),
    title: t.string({ required: true }),
    components: t.field({ type: [ServiceComponentType], required: true }),
    starts_at: t.field({ type: 'DateTime', required: true }),
    ends_at: t.field({ type: 'DateTime', description: 'Of a maintenance.' }),
    body: t.string({ required: true }),
  }),
})
const StatusUpdateInput = builder.inputType('StatusUpdateInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the notice.' }),
    seen: t.id({ required: true, description: 'The newest update that was seen.' }),
    progress: t.field({ type: StatusProgressType, required: true }),
    body: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  publishStatusNotice: actField(t, {
    description: 'Publishes a trouble or a maintenance on the page of the service. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: StatusNoticeInput, required: true }) },
    act: (services, viewer, { input }) =>
      publishStatusNotice(services, viewer, { ...input, ends_at: input.ends_at ?? null }),
  }),
  updateStatusNotice: okField(t, {
    description: 'Publishes how it goes on. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: StatusUpdateInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { id, seen, progress, body } = input
      const update = { noticeId: idOf<'status_notice'>(id), seen: idOf<'status_update'>(seen), progress, body }
      return updateStatusNotice(services, viewer, update)
    },
  }),
}))
