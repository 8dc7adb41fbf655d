import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { drawStates } from '../../../domain/tables/draws.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { drawTable } from '../../../domain/tables/draws.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { listDraws, pageDraws, type DrawSummary } from './list-draws.ts'
import { recheckDraw, type DrawCheck, type DrawStep, type RecheckedDraw } from './recheck-draw.ts'
import { requestDraw } from './request-draw.ts'
import { idOf, type Id } from '../../../domain/id.ts'

const DrawState = builder.enumType('DrawState', { values: drawStates })
const DrawVerdict = builder.enumType('DrawVerdict', { values: ['right', 'wrong', 'open'] as const })

const AdminDraw = builder.objectRef<DrawSummary>('AdminDraw').implement({
  fields: (t) => ({
    ...columnFields(t, drawTable),
    ...asRead(t, {
      ID: ['project_id'],
      String: ['project_name', 'commitment'],
      DateTime: ['end_at', 'draw_at'],
      'Int?': ['beacon_round'],
      'String?': ['list_hash'],
      'DateTime?': ['listed_at', 'drawn_at'],
      Int: ['applications'],
      Yen: ['amount', 'capacity'],
    }),
    state: t.expose('state', { type: DrawState }),
    beacon_at: t.expose('beacon_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the promised round appears.',
    }),
  }),
})

const DrawCheckType = builder.objectRef<DrawCheck>('DrawCheck').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    verdict: t.expose('verdict', { type: DrawVerdict }),
    detail: t.exposeString('detail'),
  }),
})

const DrawStepType = builder.objectRef<DrawStep & { fundId: Id<'fund'> }>('DrawStep').implement({
  fields: (t) => ({
    number: t.string({ resolve: ({ fundId, investmentId }) => applicationNumber(fundId, investmentId) }),
    amount: t.expose('amount', { type: 'Yen' }),
    rank: t.exposeString('rankHex'),
    won: t.exposeBoolean('won'),
    left: t.expose('left', { type: 'Yen', description: 'What was still to be had after it.' }),
  }),
})

const DrawRecheck = builder.objectRef<RecheckedDraw & { fundId: Id<'fund'> }>('DrawRecheck').implement({
  fields: (t) => ({
    checks: t.expose('checks', { type: [DrawCheckType] }),
    steps: t.field({
      type: [DrawStepType],
      description: 'In the order of the draw; empty until then.',
      resolve: ({ steps, fundId }) => steps.map((step) => ({ ...step, fundId })),
    }),
  }),
})

tableQuery('adminDraws', {
  description:
    'Lotteries by the filter and where they stand, the one that ends last first. Sorted by end, applications or amount. [admin]',
  table: drawTable,
  page: pageType('DrawPage', AdminDraw),
  filter: 'DrawFilterInput',
  types: { DrawState },
  list: ({ database, clock }, filters, input) => pageDraws(database, filters, input, clock.now()),
})

builder.queryFields((t) => ({
  adminDraw: t.field({
    description: "One fund's lottery; null where it has none. [admin]",
    access: 'admin',
    type: AdminDraw,
    nullable: true,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, { project_id: fund }, { services }) =>
      (await listDraws(services.database, services.clock.now(), idOf(fund)))[0] ?? null,
  }),
  adminDrawRecheck: t.field({
    description: 'A draw computed once more and held against what was published. [admin]',
    access: 'admin',
    type: DrawRecheck,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, { services }) => {
      const fundId = idOf<'fund'>(args.project_id)
      return { ...unwrap(await recheckDraw(services, fundId)), fundId }
    },
  }),
}))

builder.mutationField('adminRequestDraw', (t) =>
  okField(t, {
    description: 'Has a late draw tried again at once. [admin]',
    access: 'admin',
    args: { project_id: t.arg.id({ required: true }) },
    act: (services, viewer, args) => requestDraw(services, viewer, idOf(args.project_id)),
  }),
)
