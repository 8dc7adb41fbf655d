import type { FundDisclosure } from '../../../domain/fund-disclosure.ts'
import type { CompleteFundDraft, FundPictureChoice, RatePart } from '../../../domain/fund-draft.ts'
import { idOf } from '../../../domain/id.ts'
import { GoalType, RecruitType } from '../fund/graphql.ts'
import { toGoalType, toRecruitType } from '../fund/to-graphql.ts'
import { builder } from '../../core/graphql/builder.ts'

const FundRatePart = builder.objectRef<RatePart>('FundRatePart').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    rate_bp: t.exposeInt('rateBp', { description: 'Basis points: 350 is 3.5 %.' }),
  }),
})

const FundDisclosureType = builder.objectRef<Partial<FundDisclosure>>('FundDisclosure').implement({
  description: 'Texts of the pre-contract document; empty where nothing is written yet.',
  fields: (t) => ({
    use_of_funds: t.string({ resolve: ({ useOfFunds }) => useOfFunds ?? '' }),
    price_basis: t.string({ resolve: ({ priceBasis }) => priceBasis ?? '' }),
    related_parties: t.string({ resolve: ({ relatedParties }) => relatedParties ?? '' }),
    management: t.string({ resolve: ({ management }) => management ?? '' }),
    exit_plan: t.string({ resolve: ({ exitPlan }) => exitPlan ?? '' }),
    manager_review: t.string({ resolve: ({ managerReview }) => managerReview ?? '' }),
  }),
})

const FundPictureRef = builder.objectRef<FundPictureChoice>('FundPictureRef').implement({
  description: 'An uploaded picture by its id, or one of the drawn views 0 to 3.',
  fields: (t) => ({
    id: t.id({ nullable: true, resolve: (picture) => (picture.kind === 'uploaded' ? picture.id : null) }),
    view: t.int({ nullable: true, resolve: (picture) => (picture.kind === 'drawn' ? picture.view : null) }),
    caption: t.string({ resolve: (picture) => (picture.kind === 'uploaded' ? picture.caption : '') }),
  }),
})

export const FundContent = builder.objectRef<CompleteFundDraft>('FundContent').implement({
  description: 'What a fund says, as operators edit it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    detail: t.exposeString('detail'),
    start_at: t.expose('offeringStartAt', { type: 'DateTime' }),
    end_at: t.expose('offeringEndAt', { type: 'DateTime' }),
    recruit_type: t.field({ type: RecruitType, resolve: ({ offeringMethod }) => toRecruitType(offeringMethod) }),
    goal_type: t.field({ type: GoalType, resolve: ({ goal }) => toGoalType(goal) }),
    price_estate: t.expose('fundTotal', { type: 'Yen' }),
    subordination_amount: t.expose('subordinatedAmount', { type: 'Yen' }),
    lower_invest: t.expose('minimumAmount', { type: 'Yen' }),
    higher_invest: t.expose('maximumAmount', { type: 'Yen', nullable: true }),
    rate_bp: t.exposeInt('plannedRateBp', { description: 'Planned annual yield in basis points.' }),
    rate_parts: t.field({ type: [FundRatePart], resolve: ({ rateBreakdown }) => rateBreakdown }),
    unyo_term_month: t.exposeInt('operationTermMonths'),
    unyo_start_at: t.expose('operationStartOn', { type: 'Date', nullable: true }),
    unyo_end_at: t.expose('operationEndOn', { type: 'Date', nullable: true }),
    is_auto_continue: t.exposeBoolean('autoRenewal'),
    has_waitlist: t.exposeBoolean('hasWaitlist', {
      description: 'Whether members may wait for room in it while it is full; means nothing for a lottery.',
    }),
    special: t.exposeString('earlyAccessCode', { nullable: true, description: 'The code of the priority reception.' }),
    disclosure: t.field({ type: FundDisclosureType, resolve: ({ disclosure }) => disclosure }),
    pictures: t.field({
      type: [FundPictureRef],
      description: 'In their order, the main one first; none stands for the drawn ones.',
      resolve: ({ pictures }) => pictures,
    }),
  }),
})

