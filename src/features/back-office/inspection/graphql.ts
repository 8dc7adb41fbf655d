import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { registersOf } from './pack.ts'
import { preparePack } from './prepare-pack.ts'
import type { Register } from './register.ts'

const InspectionRegister = builder.objectRef<Register>('InspectionRegister').implement({
  description: 'A table of the inspection pack.',
  fields: (t) => ({
    file: t.exposeString('file'),
    title: t.exposeString('title'),
    reason: t.exposeString('reason'),
    columns: t.exposeStringList('columns'),
  }),
})

builder.queryField('adminInspectionRegisters', (t) =>
  t.field({
    description: 'What the inspection pack holds. [admin]',
    access: 'admin',
    type: [InspectionRegister],
    resolve: () => registersOf({ from: null, until: null }),
  }),
)

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
