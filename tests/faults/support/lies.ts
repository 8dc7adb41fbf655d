import { sql } from 'kysely'
import { transferRows } from '../../../src/desk/bank/transfer-rows.ts'
import { payoutMark } from '../../../src/features/treasury/payout/order-at-bank.ts'
import type { PayoutWorld } from '../../support/payout-world.ts'
import { idOf } from '../../../src/domain/id.ts'

/**
 * What a mail has told a member that is not so, by the bank's own book where it has one: each mail's key names what it is about.
 * Mails that members are owed count as told.
 */
export async function findLies(world: Pick<PayoutWorld, 'database' | 'desk' | 'services'>): Promise<string[]> {
  const mails = await world.database
    .selectFrom('mail_outbox')
    .select(['key', 'template'])
    .where('member_id', 'is not', null)
    .execute()
  const facts = await loadFacts(world)
  return mails
    .filter(({ key, template }) => isLie(template, Number(key.slice(key.lastIndexOf(':') + 1)), facts))
    .map(({ key }) => key)
}

type Facts = Awaited<ReturnType<typeof loadFacts>>

function isLie(template: string, id: number, facts: Facts): boolean {
  switch (template) {
    case 'refund-paid':
    case 'distribution-paid':
      return !facts.paidAtBank.has(payoutMark(idOf(id)))
    case 'deposit-completed':
      return !facts.completedDeposits.has(id)
    case 'contract-confirmed':
      return !facts.confirmedInvestments.has(id)
    case 'canceled-overdue':
      return facts.paidInTimeAtBank.has(id)
    default:
      return false
  }
}

async function loadFacts({ database, desk, services }: Pick<PayoutWorld, 'database' | 'desk' | 'services'>) {
  const now = services.clock.now()
  const rows = transferRows(desk.parts.transfers, now)
  const completed = await sql<{ id: number }>`
    select deposit.id from deposit join investment on investment.id = deposit.investment_id
    where investment.status in ('participating', 'canceled')`.execute(database)
  const investments = await sql<{
    id: number
    amount: number
    deadline: Date
    confirmed_at: Date | null
    assigned_at: Date | null
    va_id: string | null
  }>`
    select investment.id, investment.amount, deposit_deadline_at as deadline, contract_confirmed_at as confirmed_at, assignment.assigned_at, account.va_id
    from investment
    left join virtual_account_assignment assignment on assignment.investment_id = investment.id
    left join virtual_account account on account.id = assignment.virtual_account_id`.execute(database)
  /** What reached the account while it was this investment's: it may have been another's before. */
  const inTime = ({ va_id, deadline, assigned_at }: (typeof investments.rows)[number]): number =>
    desk.parts.deposits
      .ofAccount(va_id ?? '')
      .filter(({ transferredAt }) => new Date(transferredAt) >= (assigned_at ?? deadline))
      .filter(
        ({ transferredAt }) => Math.floor(Date.parse(transferredAt) / 1000) <= Math.floor(deadline.getTime() / 1000),
      )
      .reduce((sum, { amount }) => sum + amount, 0)
  return {
    paidAtBank: new Set(
      rows
        .filter(({ status, trouble }) => trouble === 'returned' || (status === '20' && trouble === null))
        .map(({ edi_info }) => edi_info ?? ''),
    ),
    completedDeposits: new Set(completed.rows.map(({ id }) => id)),
    confirmedInvestments: new Set(
      investments.rows
        .filter(({ confirmed_at, va_id }) => confirmed_at !== null && desk.parts.accounts.find(va_id ?? ''))
        .map(({ id }) => id),
    ),
    paidInTimeAtBank: new Set(investments.rows.filter((one) => inTime(one) >= one.amount).map(({ id }) => id)),
  }
}
