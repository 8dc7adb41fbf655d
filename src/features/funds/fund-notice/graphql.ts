import { okField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { chooseNotice, listNotices } from './choose-notice.ts'
import { noticeKinds } from './notice-kind.ts'

const FundNoticeKind = builder.enumType('FundNoticeKind', {
  description: 'opening: an hour before the offering begins. reopening: when a paused offering goes on.',
  values: noticeKinds,
})

const FundNoticeInput = builder.inputType('FundNoticeInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    kind: t.field({ type: FundNoticeKind, required: true }),
    wanted: t.boolean({ required: true }),
  }),
})

builder.queryField('fundNotices', (t) =>
  t.field({
    description: 'What the member waits to be mailed about this fund.',
    access: 'member',
    type: [FundNoticeKind],
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, { project_id }, context) =>
      listNotices(context.services, requireViewer(context), idOf(project_id)),
  }),
)

builder.mutationField('chooseFundNotice', (t) =>
  okField(t, {
    description:
      'Asks for a mail when the fund takes applications, once, or takes the wish back. CONFLICT where nothing is left to wait for.',
    access: 'member',
    args: { input: t.arg({ type: FundNoticeInput, required: true }) },
    act: (services, viewer, { input }) => {
      const wish = { fundId: idOf<'fund'>(input.project_id), kind: input.kind, wanted: input.wanted }
      return chooseNotice(services, viewer, wish)
    },
  }),
)
