import { formatDate, formatDateTime, parseJapanDate } from '../../domain/calendar.ts'
import type { CompleteFundDraft } from '../../domain/fund-draft.ts'
import { isGateOpen, publicationGate } from '../../domain/fund-gate.ts'
import { formatRate, GOAL_LABELS, OFFERING_METHOD_LABELS } from '../../domain/fund-text.ts'
import { addYen, formatYen, yen } from '../../domain/money.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../platform/outcome.ts'
import { ceilingOf, lockCeiling, publishWithin } from '../fund/publish-fund.ts'
import { defineProposalKind, type Effect } from '../proposal/proposal-kind.ts'
import type { Services } from '../services.ts'
import { findEditedFund, loadGateFacts, type EditedFund } from './find-edited-fund.ts'
import { lockEdited } from './save-draft.ts'

/** The version is part of it: whoever saves the fund again makes the proposal stale. */
export type Publication = { fundId: number; version: number }

/** Shows a fund to the public, once everything that the law and the form ask for is there; two operators agree on it. */
export const fundPublication = defineProposalKind<Publication>({
  kind: 'fund_publication',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    return judged.ok ? success(judged.value.effect) : judged
  },
  async restate(transaction, { fundId }) {
    const fund = await findEditedFund(transaction, fundId)
    return fund === null ? null : { fundId, version: fund.version }
  },
  async carryOut(transaction, services, content, { operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const published = await publishWithin(transaction, services, { fundId: content.fundId, actor: `operator:${operatorId}`, at: now })
    return published.ok ? success(null) : published
  },
})

async function judge(transaction: Transaction, services: Services, content: Publication): Promise<Outcome<{ fund: EditedFund; effect: Effect }>> {
  await lockCeiling(transaction)
  const found = await lockEdited(transaction, content)
  if (!found.ok) return found
  const fund = found.value
  if (fund.isPublished) return refusal('CONFLICT', 'このファンドはすでに公開されています。')
  const facts = await loadGateFacts(transaction, services, fund)
  const gate = publicationGate(fund.draft, facts)
  if (!isGateOpen(gate)) {
    const missing = gate.filter(({ isMet }) => !isMet)
    const fields = Object.fromEntries(missing.map(({ field, label, note }) => [field, `${label}：${note}`]))
    return refusal('CONFLICT', `公開の条件がそろっていません（${missing.map(({ label }) => label).join('、')}）。`, { fields })
  }
  const senior = yen(fund.draft.fundTotal - fund.draft.subordinatedAmount)
  const after = addYen(facts.entrusted, senior)
  return success({ fund, effect: { title: `${fund.draft.name}を公開`, people: 0, yen: senior, changes: rowsOf(fund, [`${formatYen(facts.entrusted)}`, `${formatYen(after)}（上限 ${formatYen(ceilingOf(services))}）`]) } })
}

function rowsOf({ version, draft }: EditedFund, [before, after]: [before: string, after: string]): Effect['changes'] {
  const row = (label: string, text: string) => ({ label, before: null, after: text })
  return [
    row('版', `第${version}版`),
    row('募集期間', `${formatDateTime(draft.offeringStartAt)}〜${formatDateTime(draft.offeringEndAt)}`),
    row('募集方式と成立条件', `${OFFERING_METHOD_LABELS[draft.offeringMethod]}・${GOAL_LABELS[draft.goal]}`),
    row('募集総額（うち劣後出資）', `${formatYen(yen(draft.fundTotal))}（${formatYen(yen(draft.subordinatedAmount))}）`),
    row('予定分配率', formatRate(draft.plannedRateBp)),
    row('運用期間', operationText(draft)),
    ...(draft.earlyAccessCode === null ? [] : [row('優先受付コード', draft.earlyAccessCode)]),
    { label: '出資総額', before, after },
  ]
}

function operationText({ operationStartOn, operationEndOn, operationTermMonths }: CompleteFundDraft): string {
  const [first, last] = [operationStartOn, operationEndOn].map((text) => (text === null ? null : parseJapanDate(text)))
  return first && last ? `${formatDate(first)}〜${formatDate(last)}（${operationTermMonths}か月）` : `${operationTermMonths}か月`
}
