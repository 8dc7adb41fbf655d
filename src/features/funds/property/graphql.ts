import { asRead } from '../../core/graphql/as-read.ts'
import { publicAddress } from '../../../domain/funds/address-key.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { earthquakeStandard } from '../../../domain/funds/earthquake-standard.ts'
import { fundOccupancy, type FundOccupancy, type OccupancyPeriod } from '../../../domain/funds/fund-occupancy.ts'
import { EXIT_KIND, EXIT_PROOF, type ExitKind, type ExitProof } from '../../../domain/funds/exit-kind.ts'
import {
  areaText,
  ownDays,
  ownMargin,
  pricePerSquareMetre,
  PARTY_RELATION,
  PROPERTY_KIND,
  shareText,
  type PartyRelation,
} from '../../../domain/funds/property.ts'
import { addYen, yen } from '../../../domain/money.ts'
import { lossLinePermille, purchaseCosts, salePlanOf, type SalePlan } from '../../../domain/funds/sale-plan.ts'
import { builder } from '../../core/graphql/builder.ts'
import { Project } from '../fund/graphql.ts'
import type { FundPropertyView } from './load-fund-properties.ts'
import { toPercent } from '../fund/to-graphql.ts'
import type { LineageStep } from './load-lineage.ts'
import {
  sharedExits,
  sharedHoldings,
  sharedLineages,
  sharedProperties,
  sharedTakenOver,
  sharedTakings,
  type PropertyTaking,
} from './shared-records.ts'

const codesOf = <Code extends string>(words: Readonly<Record<Code, string>>): [Code, ...Code[]] =>
  Object.keys(words) as [Code, ...Code[]]

export const PartyRelationType = builder.enumType('PartyRelation', { values: codesOf<PartyRelation>(PARTY_RELATION) })
const ExitKindType = builder.enumType('ExitKind', {
  description: "Where a fund's property went.",
  values: codesOf<ExitKind>(EXIT_KIND),
})
const ExitProofType = builder.enumType('ExitProof', {
  description:
    'books: two people booked the sale with its lines of the bank; record: of a fund that is over, without a line; one_person: one operator has recorded it, which operators alone read.',
  values: codesOf<ExitProof>(EXIT_PROOF),
})

export const LineageStepType = builder.objectRef<LineageStep>('LineageStep').implement({
  description: 'One stay of a property in a fund. Amounts are without consumption tax.',
  fields: (t) => ({
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    planned_rimawari: t.float({
      description: 'What the fund planned, percent a year.',
      resolve: ({ plannedRateBp }) => toPercent(plannedRateBp),
    }),
    planned_months: t.exposeInt('plannedMonths'),
    rimawari: t.float({
      nullable: true,
      description: 'What it brought its investors, percent a year before tax; null while that is not fixed.',
      resolve: ({ rateBp }) => (rateBp === null ? null : toPercent(rateBp)),
    }),
    rimawari_after_loss: t.float({
      nullable: true,
      description: 'rimawari with losses of principal taken off; null where there were none.',
      resolve: ({ rateAfterLossBp }) => (rateAfterLossBp === null ? null : toPercent(rateAfterLossBp)),
    }),
    held_from: t.expose('heldFrom', { type: 'Date' }),
    held_until: t.expose('heldUntil', { type: 'Date', nullable: true }),
    seller: t.expose('sellerRelation', { type: PartyRelationType }),
    acquired_for: t.expose('acquiredFor', { type: 'Yen' }),
    sold_for: t.expose('soldFor', { type: 'Yen', nullable: true }),
    exit_kind: t.expose('exitKind', { type: ExitKindType }),
    exit_proof: t.expose('exitProof', { type: ExitProofType, nullable: true }),
    next_project_id: t.id({
      nullable: true,
      description:
        'The fund that bought it next, from this one or by way of the operator; null as long as the public has not seen it.',
      resolve: ({ nextFund }) => nextFund?.id ?? null,
    }),
    next_project_name: t.string({ nullable: true, resolve: ({ nextFund }) => nextFund?.name ?? null }),
    own_price: t.field({
      type: 'Yen',
      nullable: true,
      description: 'What the operator itself had paid, where it brought the property in.',
      resolve: ({ own }) => own?.price ?? null,
    }),
    own_days: t.int({
      nullable: true,
      description: 'Days that the operator itself had held it.',
      resolve: (step) => ownDays(step),
    }),
    margin: t.field({
      type: 'Yen',
      nullable: true,
      description: "acquired_for over the operator's own price.",
      resolve: (step) => ownMargin(step)?.yen ?? null,
    }),
    margin_permille: t.int({ nullable: true, resolve: (step) => ownMargin(step)?.permille ?? null }),
  }),
})

