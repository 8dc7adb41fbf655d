import * as v from 'valibot'
import type { VirtualAccount, VirtualAccountOnFile } from '../bank.ts'
import type { BankApi } from './bank-api.ts'
import { listOf, maybeInstant, pageFields, requiredText, text } from './fields.ts'
import { allPages, inGroupsOf } from './pages.ts'
import type { GmoAozoraSettings } from './settings.ts'

/** Limits of one call (振込入金口座 API). */
const mostIssuedAtOnce = 1_000
const mostChangedAtOnce = 100
const mostListedById = 500

const statusWords = { '1': 'usable', '2': 'stopped', '3': 'deleted' } as const
const changeCodes = { stop: '1', resume: '2', delete: '3' } as const

const identity = {
  vaId: requiredText,
  vaBranchCode: requiredText,
  vaBranchNameKana: text,
  vaAccountNumber: requiredText,
}

const issueAnswer = v.object({
  expireDateTime: maybeInstant,
  vaHolderNameKana: text,
  vaList: v.array(v.object(identity)),
})

const accountRow = v.object({
  ...identity,
  vaBranchName: text,
  vaHolderNameKana: text,
  vaStatusCode: v.picklist(['1', '2', '3']),
  vaIssueDateTime: maybeInstant,
  expireDateTime: maybeInstant,
})
const listAnswer = v.object({ ...pageFields, vAccounts: listOf(accountRow) })

export async function issueVirtualAccounts(
  api: BankApi,
  settings: GmoAozoraSettings,
  count: number,
): Promise<VirtualAccount[]> {
  if (!Number.isInteger(count) || count < 1 || count > mostIssuedAtOnce) {
    throw new RangeError(`one call issues 1 to ${mostIssuedAtOnce} virtual accounts`)
  }
  const body = {
    vaTypeCode: settings.virtualAccountKind === 'time_limited' ? '1' : '2',
    issueRequestCount: String(count),
    raId: settings.accountId,
  }
  const answer = await api.withToken(
    { effect: 'updates', method: 'POST', path: '/corporation/v1/va/issue', body },
    issueAnswer,
  )
  return answer.vaList.map((row) => ({
    ...toIdentity(row),
    holderNameKana: answer.vaHolderNameKana,
    expiresAt: answer.expireDateTime,
  }))
}

export async function listVirtualAccounts(
  api: BankApi,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<VirtualAccountOnFile[]> {
  if (!ids) return listMatching(api, { raId: accountId })
  const found: VirtualAccountOnFile[] = []
  for (const group of inGroupsOf(mostListedById, ids)) {
    found.push(...(await listMatching(api, { raId: accountId, vaIdList: toIdList(group) })))
  }
  return found
}

async function listMatching(api: BankApi, filter: Record<string, unknown>): Promise<VirtualAccountOnFile[]> {
  const rows = await allPages(async (nextItemKey) => {
    const answer = await api.withToken(
      {
        effect: 'reads',
        method: 'POST',
        path: '/corporation/v1/va/list',
        body: { ...filter, ...(nextItemKey && { nextItemKey }) },
      },
      listAnswer,
    )
    return { ...answer, rows: answer.vAccounts }
  })
  return rows.map((row) => ({
    ...toIdentity(row),
    branchName: row.vaBranchName,
    holderNameKana: row.vaHolderNameKana,
    expiresAt: row.expireDateTime,
    status: statusWords[row.vaStatusCode],
    issuedAt: row.vaIssueDateTime,
  }))
}

export async function changeVirtualAccounts(
  api: BankApi,
  change: keyof typeof changeCodes,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  if (ids.length > mostChangedAtOnce)
    throw new RangeError(`one call changes at most ${mostChangedAtOnce} virtual accounts`)
  const body = { vaStatusChangeCode: changeCodes[change], vaIdList: toIdList(ids) }
  await api.withToken(
    { effect: 'updates', method: 'POST', path: '/corporation/v1/va/status-change', body },
    v.object({}),
  )
}

function toIdList(ids: readonly string[]): { vaId: string }[] {
  return ids.map((vaId) => ({ vaId }))
}

function toIdentity(row: { vaId: string; vaBranchCode: string; vaBranchNameKana: string; vaAccountNumber: string }) {
  return {
    id: row.vaId,
    branchCode: row.vaBranchCode,
    branchNameKana: row.vaBranchNameKana,
    accountNumber: row.vaAccountNumber,
  }
}
