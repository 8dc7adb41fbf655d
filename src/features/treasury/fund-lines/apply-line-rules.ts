import { monthsBetween, toldLike } from '../../../domain/treasury/fund-lines.ts'
import { payerMark } from '../../../domain/treasury/known-payers.ts'
import { matches } from '../../../domain/treasury/line-rules.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { listUnexplained, type AccountEntryView } from '../operator-account/list-account-entries.ts'
import { findKnownPayers } from '../known-payers/find-known-payers.ts'
import { recordFundLine } from './fund-line-proposal.ts'
import { loadFundLine } from './load-fund-line.ts'
import { loadLineRules, type LineRule } from './load-line-rules.ts'
import { rentsOfLine } from './rents-of-line.ts'

/**
 * Lines that a rule speaks for are told by it, as the two people who keep it would; the word is theirs. What two rules claim, what may be a payment under
 * way, what waits for a second person, what a fund's own money does not cover and whose remitter has since become somebody that we know is left to people. Safe to run at any time and twice.
 */
export async function applyLineRules(services: Services): Promise<void> {
  const rules = await loadLineRules(services.database)
  if (rules.length === 0) return
  for (const entry of await listUnexplained(services.database)) {
    if (entry.may_be_batch_id !== null || entry.proposal_id !== null) continue
    const [rule, ...others] = rules.filter((each) => matches(each, entry))
    if (rule !== undefined && others.length === 0) await apply(services, rule, entry)
  }
}

async function apply(services: Services, rule: LineRule, entry: AccountEntryView): Promise<void> {
  const now = services.clock.now()
  await inTransaction(services.database, async (transaction): Promise<Outcome<null>> => {
    const made = await loadFundLine(transaction, rule.madeFrom)
    if (made === null) return refusal('NOT_FOUND', '規則の元になった登録がありません。')
    if (made.counterparty === 'third_party') {
      const payers = await findKnownPayers(transaction, services, {
        remarks: entry.remarks,
        amount: entry.amount,
        parts: made.parts,
      })
      if (payers.some((payer) => !rule.knownPayers.includes(payerMark(payer))))
        return refusal('CONFLICT', '振込人が、規則を確認したときには一致しなかった相手と一致します。')
    }
    const line = toldLike(made, {
      amount: entry.amount,
      monthsLater: monthsBetween(made.transactedOn, entry.transacted_on),
    })
    const parts = line.parts.map((part) => ({ name: '', part }))
    const { isTwice } = await rentsOfLine(transaction, parts, {
      remarks: entry.remarks,
      transactedOn: entry.transacted_on,
      corrects: null,
    })
    if (isTwice) return refusal('CONFLICT', 'この月の賃料は、契約の額まで登録されています。')
    const told = await recordFundLine(
      transaction,
      services,
      {
        of: { entryId: entry.id, corrects: null, also: [] },
        keepsRule: false,
        line,
        reason: `規則${rule.id}「${rule.remitter}」による（${rule.reason}）`.slice(0, 1000),
      },
      { proposalId: rule.proposalId, operatorId: rule.keptById, now, ruleId: rule.id },
    )
    if (!told.ok) return told
    await recordAudit(transaction, {
      at: now,
      actor: 'schedule',
      action: 'account_entry.explained',
      objectType: 'bank_statement_line',
      objectId: entry.id,
      detail: { kind: 'fund', amount: entry.amount },
    })
    return told
  })
}
