import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import {
  REHEARSAL_CHECKS,
  type RehearsalCheck,
  type RehearsalMachine,
  type RehearsalReport,
} from '../../../domain/investing/rehearsal-report.ts'
import { parseId } from '../../../domain/id.ts'
import { REHEARSAL_STATES } from '../../../domain/investing/rehearsal.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { rehearsalTable } from '../../../domain/tables/rehearsals.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { cancelRehearsal } from './cancel-rehearsal.ts'
import { findRehearsal, pageRehearsals, type Rehearsal } from './rehearsal.ts'
import { startRehearsal } from './start-rehearsal.ts'

const RehearsalStateType = builder.enumType('DrillState', { values: codesOf(REHEARSAL_STATES) })
const RehearsalCheckName = builder.enumType('DrillCheckName', { values: REHEARSAL_CHECKS })

const RehearsalRefusal = builder.objectRef<RehearsalReport['refused'][number]>('DrillRefusal').implement({
  fields: (t) => ({ message: t.exposeString('message'), count: t.exposeInt('count') }),
})

const RehearsalCheckResult = builder.objectRef<{ name: RehearsalCheck; found: number }>('DrillCheckResult').implement({
  fields: (t) => ({ name: t.expose('name', { type: RehearsalCheckName }), found: t.exposeInt('found') }),
})

const RehearsalMachineType = builder.objectRef<RehearsalMachine>('DrillMachine').implement({
  fields: (t) => ({
    cores: t.exposeInt('cores'),
    processor: t.exposeString('processor'),
    is_own_server: t.boolean({
      description: "Whether a PostgreSQL of its own stood in for the product's.",
      resolve: ({ database }) => database === 'own_server',
    }),
    database_version: t.exposeString('databaseVersion'),
    server_megabytes: t.exposeInt('serverMegabytes'),
  }),
})

const RehearsalReportType = builder.objectRef<RehearsalReport>('DrillReport').implement({
  description: 'What was measured in a rehearsal; times in milliseconds.',
  fields: (t) => ({
    ...asRead(t, { Int: ['accepted', 'p50', 'p99'], Yen: ['taken', 'capacity'] }),
    refused: t.field({ type: [RehearsalRefusal], resolve: ({ refused }) => [...refused] }),
    repeats: t.int({ description: 'Second presses of the same button.', resolve: ({ repeats }) => repeats.pressed }),
    repeats_alike: t.int({
      description: 'Of these, how many were answered as the first press.',
      resolve: ({ repeats }) => repeats.answeredAlike,
    }),
    per_second: t.exposeInt('perSecond'),
    last_answer: t.exposeInt('lastAnswer', { description: 'From the opening.' }),
    sold_out_after: t.exposeInt('soldOutAfter', {
      nullable: true,
      description: 'From the opening; null while there was room.',
    }),
    checks: t.field({
      type: [RehearsalCheckResult],
      resolve: ({ checks }) => REHEARSAL_CHECKS.map((name) => ({ name, found: checks[name] })),
    }),
    step: t.int({
      description: 'The length of a step of the two series.',
      resolve: ({ series }) => series.stepMilliseconds,
    }),
    accepted_by_step: t.intList({ resolve: ({ series }) => [...series.accepted] }),
    refused_by_step: t.intList({ resolve: ({ series }) => [...series.refused] }),
    machine: t.expose('machine', { type: RehearsalMachineType }),
  }),
})

const RehearsalType = builder.objectRef<Rehearsal>('Drill').implement({
  description: "A rehearsal of a fund's opening with simulated investors.",
  fields: (t) => ({
    ...columnFields(t, rehearsalTable),
    id: t.exposeID('id'),
    project_id: t.exposeID('project_id'),
    project_name: t.exposeString('project_name', { description: 'As it was called then.' }),
    people: t.exposeInt('people'),
    spread_seconds: t.exposeInt('spread_seconds', { description: '0: all at once.' }),
    amount: t.expose('amount', { type: 'Yen', nullable: true, description: 'Null: a mixture.' }),
    state: t.expose('state', { type: RehearsalStateType }),
    asked_by: t.exposeString('asked_by'),
    asked_at: t.expose('asked_at', { type: 'DateTime' }),
    ended_at: t.expose('ended_at', { type: 'DateTime', nullable: true }),
    step: t.exposeString('step', { description: 'preparing, pressing or checking.' }),
    answered: t.exposeInt('answered', { description: 'Presses that have their answer.' }),
    report: t.expose('report', { type: RehearsalReportType, nullable: true }),
    failure: t.exposeString('failure', { nullable: true }),
  }),
})

tableQuery('adminDrills', {
  description: 'Rehearsals of openings, newest first. Sorted by asked or people. [admin]',
  table: rehearsalTable,
  page: pageType('DrillPage', RehearsalType),
  filter: 'DrillFilterInput',
  types: { DrillState: RehearsalStateType },
  list: ({ database }, filters, input) => pageRehearsals(database, filters, input),
})

builder.queryFields((t) => ({
  adminDrill: t.field({
    description: 'A rehearsal and its report; null where there is none. [admin]',
    access: 'admin',
    type: RehearsalType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services }) => findRehearsal(services.database, parseId(id)),
  }),
}))

const RehearsalInput = builder.inputType('DrillInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    people: t.int({ required: true }),
    spread_seconds: t.int({ required: true, description: '0: all press at once.' }),
    amount: t.field({ type: 'Yen', description: 'What each asks for; a mixture without.' }),
  }),
})

builder.mutationFields((t) => ({
  adminStartDrill: t.field({
    description:
      "Has a first-come project's opening rehearsed by simulated investors, apart from everything real. [admin]",
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: RehearsalInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const plan = { people: input.people, spreadSeconds: input.spread_seconds, amount: input.amount ?? null }
      return {
        id: unwrap(
          await startRehearsal(context.services, requireViewer(context), { fundId: parseId(input.project_id), plan }),
        ).rehearsalId,
      }
    },
  }),
  adminCancelDrill: okField(t, {
    description: 'Ends a rehearsal that is under way. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => cancelRehearsal(services, viewer, parseId(id)),
  }),
}))
