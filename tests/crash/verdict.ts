import type { DeskMail, DeskTransfer } from '../support/desk.ts'
import type { World } from '../support/world.ts'
import type { Promised } from './investors-under-fire.ts'
import { NO_ROW, type Id } from '../../src/domain/id.ts'

/** Sentences, one for each broken promise. */
export interface Verdict {
  lost: string[]
  doubled: string[]
  /** A mail may come twice after a kill between the mail server's yes and our commit: then it bears the same Message-ID. */
  repeatedMails: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Every acknowledged application, confirmation and deposit is there, exactly once; those of one fund were made before the first kill. */
export async function judgeInvestments(
  { database }: World,
  promised: readonly Promised[],
  fundBefore: Id<'fund'> = NO_ROW,
): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], repeatedMails: 0 }
  const investments = await database.selectFrom('investment').selectAll().where('fund_id', '<>', fundBefore).execute()
  const told = promised.filter(({ ids }) => ids.length > 0)
  const known = new Set(told.flatMap(({ ids }) => ids.map(Number)))
  for (const { id } of investments.filter((one) => !known.has(one.id)))
    verdict.doubled.push(`application ${id}, which nobody was told of`)
  const linesOf = await depositLines(database)
  for (const { ids, member, fundId, amount, isConfirmed, deposits, hasCooledOff } of told) {
    if (new Set(ids).size !== 1) verdict.doubled.push(`${member.email} was told of the applications ${ids.join(', ')}`)
    const found = investments.find(({ id }) => id === Number(ids[0]))
    if (!found || found.member_id !== member.memberId || found.fund_id !== fundId || found.amount !== amount) {
      verdict.lost.push(`application ${ids[0]} of ${member.email}`)
      continue
    }
    if (isConfirmed && found.contract_confirmed_at === null) verdict.lost.push(`the confirmation of ${found.id}`)
    const status = hasCooledOff ? 'canceled' : sum(deposits) >= amount ? 'participating' : 'awaiting_deposit'
    if (found.status !== status) verdict.lost.push(`${found.id} is ${found.status} and not ${status}`)
    const lines = (linesOf.get(found.id) ?? []).toSorted()
    if (lines.join() !== deposits.toSorted().join()) {
      const side = sum(lines) > sum(deposits) ? verdict.doubled : verdict.lost
      side.push(`of the deposits ${deposits.join(' + ')} for ${found.id}, ${lines.join(' + ') || 'none'} is booked`)
    }
  }
  return verdict
}

async function depositLines(database: World['database']): Promise<Map<number, number[]>> {
  const rows = await database
    .selectFrom('deposit')
    .innerJoin('bank_line', 'bank_line.id', 'deposit.bank_line_id')
    .select(['deposit.investment_id', 'bank_line.amount'])
    .execute()
  const lines = new Map<number, number[]>()
  for (const { investment_id: id, amount } of rows) if (id !== null) lines.set(id, [...(lines.get(id) ?? []), amount])
  return lines
}

/** Each mail that is owed has arrived, and nothing else has. */
export async function judgeMails({ database, product }: World): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], repeatedMails: 0 }
  const owed = await database.selectFrom('mail_outbox').select(['key', 'to_address', 'subject', 'message_id']).execute()
  const arrived = new Map<string, DeskMail[]>()
  for (const mail of await product.desk.mails())
    arrived.set(mail.message_id, [...(arrived.get(mail.message_id) ?? []), mail])
  for (const { key, to_address: to, subject, message_id: id } of owed) {
    const copies = arrived.get(id) ?? []
    arrived.delete(id)
    if (copies.length === 0) verdict.lost.push(`the mail ${key}`)
    else if (copies.some((copy) => copy.to !== to || copy.subject !== subject))
      verdict.lost.push(`the mail ${key}: something else came under its name`)
    verdict.repeatedMails += Math.max(0, copies.length - 1)
  }
  for (const [id, copies] of arrived) verdict.doubled.push(`${copies.length} mails ${id}, which nobody owed`)
  return verdict
}

/** Each approved payout has left the bank once, nothing else has, and the bank's balance is ours to the yen. */
export async function judgePayouts(
  { database, product, services }: World,
  approved: ReadonlySet<Id<'payout_batch'>>,
): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], repeatedMails: 0 }
  const payouts = await database
    .selectFrom('payout')
    .innerJoin('payout_batch', 'payout_batch.id', 'payout.batch_id')
    .innerJoin('bank_account', 'bank_account.id', 'payout.bank_account_id')
    .select([
      'payout.id',
      'payout.amount',
      'payout.status',
      'payout.batch_id',
      'payout_batch.application_number',
      'bank_account.account_number',
    ])
    .execute()
  const orders = await product.desk.transfers()
  for (const batchId of approved) {
    const own = payouts.filter((payout) => payout.batch_id === batchId)
    if (own.length === 0) verdict.lost.push(`the approved batch ${batchId}`)
    for (const { id, status } of own.filter((payout) => payout.status !== 'paid'))
      verdict.lost.push(`payout ${id} is ${status} and not paid`)
  }
  const nameOf = (applyNo: string | null, account: string, amount: number) => `${applyNo} ${account} ${amount}`
  const atBank = orders.map((order: DeskTransfer) => nameOf(order.apply_no, order.account_number, order.amount))
  const ours = payouts.map((payout) => nameOf(payout.application_number, payout.account_number, payout.amount))
  for (const name of without(ours, atBank)) verdict.lost.push(`the bank has no order ${name}`)
  for (const name of without(atBank, ours)) verdict.doubled.push(`the bank has an order ${name} that we do not know`)
  const { balance } = await services.bank.balance()
  const book = await database
    .selectFrom('posting')
    .select((expression) => expression.fn.sum<number | null>('amount').as('total'))
    .where('account_kind', '=', 'bank')
    .executeTakeFirstOrThrow()
  const difference = (book.total ?? 0) - balance
  if (difference !== 0)
    verdict[difference > 0 ? 'doubled' : 'lost'].push(`our book and the bank's differ by ${difference} yen`)
  return verdict
}

/** What stands in the first list and not, or less often, in the second. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const place = left.indexOf(name)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
