import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { tableQuery } from '../../core/graphql/table-query.ts'
import type { SubscriptionStatus as BankSubscription } from '../../../adapters/bank/bank.ts'
import { isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { accountTable } from '../../../domain/tables/accounts.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { finishBankLink, startBankLink } from './bank-link.ts'
import { eachPoolAccount, listAccountPool, type PoolAccount } from './list-account-pool.ts'
import { orderAccounts } from './order-accounts.ts'

const AccountHolder = builder.objectRef<NonNullable<PoolAccount['holder']>>('AccountHolder').implement({
  description: 'The application that an account was given to.',
  fields: (t) => ({
    invest_id: t.exposeID('investment_id'),
    application_number: t.string({
      resolve: ({ fund_id: fundId, investment_id: investmentId }) => applicationNumber(fundId, investmentId),
    }),
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('project_name'),
    rests_until: t.expose('rests_until', { type: 'DateTime', description: 'Nobody else is given the account before.' }),
  }),
})

const AdminTransferAccount = builder.objectRef<PoolAccount>('AdminTransferAccount').implement({
  fields: (t) => ({
    ...columnFields(t, accountTable),
    ...asRead(t, { ID: ['id'], String: ['va_id', 'branch_cd', 'branch_name', 'account_number', 'status'] }),
    holder: t.expose('holder', { type: AccountHolder, nullable: true, description: 'Null where it rests for nobody.' }),
  }),
})

const AccountPoolPage = builder.objectRef<Awaited<ReturnType<typeof listAccountPool>>>('AccountPoolPage').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [AdminTransferAccount] }),
    total: t.exposeInt('total'),
    usable: t.exposeInt('usable', { description: 'Of the whole pool, whatever is filtered.' }),
    free: t.exposeInt('free', { description: 'Of the usable ones, those that can be given out now.' }),
  }),
})

const SubscriptionStatus = builder.objectRef<BankSubscription>('SubscriptionStatus').implement({
  fields: (t) => ({ subscribeStatus: t.exposeString('subscribeStatus'), eventType: t.exposeString('eventType') }),
})

const StartBankLinkResult = builder
  .objectRef<{ url: string }>('StartBankLinkResult')
  .implement({ fields: (t) => ({ url: t.exposeString('url') }) })

const AuthCodeInput = builder.inputType('AuthCodeInput', {
  fields: (t) => ({ code: t.string({ required: true }), state: t.string() }),
})

/** The bank's failures as the API tells them; anything else is a bug. */
async function fromBank<T>(ask: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return success(await ask())
  } catch (error) {
    if (!isBankFailure(error)) throw error
    return refusal('UNAVAILABLE', '銀行に接続できませんでした。時間をおいて、やり直してください。')
  }
}

tableQuery('adminAccountPool', {
  description: 'The pool of virtual deposit accounts in pages, the oldest first. Sorted by issued. [admin]',
  table: accountTable,
  page: AccountPoolPage,
  filter: 'AccountPoolFilter',
  list: ({ database, clock }, filters, input) => listAccountPool(database, filters, input, clock.now()),
})

builder.queryFields((t) => ({
  adminTransferAccounts: t.field({
    description: 'The whole pool of virtual deposit accounts; pages ask adminAccountPool. [admin]',
    access: 'admin',
    type: [AdminTransferAccount],
    resolve: async (_root, _args, { services }) => {
      const accounts: PoolAccount[] = []
      for await (const account of eachPoolAccount(services.database, {}, services.clock.now())) accounts.push(account)
      return accounts
    },
  }),
  subscriptionStatus: t.field({
    description: "The bank's deposit-notification subscription, or null while no bank is linked. [admin]",
    access: 'admin',
    type: SubscriptionStatus,
    nullable: true,
    resolve: async (_root, _args, { services }) =>
      (await services.bank.isLinked()) ? unwrap(await fromBank(() => services.bank.subscriptionStatus())) : null,
  }),
}))

builder.mutationFields((t) => ({
  startBankLink: t.field({
    description:
      "Begins the bank's OAuth authorization: the operator's browser goes to url and comes back to /bank/redirect. [admin]",
    access: 'admin',
    type: StartBankLinkResult,
    resolve: async (_root, _args, context) => ({ url: await startBankLink(context.services, requireViewer(context)) }),
  }),
  updateAuthCode: okField(t, {
    description: "Finishes the bank's OAuth authorization with the code that /bank/redirect received. [admin]",
    access: 'admin',
    args: { input: t.arg({ type: AuthCodeInput, required: true }) },
    act: (services, viewer, { input }) => {
      const { memberId, sessionHash } = viewer
      return finishBankLink(services, { memberId, sessionHash, code: input.code, state: input.state ?? null })
    },
  }),
  createTransfer: t.field({
    description: 'Issues a further batch of virtual deposit accounts at the bank into the pool. [admin]',
    access: 'admin',
    type: OkResult,
    resolve: async (_root, _args, context) => {
      unwrap(unwrap(await fromBank(() => orderAccounts(context.services, requireViewer(context)))))
      return { ok: true }
    },
  }),
}))
