import type { FreeText } from '../../../domain/free-text.ts'
import { ACCOUNT_ENTRY_KINDS, type AccountEntryKind } from '../../../domain/treasury/account-entry-words.ts'
import { causeOf, CORRECTION_CAUSES, type CorrectionCause } from '../../../domain/funds/fund-corrections.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { defineProposalKind, type Decider } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseTakingCash } from '../segregation/refuse-short-correction.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'
import type { Services } from '../../core/services.ts'
import { judge, linesOfOwnMoney } from './book-entry.ts'
import { comparedOwnMoney, refuseSomebodyElses } from './compare-own-money.ts'
import { refuseReason } from './explain-account-entry.ts'
import { keepExplanation } from './keep-explanation.ts'
import { lockExplanation, type ClassifiedBefore } from './lock-explanation.ts'
import { refuseTakingGiven } from './refuse-beyond-given.ts'
import { refuseTakingOwed } from './refuse-beyond-owed.ts'
import { refuseUnpaidSale } from './refuse-unpaid-sale.ts'
import { refusePrepaid } from './refuse-prepaid.ts'
import { unearnRents } from './unearn-rents.ts'

export type OwnKind = 'float_in' | 'float_out' | 'fee' | 'suspense'

/** As a proposal keeps it. */
export type CorrectionContent = {
  explanationId: Id<'statement_explanation'>
  kind: OwnKind
  reason: FreeText
  cause?: CorrectionCause
}

const comesIn: ReadonlySet<OwnKind> = new Set<OwnKind>(['float_in', 'suspense'])

/** A line was taken for something else: what was made of it is reversed and classified anew by two operators; the line itself stays. */
const correctionProposal = defineProposalKind<CorrectionContent>({
  kind: 'account_entry_correction',
  async foresee(transaction, services, content) {
    const found = await loadExplanation(transaction, services, content)
    if ('ok' in found) return found
    const { explanation, entry } = found
    const text = (kind: AccountEntryKind): string => ACCOUNT_ENTRY_KINDS[kind]
    return success({
      title: `口座の${entry.amount > 0 ? '入金' : '出金'}${formatYen(yen(Math.abs(entry.amount)))}の登録を訂正`,
      people: 0,
      yen: Math.abs(entry.amount),
      changes: [
        { label: '内容', before: text(explanation.kind), after: text(content.kind) },
        ...(content.kind === 'float_in' ? [await comparedOwnMoney(transaction, services, entry)] : []),
        { label: '公表する原因', before: null, after: CORRECTION_CAUSES[causeOf(content.cause)] },
      ],
    })
  },
  carryOut,
})

/**
 * Proposes another explanation of a line. Needs a fresh login. CONFLICT for what other records hang on: tax, payouts, money in suspense that has
 * found its way; BAD_USER_INPUT where the direction contradicts or nothing would change.
 */
export async function correctExplanation(
  services: Services,
  viewer: Viewer,
  content: CorrectionContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer) ?? refuseReason(content.reason)
  if (refused) return refused
  return propose(services, viewer, correctionProposal, {
    subject: `explanation:${content.explanationId}`,
    content,
    reason: content.reason,
  })
}

/** The explanation under its lock; or why it cannot be corrected so. What leaves the operator's own money that way is a finding, and never refused for want of it. */
async function loadExplanation(
  transaction: Transaction,
  services: Services,
  { explanationId, kind, cause }: CorrectionContent,
): Promise<ClassifiedBefore | Refusal> {
  const found = await lockExplanation(transaction, explanationId)
  if ('ok' in found) return found
  const { explanation, entry } = found
  const prepaid = await refusePrepaid(transaction, explanation.id)
  if (prepaid) return prepaid
  if (kind === explanation.kind) return badInput({ kind: '同じ内容には訂正できません。' })
  if (cause === 'deposit_kept')
    return badInput({ cause: 'この原因は、売却の手付金を「その他の収入」にするときにだけ選べます。' })
  if (comesIn.has(kind) !== entry.amount > 0)
    return badInput({ kind: '入金と出金の向きが、選択した内容と合いません。' })
  const theirs = kind === 'float_in' ? await refuseSomebodyElses(transaction, entry) : null
  if (theirs) return theirs
  const sold = await refuseUnpaidSale(transaction, explanation.id, [])
  if (sold) return sold
  const given =
    (await refuseTakingOwed(transaction, explanation.id)) ??
    (await refuseTakingGiven(transaction, { entryId: entry.id, explanationId: explanation.id }))
  if (given) return given
  const short = await refuseTakingCash(transaction, explanation.id, entry.real_account_id)
  if (short) return short
  if (entry.amount > 0) return found
  // A drawing classified as a fee, or the other way round: nothing moves, and the same rule holds as for either. What a fund had paid leaves the operator's money.
  const amount = explanation.kind === 'fund' ? -entry.amount : 0
  return (await refuseUncovered(transaction, services, { kind: 'own_money', amount })) ?? found
}

async function carryOut(
  transaction: Transaction,
  services: Services,
  content: CorrectionContent,
  { proposalId, operatorId, now }: Decider,
): Promise<Outcome<null>> {
  const found = await loadExplanation(transaction, services, content)
  if ('ok' in found) return found
  const { explanation, entry } = found
  const { kind, reason } = content
  await unearnRents(transaction, explanation.id, { reason, actor: `operator:${operatorId}`, at: now })
  if (explanation.journal_entry_id !== null)
    await reverse(transaction, {
      entryId: explanation.journal_entry_id,
      reason,
      actor: `operator:${operatorId}`,
      at: now,
      asBookedToday: linesOfOwnMoney(entry, explanation.kind === 'fee' ? 'fee' : 'float_out'),
    })
  const journalEntryId =
    kind === 'suspense'
      ? null
      : await judge(transaction, services, entry, { kind, key: `account-entry-corrected:${explanation.id}` })
  await keepExplanation(transaction, {
    entry,
    booked: { lineId: explanation.bank_line_id, journalEntryId },
    kind,
    reason,
    operatorId,
    at: now,
    proposalId,
    corrects: explanation.id,
  })
  return success(null)
}
