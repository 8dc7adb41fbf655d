import { isDeepStrictEqual } from 'node:util'
import { saidTaxOf } from '../../../domain/treasury/consumption-tax/part-tax.ts'
import { japanDate } from '../../../domain/calendar.ts'
import { feeTaxProblems } from '../../../domain/treasury/fee-withholding.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { CorrectionCause } from '../../../domain/funds/fund-corrections.ts'
import {
  fundLineProblems,
  fundsOf,
  monthsBetween,
  classifiedLike,
  type FundLine,
} from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { otherEnd, type KnownPayer } from '../../../domain/treasury/known-payers.ts'
import { isClassifiedSingly } from '../../../domain/treasury/money-given-back.ts'
import { remarksKey, type LinePattern } from '../../../domain/treasury/line-rules.ts'
import { lineOfPlan } from '../../../domain/treasury/outgoing-plan.ts'
import { linesOfOwnMoney } from '../operator-account/book-entry.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { bookIntoSuspense, type EntryRow } from '../operator-account/book-entry.ts'
import { keepExplanation } from '../operator-account/keep-explanation.ts'
import { lockExplanation, type ClassifiedBefore } from '../operator-account/lock-explanation.ts'
import { lockUnexplained } from '../operator-account/lock-unexplained.ts'
import { refuseBeyondGiven } from '../operator-account/refuse-beyond-given.ts'
import { refuseBeyondOwed } from '../operator-account/refuse-beyond-owed.ts'
import { refuseUnpaidSale } from '../operator-account/refuse-unpaid-sale.ts'
import { refusePrepaid } from '../operator-account/refuse-prepaid.ts'
import { unearnRents } from '../operator-account/unearn-rents.ts'
import { lockWaiting } from './lock-plan.ts'
import { bookFundLine } from './book-fund-line.ts'
import { loadDealsOfLine, mayBelong } from './deals-of-line.ts'
import { leaseProblems } from './lease-of-line.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'
import { effectOf } from './fund-line-effect.ts'
import { keepFundLine } from './keep-fund-line.ts'
import { keptForMonths } from './kept-for-months.ts'
import { insertRule, patternOf } from './keep-line-rule.ts'
import { loadFundLine } from './load-fund-line.ts'
import { missingMonths } from './month-of-line.ts'
import { refuseDepositPayees } from './payee-of-deposit.ts'
import { refuseUnpaid } from './refuse-unpaid-lines.ts'
import { refuseKeptDeposit } from './refuse-kept-deposit.ts'
import { refuseBeyondLease } from './refuse-beyond-lease.ts'
import { refuseBeyondLoan } from './refuse-beyond-loan.ts'
import { refuseKeptOfOurs } from './refuse-kept-of-ours.ts'
import { refuseTakenOver } from './refuse-taken-over.ts'
import { refuseWrongFeeTax } from './refuse-wrong-fee-tax.ts'
import { refuseUnspentCosts } from './refuse-unspent-costs.ts'

/** A line that nobody has explained, with others of its remitter that are classified alike; or an explanation that was wrong. */
export type FundLineSubject =
  | { entryId: Id<'bank_statement_line'>; corrects: null; also: Id<'bank_statement_line'>[] }
  | { entryId: null; corrects: Id<'statement_explanation'> }

/** As a proposal keeps it. */
export type FundLineContent = {
  of: FundLineSubject
  line: FundLine
  reason: FreeText
  /** Of a correction: what everybody reads where it touches a closed period. */
  cause?: CorrectionCause
  /** From now on such lines explain themselves. */
  keepsRule: boolean
  /** Which planned payment the line is; what it was is then what two people have decided before. Missing in proposals of before there were plans. */
  planId?: Id<'outgoing_plan'> | null
}

/** Lines of the account are of a fund: classified by one operator, confirmed by another. A fund pays out of its own free money alone. */
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
  /** What it was classified as before. */
  before: ClassifiedBefore['explanation'] | null
  /** The planned payment that it is. */
  planId: Id<'outgoing_plan'> | null
}

export interface FoundLines {
  /** At least one; the others are classified like the first. */
  lines: readonly [FoundLine, ...FoundLine[]]
  /** For which lines the rule speaks that is kept with them. */
  pattern: LinePattern | null
  /** Whom the remitter may be beside a third party; null where the money leaves. */
  payers: KnownPayer[]
}

