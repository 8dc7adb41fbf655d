import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { leaseDepositTable } from '../../../domain/tables/tenant-deposits.ts'
import { KEEPING_GROUNDS, type KeepingGround } from '../../../domain/funds/tenant-deposit.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { builder } from '../../core/graphql/builder.ts'
import { proposeDepositKeeping, proposeKeepingReversal } from './keep-deposit.ts'
import { listDepositSteps, listLeaseDeposits, type DepositStep, type LeaseDeposit } from './list-lease-deposits.ts'

const KeepingGroundType = builder.enumType('DepositKeepingGround', {
  description: "Why a part of a tenant's deposit is not given back.",
  values: Object.keys(KEEPING_GROUNDS) as KeepingGround[],
})

const LeaseDepositType = builder.objectRef<LeaseDeposit>('LeaseDeposit').implement({
  description: 'The deposit of a lease in the book of a fund; without a lease, what nobody has said of which it is.',
  fields: (t) => ({
    ...columnFields(t, leaseDepositTable),
    project_id: t.exposeID('fund_id'),
    lease_id: t.exposeID('lease_id', { nullable: true }),
  }),
})

const DepositStepType = builder.objectRef<DepositStep>('DepositStep').implement({
  description: "What moved a tenant's deposit.",
  fields: (t) => ({
    project_id: t.exposeID('fund_id'),
    ...asRead(t, {
      String: ['project_name', 'unit', 'tenant', 'what'],
      Date: ['moved_on'],
      'ID?': ['keeping_id', 'reversal_proposal_id'],
      'String?': ['paper_sha256'],
    }),
    amount: t.expose('amount', { type: 'Yen', description: 'Positive: the fund holds more.' }),
    remarks: t.exposeString('remarks', { description: 'As the bank wrote it; empty where no line stands behind it.' }),
    ground: t.expose('ground', { type: KeepingGroundType, nullable: true }),
    is_closed: t.exposeBoolean('is_closed', { description: 'Its month or period is closed.' }),
  }),
})

builder.queryFields((t) => ({
  adminLeaseDeposits: t.field({
    description: `Tenants' deposits by lease; of each fund their sum is its account. As a file under /admin-csv/${leaseDepositTable.name}.csv. [admin]`,
    access: 'admin',
    type: [LeaseDepositType],
    resolve: (_root, _args, { services }) => listLeaseDeposits(services.database),
  }),
  adminDepositSteps: t.field({
    description: "What moved tenants' deposits, the newest first. [admin]",
    access: 'admin',
    type: [DepositStepType],
    resolve: (_root, _args, { services }) => listDepositSteps(services.database),
  }),
}))

const DepositKeepingInput = builder.inputType('DepositKeepingInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    lease_id: t.id({ required: true }),
    amount: t.field({ type: 'Yen', required: true }),
    ground: t.field({ type: KeepingGroundType, required: true }),
    kept_on: t.field({ type: 'Date', required: true, description: 'The day on which it counts.' }),
    paper_sha256: t.string({
      required: true,
      description: 'Of the settlement’s PDF, which POST /admin-upload/property-papers has kept.',
    }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  proposeDepositKeeping: proposalField(t, {
    description:
      "Proposes to keep a part of a deposit, for which no line leaves, as the fund's income; another operator approves. [admin]",
    args: { input: t.arg({ type: DepositKeepingInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeDepositKeeping(services, viewer, {
        fundId: idOf<'fund'>(input.project_id),
        leaseId: idOf<'lease'>(input.lease_id),
        amount: input.amount,
        ground: input.ground,
        keptOn: input.kept_on,
        paperSha256: input.paper_sha256,
        reason: input.reason,
      }),
  }),
  proposeKeepingReversal: proposalField(t, {
    description:
      'Proposes to hold for the tenant again what was kept, while no closed month or period has counted it; another operator approves. [admin]',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { id, reason }) =>
      proposeKeepingReversal(services, viewer, { keepingId: idOf<'deposit_keeping'>(id), reason }),
  }),
}))
