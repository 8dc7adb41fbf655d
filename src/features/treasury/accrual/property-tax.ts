import { formatDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { propertyTaxProblems, type PropertyTax } from '../../../domain/treasury/property-tax.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'
import { lockBook } from '../segregation/refuse-short-book.ts'
import { countDueCostsOf } from './count-due-costs.ts'
import { exhibitOf, refuseUnkeptPaper, type Evidence } from './evidence.ts'
import { findPropertyTax, type PropertyTaxView } from './list-property-taxes.ts'

type TaxContent = {
  fundId: Id<'fund'>
  year: number
  amount: number
  instalments: { dueOn: JapanDate; amount: number }[]
  about: FreeText
  reason: FreeText
} & Evidence
type EndContent = { assessmentId: Id<'property_tax_assessment'>; reason: FreeText }

const row = (label: string, after: string) => ({ label, before: null, after })

/** A year's property tax by its notice: from then on the product accrues it day by day, by what two people have said once. */
const taxKind = defineProposalKind<TaxContent>({
  kind: 'fund.property_tax',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { year, amount, instalments, about } = content
    return success({
      title: `「${judged.value}」の${year}年度の固定資産税・都市計画税${formatYen(yen(amount))}を登録`,
      people: 0,
      yen: amount,
      changes: [
        ...(about === '' ? [] : [row('納税通知', about)]),
        ...instalments.map((each, index) =>
          row(`第${index + 1}期`, `納期限 ${formatDate(each.dueOn)}　${formatYen(yen(each.amount))}`),
        ),
        row('費用の計上', '1月1日（運用開始の年は開始日）から12月31日までの日割りで、未払費用に自動で計上'),
      ],
      ...exhibitOf(content),
    })
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const { fundId, year, amount, instalments, about, reason } = content
    const { id } = await transaction
      .insertInto('property_tax_assessment')
      .values({
        fund_id: fundId,
        year,
        amount,
        about,
        reason,
        paper_sha256: content.paperSha256 ?? null,
        proposal_id: proposalId,
        decided_by: operatorId,
        decided_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('property_tax_instalment')
      .values(
        instalments.map((each, index) => ({
          assessment_id: id,
          number: index + 1,
          due_on: each.dueOn,
          amount: each.amount,
        })),
      )
      .execute()
    await countDueCostsOf(transaction, { fundId, now })
    return success(null)
  },
})

/** Another notice takes its place, or it was entered wrongly: nothing more is accrued of it, and what was may be taken back as far as no line has paid it. */
const endKind = defineProposalKind<EndContent>({
  kind: 'fund.property_tax_end',
  async foresee(transaction, _services, { assessmentId }) {
    const found = await lockStanding(transaction, assessmentId)
    if (!found.ok) return found
    const { fundName, year, amount, accrued } = found.value
    return success({
      title: `「${fundName}」の${year}年度の納税通知の登録を終了`,
      people: 0,
      yen: amount,
      changes: [
        row('年税額', formatYen(yen(amount))),
        row('これまでに計上した額', formatYen(yen(accrued))),
        row('これからの計上', 'しない'),
      ],
    })
  },
  async carryOut(transaction, _services, { assessmentId }, { proposalId, now }) {
    const found = await lockStanding(transaction, assessmentId)
    if (!found.ok) return found
    await transaction
      .updateTable('property_tax_assessment')
      .set({ ended_at: now, end_proposal_id: proposalId })
      .where('id', '=', assessmentId)
      .where('ended_at', 'is', null)
      .execute()
    return success(null)
  },
})

/** The first operator's word. CONFLICT where a notice of the fund's year holds already; BAD_USER_INPUT where instalments are not the year. */
export async function proposePropertyTax(
  services: Services,
  viewer: Viewer,
  { reason, ...tax }: TaxContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  const content = { ...tax, about: tax.about.trim(), reason: reason.trim() }
  return propose(services, viewer, taxKind, {
    subject: `fund:${tax.fundId}:${tax.year}:${content.about}`,
    content,
    reason: content.reason,
  })
}

/** The first operator's word. CONFLICT where it has ended already. */
export async function proposePropertyTaxEnd(
  services: Services,
  viewer: Viewer,
  { assessmentId, reason }: EndContent,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseReason(reason)
  if (refused) return refused
  return propose(services, viewer, endKind, {
    subject: `property_tax_assessment:${assessmentId}`,
    content: { assessmentId, reason: reason.trim() },
    reason: reason.trim(),
  })
}

/** @returns the fund's name. */
async function judge(
  transaction: Transaction,
  { clock }: Services,
  content: TaxContent & PropertyTax,
): Promise<Outcome<string>> {
  const fund = await lockBook(transaction, content.fundId)
  if (!fund) return refusal('NOT_FOUND', '該当するファンドがありません。')
  const result = await transaction
    .selectFrom('fund_result')
    .select('operation_start_on')
    .where('fund_id', '=', content.fundId)
    .executeTakeFirst()
  const startOn = (result?.operation_start_on ?? null) as JapanDate | null
  const problems = propertyTaxProblems(content, { startOn, today: japanDateOf(clock.now()) })
  if (problems) return badInput(problems)
  const unkept = await refuseUnkeptPaper(transaction, content)
  if (unkept) return unkept
  const other = await transaction
    .selectFrom('property_tax_assessment')
    .select('id')
    .where('fund_id', '=', content.fundId)
    .where('year', '=', content.year)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return other === undefined
    ? success(fund.name)
    : refusal(
        'CONFLICT',
        'この年度の納税通知は登録済みです。税額が変わったときは、先にその登録を終了してください。物件が複数あるときは、合計を登録してください。',
      )
}

async function lockStanding(
  transaction: Transaction,
  id: Id<'property_tax_assessment'>,
): Promise<Outcome<PropertyTaxView>> {
  const found = await transaction
    .selectFrom('property_tax_assessment')
    .select('fund_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return refusal('NOT_FOUND', '該当する納税通知がありません。')
  await lockBook(transaction, found.fund_id)
  const tax = await findPropertyTax(transaction, id)
  return tax === null ? refusal('CONFLICT', 'この納税通知の登録は、すでに終了しています。') : success(tax)
}