const FundRatePartInput = builder.inputType('FundRatePartInput', {
  fields: (t) => ({ label: t.string({ required: true }), rate_bp: t.int({ required: true }) }),
})

const FundDisclosureInput = builder.inputType('FundDisclosureInput', {
  fields: (t) => ({
    use_of_funds: t.string({ required: true }),
    price_basis: t.string({ required: true }),
    related_parties: t.string({ required: true }),
    management: t.string({ required: true }),
    exit_plan: t.string({ required: true }),
    manager_review: t.string({ required: true }),
  }),
})

const FundPictureRefInput = builder.inputType('FundPictureRefInput', {
  fields: (t) => ({ id: t.id(), view: t.int(), caption: t.string({ required: true }) }),
})

export const FundContentInput = builder.inputType('FundContentInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    detail: t.string({ required: true }),
    start_at: t.field({ type: 'DateTime', required: true }),
    end_at: t.field({ type: 'DateTime', required: true }),
    recruit_type: t.field({ type: RecruitType, required: true }),
    goal_type: t.field({ type: GoalType, required: true }),
    price_estate: t.field({ type: 'Yen', required: true }),
    subordination_amount: t.field({ type: 'Yen', required: true }),
    lower_invest: t.field({ type: 'Yen', required: true }),
    higher_invest: t.field({ type: 'Yen' }),
    rate_bp: t.int({ required: true }),
    rate_parts: t.field({ type: [FundRatePartInput], required: true }),
    unyo_term_month: t.int({ required: true }),
    unyo_start_at: t.field({ type: 'Date' }),
    unyo_end_at: t.field({ type: 'Date' }),
    is_auto_continue: t.boolean({ required: true }),
    has_waitlist: t.boolean({ required: true }),
    special: t.string(),
    disclosure: t.field({ type: FundDisclosureInput, required: true }),
    pictures: t.field({ type: [FundPictureRefInput], required: true }),
  }),
})

type ContentInput = typeof FundContentInput.$inferInput

/** The API's words as the draft they stand for. */
export function toDraft(input: ContentInput): CompleteFundDraft {
  const { disclosure } = input
  return {
    name: input.name,
    detail: input.detail,
    offeringStartAt: input.start_at,
    offeringEndAt: input.end_at,
    offeringMethod: input.recruit_type === 'lottery' ? 'lottery' : 'first_come',
    goal: input.goal_type === 'Allin' ? 'all_in' : 'all_or_nothing',
    fundTotal: input.price_estate,
    subordinatedAmount: input.subordination_amount,
    minimumAmount: input.lower_invest,
    maximumAmount: input.higher_invest ?? null,
    plannedRateBp: input.rate_bp,
    rateBreakdown: input.rate_parts.map(({ label, rate_bp: rateBp }) => ({ label, rateBp })),
    operationTermMonths: input.unyo_term_month,
    operationStartOn: input.unyo_start_at ?? null,
    operationEndOn: input.unyo_end_at ?? null,
    autoRenewal: input.is_auto_continue,
    hasWaitlist: input.has_waitlist,
    earlyAccessCode: input.special?.trim() || null,
    disclosure: {
      useOfFunds: disclosure.use_of_funds,
      priceBasis: disclosure.price_basis,
      relatedParties: disclosure.related_parties,
      management: disclosure.management,
      exitPlan: disclosure.exit_plan,
      managerReview: disclosure.manager_review,
    },
    pictures: input.pictures.map(({ id, view, caption }) =>
      id === null || id === undefined
        ? { kind: 'drawn', view: Math.min(3, Math.max(0, view ?? 0)) }
        : { kind: 'uploaded', id: idOf(id), caption },
    ),
  }
}