/** The lines under their locks and those of the books that pay for them; or what stands in the way. */
async function loadFundLines(
  transaction: Transaction,
  services: Services,
  { of, line, keepsRule, planId = null, cause }: FundLineContent,
): Promise<FoundLines | Refusal> {
  const first =
    planId === null ? await loadLine(transaction, of, line) : await loadPlanned(transaction, of, { line, planId })
  if ('ok' in first) return first
  const lines: [FoundLine, ...FoundLine[]] = [first]
  if (of.corrects === null && of.also.length > 0 && first.line.parts.some(isClassifiedSingly))
    return badInput({
      also: '手付金、敷金の引き継ぎ、代金の戻り、源泉所得税、借入金、支払利息、収入の返還は、1件ずつ登録してください。',
    })
  for (const entryId of of.corrects === null ? of.also : []) {
    const found = await loadAlike(transaction, entryId, first)
    if ('ok' in found) return found
    lines.push(found)
  }
  const pattern = keepsRule ? await patternOf(transaction, first) : null
  if (pattern !== null && 'ok' in pattern) return pattern
  const { entry, before } = first
  const payers = await findKnownPayers(transaction, services, {
    remarks: entry.remarks,
    amount: entry.amount,
    parts: first.line.parts,
  })
  const own =
    first.line.counterparty === 'third_party'
      ? payers.find(({ kind, isNear }) => kind === 'company' && isNear !== true)
      : undefined
  if (own !== undefined)
    return badInput({
      counterparty: `${otherEnd(entry.amount)}が当社「${own.name}」と一致します。${entry.amount > 0 ? '当社の資金は第三者からの収入にできません' : '当社への支払いは第三者への支払いにできません'}。「当社または関係者」を選んでください。`,
    })
  const classified = before === null ? null : await loadFundLine(transaction, before.id)
  const parts = lines.flatMap(({ line: { parts: each } }) => each)
  const unpaid =
    (planId === null ? await refuseBeyondOwed(transaction, parts, classified?.parts ?? []) : null) ??
    (entry.amount > 0 ? await refuseUnspentCosts(transaction, parts, classified?.parts ?? []) : null) ??
    (await refuseBeyondGiven(transaction, {
      entryId: entry.id,
      parts: first.line.parts,
      before: classified?.parts ?? [],
    })) ??
    refuseKeptDeposit(first.line.parts, { before: classified?.parts ?? [], cause }) ??
    (await refuseTakenOver(transaction, first)) ??
    (await refuseWrongFeeTax(transaction, first.line.parts, classified?.parts ?? [])) ??
    (await refuseBeyondLoan(transaction, first, classified?.parts ?? [])) ??
    (await refuseBeyondLease(transaction, first, classified)) ??
    (await refuseDepositPayees(transaction, services, first)) ??
    (await refuseKeptOfOurs(transaction, { counterparty: first.line.counterparty, parts }, classified)) ??
    (await refuseUnpaid(transaction, services, lines, classified?.paidBy === 'fund' ? classified.parts : []))
  return unpaid ?? { lines, pattern, payers }
}

async function loadLine(transaction: Transaction, of: FundLineSubject, line: FundLine): Promise<FoundLine | Refusal> {
  const found = await lockLine(transaction, of)
  if ('ok' in found) return found
  const problems =
    fundLineProblems(line, found.entry.amount) ??
    feeTaxProblems(line.parts, japanDate(found.entry.transacted_on)) ??
    (await leaseProblems(transaction, line)) ??
    (await missingMonths(transaction, line, found.entry.transacted_on))
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
    // A price is paid by the other side of its deal, whatever it is classified as.
    if (kind === 'sale' && !deal.isWithStranger && line.counterparty === 'third_party')
      return badInput({
        [`parts.${index}.deal_id`]: 'この取引の買主は、第三者ではありません。相手を確かめてください。',
      })
  }
  return { ...found, line, planId: null }
}

/** A proposal of before there were returns says nothing of what it gives back; the plan says nothing of consumption tax, which the line's invoice shows. */
const asKept = ({ parts }: FundLine): FundLine['parts'] =>
  parts.map(
    ({
      taxClass: _class,
      invoiceNumber: _number,
      buildingAmount: _building,
      feePayee,
      feeBase,
      loanId: _loan,
      ...part
    }) => ({
      givesBack: null,
      ...part,
      ...(feePayee && { feePayee, feeBase }),
    }),
  )

