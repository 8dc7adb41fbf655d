import { BankRefused } from '../../../adapters/bank/bank-failure.ts'
import type { VirtualAccountOnFile } from '../../../adapters/bank/bank.ts'
import { virtualAccountLifecycle } from '../../../domain/lifecycles/virtual-account.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { move } from '../../core/move.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** The bank changes at most so many accounts a call. */
const mostAtOnce = 100

export interface PoolAccount {
  id: Id<'virtual_account'>
  va_id: string
}

/**
 * Brings accounts at the bank into a state, and the pool with them. The bank is asked first how they stand, so a change whose answer
 * was lost is found done and not ordered again; an account that the bank has deleted meanwhile stays deleted.
 * @throws the failure of the bank; what was done until then is recorded, and a repeat does the rest.
 */
export async function changeAccounts(
  services: Services,
  accounts: readonly PoolAccount[],
  wanted: 'stopped' | 'usable',
): Promise<void> {
  for (let start = 0; start < accounts.length; start += mostAtOnce) {
    await changeGroup(services, accounts.slice(start, start + mostAtOnce), wanted)
  }
}

async function changeGroup(
  services: Services,
  group: readonly PoolAccount[],
  wanted: 'stopped' | 'usable',
): Promise<void> {
  const onFile = await services.bank.virtualAccounts(group.map((account) => account.va_id))
  const open = onFile.filter(({ status }) => status !== wanted && status !== 'deleted').map(({ id }) => id)
  const refused = await orderChange(services, open, wanted)
  const isAsOnFile = ({ id, status }: VirtualAccountOnFile): boolean => refused.has(id) || status === 'deleted'
  await record(
    services,
    onFile.map((account) => ({ vaId: account.id, status: isAsOnFile(account) ? account.status : wanted })),
  )
}

/** All of a group at once; where the bank refuses the group for one of them, each alone. @returns those that it refused. */
async function orderChange(
  services: Services,
  vaIds: readonly string[],
  wanted: 'stopped' | 'usable',
): Promise<Set<string>> {
  if (vaIds.length === 0) return new Set()
  try {
    await (wanted === 'stopped' ? services.bank.stopVirtualAccounts(vaIds) : services.bank.resumeVirtualAccounts(vaIds))
    return new Set()
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error
    if (vaIds.length > 1) {
      const refused = new Set<string>()
      for (const vaId of vaIds) for (const one of await orderChange(services, [vaId], wanted)) refused.add(one)
      return refused
    }
    services.log.error({ err: error, vaId: vaIds[0], wanted }, 'the bank refuses to change a deposit account')
    return new Set(vaIds)
  }
}

/** What the bank's word about an account means for ours. */
const eventOf = { usable: 'resumed', stopped: 'stopped', deleted: 'deleted' } as const satisfies Readonly<
  Record<VirtualAccountOnFile['status'], string>
>

async function record(
  services: Services,
  accounts: readonly { vaId: string; status: VirtualAccountOnFile['status'] }[],
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction) => {
    for (const { vaId, status } of accounts) {
      const event = eventOf[status]
      const set = event === 'resumed' ? { stop_ordered_at: null } : {}
      const [id] = await move(transaction, virtualAccountLifecycle, { va_id: vaId }, { event, set })
      if (id === undefined) continue
      await recordAudit(transaction, {
        at: now,
        actor: 'schedule',
        action: `deposit_account.${status}`,
        objectType: 'virtual_account',
        objectId: id,
      })
    }
  })
}
