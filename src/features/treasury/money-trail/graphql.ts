import { asRead } from '../../core/graphql/as-read.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { idOf } from '../../../domain/id.ts'
import { refusal } from '../../../platform/outcome.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { followYen } from './follow-yen.ts'
import { trailStarts, type Trail, type TrailChain, type TrailStart, type TrailStep, type TrailTotals } from './trail.ts'

const TrailStartType = builder.enumType('TrailStart', { values: trailStarts })

const TrailStepType = builder.objectRef<TrailStep>('TrailStep').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it happened: at the bank, or in business time.' }),
    ...asRead(t, {
      DateTime: ['recorded_at'],
      String: ['kind', 'text'],
      'Yen?': ['amount'],
      'ID?': ['entry_id', 'bank_line_id', 'payout_id'],
    }),
    actor: t.exposeString('actor', { nullable: true, description: "'member:7', 'operator:3', 'bank', 'schedule'" }),
  }),
})

const TrailTotalsType = builder.objectRef<TrailTotals>('TrailTotals').implement({
  fields: (t) => ({
    ...asRead(t, { Yen: ['received', 'dividend', 'tax', 'paid_out', 'in_flight', 'owed', 'held'] }),
    loss: t.expose('loss', {
      type: 'Yen',
      description: 'Of the principal, less what later income gave back of it.',
    }),
    difference: t.expose('difference', {
      type: 'Yen',
      description: 'received + dividend - tax - loss - all others: 0, or the books are wrong.',
    }),
  }),
})

const TrailChainType = builder.objectRef<TrailChain>('TrailChain').implement({
  description: "The whole life of one investment's money.",
  fields: (t) => ({
    invest_id: t.exposeID('investment_id'),
    application_number: t.string({ resolve: (chain) => applicationNumber(chain.fund_id, chain.investment_id) }),
    ...asRead(t, { String: ['project_name', 'member_name'], ID: ['member_id'], Yen: ['amount'] }),
    steps: t.expose('steps', { type: [TrailStepType] }),
    totals: t.expose('totals', { type: TrailTotalsType }),
  }),
})

const TrailType = builder.objectRef<Trail>('Trail').implement({
  fields: (t) => ({
    chains: t.expose('chains', { type: [TrailChainType] }),
    beside: t.expose('beside', {
      type: [TrailStepType],
      description:
        'What the start moved outside any investment: the operator’s own money, a fee, tax, money without an owner.',
    }),
  }),
})

const TrailInput = builder.inputType('TrailInput', {
  fields: (t) => ({ kind: t.field({ type: TrailStartType, required: true }), id: t.id({ required: true }) }),
})

builder.queryField('adminTrail', (t) =>
  t.field({
    description: 'Follows a yen both ways from any record of it. Looking is on record. [admin]',
    access: 'admin',
    type: TrailType,
    args: { input: t.arg({ type: TrailInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const start: TrailStart = { kind: input.kind, id: idOf<never>(input.id) }
      const trail = await followYen(context.services.database, start)
      if (!trail) return unwrap<Trail>(refusal('NOT_FOUND', '該当する記録がありません。'))
      await inTransaction(context.services.database, (transaction) =>
        recordAudit(transaction, {
          at: context.services.clock.now(),
          actor: `operator:${requireViewer(context).memberId}`,
          action: 'trail.viewed',
          objectType: start.kind,
          objectId: start.id,
        }),
      )
      return trail
    },
  }),
)
