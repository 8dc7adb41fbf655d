import type { Clock } from '../../../platform/clock.ts'
import type { Bank } from '../bank.ts'
import type { BankTokenStore } from '../bank-token-store.ts'
import { createAuthorization } from './authorization.ts'
import { createBankApi, createExchange } from './bank-api.ts'
import { verifyDepositNotification } from './deposit-notification.ts'
import { listDeposits } from './deposits.ts'
import { listAccountEntries, listAccounts, readBalance } from './real-account.ts'
import type { GmoAozoraSettings } from './settings.ts'
import { changeSubscription, readSubscriptionStatus } from './subscription.ts'
import { createTokenKeeper } from './token-keeper.ts'
import {
  askTransferFees,
  bulkTransfer,
  orderCancellation,
  orderTransfer,
  readRequestState,
  singleTransfer,
} from './transfer-order.ts'
import { listBulkTransfers, listTransfers, readBulkTransferStatus, readTransferStatus } from './transfer-report.ts'
import { changeVirtualAccounts, issueVirtualAccounts, listVirtualAccounts } from './virtual-accounts.ts'

/**
 * The bank by the open API of GMO Aozora Net Bank (corporation v1 as of 1.1.12, webhooks v1 as of 1.1.10). Keeps no state
 * but the tokens in `tokenStore`, so any number of processes may each have one.
 */
export function createGmoAozoraBank(settings: GmoAozoraSettings, tokenStore: BankTokenStore, clock: Clock): Bank {
  const { accountId, clientSecret } = settings
  const exchange = createExchange(settings)
  const authorization = createAuthorization(settings, exchange)
  const tokens = createTokenKeeper(tokenStore, authorization, clock)
  const api = createBankApi(settings, exchange, tokens)

  return {
    authorizationUrl: (request) => authorization.url(request),
    exchangeCode: (request) => tokens.link(request),
    isLinked: async () => (await tokenStore.load()) !== null,

    issueVirtualAccounts: (count) => issueVirtualAccounts(api, settings, count),
    virtualAccounts: (ids) => listVirtualAccounts(api, accountId, ids),
    stopVirtualAccounts: (ids) => changeVirtualAccounts(api, 'stop', ids),
    resumeVirtualAccounts: (ids) => changeVirtualAccounts(api, 'resume', ids),
    deleteVirtualAccounts: (ids) => changeVirtualAccounts(api, 'delete', ids),

    listDeposits: (range) => listDeposits(api, accountId, range),
    readDepositNotification: async (message) =>
      verifyDepositNotification({ ...message, clientSecret, accessTokens: await tokens.accepted() }),
    subscriptionStatus: () => readSubscriptionStatus(api),
    subscribe: () => changeSubscription(api, '1'),
    unsubscribe: () => changeSubscription(api, '0'),

    companyAccounts: () => listAccounts(api),
    balance: (of = accountId) => readBalance(api, of),
    listAccountEntries: (range, of = accountId) => listAccountEntries(api, of, range),

    transferFees: (request) => askTransferFees(api, request.from ?? accountId, singleTransfer, request),
    requestTransfer: (request, idempotencyKey) =>
      orderTransfer(api, request.from ?? accountId, singleTransfer, { request, idempotencyKey }),
    transferRequestState: (applicationNumber, from = accountId) =>
      readRequestState(api, from, singleTransfer, applicationNumber),
    transferStatus: (applicationNumber, from = accountId) => readTransferStatus(api, from, applicationNumber),
    listTransfers: (range, from = accountId) => listTransfers(api, from, range),
    cancelTransfer: (applicationNumber, target, from = accountId) =>
      orderCancellation(api, from, singleTransfer, { applicationNumber, target }),

    bulkTransferFees: (request) => askTransferFees(api, request.from ?? accountId, bulkTransfer, request),
    requestBulkTransfer: (request, idempotencyKey) =>
      orderTransfer(api, request.from ?? accountId, bulkTransfer, { request, idempotencyKey }),
    bulkTransferRequestState: (applicationNumber, from = accountId) =>
      readRequestState(api, from, bulkTransfer, applicationNumber),
    bulkTransferStatus: (applicationNumber, from = accountId) => readBulkTransferStatus(api, from, applicationNumber),
    listBulkTransfers: (range, from = accountId) => listBulkTransfers(api, from, range),
    cancelBulkTransfer: (applicationNumber, target, from = accountId) =>
      orderCancellation(api, from, bulkTransfer, { applicationNumber, target }),
  }
}
