import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { perHundredText } from '../../../domain/investing/loss-statement.ts'
import { yen } from '../../../domain/money.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { Project } from '../../funds/fund/graphql.ts'
import { findOpenProposal } from '../../people/approval/list-proposals.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { Invest } from '../investment/graphql.ts'
import type { MyInvestment } from '../investment/my-investments.ts'
import { listLossesToExplain, type LossToExplain } from './list-losses-to-explain.ts'
import { loadFundLoss, sharedLosses, type FundLoss, type LossStatement } from './load-loss-statement.ts'
import { lossStatementKind, proposeLossStatement } from './loss-statement-proposal.ts'
import { loadReading, readLossStatement } from './read-loss-statement.ts'

type Sent = FundLoss & { statement: LossStatement }
const sentOf = (loss: FundLoss | null): Sent | null => (loss?.statement ? { ...loss, statement: loss.statement } : null)

const LossStatementType = builder.objectRef<Sent>('LossStatement').implement({
  description: "What the company says of a loss of investors' principal, with the figures of the books.",
  fields: (t) => ({
    sent_at: t.field({ type: 'DateTime', resolve: ({ statement }) => statement.sentAt }),
    what_happened: t.string({ resolve: ({ statement }) => statement.whatHappened }),
    next_steps: t.string({ resolve: ({ statement }) => statement.nextSteps }),
    apology: t.string({ resolve: ({ statement }) => statement.apology }),
    contact: t.string({ resolve: ({ statement }) => statement.contact }),
    total: t.field({ type: 'Yen', description: 'Of the whole fund.', resolve: ({ figures }) => figures.total }),
    operator_part: t.field({
      type: 'Yen',
      description: "What the operator's own money bore, before anybody else's.",
      resolve: ({ figures }) => figures.operatorPart,
    }),
    investors_part: t.field({ type: 'Yen', resolve: ({ figures }) => figures.investorsPart }),
    per_hundred: t.string({
      description: 'Of 100 yen that investors put in, in words.',
      resolve: ({ figures }) => perHundredText(figures.perHundred),
    }),
  }),
})

const FundLossType = builder.objectRef<FundLoss>('FundLoss').implement({
  description:
    "A loss of investors' principal that is fixed: its figures, and the statement that it needs before it is paid.",
  fields: (t) => ({
    total: t.field({ type: 'Yen', resolve: ({ figures }) => figures.total }),
    operator_part: t.field({ type: 'Yen', resolve: ({ figures }) => figures.operatorPart }),
    investors_part: t.field({ type: 'Yen', resolve: ({ figures }) => figures.investorsPart }),
    per_hundred: t.string({ resolve: ({ figures }) => perHundredText(figures.perHundred) }),
    investors: t.exposeInt('investors'),
    readers: t.exposeInt('readers', { description: 'Who have opened it.' }),
    statement: t.field({ type: LossStatementType, nullable: true, resolve: sentOf }),
    proposal_id: t.id({
      nullable: true,
      description: 'The statement that waits for another operator.',
      resolve: async ({ fundId }, _args, { services }) =>
        (await findOpenProposal(services.database, lossStatementKind.kind, `fund:${fundId}`))?.id ?? null,
    }),
  }),
})

builder.objectField(Project, 'loss_statement', (t) =>
  t.field({
    type: LossStatementType,
    nullable: true,
    description: 'Null where investors lost no principal, or nothing was sent yet.',
    resolve: async ({ id }, _args, { services }) => sentOf((await sharedLosses(services)).get(id) ?? null),
  }),
)

/** Asked for only where the investment has lost something: most have not, and a list of many asks nothing. */
const statementOf = async ({ fund, results }: MyInvestment, database: Queryable): Promise<LossStatement | null> =>
  (results.at(-1)?.loss ?? 0) === 0 ? null : ((await loadFundLoss(database, fund.id))?.statement ?? null)

builder.objectFields(Invest, (t) => ({
  loss_sent_at: t.field({
    type: 'DateTime',
    nullable: true,
    description: "When the project's loss_statement was sent; null where the investment lost nothing.",
    resolve: async (invest, _args, { services }) => (await statementOf(invest, services.database))?.sentAt ?? null,
  }),
  loss_read_at: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the caller first opened it.',
    resolve: async (invest, _args, context) => {
      const { database } = context.services
      const statement = await statementOf(invest, database)
      return statement === null ? null : loadReading(database, statement.id, requireViewer(context).memberId)
    },
  }),
}))

const LossToExplainType = builder.objectRef<LossToExplain>('LossToExplain').implement({
  description: 'A loss of which its investors have not been sent the statement: nothing of it can be paid.',
  fields: (t) => ({
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('project_name'),
    amount: t.field({ type: 'Yen', resolve: ({ amount }) => yen(amount) }),
    due_on: t.expose('due_on', {
      type: 'Date',
      description: 'The last business day on which it is sent in time for the payment.',
    }),
    is_pending: t.exposeBoolean('is_pending', { description: 'One operator has written it, another has to approve.' }),
  }),
})

builder.queryField('adminLossesToExplain', (t) =>
  t.field({
    description: 'Losses that wait for their statement, the nearest day first. [admin]',
    access: 'admin',
    type: [LossToExplainType],
    resolve: (_root, _args, { services }) => listLossesToExplain(services.database),
  }),
)

const LossStatementInput = builder.inputType('LossStatementInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    what_happened: t.string({ required: true }),
    next_steps: t.string({ required: true }),
    apology: t.string({ required: true }),
    contact: t.string({ required: true }),
  }),
})

builder.queryField('adminFundLoss', (t) =>
  t.field({
    description: "The loss of investors' principal in a project, as it is fixed; null where there is none. [admin]",
    access: 'admin',
    type: FundLossType,
    nullable: true,
    args: { project_id: t.arg.id({ required: true }) },
    resolve: (_root, { project_id: id }, { services }) => loadFundLoss(services.database, idOf(id)),
  }),
)

builder.mutationFields((t) => ({
  proposeLossStatement: proposalField(t, {
    description:
      'Proposes what every investor is sent of a loss, for another operator to approve; a day later its money may be paid. The id of the proposal. [admin]',
    args: { input: t.arg({ type: LossStatementInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeLossStatement(services, viewer, {
        fundId: idOf(input.project_id),
        whatHappened: input.what_happened,
        nextSteps: input.next_steps,
        apology: input.apology,
        contact: input.contact,
      }),
  }),
  readLossStatement: okField(t, {
    description: "Keeps that the caller has opened the statement of his investment's loss; once. [member]",
    access: 'member',
    args: { invest_id: t.arg.id({ required: true }) },
    act: (services, viewer, { invest_id: id }) => readLossStatement(services, viewer, idOf(id)),
  }),
}))
