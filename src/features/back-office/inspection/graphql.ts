import { asRead } from '../../core/graphql/as-read.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { registersOf } from './pack.ts'
import { preparePack } from './prepare-pack.ts'
import type { Register } from './register.ts'
import { statuteRows, type StatuteRow } from './statute-table.ts'

const InspectionRegister = builder.objectRef<Register>('InspectionRegister').implement({
  description: 'A table of the inspection pack.',
  fields: (t) => ({
    ...asRead(t, { String: ['file', 'title', 'reason'] }),
    columns: t.exposeStringList('columns'),
  }),
})

const StatuteItem = builder.objectRef<StatuteRow>('StatuteItem').implement({
  description: 'An item that act or rule asks of a paper, a book, a list or a duty, and where it is answered.',
  fields: (t) => ({
    ...asRead(t, { String: ['paper', 'law', 'article', 'title', 'place'] }),
    besides: t.exposeString('besides', { description: 'What the company makes and keeps itself; may be empty.' }),
    reading: t.exposeString('reading', { description: 'How well the text of the law is known.' }),
  }),
})

builder.queryFields((t) => ({
  adminInspectionRegisters: t.field({
    description: 'What the inspection pack holds. [admin]',
    access: 'admin',
    type: [InspectionRegister],
    resolve: () => registersOf({ from: null, until: null }),
  }),
  adminStatuteItems: t.field({
    description: 'Every item of the law with its place, as the pack has it (法定事項の対応表). [admin]',
    access: 'admin',
    type: [StatuteItem],
    resolve: () => statuteRows(),
  }),
}))

builder.mutationField('adminInspectionPack', (t) =>
  t.string({
    description:
      'A value for GET /admin/inspection.zip?value={value}, good in this session for five minutes; needs a fresh login and is noted in the audit log. [admin]',
    access: 'admin',
    args: { from: t.arg({ type: 'Date' }), until: t.arg({ type: 'Date' }), purpose: t.arg.string({ required: true }) },
    resolve: async (_root, { from, until, purpose }, context) =>
      unwrap(
        await preparePack(context.services, requireViewer(context), {
          from: from ?? null,
          until: until ?? null,
          purpose,
        }),
      ),
  }),
)
