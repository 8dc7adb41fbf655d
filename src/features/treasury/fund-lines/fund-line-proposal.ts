import { formatDate, japanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import {
  COST_KINDS,
  COUNTERPARTIES,
  FUND_LINE_KINDS,
  fundLineProblems,
  fundsOf,
  PAYERS,
  type FundLine,
} from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { linesOfOwnMoney } from '../operator-account/book-entry.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { bookIntoSuspense, type EntryRow } from '../operator-account/book-entry.ts'
import { keepExplanation } from '../operator-account/keep-explanation.ts'
import { lockExplanation, type ToldBefore } from '../operator-account/lock-explanation.ts'
import { lockUnexplained } from '../operator-account/lock-unexplained.ts'
import { refuseShortBook } from '../segregation/refuse-short-book.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'
import { bookFundLine } from './book-fund-line.ts'
import { keepFundLine } from './keep-fund-line.ts'

/** A line that nobody has explained, or an explanation that was wrong. */
export type FundLineSubject =
  | { entryId: Id<'bank_statement_line'>; corrects: null }
  | { entryId: null; corrects: Id<'statement_explanation'> }

/** As a proposal keeps it. */
export type FundLineContent = { of: FundLineSubject; line: FundLine; reason: FreeText }

/** A line of the account is of a fund: told by one operator, confirmed by another. A fund pays out of its own free money alone. */
export const fundLineProposal = defineProposalKind<FundLineContent>({
  kind: 'fund_line',
  async foresee(transaction, services, content) {
    const found = await loadFundLine(transaction, services, content)
    return 'ok' in found ? found : success(await effectOf(transaction, found, content))
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    return recordFundLine(transaction, services, content, { proposalId, operatorId, now, ruleId: null })
  },
})

interface FoundLine {
  entry: EntryRow
  /** What it was told to be before. */
  before: ToldBefore['told'] | null
}

/** The line under its lock and those of the books that pay for it; or what stands in the way. */
async function loadFundLine(
  transaction: Transaction,
  services: Services,
  { of, line }: FundLineContent,
): Promise<FoundLine | Refusal> {
  const found = await lockLine(transaction, of)
  if ('ok' in found) return found
  const problems = fundLineProblems(line, found.entry.amount)
  if (problems) return badInput(problems)
  for (const fundId of fundsOf(line.parts)) {
    const fund = await transaction.selectFrom('fund').select('id').where('id', '=', fundId).executeTakeFirst()
    if (!fund) return badInput({ parts: '該当するファンドがありません。' })
  }
  if (line.paidBy === 'operator')
    return (await refuseUncovered(transaction, services, { kind: 'own_money', amount: -found.entry.amount })) ?? found
  return (await refuseBeyondFunds(transaction, line)) ?? found
}

async function lockLine(transaction: Transaction, of: FundLineSubject): Promise<FoundLine | Refusal> {
  if (of.corrects !== null) {
    const found = await lockExplanation(transaction, of.corrects)
    return 'ok' in found ? found : { entry: found.entry, before: found.told }
  }
  const entry = await lockUnexplained(transaction, of.entryId)
  return 'ok' in entry ? entry : { entry, before: null }
}

/** What leaves a fund in all, beyond what the same line brings it. */
async function refuseBeyondFunds(transaction: Transaction, { parts }: FundLine): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts.filter((part) => part.fundId === fundId).reduce((sum, { amount }) => sum + amount, 0)
    const refused = moved < 0 ? await refuseShortBook(transaction, fundId, -moved) : null
    if (refused) return refused
  }
  return null
}

/** Whose word it is. */
interface Teller {
  operatorId: Id<'member'>
  /** Null where one operator may tell it alone. */
  proposalId: Id<'proposal'> | null
  /** The rule that tells it in his stead. */
  ruleId: Id<'line_rule'> | null
  now: Date
}

/** Books a line as its funds' and writes down what it was. The correction of an explanation reverses what was made of it. */
export async function recordFundLine(
  transaction: Transaction,
  services: Services,
  content: FundLineContent,
  { proposalId, operatorId, ruleId, now }: Teller,
): Promise<Outcome<null>> {
  const found = await loadFundLine(transaction, services, content)
  if ('ok' in found) return found
  const { entry, before } = found
  const { line, reason } = content
  const lineId = before?.bank_line_id ?? (await bookIntoSuspense(transaction, services, entry))
  if (before !== null && before.journal_entry_id !== null)
    await reverse(transaction, {
      entryId: before.journal_entry_id,
      reason,
      actor: `operator:${operatorId}`,
      at: now,
      asBookedToday: linesOfOwnMoney(entry, before.kind === 'fee' ? 'fee' : 'float_out'),
    })
  const key = before === null ? `fund-line:${entry.id}` : `fund-line-corrected:${before.id}`
  const explanationId = await keepExplanation(transaction, {
    entry,
    booked: { lineId, journalEntryId: await bookFundLine(transaction, services, { entry, line, key }) },
    kind: 'fund',
    reason,
    operatorId,
    at: now,
    proposalId,
    ...(before !== null && { corrects: before.id }),
  })
  await keepFundLine(transaction, explanationId, { ...line, ruleId })
  return success(null)
}

async function effectOf(
  transaction: Transaction,
  { entry, before }: FoundLine,
  { line }: FundLineContent,
): Promise<Effect> {
  const size = (amount: number): string => formatYen(yen(Math.abs(amount)))
  const way = entry.amount > 0 ? '入金' : '出金'
  const funds = await transaction
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('id', 'in', fundsOf(line.parts))
    .execute()
  const nameOf = new Map(funds.map(({ id, name }) => [id, name]))
  return {
    title: `口座の${way}${size(entry.amount)}をファンドの${entry.amount > 0 ? '収入' : '支払い'}として${before === null ? '登録' : '登録し直す'}`,
    people: 0,
    yen: Math.abs(entry.amount),
    changes: [
      {
        label: '入出金',
        before: null,
        after: `${formatDate(japanDate(entry.transacted_on))}　${way}　${size(entry.amount)}`,
      },
      { label: '銀行の摘要', before: null, after: entry.remarks === '' ? '（なし）' : entry.remarks },
      { label: '相手', before: null, after: COUNTERPARTIES[line.counterparty] },
      ...(entry.amount < 0 ? [{ label: '支払った資金', before: null, after: PAYERS[line.paidBy] }] : []),
      ...line.parts.map(({ fundId, kind, costKind, amount, about }, index) => ({
        label: `内訳${index + 1}`,
        before: null,
        after: [
          nameOf.get(fundId) ?? '',
          costKind === null ? FUND_LINE_KINDS[kind] : COST_KINDS[costKind],
          `${amount > 0 ? '入' : '出'}　${size(amount)}`,
          ...(about === '' ? [] : [about]),
        ].join('　'),
      })),
    ],
  }
}
