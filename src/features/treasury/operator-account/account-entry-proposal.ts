import type { FreeText } from '../../../domain/free-text.ts'
import { ACCOUNT_ENTRY_KINDS } from '../../../domain/treasury/account-entry-words.ts'
import { formatDate, japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { defineProposalKind, type Decider, type Effect } from '../../people/approval/proposal-kind.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'
import type { Services } from '../../core/services.ts'
import { bookIntoSuspense, judge, type BookedLine, type EntryRow } from './book-entry.ts'
import { bookPayeeReturn, changesOfReturn, loadPayeeReturn } from './book-payee-return.ts'
import { bookSentBack } from './book-sent-back.ts'
import { comparedOwnMoney, refuseSomebodyElses } from './compare-own-money.ts'
import { namesOfReturn, refuseOtherThanSender } from './compare-sent-back.ts'
import { keepExplanation } from './keep-explanation.ts'
import { listSuspense } from './list-suspense.ts'
import { lockUnexplained } from './lock-unexplained.ts'

/** What only two people can say of a line: it changes what is the operator's own, or tells why money left or leaves once more. */
export type ClassifiedByTwo =
  | { kind: 'float_in' | 'float_out' | 'fee' }
  | { kind: 'suspense_returned'; bankLineId: Id<'bank_line'> }
  /** A payee's bank sent a payout back: it is owed again, and paid once more. */
  | { kind: 'payout_returned'; payoutId: Id<'payout'> }

/** As a proposal keeps it; `told` is the key in proposals that are stored already. */
export type AccountEntryContent = { entryId: Id<'bank_statement_line'>; told: ClassifiedByTwo; reason: FreeText }

/** A line of the account is classified by one operator and confirmed by another; what leaves must be covered by the operator's own money. */
export const accountEntryProposal = defineProposalKind<AccountEntryContent>({
  kind: 'account_entry',
  async foresee(transaction, services, content) {
    const entry = await loadEntry(transaction, services, content)
    if ('ok' in entry) return entry
    const effect = effectOf(entry, content)
    const { told: classified } = content
    if (classified.kind === 'float_in') {
      const compared = await comparedOwnMoney(transaction, services, entry)
      return success({ ...effect, changes: [...effect.changes, compared] })
    }
    if (classified.kind === 'suspense_returned') {
      const { changes, names } = await namesOfReturn(transaction, entry, classified.bankLineId)
      return success({ ...effect, changes: [...effect.changes, ...changes], names })
    }
    if (classified.kind !== 'payout_returned') return success(effect)
    const found = await loadPayeeReturn(transaction, entry, classified.payoutId)
    if ('ok' in found) return found
    const more = await changesOfReturn(transaction, entry, found)
    return success({ ...effect, people: 1, changes: [...effect.changes, ...more] })
  },
  async carryOut(transaction, services, content, decider) {
    const entry = await loadEntry(transaction, services, content)
    if ('ok' in entry) return entry
    return carryOut(transaction, services, { entry, content, decider })
  },
})

/** The line under its lock, and under that of segregation where money left; or what stands in the way. */
async function loadEntry(
  transaction: Transaction,
  services: Services,
  { entryId, told: classified }: AccountEntryContent,
): Promise<EntryRow | Refusal> {
  const entry = await lockUnexplained(transaction, entryId)
  if ('ok' in entry) return entry
  if ((classified.kind === 'float_in' || classified.kind === 'payout_returned') !== entry.amount > 0)
    return badInput({ kind: '入金と出金の向きが、選択した内容と合いません。' })
  if (classified.kind === 'suspense_returned')
    return (
      (await refuseOtherSum(transaction, entry, classified.bankLineId)) ??
      (await refuseOtherThanSender(transaction, services, entry, classified.bankLineId)) ??
      entry
    )
  if (classified.kind === 'float_in') return (await refuseSomebodyElses(transaction, entry)) ?? entry
  if (entry.amount > 0) return entry
  return (await refuseUncovered(transaction, services, { kind: 'own_money', amount: -entry.amount })) ?? entry
}

async function refuseOtherSum(
  transaction: Transaction,
  entry: EntryRow,
  bankLineId: Id<'bank_line'>,
): Promise<Refusal | null> {
  const [item] = await listSuspense(transaction, bankLineId)
  if (!item) return refusal('CONFLICT', 'この入金は、入金者不明の入金の一覧にありません。')
  return item.amount === -entry.amount ? null : badInput({ bank_line_id: '出金額が、この入金の金額と一致しません。' })
}

function effectOf(entry: EntryRow, { told: classified }: AccountEntryContent): Effect {
  const size = formatYen(yen(Math.abs(entry.amount)))
  const what = ACCOUNT_ENTRY_KINDS[classified.kind]
  return {
    title: `口座の${entry.amount > 0 ? '入金' : '出金'}${size}を「${what}」として登録`,
    people: 0,
    yen: Math.abs(entry.amount),
    changes: [
      {
        label: '入出金',
        before: null,
        after: `${formatDate(japanDate(entry.transacted_on))}　${entry.amount > 0 ? '入金' : '出金'}　${size}`,
      },
      { label: '銀行の摘要', before: null, after: entry.remarks === '' ? '（なし）' : entry.remarks },
      { label: '内容', before: '未登録', after: what },
    ],
  }
}

async function carryOut(
  transaction: Transaction,
  services: Services,
  {
    entry,
    content: { told: classified, reason },
    decider,
  }: { entry: EntryRow; content: AccountEntryContent; decider: Decider },
): Promise<Outcome<null>> {
  const booked = await book(transaction, services, entry, classified)
  if ('ok' in booked) return booked
  const { proposalId, operatorId, now } = decider
  const payout = classified.kind === 'payout_returned' ? { payoutId: classified.payoutId } : {}
  const explanation = { entry, booked, kind: classified.kind, reason, operatorId, at: now, proposalId, ...payout }
  await keepExplanation(transaction, explanation)
  if (classified.kind === 'suspense_returned') {
    const back = {
      bank_line_id: classified.bankLineId,
      kind: 'sent_back' as const,
      statement_line_id: entry.id,
      reason,
      resolved_by: operatorId,
      resolved_at: now,
      proposal_id: proposalId,
    }
    await transaction.insertInto('suspense_resolution').values(back).execute()
  }
  return success(null)
}

async function book(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
  classified: ClassifiedByTwo,
): Promise<BookedLine | Refusal> {
  if (classified.kind === 'suspense_returned') return bookSentBack(transaction, services, entry, classified.bankLineId)
  if (classified.kind === 'payout_returned') return bookPayeeReturn(transaction, services, entry, classified.payoutId)
  return bookOwn(transaction, services, entry, classified.kind)
}

async function bookOwn(
  transaction: Transaction,
  services: Services,
  entry: EntryRow,
  kind: 'float_in' | 'float_out' | 'fee',
): Promise<BookedLine> {
  const lineId = await bookIntoSuspense(transaction, services, entry)
  return {
    lineId,
    journalEntryId: await judge(transaction, services, entry, { kind, key: `account-entry:${entry.id}` }),
  }
}