const ProjectAppraisal = builder.objectRef<NonNullable<FundPropertyView['appraisal']>>('ProjectAppraisal').implement({
  fields: (t) => ({
    appraised_on: t.expose('on', { type: 'Date' }),
    appraiser: t.exposeString('appraiser'),
    method: t.exposeString('method', { description: 'licensed or assessment.' }),
    value: t.expose('value', { type: 'Yen' }),
  }),
})

export const ProjectProperty = builder.objectRef<FundPropertyView>('ProjectProperty').implement({
  description: 'What a fund is about: a property or a part of it.',
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => PROPERTY_KIND[kind] }),
    place: t.string({
      description: 'The address without block, house and room.',
      resolve: ({ address }) => publicAddress(address),
    }),
    area: t.string({ resolve: ({ areaCenti }) => areaText(areaCenti) }),
    share: t.string({
      nullable: true,
      description: 'Null for all of it.',
      resolve: ({ shareNumerator, shareDenominator }) => shareText(shareNumerator, shareDenominator),
    }),
    earthquake_standard: t.string({
      nullable: true,
      description: 'What the age of the building says of its standard; null of land, and where no age is recorded.',
      resolve: ({ kind, builtIn }) => (kind === 'land' || builtIn === null ? null : earthquakeStandard(builtIn)),
    }),
    seller: t.expose('sellerRelation', { type: PartyRelationType }),
    price: t.expose('price', { type: 'Yen' }),
    unit_price: t.field({
      type: 'Yen',
      description: 'Of a square metre of the part or the share of it, rounded down.',
      resolve: (property) => pricePerSquareMetre(property),
    }),
    price_basis: t.exposeString('priceBasis'),
    price_reason: t.exposeString('priceReason', { description: 'Where the seller is no third party.' }),
    appraisal: t.expose('appraisal', { type: ProjectAppraisal, nullable: true }),
    lineage: t.field({
      type: [LineageStepType],
      description: 'Every published fund that held it, the first one first; empty before it was bought.',
      resolve: async ({ partId }, _args, { services }) => (await sharedLineages(services)).get(partId) ?? [],
    }),
  }),
})

const OccupancyPeriodType = builder.objectRef<OccupancyPeriod>('OccupancyPeriod').implement({
  description: 'Both days counted.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
    permille: t.exposeInt('permille', { description: 'Of area and days, rounded down.' }),
  }),
})

const ProjectOccupancy = builder.objectRef<FundOccupancy>('ProjectOccupancy').implement({
  description: 'How much of what a fund holds is let: of its parts, and in thousandths of the area.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'Today, or the last day on which the fund held something.' }),
    ...asRead(t, { Int: ['parts', 'let', 'permille'] }),
    periods: t.expose('periods', { type: [OccupancyPeriodType] }),
  }),
})

builder.objectField(Project, 'occupancy', (t) =>
  t.field({
    type: ProjectOccupancy,
    nullable: true,
    description: 'Null before the fund has bought, and where no lease is recorded.',
    resolve: async ({ id, fund: { autoRenewal } }, _args, { services }) =>
      fundOccupancy((await sharedHoldings(services)).get(id) ?? [], {
        autoRenewal,
        today: japanDateOf(services.clock.now()),
      }),
  }),
)

