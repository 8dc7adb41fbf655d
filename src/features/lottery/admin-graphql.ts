import { applicationNumber } from '../../domain/application-number.ts'
import { builder } from '../graphql/builder.ts'
import { requireViewer } from '../graphql/context.ts'
import { unwrap } from '../graphql/failure.ts'
import { OkResult, toDatabaseId } from '../graphql/results.ts'
import { listDraws, type DrawSummary } from './list-draws.ts'
import { recheckDraw, type DrawCheck, type DrawStep, type RecheckedDraw } from './recheck-draw.ts'
import { requestDraw } from './request-draw.ts'

const DrawState = builder.enumType('DrawState', { values: ['promised', 'closed', 'late', 'drawn'] as const })
const DrawVerdict = builder.enumType('DrawVerdict', { values: ['right', 'wrong', 'open'] as const })

const AdminDraw = builder.objectRef<DrawSummary>('AdminDraw').implement({
  fields: (t) => ({
    project_id: t.exposeID('fundId'),
    project_name: t.exposeString('fundName'),
    state: t.expose('state', { type: DrawState }),
    end_at: t.expose('offeringEndAt', { type: 'DateTime' }),
    draw_at: t.expose('drawAt', { type: 'DateTime' }),
    commitment: t.exposeString('commitment'),
    beacon_round: t.exposeInt('beaconRound', { nullable: true }),
    beacon_at: t.expose('beaconAt', { type: 'DateTime', nullable: true, description: 'When the promised round appears.' }),
    list_hash: t.exposeString('listHash', { nullable: true }),
    listed_at: t.expose('listedAt', { type: 'DateTime', nullable: true }),
    drawn_at: t.expose('drawnAt', { type: 'DateTime', nullable: true }),
    applications: t.exposeInt('applications'),
    amount: t.expose('amount', { type: 'Yen' }),
    winners: t.exposeInt('winners', { nullable: true }),
    won: t.expose('won', { type: 'Yen', nullable: true }),
    capacity: t.expose('capacity', { type: 'Yen' }),
  }),
})

const DrawCheckType = builder.objectRef<DrawCheck>('DrawCheck').implement({
  fields: (t) => ({ name: t.exposeString('name'), verdict: t.expose('verdict', { type: DrawVerdict }), detail: t.exposeString('detail') }),
})

const DrawStepType = builder.objectRef<DrawStep & { fundId: number }>('DrawStep').implement({
  fields: (t) => ({
    number: t.string({ resolve: ({ fundId, investmentId }) => applicationNumber(fundId, investmentId) }),
    amount: t.expose('amount', { type: 'Yen' }),
    rank: t.exposeString('rankHex'),
    won: t.exposeBoolean('won'),
    left: t.expose('left', { type: 'Yen', description: 'What was still to be had after it.' }),
  }),
})

const DrawRecheck = builder.objectRef<RecheckedDraw & { fundId: number }>('DrawRecheck').implement({
  fields: (t) => ({
    checks: t.field({ type: [DrawCheckType], resolve: ({ checks }) => checks }),
    steps: t.field({ type: [DrawStepType], description: 'In the order of the draw; empty until then.', resolve: ({ steps, fundId }) => steps.map((step) => ({ ...step, fundId })) }),
  }),
})

builder.queryFields((t) => ({
  adminDraws: t.field({
    description: 'Every lottery and where it stands. [admin]',
    access: 'admin',
    type: [AdminDraw],
    resolve: (_root, _args, { services }) => listDraws(services.database, services.clock.now()),
  }),
  adminDrawRecheck: t.field({
    description: 'A draw computed once more and held against what was published. [admin]',
    access: 'admin',
    type: DrawRecheck,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, { services }) => {
      const fundId = toDatabaseId(args.project_id) ?? 0
      return { ...unwrap(await recheckDraw(services, fundId)), fundId }
    },
  }),
}))

builder.mutationField('adminRequestDraw', (t) =>
  t.field({
    description: 'Has a late draw tried again at once. [admin]',
    access: 'admin',
    type: OkResult,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      unwrap(await requestDraw(context.services, requireViewer(context), toDatabaseId(args.project_id) ?? 0))
      return { ok: true }
    },
  }),
)
