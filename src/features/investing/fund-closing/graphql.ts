import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf, parseId } from '../../../domain/id.ts'
import { ACCOUNTS } from '../../../ledger/chart.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { proposeLateResult } from './take-late-result.ts'
import { proposeSupplement, type ForeseenSupplement } from './supplement-distribution.ts'
import { loadWindingUp, proposeWindingUp, type LeftInBook, type WindingUp } from './wind-up.ts'

const LeftInFundBook = builder.objectRef<LeftInBook>('LeftInFundBook').implement({
  fields: (t) => ({
    account: t.string({ resolve: ({ kind }) => ACCOUNTS[kind].text }),
    amount: t.expose('amount', { type: 'Yen', description: 'Debit positive.' }),
  }),
})

const ForeseenSupplementType = builder.objectRef<ForeseenSupplement>('ForeseenSupplement').implement({
  description: 'What a supplementary distribution would give now.',
  fields: (t) => ({
    ...asRead(t, { Int: ['people'], Yen: ['tax'], Date: ['payday'] }),
    lost: t.expose('lost', { type: 'Yen', description: 'What investors stand to have lost of their principal.' }),
    restored: t.expose('restored', { type: 'Yen', description: 'Of what was lost: principal that goes back.' }),
    dividend: t.expose('dividend', { type: 'Yen', description: 'Of all investors, before tax.' }),
    operator_share: t.expose('operatorShare', {
      type: 'Yen',
      description: 'What is beyond lost principal and the contract’s cap, and what flooring leaves.',
    }),
  }),
})

const WindingUpType = builder.objectRef<WindingUp>('WindingUp').implement({
  description: 'Where a fund whose principal has gone back, or that failed, stands on the way to its end.',
  fields: (t) => ({
    wound_up_at: t.expose('wound_up_at', { type: 'DateTime', nullable: true }),
    may_wind_up: t.exposeBoolean('may_wind_up', { description: 'Whether nothing is left in its book.' }),
    late_result: t.expose('late_result', {
      type: 'Yen',
      description: 'What came in after the last period, less what it cost: nobody has it yet.',
    }),
    has_late_result: t.exposeBoolean('has_late_result', {
      description: 'Whether anything of after the last period is still to be closed; its sum may be nothing.',
    }),
    supplement: t.expose('supplement', {
      type: ForeseenSupplementType,
      nullable: true,
      description: 'What of it is the investors’ before the operator.',
    }),
    left: t.expose('left', { type: [LeftInFundBook], description: 'What is left in its book.' }),
  }),
})

builder.queryField('adminWindingUp', (t) =>
  t.field({
    description: 'What is left in the book of a fund that is over. [admin]',
    access: 'admin',
    type: WindingUpType,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, { project_id }, { services }) =>
      unwrap(await loadWindingUp(services.database, parseId(project_id), services.clock.now())),
  }),
)

builder.mutationField('proposeLateResult', (t) =>
  proposalField(t, {
    description:
      'Proposes that what came in after the last period is the operator’s, where investors have all that the contract gives them; another operator approves. [admin]',
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string() },
    act: (services, viewer, { project_id, reason }) => {
      const content = { fundId: idOf<'fund'>(project_id), reason: reason ?? '' }
      return proposeLateResult(services, viewer, content)
    },
  }),
)

builder.mutationField('proposeSupplementaryDistribution', (t) =>
  proposalField(t, {
    description:
      'Proposes to give what came in after the last period to those who had a share in the distribution that paid the principal back: what they lost of it first, then up to the contract’s cap; another operator approves. The id is the proposal. [admin]',
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string() },
    act: (services, viewer, { project_id, reason }) => {
      const content = { fundId: idOf<'fund'>(project_id), reason: reason ?? '' }
      return proposeSupplement(services, viewer, content)
    },
  }),
)

builder.mutationField('proposeWindingUp', (t) =>
  proposalField(t, {
    description:
      'Proposes to record that a fund is wound up, once nothing is left in its book; another operator approves. The id is the proposal. [admin]',
    args: { project_id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { project_id, reason }) => {
      const content = { fundId: idOf<'fund'>(project_id), reason }
      return proposeWindingUp(services, viewer, content)
    },
  }),
)
