import type { Selectable } from 'kysely'
import { validate } from '../../../domain/validation/field-errors.ts'
import { bankAccountSchema, type BankAccountInput } from '../../../domain/validation/member-schemas.ts'
import { CHOOSE_BANK, CHOOSE_BRANCH } from '../../../domain/validation/messages.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Member } from '../../../platform/database/types.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { refuseWithoutConfirmation } from '../account/refuse-unconfirmed.ts'
import { enqueueSecurityNotice, type SecurityNotice } from '../account/stop-link.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../member/refuse-suspended.ts'
import { bankAccountChangedMail } from '../../communication/outbox/mails/security-mails.ts'
import type { Services } from '../../core/services.ts'

/** Payouts to a new account wait this long: time to notice that somebody else registered it. */
const payoutsWait = 24 * 60 * 60 * 1000

/**
 * Registers or replaces the account that dividends and refunds go to. The names are those of the list of all banks, not what the
 * browser says. REAUTH_REQUIRED as `refuseWithoutConfirmation` says; every change is mailed, and payouts wait (by `registered_at`).
 */
export async function registerBankAccount(
  services: Services,
  viewer: Viewer,
  request: BankAccountInput,
): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer) ?? (await refuseWithoutConfirmation(services, viewer))
  if (refused) return refused
  const input = validate(bankAccountSchema, request)
  if (!input.ok) return badInput(input.fields)
  const account = await withListedNames(services, input.value)
  if (!account.ok) return account
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .selectAll()
      .where('id', '=', viewer.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('bank_account')
      .set({ replaced_at: now })
      .where('member_id', '=', member.id)
      .where('replaced_at', 'is', null)
      .execute()
    const { id } = await transaction
      .insertInto('bank_account')
      .values({ member_id: member.id, ...account.value, registered_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notifyMember(transaction, services, { member, accountId: id }, now)
  })
  return success(null)
}

async function withListedNames(services: Services, account: BankAccountInput): Promise<Outcome<BankAccountInput>> {
  const bank = await services.bankDirectory.findBank(account.bank_code)
  if (!bank) return badInput({ bank_code: CHOOSE_BANK })
  const branch = await services.bankDirectory.findBranch(account.bank_code, account.branch_code)
  if (!branch) return badInput({ branch_code: CHOOSE_BRANCH })
  return success({ ...account, bank_name: bank.name, branch_name: branch.name })
}

interface ChangedAccount {
  member: Selectable<Member>
  accountId: number
}

async function notifyMember(
  transaction: Transaction,
  services: Services,
  { member, accountId }: ChangedAccount,
  now: Date,
): Promise<void> {
  const payoutsHeldUntil = addMilliseconds(now, payoutsWait)
  const notice: SecurityNotice = {
    kind: 'bank_account_changed',
    template: 'bank-account-changed',
    write: (facts, sender) => bankAccountChangedMail({ ...facts, payoutsHeldUntil }, sender),
  }
  await enqueueSecurityNotice(transaction, services, member, notice, now)
  const actor = `member:${member.id}`
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'member.bank_account_changed',
    objectType: 'bank_account',
    objectId: accountId,
  })
}
