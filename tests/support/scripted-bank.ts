import type { Bank, Deposit, VirtualAccountOnFile } from '../../src/adapters/bank/bank.ts'
import { BankNotLinked, BankRefused, BankUnavailable, BankUnknown } from '../../src/adapters/bank/bank-failure.ts'

/** A bank in this process: what a story needs of it, told by the story itself. */
export interface ScriptedBank extends Bank {
  /** While true, the bank cannot be reached. */
  isDown: boolean
  linked: boolean
  /** The next issuing happens, but its answer is lost. */
  losesNextAnswer: boolean
  readonly accounts: VirtualAccountOnFile[]
  /** A transfer on an account, at the bank's time. */
  pay(payment: { accountNumber: string; amount: number; at: Date; remitterName: string; itemKey?: string }): Deposit
}

async function notInThisStory(): Promise<never> {
  throw new Error('no story asks the bank for this')
}

/** Orders and the company's own account: stories of payouts tell of those. */
const outsideEveryStory = {
  deleteVirtualAccounts: notInThisStory,
  balance: notInThisStory,
  listAccountEntries: notInThisStory,
  transferFees: notInThisStory,
  requestTransfer: notInThisStory,
  transferRequestState: notInThisStory,
  transferStatus: notInThisStory,
  listTransfers: notInThisStory,
  cancelTransfer: notInThisStory,
  bulkTransferFees: notInThisStory,
  requestBulkTransfer: notInThisStory,
  bulkTransferRequestState: notInThisStory,
  bulkTransferStatus: notInThisStory,
  listBulkTransfers: notInThisStory,
  cancelBulkTransfer: notInThisStory,
} satisfies Partial<Bank>

export function createScriptedBank(): ScriptedBank {
  const accounts: VirtualAccountOnFile[] = []
  const deposits: Deposit[] = []
  const reachable = (): void => {
    if (bank.isDown) throw new BankUnavailable('the bank is closed for maintenance')
  }
  /** All or nothing, as the bank does it. */
  const change = (ids: readonly string[], status: VirtualAccountOnFile['status']): void => {
    reachable()
    const meant = accounts.filter(({ id }) => ids.includes(id))
    if (
      meant.length < ids.length ||
      meant.some((account) => account.status === status || account.status === 'deleted')
    ) {
      throw new BankRefused({ code: 'WG_ERR_110', status: 400, message: 'the account does not allow the change' })
    }
    for (const account of meant) account.status = status
    if (bank.losesNextAnswer) {
      bank.losesNextAnswer = false
      throw new BankUnknown('the answer was lost')
    }
  }
  const bank: ScriptedBank = {
    ...outsideEveryStory,
    isDown: false,
    linked: true,
    losesNextAnswer: false,
    accounts,
    pay({ accountNumber, amount, at, remitterName, itemKey }) {
      const deposit: Deposit = {
        itemKey: itemKey ?? String(deposits.length + 1).padStart(20, '0'),
        virtualAccountId: `502${accountNumber}`,
        branchCode: '502',
        accountNumber,
        transactionDate: new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10),
        transferAt: at,
        amount,
        remitterName,
        remitterBankName: 'ﾐﾂﾊﾞ',
        remitterBranchName: 'ｱｵﾔﾏ',
      }
      deposits.push(deposit)
      return deposit
    },
    isLinked: async () => bank.linked,
    /** None beside the collecting one. */
    async companyAccounts() {
      reachable()
      return []
    },
    authorizationUrl: ({ state, redirectUri }) =>
      `https://bank.example/authorize?state=${state}&redirect_uri=${redirectUri}`,
    async exchangeCode({ code }) {
      reachable()
      if (code !== 'good code') throw new BankUnavailable('the code was not taken')
      bank.linked = true
    },
    async issueVirtualAccounts(count) {
      reachable()
      const issued = Array.from({ length: count }, (_, index) => newAccount(accounts.length + index + 1))
      accounts.push(...issued)
      if (bank.losesNextAnswer) {
        bank.losesNextAnswer = false
        throw new BankUnknown('the answer was lost')
      }
      return issued
    },
    async virtualAccounts(ids) {
      reachable()
      return accounts.filter(({ id }) => ids === undefined || ids.includes(id)).map((account) => ({ ...account }))
    },
    stopVirtualAccounts: async (ids) => change(ids, 'stopped'),
    resumeVirtualAccounts: async (ids) => change(ids, 'usable'),
    async listDeposits({ from, to }) {
      if (!bank.linked) throw new BankNotLinked('no bank account is linked')
      reachable()
      return deposits.filter((deposit) => deposit.transactionDate >= from && deposit.transactionDate <= to)
    },
    async readDepositNotification({ headers, rawBody }) {
      if (headers['x-webhook-signature'] !== 'good') return { ok: false, reason: 'not_authentic' }
      const messageId = Buffer.from(rawBody).toString('utf8')
      const deposit = deposits.at(-1)
      if (!deposit || messageId === '') return { ok: false, reason: 'unreadable' }
      return { ok: true, notification: { messageId, sentAt: deposit.transferAt, realAccountId: 'company', deposit } }
    },
    async subscriptionStatus() {
      reachable()
      return { eventType: 'va-deposit-transaction', subscribeStatus: '1' }
    },
    subscribe: async () => reachable(),
    unsubscribe: async () => reachable(),
  }
  return bank
}

function newAccount(serial: number): VirtualAccountOnFile {
  const accountNumber = String(1_000_000 + serial)
  return {
    id: `502${accountNumber}`,
    branchCode: '502',
    branchName: 'あじさい支店',
    branchNameKana: 'ｱｼﾞｻｲ',
    accountNumber,
    holderNameKana: 'ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ(ｶ',
    expiresAt: null,
    status: 'usable',
    issuedAt: null,
  }
}
