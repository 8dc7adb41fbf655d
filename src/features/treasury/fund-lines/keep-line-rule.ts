import { COST_KINDS, FUND_LINE_KINDS, isToldByOne, type FundLine } from '../../../domain/fund-lines.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { linePatternProblems, remarksKey, type LinePattern } from '../../../domain/line-rules.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockExplanation } from '../operator-account/lock-explanation.ts'
import { loadFundLine, type ToldFundLine } from './load-fund-line.ts'
import { loadLineRules } from './load-line-rules.ts'

/** As a proposal keeps it. What is null is as the line was from which the rule is made. */
export type LineRuleContent = {
  madeFrom: Id<'statement_explanation'>
  /** The version that this one takes the place of. */
  replaces: Id<'line_rule'> | null
  remitter: FreeText | null
  amountFrom: number | null
  amountUntil: number | null
  reason: FreeText
}

/** The same remitter and amount. */
const asItIs = { replaces: null, remitter: null, amountFrom: null, amountUntil: null }

/** A rule for what takes two people is kept by two: it will tell each such line in their stead. */
const lineRuleProposal = defineProposalKind<LineRuleContent>({
  kind: 'line_rule',
  async foresee(transaction, _services, content) {
    const found = await loadRule(transaction, content)
    return 'ok' in found ? found : success(effectOf(found))
  },
  async carryOut(transaction, _services, content, { proposalId, operatorId, now }) {
    return keep(transaction, content, { proposalId, operatorId, now })
  },
})

/**
 * From now on lines like this one explain themselves. For what one operator may tell alone the rule holds at once, else when another approves it. Needs
 * a fresh login. CONFLICT where the line was told anew, or the same rule is kept already; BAD_USER_INPUT where its own line does not fit it.
 * @returns the proposal that waits, or null where the rule holds.
 */
export async function keepLineRule(
  services: Services,
  viewer: Viewer,
  content: LineRuleContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> | null }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  const line = await loadFundLine(services.database, content.madeFrom)
  if (line === null) return refusal('NOT_FOUND', '該当する登録がありません。')
  if (!isToldByOne(line)) {
    const proposed = await propose(services, viewer, lineRuleProposal, {
      subject: `explanation:${content.madeFrom}`,
      content,
      reason: content.reason,
    })
    return proposed.ok ? success({ proposalId: proposed.value.proposalId }) : proposed
  }
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const kept = await keep(transaction, content, { proposalId: null, operatorId: viewer.memberId, now })
    if (!kept.ok) return kept
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'line_rule.kept',
      objectType: 'explanation',
      objectId: content.madeFrom,
      detail: { reason: content.reason },
    })
    return success({ proposalId: null })
  })
}

interface FoundRule {
  pattern: LinePattern
  line: ToldFundLine
}

async function loadRule(transaction: Transaction, content: LineRuleContent): Promise<FoundRule | Refusal> {
  const found = await lockExplanation(transaction, content.madeFrom)
  if ('ok' in found) return found
  const line = await loadFundLine(transaction, content.madeFrom)
  if (line === null) return refusal('NOT_FOUND', '該当する登録がありません。')
  const pattern = await patternOf(transaction, { entry: found.entry, line }, content)
  return 'ok' in pattern ? pattern : { pattern, line }
}

/** For which lines the rule would speak that is made from this one, or why it cannot be kept. */
export async function patternOf(
  transaction: Transaction,
  { entry, line }: { entry: { amount: number; remarks: string }; line: FundLine },
  content: Pick<LineRuleContent, 'replaces' | 'remitter' | 'amountFrom' | 'amountUntil'> = asItIs,
): Promise<LinePattern | Refusal> {
  if (line.paidBy === 'operator')
    return refusal('CONFLICT', '立て替えた費用は、1件ずつ2人で登録します。自動では登録できません。')
  const pattern = {
    remitter: remarksKey(content.remitter ?? entry.remarks),
    amountFrom: content.amountFrom ?? entry.amount,
    amountUntil: content.amountUntil ?? entry.amount,
  }
  const problems = linePatternProblems(pattern, { ...entry, parts: line.parts.length })
  if (problems) return badInput(problems)
  const others = await loadLineRules(transaction)
  if (content.replaces !== null && !others.some(({ id }) => id === content.replaces))
    return refusal('CONFLICT', 'この規則は、すでに変更または終了されています。一覧を読み込み直してください。')
  const isSame = ({ id, remitter, amountFrom, amountUntil }: (typeof others)[number]): boolean =>
    id !== content.replaces &&
    remitter === pattern.remitter &&
    amountFrom <= pattern.amountUntil &&
    amountUntil >= pattern.amountFrom
  return others.some(isSame) ? refusal('CONFLICT', '同じ摘要と金額の規則が、すでにあります。') : pattern
}

/** Whose word it is. */
interface Keeper {
  operatorId: Id<'member'>
  /** Null where one operator may keep it alone. */
  proposalId: Id<'proposal'> | null
  now: Date
}

async function keep(transaction: Transaction, content: LineRuleContent, keeper: Keeper): Promise<Outcome<null>> {
  const found = await loadRule(transaction, content)
  if ('ok' in found) return found
  await insertRule(transaction, content, found.pattern, keeper)
  return success(null)
}

/** Writes a rule down whose pattern was looked at. */
export async function insertRule(
  transaction: Transaction,
  content: Pick<LineRuleContent, 'madeFrom' | 'replaces' | 'reason'>,
  { remitter, amountFrom, amountUntil }: LinePattern,
  { proposalId, operatorId, now }: Keeper,
): Promise<void> {
  await transaction
    .insertInto('line_rule')
    .values({
      replaces: content.replaces,
      remitter,
      amount_from: amountFrom,
      amount_until: amountUntil,
      made_from: content.madeFrom,
      reason: content.reason,
      kept_by: operatorId,
      kept_at: now,
      proposal_id: proposalId,
    })
    .execute()
}

function effectOf({ pattern: { remitter, amountFrom, amountUntil }, line }: FoundRule): Effect {
  const text = (amount: number): string => formatYen(yen(Math.abs(amount)))
  const ends = [Math.abs(amountFrom), Math.abs(amountUntil)].toSorted((one, other) => one - other)
  const range = ends.map(text).join('〜')
  return {
    title: `摘要「${remitter}」の${amountFrom > 0 ? '入金' : '出金'}を、次回から自動で登録`,
    people: 0,
    yen: Math.max(...ends),
    changes: [
      { label: '摘要に含む文字', before: null, after: remitter },
      { label: '金額', before: null, after: amountFrom === amountUntil ? text(amountFrom) : range },
      ...line.parts.map(({ kind, costKind, about }, index) => ({
        label: `内訳${index + 1}`,
        before: null,
        after: [costKind === null ? FUND_LINE_KINDS[kind] : COST_KINDS[costKind], about]
          .filter((word) => word !== '')
          .join('　'),
      })),
    ],
  }
}
