import type { FastifyInstance } from 'fastify'
import type { BusinessClock } from '../clock.ts'
import { dayOf, timeOf } from '../japan-time.ts'
import { depositFields, type Deposits } from './deposits.ts'
import { inputError } from './errors.ts'
import { checkedFields, codeField, listOf, requiredText, textOf, type Fields } from './fields.ts'
import { isBankName, toBankName } from './half-width-kana.ts'
import { pageOf } from './paging.ts'
import { isWithin, recentPeriodOf } from './periods.ts'
import type { RealAccount } from './real-account.ts'
import { accountFields, listAccounts } from './virtual-account-list.ts'
import { typeNames, virtualBranch, type VirtualAccounts, type VirtualAccountStatus } from './virtual-accounts.ts'

interface Parts {
  clock: BusinessClock
  accounts: VirtualAccounts
  deposits: Deposits
  realAccount: RealAccount
}

const mostIssuedAtOnce = 1000
const mostChangedAtOnce = 100

/** The five calls under /va: issue, list, change, end the contract, and what has come in. */
export async function virtualAccountRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { clock, accounts, deposits, realAccount } = parts

  app.post('/va/issue', async (request, reply) => {
    return reply.code(201).send(issue(request.body, parts))
  })

  app.post('/va/list', async (request) => {
    const fields = directContractOnly(checkedFields('VaListRequest', request.body ?? {}))
    checkRealAccount(fields, realAccount)
    return listAccounts(fields, accounts.list(), deposits, realAccount, clock.now())
  })

  app.post('/va/status-change', async (request) => {
    const fields = directContractOnly(checkedFields('VaStatusChangeRequest', request.body))
    const change = codeField(fields, 'vaStatusChangeCode', ['1', '2', '3']) ?? '1'
    const ids = [...new Set(listOf(fields, 'vaIdList').map((item) => requiredText(item, 'vaId')))]
    if (ids.length === 0 || ids.length > mostChangedAtOnce)
      throw inputError('vaIdListは1件から100件で指定してください。')
    const statuses: Record<typeof change, VirtualAccountStatus> = { 1: '2', 2: '1', 3: '3' }
    accounts.changeStatus(ids, statuses[change])
    const changed = ids.flatMap((id) => accounts.find(id) ?? [])
    return { vAccounts: changed.map((standing) => accountFields(standing, deposits, realAccount)) }
  })

  app.post('/va/close-request', async (request) => {
    directContractOnly(checkedFields('VaCloseRequest', request.body ?? {}))
    return { acceptDate: accounts.endContract() }
  })

  app.get('/va/deposit-transactions', async (request) =>
    listDeposits(directContractOnly(request.query as Fields), parts),
  )
}

function issue(body: unknown, { accounts, realAccount }: Parts): Fields {
  const fields = directContractOnly(checkedFields('VaIssueRequest', body))
  if (textOf(fields, 'raId') === undefined) throw inputError('raIdを入力してください。')
  checkRealAccount(fields, realAccount)
  const type = codeField(fields, 'vaTypeCode', ['1', '2']) ?? '1'
  const count = Number(textOf(fields, 'issueRequestCount'))
  if (!Number.isInteger(count) || count < 1 || count > mostIssuedAtOnce)
    throw inputError('issueRequestCountは1から1000で指定してください。')
  const inFront = codeField(fields, 'vaHolderNamePos', ['1', '2']) === '2'
  const issued = accounts.issue(count, type, extraName(fields, inFront), inFront)
  const [first] = issued
  return {
    vaTypeCode: type,
    vaTypeName: typeNames[type],
    ...(first?.expiresAt !== undefined && { expireDateTime: first.expiresAt }),
    vaHolderNameKana: first?.holderName,
    vaList: issued.map(({ id, branchCode, number }) => ({
      vaId: id,
      vaBranchCode: branchCode,
      vaBranchNameKana: virtualBranch.nameKana,
      vaAccountNumber: number,
    })),
  }
}

/** In front of the company's name one blank at its end is allowed, at its beginning none, and nowhere two. */
function extraName(fields: Fields, inFront: boolean): string {
  const name = toBankName(textOf(fields, 'vaHolderNameKana') ?? '')
  const badBlanks = name.startsWith(' ') || name.includes('  ')
  if (name !== '' && (!isBankName(name) || (inFront && badBlanks)))
    throw inputError('vaHolderNameKanaに使用できない文字があります。')
  return name
}

function listDeposits(query: Fields, { clock, accounts, deposits, realAccount }: Parts): Fields {
  const raId = textOf(query, 'raId')
  const vaId = textOf(query, 'vaId')
  if (raId === undefined && vaId === undefined) throw inputError('raIdまたはvaIdを入力してください。')
  checkRealAccount(query, realAccount)
  if (vaId !== undefined && !accounts.find(vaId)) throw inputError('振込入金口座が存在しません。')
  const now = clock.now()
  const period = recentPeriodOf(query, now)
  const descending = codeField(query, 'sortOrderCode', ['1', '2']) === '2'
  const rows = deposits
    .list()
    .filter(({ accountId }) => vaId === undefined || accountId === vaId)
    .map((deposit) => depositFields(deposit, accounts, realAccount))
    .filter(({ transactionDate }) => isWithin(period, transactionDate ?? ''))
  const page = pageOf(descending ? rows.toReversed() : rows, query)
  return {
    raId: realAccount.id,
    raBranchCode: realAccount.branchCode,
    raBranchNameKana: realAccount.branchNameKana,
    raAccountNumber: realAccount.number,
    raHolderName: realAccount.holderName,
    ...period.shown,
    baseDate: dayOf(now),
    baseTime: timeOf(now),
    ...page.marks,
    vaTransactions: page.rows,
  }
}

/** The key of partner companies: any value under a direct contract is an error. */
function directContractOnly(fields: Fields): Fields {
  if (textOf(fields, 'vaContractAuthKey') !== undefined) throw inputError('vaContractAuthKeyは指定できません。')
  return fields
}

function checkRealAccount(fields: Fields, realAccount: RealAccount): void {
  const raId = textOf(fields, 'raId')
  if (raId !== undefined && raId !== realAccount.id) throw inputError('raIdの口座が存在しません。')
}
