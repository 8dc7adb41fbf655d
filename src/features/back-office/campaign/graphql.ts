import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField } from '../../core/graphql/act-fields.ts'
import { tableQuery } from '../../core/graphql/table-query.ts'
import { idIfGiven, parseId } from '../../../domain/id.ts'
import { campaignLifecycle } from '../../../domain/lifecycles/campaign.ts'
import { statesOf } from '../../../domain/lifecycles/lifecycle.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { mailTable } from '../../../domain/tables/mails.ts'
import { campaignViews } from '../../../domain/tables/mails.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { cancelCampaign } from './cancel-campaign.ts'
import { findCampaign, listCampaigns, pageCampaigns, type Campaign, type CampaignPage } from './campaign.ts'
import { countDelivery, type CampaignDelivery } from './count-delivery.ts'
import type { CampaignInput } from './judge-campaign.ts'
import { previewCampaign, type CampaignPreview, type SampledPerson } from './preview-campaign.ts'
import { saveCampaign } from './save-campaign.ts'
import { sendTest } from './send-test.ts'

const MailState = builder.enumType('MailState', {
  values: statesOf(campaignLifecycle),
})

const MailDelivery = builder.objectRef<CampaignDelivery>('MailDelivery').implement({
  description: 'How far the sending has come, in people.',
  fields: (t) => ({
    recipients: t.exposeInt('recipients', { description: 'Fixed when the sending began.' }),
    delivered: t.exposeInt('delivered'),
    undeliverable: t.exposeInt('undeliverable'),
    passed_over: t.exposeInt('passed_over', {
      description: 'Turned mails off, or left the fund, before it was their turn.',
    }),
  }),
})

const Mail = builder.objectRef<Campaign>('Mail').implement({
  description: 'A mail from the operator to many.',
  fields: (t) => ({
    ...columnFields(t, mailTable),
    ...asRead(t, {
      ID: ['id'],
      String: ['title', 'body', 'updated_by'],
      'DateTime?': ['send_at', 'sent_at'],
      DateTime: ['updated_at'],
    }),
    sent: t.boolean({ resolve: ({ state }) => state === 'sent' }),
    to_all: t.boolean({ resolve: ({ audience }) => audience.kind === 'everyone' }),
    to_project: t.id({
      nullable: true,
      description: 'The fund whose participants get it, or null.',
      resolve: ({ audience }) => (audience.kind === 'fund' ? audience.fundId : null),
    }),
    mailto: t.exposeString('test_address', { nullable: true, description: 'One address, for test sending.' }),
    state: t.expose('state', { type: MailState }),
    version: t.exposeInt('version', {
      description: 'Told again with a change: who has seen an older one changes nothing.',
    }),
    begun_at: t.expose('begun_at', { type: 'DateTime', nullable: true, description: 'When the sending began.' }),
    delivery: t.field({
      type: MailDelivery,
      nullable: true,
      description: 'Null until the sending begins.',
      resolve: ({ id, begun_at: begunAt }, _args, { services }) =>
        begunAt === null ? null : countDelivery(services.database, id),
    }),
  }),
})

const MailInput = builder.inputType('MailInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    body: t.string({
      required: true,
      description:
        'Plain text; {{氏名}} is each receiver’s name, {{ファンド名}} and {{出資額}} belong to mails to a fund’s participants.',
    }),
    send_at: t.field({ type: 'DateTime', description: 'Schedules the mail; a draft without it.' }),
    to_all: t.boolean(),
    to_project: t.id(),
    mailto: t.string(),
    version: t.int({
      description: 'As it was seen; CONFLICT where somebody changed it since. Not compared where it is missing.',
    }),
  }),
})

interface InputValues {
  title: string
  body: string
  send_at?: Date | null | undefined
  to_all?: boolean | null | undefined
  to_project?: string | number | null | undefined
  mailto?: string | null | undefined
}

const toInput = (input: InputValues): CampaignInput => ({
  title: input.title,
  body: input.body,
  sendAt: input.send_at ?? null,
  toAll: input.to_all ?? false,
  fundId: idIfGiven(input.to_project),
  testAddress: input.mailto ?? null,
})

