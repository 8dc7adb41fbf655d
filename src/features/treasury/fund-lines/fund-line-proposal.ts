import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { formatDate, japanDate } from '../../../domain/calendar.ts'
import { writtenId } from '../../../domain/company-account.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import {
  COST_KINDS,
  COUNTERPARTIES,
  FUND_LINE_KINDS,
  fundLineProblems,
  fundsOf,
  inAdvance,
  monthsBetween,
  PAYERS,
  toldLike,
  type FundLine,
  type FundLinePart,
} from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { remarksKey, type LinePattern } from '../../../domain/line-rules.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { lineOfPlan } from '../../../domain/outgoing-plan.ts'
import { linesOfOwnMoney } from '../operator-account/book-entry.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { bookIntoSuspense, type EntryRow } from '../operator-account/book-entry.ts'
import { keepExplanation } from '../operator-account/keep-explanation.ts'
import { lockExplanation, type ToldBefore } from '../operator-account/lock-explanation.ts'
import { lockUnexplained } from '../operator-account/lock-unexplained.ts'
import { refuseUnpaidSale } from '../operator-account/refuse-unpaid-sale.ts'
import { unearnRents } from '../operator-account/unearn-rents.ts'
import { unplannedDebt } from './list-plans.ts'
import { lockWaiting } from './lock-plan.ts'
import { refuseShortBook } from '../segregation/refuse-short-book.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'
import { bookFundLine } from './book-fund-line.ts'
import { loadDealsOfLine, mayBelong } from './deals-of-line.ts'
import { keepFundLine } from './keep-fund-line.ts'
import { insertRule, patternOf } from './keep-line-rule.ts'

/** A line that nobody has explained, with others of its remitter that are told alike; or an explanation that was wrong. */
export type FundLineSubject =
  | { entryId: Id<'bank_statement_line'>; corrects: null; also: Id<'bank_statement_line'>[] }
  | { entryId: null; corrects: Id<'statement_explanation'> }

/** As a proposal keeps it. */
export type FundLineContent = {
  of: FundLineSubject
  line: FundLine
  reason: FreeText
  /** From now on such lines explain themselves. */
  keepsRule: boolean
  /** Which planned payment the line is; what it was is then what two people have decided before. Missing in proposals of before there were plans. */
  planId?: Id<'outgoing_plan'> | null
}

/** Lines of the account are of a fund: told by one operator, confirmed by another. A fund pays out of its own free money alone. */
export const fundLineProposal = defineProposalKind<FundLineContent>({
  kind: 'fund_line',
  async foresee(transaction, services, content) {
    const found = await loadFundLines(transaction, services, content)
    return 'ok' in found ? found : success(await effectOf(transaction, found, content))
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    return recordFundLine(transaction, services, content, { proposalId, operatorId, now, ruleId: null })
  },
})

interface FoundLine {
  entry: EntryRow
  line: FundLine
  /** What it was told to be before. */
  before: ToldBefore['told'] | null
  /** The planned payment that it is. */
  planId: Id<'outgoing_plan'> | null
}

interface FoundLines {
  /** At least one; the others are told like the first. */
  lines: readonly [FoundLine, ...FoundLine[]]
  /** For which lines the rule speaks that is kept with them. */
  pattern: LinePattern | null
}

/** The lines under their locks and those of the books that pay for them; or what stands in the way. */
async function loadFundLines(
  transaction: Transaction,
  services: Services,
  { of, line, keepsRule, planId = null }: FundLineContent,
): Promise<FoundLines | Refusal> {
  const first =
    planId === null ? await loadLine(transaction, of, line) : await loadPlanned(transaction, of, { line, planId })
  if ('ok' in first) return first
  const lines: [FoundLine, ...FoundLine[]] = [first]
  for (const entryId of of.corrects === null ? of.also : []) {
    const found = await loadAlike(transaction, entryId, first)
    if ('ok' in found) return found
    lines.push(found)
  }
  const pattern = keepsRule ? await patternOf(transaction, first) : null
  if (pattern !== null && 'ok' in pattern) return pattern
  return (await refuseUnpaid(transaction, services, lines)) ?? { lines, pattern }
}

