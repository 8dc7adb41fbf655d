import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf, parseId } from '../../../domain/id.ts'
import { OWN_PART_NAMES, OWN_PARTS, type OwnPart } from '../../../domain/investing/own-money.ts'
import { zeroYen, type Yen } from '../../../domain/money.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { entryText } from '../../treasury/money-trail/step-text.ts'
import { proposeContribution } from './contribute.ts'
import type { OwnMoneyChange } from './list-own-money.ts'
import { loadFundOwnMoney, type FundOwnMoney } from './load-fund-own-money.ts'
import { proposeContributionReturn } from './return-contribution.ts'

const ContributedPart = builder.enumType('ContributedPart', {
  description: 'subordinated: as it was published. fill_in: for what investors did not take.',
  values: { subordinated: { value: 'subordinated' }, fill_in: { value: 'fillIn' } } as const,
})

interface PartView {
  part: OwnPart
  contributed: Yen
  missing: Yen
}

const OwnMoneyPart = builder.objectRef<PartView>('OwnMoneyPart').implement({
  fields: (t) => ({
    part: t.field({
      type: ContributedPart,
      nullable: true,
      description: 'Null for what was taken over from those who left: that comes with their payment.',
      resolve: ({ part }) => (part === 'takenOver' ? null : part),
    }),
    name: t.string({ resolve: ({ part }) => OWN_PART_NAMES[part] }),
    contributed: t.expose('contributed', { type: 'Yen', description: "As the fund's book has it." }),
    missing: t.expose('missing', {
      type: 'Yen',
      description: 'What is to be contributed before the start; below zero where an investor took the place.',
    }),
  }),
})

const OwnMoneyEntry = builder.objectRef<OwnMoneyChange>('OwnMoneyEntry').implement({
  fields: (t) => ({
    entry_id: t.exposeID('entry_id'),
    at: t.expose('at', { type: 'DateTime' }),
    text: t.string({ resolve: ({ kind }) => entryText(kind) }),
    name: t.string({ resolve: ({ part }) => OWN_PART_NAMES[part] }),
    amount: t.expose('amount', { type: 'Yen', description: 'Below zero where it went out, or a loss took it.' }),
    people: t.exposeStringList('people', { description: 'Who proposed and who approved.' }),
  }),
})

const FundOwnMoneyType = builder.objectRef<FundOwnMoney>('FundOwnMoney').implement({
  description: "The operator's own money in a fund: what bears a loss before any investor.",
  fields: (t) => ({
    parts: t.field({
      type: [OwnMoneyPart],
      description: 'In the order in which they bear a loss.',
      resolve: ({ contributed, missing, isStarted }) =>
        OWN_PARTS.map((part) => ({
          part,
          contributed: contributed[part],
          missing: isStarted ? zeroYen : missing[part],
        })),
    }),
    is_open: t.exposeBoolean('is_open', { description: 'Whether something may be contributed now.' }),
    may_return: t.exposeBoolean('may_return', {
      description: "Whether all investors' principal is paid, and something of his or of the property is left.",
    }),
    property_above: t.expose('property_above', {
      type: 'Yen',
      description:
        "What a stranger found the property to be worth above its cost: he pays it, and it is the fund's late income.",
    }),
    property_problem: t.exposeString('property_problem', {
      nullable: true,
      description: 'Why he cannot take the property yet, in words.',
    }),
    property_left: t.expose('property_left', {
      type: 'Yen',
      description: 'What he takes of the property with what goes back, at its cost.',
    }),
    available: t.expose('available', { type: 'Yen', description: "What the operator's own money has left for it." }),
    changes: t.expose('changes', { type: [OwnMoneyEntry], description: 'Oldest first.' }),
  }),
})

builder.queryField('adminFundOwnMoney', (t) =>
  t.field({
    description: "The operator's own money in a fund, and how it came about. [admin]",
    access: 'admin',
    type: FundOwnMoneyType,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, { project_id }, { services }) =>
      unwrap(await loadFundOwnMoney(services, parseId(project_id))),
  }),
)

builder.mutationFields((t) => ({
  proposeContribution: proposalField(t, {
    description:
      'Proposes that the operator contributes own money to a fund before its start; another operator approves. What was not contributed is with the start. The id is the proposal. [admin]',
    args: {
      project_id: t.arg.id({ required: true }),
      part: t.arg({ type: ContributedPart, required: true }),
      amount: t.arg({ type: 'Yen', required: true }),
      reason: t.arg.string({ required: true }),
    },
    act: (services, viewer, { project_id, part, amount, reason }) =>
      proposeContribution(services, viewer, { fundId: idOf<'fund'>(project_id), part, amount, reason }),
  }),
  proposeContributionReturn: proposalField(t, {
    description:
      "Proposes that the operator's own money goes back out of a fund, after every investor's principal; another operator approves. The id is the proposal. [admin]",
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { project_id, reason }) =>
      proposeContributionReturn(services, viewer, { fundId: idOf<'fund'>(project_id), reason }),
  }),
}))
