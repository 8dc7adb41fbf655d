import { asRead } from '../../core/graphql/as-read.ts'
import { CONCERN_NAMES, type DividendConcern } from '../../../domain/investing/dividend-concerns.ts'
import { builder } from '../../core/graphql/builder.ts'
import { toPercent } from '../../funds/fund/to-graphql.ts'
import type { Share } from '../distribution/compute-shares.ts'
import type { DecidedDividend } from './decide-dividend.ts'
import { exampleDividend, periodYieldBp } from './dividend-proposal.ts'

export const toPercentOrNull = (rateBp: number | null): number | null => (rateBp === null ? null : toPercent(rateBp))

const DividendShare = builder.objectRef<Share>('DividendShare').implement({
  description: "One investor's part in a distribution.",
  fields: (t) => ({
    invest_id: t.exposeID('investmentId'),
    member_name: t.exposeString('memberName'),
    ...asRead(t, { Yen: ['amount', 'tax', 'loss'] }),
    dividend: t.expose('dividend', { type: 'Yen', description: 'Before tax.' }),
    principal: t.expose('redeemedPrincipal', { type: 'Yen', description: 'What goes back of the principal.' }),
    pay_amount: t.expose('payAmount', { type: 'Yen' }),
  }),
})

const DividendConcernType = builder.objectRef<DividendConcern>('DividendConcern').implement({
  fields: (t) => ({
    code: t.exposeString('code', {
      description:
        'above_books, below_plan, above_cap, not_business_day, after_due, far_off, already_past or other_year.',
    }),
    name: t.string({ resolve: ({ code }) => CONCERN_NAMES[code] }),
    expected: t.exposeString('expected', { description: 'What the contract or the calendar says.' }),
    entered: t.exposeString('entered', { description: 'What was typed, and how far it is from that.' }),
  }),
})

export const DividendPreview = builder.objectRef<DecidedDividend>('DividendPreview').implement({
  description: 'What entering a dividend would fix.',
  fields: (t) => ({
    term: t.int({
      nullable: true,
      resolve: ({ fund, distribution }) => (fund.fund.autoRenewal ? distribution.period : null),
    }),
    start_at: t.expose('startOn', { type: 'Date' }),
    end_at: t.expose('endOn', { type: 'Date' }),
    total_dividend: t.field({
      type: 'Yen',
      description: "With the investors' quarter of a sale's profit.",
      resolve: ({ distribution }) => distribution.totalDividend,
    }),
    rimawari: t.float({
      nullable: true,
      description: 'What the investors earn in the term or operation, percent; null where nobody takes part.',
      resolve: (decided) => toPercentOrNull(periodYieldBp(decided)),
    }),
    priority_amount: t.expose('invested', {
      type: 'Yen',
      description: 'What the investors who share it have at work.',
    }),
    invested_amount: t.expose('invested', { type: 'Yen' }),
    redeems: t.boolean({
      description: 'Whether every principal goes back.',
      resolve: ({ distribution }) => distribution.redeems,
    }),
    example_dividend: t.field({ type: 'Yen', description: 'For 500,000 yen, before tax.', resolve: exampleDividend }),
    shares: t.expose('shares', { type: [DividendShare] }),
    concerns: t.expose('concerns', {
      type: [DividendConcernType],
      description: 'What is asked before two operators fix it: it is not refused.',
    }),
  }),
})
