import { builder } from '../../core/graphql/builder.ts'
import { Project } from '../fund/graphql.ts'
import { PartyRelationType } from './graphql.ts'
import { showPropertyFigures, type PropertyFigures } from './show-figures.ts'

const FiguresAppraisal = builder.objectRef<NonNullable<PropertyFigures['appraisal']>>('FiguresAppraisal').implement({
  fields: (t) => ({
    value: t.expose('value', { type: 'Yen', description: "Of the fund's share." }),
    on: t.expose('on', { type: 'Date' }),
    is_licensed: t.exposeBoolean('is_licensed', { description: 'By a licensed appraiser.' }),
  }),
})

const NetOperatingIncome = builder.objectRef<NonNullable<PropertyFigures['noi']>>('NetOperatingIncome').implement({
  description: 'Of the last period whose result is fixed.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    rent: t.expose('rent', { type: 'Yen' }),
    costs: t.expose('costs', { type: 'Yen', description: 'Management, repairs, insurance, public dues.' }),
    permille: t.exposeInt('permille', {
      description: 'Rent less costs as of a year of 365 days, over the price, thousandths, rounded down.',
    }),
  }),
})

const ProjectFigures = builder.objectRef<PropertyFigures>('ProjectFigures').implement({
  description: 'All that a fund buys, in figures. What no record gives is null.',
  fields: (t) => ({
    price: t.expose('price', { type: 'Yen' }),
    sellers: t.expose('sellers', { type: [PartyRelationType] }),
    appraisal: t.expose('appraisal', { type: FiguresAppraisal, nullable: true }),
    full_rent: t.expose('full_rent', {
      type: 'Yen',
      nullable: true,
      description:
        'Of a year, common fees included, an empty part with its last rent. Null where a part was never let.',
    }),
    gross_permille: t.exposeInt('gross_permille', {
      nullable: true,
      description: 'Full rent over price, rounded down.',
    }),
    noi: t.expose('noi', { type: NetOperatingIncome, nullable: true }),
  }),
})

builder.objectField(Project, 'figures', (t) =>
  t.field({
    type: ProjectFigures,
    nullable: true,
    description: 'Null for a fund of whose property nothing is recorded.',
    resolve: ({ id }, _args, { services }) => showPropertyFigures(services, id),
  }),
)