async function loadLine(transaction: Transaction, of: FundLineSubject, line: FundLine): Promise<FoundLine | Refusal> {
  const found = await lockLine(transaction, of)
  if ('ok' in found) return found
  const problems = fundLineProblems(line, found.entry.amount) ?? (await leaseProblems(transaction, line))
  if (problems) return badInput(problems)
  const sold = found.before === null ? null : await refuseUnpaidSale(transaction, found.before.id, line.parts)
  if (sold) return sold
  for (const fundId of fundsOf(line.parts)) {
    const fund = await transaction.selectFrom('fund').select('id').where('id', '=', fundId).executeTakeFirst()
    if (!fund) return badInput({ parts: '該当するファンドがありません。' })
  }
  const deals = await loadDealsOfLine(transaction, line.parts)
  for (const [index, { fundId, kind, dealId = null }] of line.parts.entries()) {
    if (dealId === null) continue
    const deal = deals.get(dealId)
    if (deal === undefined || !mayBelong(deal, { fundId, kind }))
      return badInput({ [`parts.${index}.deal_id`]: 'このファンドの取引から選んでください。' })
    // A price is paid by the other side of its deal, whatever it is told to be.
    if (kind === 'sale' && !deal.isWithStranger && line.counterparty === 'third_party')
      return badInput({
        [`parts.${index}.deal_id`]: 'この取引の買主は、第三者ではありません。相手を確かめてください。',
      })
  }
  return { ...found, line, planId: null }
}

/** The line that a plan has waited for, told as the plan says. */
async function loadPlanned(
  transaction: Transaction,
  of: FundLineSubject,
  { line, planId }: { line: FundLine; planId: Id<'outgoing_plan'> },
): Promise<FoundLine | Refusal> {
  const plan = await lockWaiting(transaction, planId)
  if (!plan.ok) return plan
  const planned = lineOfPlan(plan.value)
  if (of.corrects !== null || of.also.length > 0 || !isDeepStrictEqual(planned.parts, line.parts))
    return badInput({ plan_id: '支払予定と、登録する内容が一致しません。' })
  const found = await loadLine(transaction, of, planned)
  return 'ok' in found ? found : { ...found, planId }
}

/** Another line of the same remitter and direction. */
async function loadAlike(
  transaction: Transaction,
  entryId: Id<'bank_statement_line'>,
  { entry: { amount, remarks, transacted_on: transactedOn }, line }: FoundLine,
): Promise<FoundLine | Refusal> {
  const entry = await lockUnexplained(transaction, entryId)
  if ('ok' in entry) return entry
  if (Math.sign(entry.amount) !== Math.sign(amount) || remarksKey(entry.remarks) !== remarksKey(remarks))
    return badInput({ also: '摘要と入出金の向きが同じ明細だけを、まとめて登録できます。' })
  const alike = toldLike(line, {
    amount: entry.amount,
    monthsLater: monthsBetween(transactedOn, entry.transacted_on),
  })
  return fundLineProblems(alike, entry.amount) === null
    ? { entry, line: alike, before: null, planId: null }
    : badInput({ also: '内訳が2件以上あるときは、金額が同じ明細だけを、まとめて登録できます。' })
}

/** Where what pays for them all is not there. */
async function refuseUnpaid(
  transaction: Transaction,
  services: Services,
  [first, ...others]: FoundLines['lines'],
): Promise<Refusal | null> {
  const lines = [first, ...others]
  const parts = lines.flatMap(({ line }) => line.parts)
  // What was planned has its money set aside.
  if (first.planId !== null) return refuseBeyondAccount(transaction, parts, first.entry.real_account_id)
  if (first.line.paidBy === 'fund')
    return (
      (await refuseBeyondAccrued(transaction, parts)) ??
      (await refuseBeyondFunds(transaction, parts)) ??
      (await refuseBeyondAccount(transaction, parts, first.entry.real_account_id))
    )
  const amount = lines.reduce((sum, { entry }) => sum - entry.amount, 0)
  return refuseUncovered(transaction, services, { kind: 'own_money', amount })
}

