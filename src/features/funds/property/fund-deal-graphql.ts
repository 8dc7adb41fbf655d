import { idOf } from '../../../domain/id.ts'
import { shareText } from '../../../domain/funds/property.ts'
import { builder } from '../../core/graphql/builder.ts'
import { gainOf } from './hand-over-property.ts'
import { loadPropertyBook, type FundDeal } from './load-property-book.ts'

const FundDealType = builder.objectRef<FundDeal>('FundDeal').implement({
  description: 'A recorded purchase or sale of a fund, and what its book has of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    property_id: t.exposeID('propertyId'),
    part: t.exposeString('partName'),
    is_purchase: t.boolean({ resolve: ({ side }) => side === 'bought' }),
    is_with_operator: t.boolean({ resolve: ({ otherRelation }) => otherRelation === 'self' }),
    is_agreed: t.exposeBoolean('isAgreed', {
      description: 'Of a purchase: whether two people have agreed to it. Before the start, the start books it.',
    }),
    settled_on: t.expose('settledOn', { type: 'Date' }),
    other: t.exposeString('other', { description: 'Who stands on the other side.' }),
    share: t.string({
      nullable: true,
      description: 'Null for all of the part.',
      resolve: ({ share }) => shareText(Number(share.numerator), Number(share.denominator)),
    }),
    price: t.expose('price', { type: 'Yen', description: 'With consumption tax, as it is paid.' }),
    booked: t.expose('booked', {
      type: 'Yen',
      nullable: true,
      description: "What came into the fund's book with it, or left it; null before.",
    }),
    costs: t.expose('costs', { type: 'Yen', description: 'What lines of the bank were told to cost for it.' }),
    gain: t.field({
      type: 'Yen',
      nullable: true,
      description: 'Of a sale that is booked: price less book value and costs.',
      resolve: (deal) => (deal.side === 'sold' && deal.booked !== null ? gainOf(deal, deal.booked) : null),
    }),
  }),
})

builder.queryField('adminFundDeals', (t) =>
  t.field({
    description: 'The recorded purchases and sales of a fund that stand, oldest first. [admin]',
    access: 'admin',
    type: [FundDealType],
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, { project_id: id }, { services }) =>
      (await loadPropertyBook(services.database, idOf<'fund'>(id))).deals,
  }),
)
