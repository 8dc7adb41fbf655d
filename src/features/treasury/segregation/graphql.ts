import { proposalField } from '../../core/graphql/act-fields.ts'
import { parseId } from '../../../domain/id.ts'
import { refusal } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { toGraphqlError } from '../../core/graphql/failure.ts'
import { proposeBankOpening } from './bank-opening.ts'
import { loadDues, loadFirstPayday } from './load-position.ts'
import { coverAct, type ActCoverage } from './refuse-uncovered.ts'

export const CoverageType = builder.objectRef<ActCoverage>('PaymentCoverage').implement({
  description: "Whether the operator's own money covers what is to leave: members' money pays for nobody else.",
  fields: (t) => ({
    available: t.expose('available', {
      type: 'Yen',
      description: "The operator's own money on the account, before what of it is owed.",
    }),
    needed: t.expose('needed', {
      type: 'Yen',
      description: 'What is owed and would leave, with the fees of the transfers.',
    }),
    missing: t.expose('missing', { type: 'Yen', description: 'To be paid in first; 0 where nothing is missing.' }),
    besides: t.expose('besides', {
      type: 'Yen',
      description:
        'Of a distribution: others that are fixed and not approved. What is available is kept for none of them.',
    }),
    due: t.expose('due', {
      type: 'Date',
      nullable: true,
      description: 'Of a distribution: the first day on which any of it is to be paid.',
    }),
    is_opened: t.exposeBoolean('isOpened', {
      description: "Whether the bank's own balance is booked; distributions wait for it.",
    }),
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why it cannot leave now.' }),
  }),
})

/** Whole yen. Far above what one installation may hold, and far below where whole numbers end: fees are added to it. */
const largestDistribution = 1_000_000_000_000
const mostTransfers = 1_000_000
const tooLarge = '1兆円以下で入力してください'
const tooMany = '100万件以下で入力してください'

builder.queryField('adminDistributionCoverage', (t) =>
  t.field({
    description:
      "Whether the operator's own money covers a payment of fixed distributions, or one that is not fixed yet. [admin]",
    access: 'admin',
    type: CoverageType,
    args: {
      shares: t.arg.idList({ description: 'Shares that are owed, as adminPayables names them.' }),
      amount: t.arg({
        type: 'Yen',
        description: 'Dividend and principal that would be fixed, before tax; none where nothing is said.',
      }),
      transfers: t.arg.int({ description: 'How many transfers it takes; 0 where nothing is said.' }),
    },
    resolve: async (_root, { shares, amount, transfers }, { services }) => {
      if ((amount ?? 0) > largestDistribution)
        throw toGraphqlError(refusal('BAD_USER_INPUT', tooLarge, { fields: { amount: tooLarge } }))
      if ((transfers ?? 0) > mostTransfers)
        throw toGraphqlError(refusal('BAD_USER_INPUT', tooMany, { fields: { transfers: tooMany } }))
      const owed = (shares ?? []).flatMap((id) => parseId<'fixed_distribution_share'>(id) ?? [])
      const act = {
        kind: 'distribution' as const,
        fixed: await loadDues(services.database, owed),
        planned: Math.max(0, amount ?? 0),
        transfers: Math.max(0, transfers ?? 0),
      }
      return coverAct(services.database, services, act, await loadFirstPayday(services.database, owed))
    },
  }),
)

builder.mutationField('proposeBankOpening', (t) =>
  proposalField(t, {
    description:
      "Proposes to book what the bank's account held at its first reading as the operator's own; another operator approves. [admin]",
    args: { account_id: t.arg.id({ description: 'The collecting account where nothing is said.' }) },
    act: (services, viewer, { account_id: accountId }) => {
      const account = accountId === null || accountId === undefined ? undefined : String(accountId)
      return proposeBankOpening(services, viewer, account)
    },
  }),
)