async function lockLine(
  transaction: Transaction,
  of: FundLineSubject,
): Promise<Omit<FoundLine, 'line' | 'planId'> | Refusal> {
  if (of.corrects !== null) {
    const found = await lockExplanation(transaction, of.corrects)
    return 'ok' in found ? found : { entry: found.entry, before: found.told }
  }
  const entry = await lockUnexplained(transaction, of.entryId)
  return 'ok' in entry ? entry : { entry, before: null }
}

/** What leaves a fund in all, beyond what the same lines bring it. */
async function refuseBeyondFunds(transaction: Transaction, parts: readonly FundLinePart[]): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts.filter((part) => part.fundId === fundId).reduce((sum, { amount }) => sum + amount, 0)
    const refused = moved < 0 ? await refuseShortBook(transaction, fundId, -moved) : null
    if (refused) return refused
  }
  return null
}

/** What was accrued is paid as far as it was accrued, and no plan has taken it. */
async function refuseBeyondAccrued(transaction: Transaction, parts: readonly FundLinePart[]): Promise<Refusal | null> {
  for (const { fundId, kind, costKind } of parts) {
    if (kind !== 'accrued_cost') continue
    const paid = parts
      .filter((part) => part.fundId === fundId && part.kind === kind && part.costKind === costKind)
      .reduce((sum, { amount }) => sum - amount, 0)
    const owed = await unplannedDebt(transaction, { fundId, kind, costKind })
    if (paid > owed)
      return refusal(
        'CONFLICT',
        `計上済みの未払費用のうち、支払いの予定にない分は${size(owed)}です。これを超える分は、費用として登録してください。`,
      )
  }
  return null
}

/** Rents of a lease that does not stand, as fields of the form. */
async function leaseProblems(transaction: Transaction, { parts }: FundLine): Promise<Record<string, string> | null> {
  for (const [index, { leaseId }] of parts.entries()) {
    if (!leaseId) continue
    const lease = await transaction
      .selectFrom('lease')
      .select('id')
      .where('id', '=', leaseId)
      .where('struck_by', 'is', null)
      .executeTakeFirst()
    if (!lease) return { [`parts.${index}.lease_id`]: '該当する賃貸借がありません。' }
  }
  return null
}

/** As it is booked: a rent whose month begins after the period of the line's day is kept for that month. */
async function keptForMonths(transaction: Transaction, entry: EntryRow, line: FundLine): Promise<FundLine> {
  const periods = await transaction
    .selectFrom('fund_period')
    .select(['fund_id', 'end_on'])
    .where('fund_id', 'in', fundsOf(line.parts))
    .where('start_on', '<=', entry.transacted_on)
    .where('end_on', '>=', entry.transacted_on)
    .execute()
  const endOf = new Map(periods.map(({ fund_id: fundId, end_on: endOn }) => [fundId, endOn]))
  return {
    ...line,
    parts: line.parts.map((part) => {
      const endOn = endOf.get(part.fundId)
      return endOn === undefined ? part : inAdvance(part, endOn)
    }),
  }
}

/** Where the line is of an account on which a fund does not have so much: its money is moved there first. */
async function refuseBeyondAccount(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  realAccountId: string,
): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts.filter((part) => part.fundId === fundId).reduce((sum, { amount }) => sum + amount, 0)
    if (moved >= 0) continue
    const { rows } = await sql<{ held: number; name: string }>`
      select coalesce((select sum(amount) from account_balance
        where book = 'fund:' || fund.id and account_kind = 'bank' and account_ref = ${realAccountId}), 0)::bigint as held, fund.name
      from fund where fund.id = ${fundId}`.execute(transaction)
    const [fund] = rows
    if (fund && fund.held < -moved)
      return refusal(
        'CONFLICT',
        `口座${writtenId(realAccountId)}にある「${fund.name}」の資金は${size(fund.held)}で、${size(moved)}に足りません。「会社の口座」で先に振り替えてください。`,
      )
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

