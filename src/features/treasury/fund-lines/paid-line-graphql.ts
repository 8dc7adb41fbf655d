import { asRead } from '../../core/graphql/as-read.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { FundLineKindType } from './graphql.ts'
import { listPaidLines, type PaidLine } from './list-paid-lines.ts'

const PaidLineType = builder.objectRef<PaidLine>('PaidLine').implement({
  description:
    'A line of the account that paid a price, was a buyer’s deposit or brought income, of which something may come or go back.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Date: ['transacted_on'], String: ['remarks'] }),
    kind: t.expose('kind', {
      type: FundLineKindType,
      description: 'purchase, sale_deposit, other_income, or rent, also of rent in advance.',
    }),
    left: t.expose('left', { type: 'Yen', description: 'What has not come or gone back yet.' }),
    lease_id: t.exposeID('lease_id', { nullable: true, description: 'Of rents of one lease: that.' }),
  }),
})

builder.queryField('adminPaidLines', (t) =>
  t.field({
    description:
      'Lines of a fund of which something may come or go back, oldest first; of income the newest 500. [admin]',
    access: 'admin',
    type: [PaidLineType],
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, { project_id: id }, { services }) => listPaidLines(services.database, idOf<'fund'>(id)),
  }),
)