/** The line that a plan has waited for, classified as the plan says. */
async function loadPlanned(
  transaction: Transaction,
  of: FundLineSubject,
  { line, planId }: { line: FundLine; planId: Id<'outgoing_plan'> },
): Promise<FoundLine | Refusal> {
  const plan = await lockWaiting(transaction, planId)
  if (!plan.ok) return plan
  const planned = lineOfPlan(plan.value)
  if (of.corrects !== null || of.also.length > 0 || !isDeepStrictEqual(planned.parts, asKept(line)))
    return badInput({ plan_id: '支払予定と、登録する内容が一致しません。' })
  const classified = planned.parts.map((part, index) => ({ ...part, ...saidTaxOf(line.parts[index] ?? {}) }))
  const found = await loadLine(transaction, of, { ...planned, parts: classified })
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
  const alike = classifiedLike(line, {
    amount: entry.amount,
    monthsLater: monthsBetween(transactedOn, entry.transacted_on),
  })
  if ((await missingMonths(transaction, alike, entry.transacted_on)) !== null)
    return badInput({ also: '運用終了日の翌々月以後の賃料は、対象月を入力して、1件ずつ登録してください。' })
  return fundLineProblems(alike, entry.amount) === null
    ? { entry, line: alike, before: null, planId: null }
    : badInput({ also: '内訳が2件以上あるときは、金額が同じ明細だけを、まとめて登録できます。' })
}

async function lockLine(
  transaction: Transaction,
  of: FundLineSubject,
): Promise<Omit<FoundLine, 'line' | 'planId'> | Refusal> {
  if (of.corrects !== null) {
    const found = await lockExplanation(transaction, of.corrects)
    if ('ok' in found) return found
    return (await refusePrepaid(transaction, found.explanation.id)) ?? { entry: found.entry, before: found.explanation }
  }
  const entry = await lockUnexplained(transaction, of.entryId)
  return 'ok' in entry ? entry : { entry, before: null }
}

/** Who classifies a line, and when. */
interface ClassifiedBy {
  operatorId: Id<'member'>
  proposalId: Id<'proposal'>
  /** The rule that classifies it in his stead. */
  ruleId: Id<'line_rule'> | null
  now: Date
}

/** Books lines as their funds' and writes down what they were, and with them the rule for the next such line. */
export async function recordFundLine(
  transaction: Transaction,
  services: Services,
  content: FundLineContent,
  classifiedBy: ClassifiedBy,
): Promise<Outcome<null>> {
  const found = await loadFundLines(transaction, services, content)
  if ('ok' in found) return found
  const [first, ...others] = found.lines
  const madeFrom = await record(transaction, services, first, { ...classifiedBy, reason: content.reason })
  for (const other of others) await record(transaction, services, other, { ...classifiedBy, reason: content.reason })
  if (found.pattern !== null)
    await insertRule(
      transaction,
      { madeFrom, replaces: null, reason: content.reason },
      { pattern: found.pattern, payers: found.payers },
      classifiedBy,
    )
  return success(null)
}

/** The correction of an explanation reverses what was made of it. */
async function record(
  transaction: Transaction,
  services: Services,
  { entry, line, before, planId }: FoundLine,
  { proposalId, operatorId, ruleId, now, reason }: ClassifiedBy & { reason: FreeText },
): Promise<Id<'statement_explanation'>> {
  const classified = await keptForMonths(transaction, entry, line)
  const lineId = before?.bank_line_id ?? (await bookIntoSuspense(transaction, services, entry))
  if (before !== null) await unearnRents(transaction, before.id, { reason, actor: `operator:${operatorId}`, at: now })
  const reversal =
    before === null || before.journal_entry_id === null
      ? null
      : await reverse(transaction, {
          entryId: before.journal_entry_id,
          reason,
          actor: `operator:${operatorId}`,
          at: now,
          asBookedToday: linesOfOwnMoney(entry, before.kind === 'fee' ? 'fee' : 'float_out'),
        })
  const takenBackAt = reversal === null ? null : await effectiveAtOf(transaction, reversal)
  const key = before === null ? `fund-line:${entry.id}` : `fund-line-corrected:${before.id}`
  const explanationId = await keepExplanation(transaction, {
    entry,
    booked: {
      lineId,
      journalEntryId: await bookFundLine(transaction, services, { entry, line: classified, key, planId, takenBackAt }),
    },
    kind: 'fund',
    reason,
    operatorId,
    at: now,
    proposalId,
    ...(before !== null && { corrects: before.id }),
  })
  await keepFundLine(transaction, explanationId, { ...classified, ruleId, planId })
  return explanationId
}

async function effectiveAtOf(transaction: Transaction, entryId: Id<'journal_entry'>): Promise<Date> {
  const { effective_at: at } = await transaction
    .selectFrom('journal_entry')
    .select('effective_at')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  return at
}