/** Books lines as their funds' and writes down what they were, and with them the rule for the next such line. */
export async function recordFundLine(
  transaction: Transaction,
  services: Services,
  content: FundLineContent,
  teller: Teller,
): Promise<Outcome<null>> {
  const found = await loadFundLines(transaction, services, content)
  if ('ok' in found) return found
  const [first, ...others] = found.lines
  const madeFrom = await record(transaction, services, first, { ...teller, reason: content.reason })
  for (const other of others) await record(transaction, services, other, { ...teller, reason: content.reason })
  if (found.pattern !== null)
    await insertRule(transaction, { madeFrom, replaces: null, reason: content.reason }, found.pattern, teller)
  return success(null)
}

/** The correction of an explanation reverses what was made of it. */
async function record(
  transaction: Transaction,
  services: Services,
  { entry, line, before, planId }: FoundLine,
  { proposalId, operatorId, ruleId, now, reason }: Teller & { reason: FreeText },
): Promise<Id<'statement_explanation'>> {
  const told = await keptForMonths(transaction, entry, line)
  const lineId = before?.bank_line_id ?? (await bookIntoSuspense(transaction, services, entry))
  if (before !== null) await unearnRents(transaction, before.id, { reason, actor: `operator:${operatorId}`, at: now })
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
    booked: { lineId, journalEntryId: await bookFundLine(transaction, services, { entry, line: told, key, planId }) },
    kind: 'fund',
    reason,
    operatorId,
    at: now,
    proposalId,
    ...(before !== null && { corrects: before.id }),
  })
  await keepFundLine(transaction, explanationId, { ...told, ruleId, planId })
  return explanationId
}

const size = (amount: number): string => formatYen(yen(Math.abs(amount)))

async function effectOf(
  transaction: Transaction,
  { lines, pattern }: FoundLines,
  { line }: FundLineContent,
): Promise<Effect> {
  const [{ entry, before, planId }, ...others] = lines
  const [way, use] = entry.amount > 0 ? ['入金', '収入'] : ['出金', '支払い']
  const total = lines.reduce((sum, each) => sum + Math.abs(each.entry.amount), 0)
  const what = others.length === 0 ? size(total) : `${lines.length}件、合計${size(total)}`
  const funds = await transaction
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('id', 'in', fundsOf(line.parts))
    .execute()
  const nameOf = new Map(funds.map(({ id, name }) => [id, name]))
  const deals = await loadDealsOfLine(transaction, line.parts)
  const change = (label: string, after: string) => ({ label, before: null, after })
  return {
    title: `口座の${way}${what}をファンドの${use}として${before === null ? '登録' : '登録し直す'}`,
    people: 0,
    yen: total,
    changes: [
      ...lines.map((each, index) =>
        change(
          others.length === 0 ? '入出金' : `入出金${index + 1}`,
          `${formatDate(japanDate(each.entry.transacted_on))}　${way}　${size(each.entry.amount)}`,
        ),
      ),
      change('銀行の摘要', entry.remarks === '' ? '（なし）' : entry.remarks),
      change('相手', COUNTERPARTIES[line.counterparty]),
      ...(entry.amount < 0 ? [change('支払った資金', PAYERS[line.paidBy])] : []),
      ...line.parts.map(({ fundId, kind, costKind, amount, about, dealId = null }, index) =>
        change(
          `内訳${index + 1}`,
          [
            nameOf.get(fundId) ?? '',
            costKind === null ? FUND_LINE_KINDS[kind] : COST_KINDS[costKind],
            others.length > 0 && line.parts.length === 1
              ? '各明細の全額'
              : `${amount > 0 ? '入' : '出'}　${size(amount)}`,
            ...(about === '' ? [] : [about]),
            ...(dealId === null ? [] : [deals.get(dealId)?.text ?? '']),
          ].join('　'),
        ),
      ),
      ...(planId === null ? [] : [change('支払予定', `番号${planId}の支払い`)]),
      ...(pattern === null
        ? []
        : [change('次回から', `摘要「${pattern.remitter}」の${size(pattern.amountFrom)}の${way}を、自動で登録`)]),
    ],
  }
}
