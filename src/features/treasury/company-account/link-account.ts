import type { BankAccount } from '../../../adapters/bank/bank.ts'
import { isBankFailure } from '../../../adapters/bank/bank-failure.ts'
import { ACCOUNT_PURPOSES, writtenAccount, type AccountPurpose } from '../../../domain/treasury/company-account.ts'
import type { Id } from '../../../domain/id.ts'
import { enqueue } from '../../core/enqueue.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'

export interface AccountToLink {
  accountId: string
  purpose: AccountPurpose
  /** With the purpose 'fund'. */
  fundId: Id<'fund'> | null
}

/** As a proposal keeps it: with what the bank said of the account. */
type LinkContent = {
  accountId: string
  branchCode: string
  accountNumber: string
  holderName: string
  purpose: AccountPurpose
  fundId: Id<'fund'> | null
}

/** From the second operator's word on the account's statement is read, and its lines are the company's to explain. */
const accountLink = defineProposalKind<LinkContent>({
  kind: 'company_account',
  async foresee(transaction, services, content) {
    const fund = await loadFund(transaction, services, content)
    if ('ok' in fund) return fund
    return success({
      title: `会社の口座 ${writtenAccount(content)} を連携`,
      people: 0,
      yen: 0,
      changes: [
        { label: '口座', before: null, after: `${writtenAccount(content)}　${content.holderName}` },
        { label: '用途', before: null, after: ACCOUNT_PURPOSES[content.purpose] },
        ...(fund.name === null ? [] : [{ label: 'ファンド', before: null, after: fund.name }]),
      ],
    })
  },
  async carryOut(transaction, services, content, { proposalId, now }) {
    const fund = await loadFund(transaction, services, content)
    if ('ok' in fund) return fund
    await transaction
      .insertInto('company_account')
      .values({
        real_account_id: content.accountId,
        purpose: content.purpose,
        fund_id: content.fundId,
        branch_code: content.branchCode,
        account_number: content.accountNumber,
        holder_name: content.holderName,
        opened_at: now,
        proposal_id: proposalId,
      })
      .execute()
    await enqueue(transaction, 'read-account', {}, { key: 'read-account' })
    return success(null)
  },
})

/**
 * Proposes to link an account that the bank lists as the company's: nobody types an account's number. NOT_FOUND for one that the bank does not list,
 * UNAVAILABLE while it does not answer, CONFLICT for one that is linked, or was, and for a second account of a fund.
 */
export async function proposeAccount(
  services: Services,
  viewer: Viewer,
  { accountId, purpose, fundId }: AccountToLink,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  if ((purpose === 'fund') !== (fundId !== null))
    return badInput({ fund_id: 'ファンド専用の口座では、ファンドを選択してください。' })
  const accounts = await askBank(services)
  if (accounts === null) return refusal('UNAVAILABLE', '銀行に接続できないため、口座を確認できません。')
  const account = accounts.find(({ id }) => id === accountId)
  if (!account) return refusal('NOT_FOUND', '銀行の口座一覧に、該当する口座がありません。')
  const { branchCode, accountNumber, holderName } = account
  return propose(services, viewer, accountLink, {
    subject: `company_account:${accountId}`,
    content: { accountId, branchCode, accountNumber, holderName, purpose, fundId },
    reason: '',
  })
}

/** The accounts that the bank lists; null where it does not answer. */
export async function askBank({ bank }: Services): Promise<BankAccount[] | null> {
  try {
    return await bank.companyAccounts()
  } catch (error) {
    if (isBankFailure(error)) return null
    throw error
  }
}

/** The fund of a fund's account, whose name is null for another purpose; or what stands in the way. */
async function loadFund(
  transaction: Transaction,
  { config }: Services,
  { accountId, fundId }: LinkContent,
): Promise<{ name: string | null } | Refusal> {
  const known = await transaction
    .selectFrom('company_account')
    .select('real_account_id')
    .where('real_account_id', '=', accountId)
    .executeTakeFirst()
  if (known || accountId === config.BANK_ACCOUNT_ID)
    return refusal('CONFLICT', 'この口座は、すでに連携したことのある口座です。')
  if (fundId === null) return { name: null }
  const fund = await transaction
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('id', '=', fundId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!fund) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const other = await transaction
    .selectFrom('company_account')
    .select('real_account_id')
    .where('fund_id', '=', fundId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return other ? refusal('CONFLICT', 'このファンドには、すでに専用の口座があります。') : { name: fund.name }
}
