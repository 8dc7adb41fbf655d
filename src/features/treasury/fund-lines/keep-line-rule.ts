import {
  COST_KINDS,
  COUNTERPARTIES,
  FUND_LINE_KINDS,
  makesIncome,
  type FundLine,
} from '../../../domain/treasury/fund-lines.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { isClassifiedSingly } from '../../../domain/treasury/money-given-back.ts'
import { otherEnd, payerMark, payersText, type KnownPayer } from '../../../domain/treasury/known-payers.ts'
import { linePatternProblems, remarksKey, type LinePattern } from '../../../domain/treasury/line-rules.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockExplanation } from '../operator-account/lock-explanation.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'
import { loadFundLine, type ClassifiedFundLine } from './load-fund-line.ts'
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

/** A rule is kept by two: it will classify each such line in their stead. */
const lineRuleProposal = defineProposalKind<LineRuleContent>({
  kind: 'line_rule',
  async foresee(transaction, services, content) {
    const found = await loadRule(transaction, services, content)
    return 'ok' in found ? found : success(effectOf(found))
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    return keep(transaction, services, content, { proposalId, operatorId, now })
  },
})

/**
 * From now on lines like this one explain themselves, when another operator approves it. Needs a fresh login. CONFLICT where the line was classified anew, or the same rule is kept already; BAD_USER_INPUT where its own line does not fit it.
 */
export async function keepLineRule(
  services: Services,
  viewer: Viewer,
  content: LineRuleContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  return propose(services, viewer, lineRuleProposal, {
    subject: `explanation:${content.madeFrom}`,
    content,
    reason: content.reason,
  })
}

interface FoundRule {
  pattern: LinePattern
  /** Whom the remitter may be beside a third party. */
  payers: KnownPayer[]
  line: ClassifiedFundLine
}

async function loadRule(
  transaction: Transaction,
  services: Services,
  content: LineRuleContent,
): Promise<FoundRule | Refusal> {
  const found = await lockExplanation(transaction, content.madeFrom)
  if ('ok' in found) return found
  const line = await loadFundLine(transaction, content.madeFrom)
  if (line === null) return refusal('NOT_FOUND', '該当する登録がありません。')
  const pattern = await patternOf(transaction, { entry: found.entry, line }, content)
  if ('ok' in pattern) return pattern
  const { amount, remarks } = found.entry
  return {
    pattern,
    line,
    payers: await findKnownPayers(transaction, services, { remarks, amount, parts: line.parts }),
  }
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
  const problems = linePatternProblems(pattern, { ...entry, parts: line.parts.length }) ?? incomeProblems(line)
  if (problems) return badInput(problems)
  const besideRent = await refuseBesideRent(transaction, line)
  if (besideRent) return besideRent
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

/** What a rule classifies as income is the rent of one lease: it cannot bring a fund what nobody owes it. */
function incomeProblems({ parts }: FundLine): Record<string, string> | null {
  if (parts.some(isClassifiedSingly))
    return { keeps_rule: '手付金、敷金の引き継ぎ、代金の戻り、収入の返還は、1件ずつ登録します。' }
  const incoming = parts.filter(makesIncome)
  if (incoming.length === 0) return null
  if (incoming.some(({ kind }) => kind !== 'rent' && kind !== 'advance_rent'))
    return { keeps_rule: '自動で登録できる収入は、賃料だけです。費用の戻りは、1件ずつ登録します。' }
  const [lease = null, ...others] = new Set(incoming.map(({ leaseId }) => leaseId ?? null))
  return lease === null || others.length > 0
    ? { keeps_rule: '収入を自動で登録するには、内訳の賃料で、賃貸借を1つだけ選んでください。' }
    : null
}

/** A rule classifies what the lease agrees to and no more: at most a fifth more or less than a month of it. What else comes is looked at one by one. */
async function refuseBesideRent(transaction: Transaction, { parts }: FundLine): Promise<Refusal | null> {
  const rents = parts.filter((part) => makesIncome(part) && Boolean(part.leaseId))
  const leaseId = rents[0]?.leaseId
  if (!leaseId) return null
  const lease = await transaction
    .selectFrom('lease')
    .select(['rent', 'common_fee'])
    .where('id', '=', leaseId)
    .executeTakeFirst()
  const agreed = (lease?.rent ?? 0) + (lease?.common_fee ?? 0)
  const received = rents.reduce((sum, { amount }) => sum + amount, 0)
  if (Math.abs(received - agreed) * 5 <= agreed) return null
  return badInput({
    keeps_rule: `この賃貸借の賃料と共益費は、月${formatYen(yen(agreed))}です。これと2割を超えて異なる賃料（${formatYen(yen(received))}）は、自動では登録できません。1件ずつ登録してください。`,
  })
}

/** Whose word it is. */
interface Keeper {
  operatorId: Id<'member'>
  proposalId: Id<'proposal'>
  now: Date
}

async function keep(
  transaction: Transaction,
  services: Services,
  content: LineRuleContent,
  keeper: Keeper,
): Promise<Outcome<null>> {
  const found = await loadRule(transaction, services, content)
  if ('ok' in found) return found
  await insertRule(transaction, content, found, keeper)
  return success(null)
}

/** Writes a rule down whose pattern was looked at. */
export async function insertRule(
  transaction: Transaction,
  content: Pick<LineRuleContent, 'madeFrom' | 'replaces' | 'reason'>,
  { pattern: { remitter, amountFrom, amountUntil }, payers }: Pick<FoundRule, 'pattern' | 'payers'>,
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
      known_payers: payers.map(payerMark),
    })
    .execute()
}

function effectOf({ pattern: { remitter, amountFrom, amountUntil }, line, payers }: FoundRule): Effect {
  const text = (amount: number): string => formatYen(yen(Math.abs(amount)))
  const ends = [Math.abs(amountFrom), Math.abs(amountUntil)].toSorted((one, other) => one - other)
  const range = ends.map(text).join('〜')
  return {
    title: `摘要「${remitter}」の${amountFrom > 0 ? '入金' : '出金'}を、次回から自動で登録`,
    people: 0,
    yen: Math.max(...ends),
    changes: [
      { label: '摘要（全体が一致）', before: null, after: remitter },
      { label: '金額', before: null, after: amountFrom === amountUntil ? text(amountFrom) : range },
      { label: '相手', before: null, after: COUNTERPARTIES[line.counterparty] },
      { label: `${otherEnd(amountFrom)}の照合`, before: null, after: payersText(payers, amountFrom) },
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