builder.objectField(Project, 'exits', (t) =>
  t.field({
    type: [ExitKindType],
    description: 'How it has parted with its properties, each way once; empty while it holds them all.',
    resolve: async ({ id }, _args, { services }) => [...((await sharedExits(services)).get(id) ?? [])],
  }),
)

builder.objectField(Project, 'taken_over', (t) =>
  t.field({
    type: 'Yen',
    nullable: true,
    description:
      'For how much the operator bought its property at book value by paying principal, where no sale is on record.',
    resolve: async ({ id }, _args, { services }) => (await sharedTakenOver(services)).get(id)?.amount ?? null,
  }),
)

builder.objectField(Project, 'properties', (t) =>
  t.field({
    type: [ProjectProperty],
    description: 'Empty for a fund that was published before properties were recorded.',
    resolve: async ({ id }, _args, { services }) => (await sharedProperties(services)).get(id) ?? [],
  }),
)

const ProjectSalePlan = builder.objectRef<SalePlan>('ProjectSalePlan').implement({
  description:
    "What the fund's money is for, and what of it comes back: from it anyone can compute what a sale at some price means.",
  fields: (t) => ({
    price: t.expose('price', { type: 'Yen', description: 'Of all its properties, without consumption tax.' }),
    purchase_costs: t.field({
      type: 'Yen',
      description: 'Price, costs and reserve are the whole total.',
      resolve: purchaseCosts,
    }),
    reserve: t.expose('reserve', { type: 'Yen', description: 'Paid back as far as it is left.' }),
    sale_cost_bp: t.exposeInt('saleCostBp', { description: 'Of the sale price, basis points.' }),
    senior: t.expose('senior', { type: 'Yen', description: "The investors' part." }),
    subordinated: t.expose('subordinated', {
      type: 'Yen',
      description: "The operator's part, which bears losses first.",
    }),
    loss_line_permille: t.int({
      nullable: true,
      description:
        'The largest fall of the sale price, in thousandths of the purchase price, at which investors lose nothing of their principal. Null where they lose even at the purchase price.',
      resolve: lossLinePermille,
    }),
  }),
})

builder.objectField(Project, 'exit_plan', (t) =>
  t.exposeString('exitPlan', {
    nullable: true,
    description:
      'How and when the property is to be sold, as the pre-contract document says it. Null where it says nothing.',
  }),
)

builder.objectField(Project, 'management', (t) =>
  t.exposeString('management', {
    nullable: true,
    description: 'Who manages the property, as the pre-contract document says it. Null where it says nothing.',
  }),
)

builder.objectField(Project, 'sale_plan', (t) =>
  t.field({
    type: ProjectSalePlan,
    nullable: true,
    description: 'Null where the fund says nothing of its reserve and of the costs of a sale, or has no property yet.',
    resolve: async ({ id, fund }, _args, { services }) => {
      const properties = (await sharedProperties(services)).get(id) ?? []
      return salePlanOf({ ...fund, price: addYen(...properties.map(({ price }) => yen(price))) })
    },
  }),
)

const PropertyTakingType = builder.objectRef<PropertyTaking>('PropertyTaking').implement({
  description: "What the operator took of a fund's property at its end, after all principal was paid.",
  fields: (t) => ({
    on: t.expose('on', { type: 'Date' }),
    price: t.expose('price', { type: 'Yen' }),
    appraised_on: t.field({ type: 'Date', nullable: true, resolve: ({ appraisal }) => appraisal?.on ?? null }),
    appraised: t.field({
      type: 'Yen',
      nullable: true,
      description: 'What somebody else found all of the property to be worth.',
      resolve: ({ appraisal }) => appraisal?.value ?? null,
    }),
    why_no_appraisal: t.exposeString('whyNone', { nullable: true }),
  }),
})

builder.objectField(Project, 'taken_at_end', (t) =>
  t.field({
    type: [PropertyTakingType],
    resolve: async ({ id }, _args, { services }) => [...((await sharedTakings(services)).get(id) ?? [])],
  }),
)