const MailSample = builder.objectRef<SampledPerson>('MailSample').implement({
  fields: (t) => ({
    member_number: t.exposeString('memberNumber'),
    name: t.exposeString('name'),
    email: t.exposeString('email', { description: 'Masked.' }),
  }),
})

const MailPreview = builder.objectRef<CampaignPreview>('MailPreview').implement({
  description: 'Who would get a mail now, and how one of them would read it.',
  fields: (t) => ({
    recipients: t.exposeInt('recipients'),
    unsubscribed: t.exposeInt('unsubscribed', { description: 'Members who have turned such mails off, and get none.' }),
    sample: t.expose('sample', { type: [MailSample] }),
    shown_for: t.expose('shownFor', {
      type: MailSample,
      nullable: true,
      description: 'Null while nobody would get it.',
    }),
    subject: t.string({ resolve: ({ mail }) => mail.subject }),
    text: t.string({ resolve: ({ mail }) => mail.text }),
    unsubscribable: t.exposeBoolean('unsubscribable'),
  }),
})

const MailView = builder.enumType('MailView', {
  description: 'open: being written, waiting for its time, or under way.',
  values: campaignViews,
})
const MailPage = builder.objectRef<CampaignPage>('MailPage').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [Mail] }),
    total: t.exposeInt('total'),
    open_count: t.int({ description: 'Of all mails, like what follows.', resolve: ({ views }) => views.open }),
    sent_count: t.int({ resolve: ({ views }) => views.sent }),
    canceled_count: t.int({ resolve: ({ views }) => views.canceled }),
  }),
})

tableQuery('adminMailPage', {
  description: 'Mails to many by the filter, the newest first. Sorted by written or changed. [admin]',
  table: mailTable,
  page: MailPage,
  filter: 'MailFilterInput',
  types: { MailView },
  list: ({ database }, filters, input) => pageCampaigns(database, filters, input),
})

builder.queryFields((t) => ({
  adminMails: t.field({
    description: 'Every mail to many, the newest first; pages ask adminMailPage. [admin]',
    access: 'admin',
    type: [Mail],
    resolve: (_root, _args, { services }) => listCampaigns(services.database),
  }),
  adminMail: t.field({
    description: '[admin]',
    access: 'admin',
    type: Mail,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services }) => findCampaign(services.database, parseId(id)),
  }),
  adminMailPreview: t.field({
    description: 'Who would get this mail now and how one of them would read it; nothing is kept or sent. [admin]',
    access: 'admin',
    type: MailPreview,
    args: { input: t.arg({ type: MailInput, required: true }), member_number: t.arg.string() },
    resolve: async (_root, { input, member_number: memberNumber }, context) =>
      unwrap(
        await previewCampaign(context.services, requireViewer(context), {
          input: toInput(input),
          memberNumber: memberNumber ?? null,
        }),
      ),
  }),
}))

builder.mutationFields((t) => ({
  adminUpdateMail: actField(t, {
    description: 'Creates (no id) or updates a mail campaign that is not sent yet. [admin]',
    access: 'admin',
    type: IdResult,
    args: { id: t.arg.id(), input: t.arg({ type: MailInput, required: true }) },
    act: (services, viewer, { id, input }) =>
      saveCampaign(services, viewer, {
        id: id === null || id === undefined ? undefined : parseId(id),
        version: input.version ?? undefined,
        input: toInput(input),
      }),
  }),
  adminMailTest: okField(t, {
    description: 'Sends one mail to input.mailto alone, marked as a test. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: MailInput, required: true }) },
    act: (services, viewer, { input }) => sendTest(services, viewer, toInput(input)),
  }),
  adminCancelMail: actField(t, {
    description:
      'Calls a mail off: a scheduled one is a draft again, a draft is given up, of one under way the rest stays unsent. [admin]',
    access: 'admin',
    type: IdResult,
    args: { id: t.arg.id({ required: true }), version: t.arg.int() },
    act: (services, viewer, { id, version }) =>
      cancelCampaign(services, viewer, {
        id: parseId(id),
        version: version ?? undefined,
      }),
  }),
}))
