import { fundFacts, isShownToMembers } from '../../../domain/funds/fund-change.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { lackingPictures } from '../../../domain/funds/fund-picture.ts'
import { isGateOpen, publicationGate } from '../../../domain/funds/fund-gate.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { ceilingOf, lockCeiling, publishWithin } from '../fund/publish-fund.ts'
import { toFile, toImages } from '../fund/to-graphql.ts'
import { defineProposalKind, type Effect, type Exhibit } from '../../people/approval/proposal-kind.ts'
import type { Services } from '../../core/services.ts'
import { findEditedFund, loadGateFacts, type EditedFund } from './find-edited-fund.ts'
import { listFundDocuments, type EditedDocument } from './list-documents.ts'
import { lockEdited } from './save-draft.ts'

/** The version is part of it: whoever saves the fund again makes the proposal stale. */
export type Publication = {
  fundId: Id<'fund'>
  version: number
  /** Why pictures are missing that visitors are to see; empty where none is. Not part of what was proposed before it was asked for. */
  fewPicturesReason?: FreeText
  /** Why another fund may be offered while investors of one wait past its planned day, as a specialist said; empty where none wait. */
  overdueAdvice?: FreeText
}

/** Shows a fund to the public, once everything that the law and the form ask for is there; two operators agree on it. */
export const fundPublication = defineProposalKind<Publication>({
  kind: 'fund_publication',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    return judged.ok ? success(judged.value.effect) : judged
  },
  async restate(transaction, content) {
    const fund = await findEditedFund(transaction, content.fundId)
    return fund === null ? null : { ...content, version: fund.version }
  },
  async carryOut(transaction, services, content, { operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    const published = await publishWithin(transaction, services, {
      fundId: content.fundId,
      actor: `operator:${operatorId}`,
      at: now,
    })
    return published.ok ? success(null) : published
  },
})

async function judge(
  transaction: Transaction,
  services: Services,
  content: Publication,
): Promise<Outcome<{ fund: EditedFund; effect: Effect }>> {
  await lockCeiling(transaction)
  const found = await lockEdited(transaction, content)
  if (!found.ok) return found
  const fund = found.value
  if (fund.isPublished) return refusal('CONFLICT', 'このファンドはすでに公開されています。')
  const facts = await loadGateFacts(transaction, services, fund)
  const gate = publicationGate(fund.draft, facts)
  if (!isGateOpen(gate)) {
    const missing = gate.filter(({ isMet }) => !isMet)
    const fields = Object.fromEntries(
      missing.map(({ field }) => [
        field,
        missing.flatMap(({ field: other, label, note }) => (other === field ? [`${label}：${note}`] : [])).join(' '),
      ]),
    )
    return refusal('CONFLICT', `公開の条件がそろっていません（${missing.map(({ label }) => label).join('、')}）。`, {
      fields,
    })
  }
  const lacking = lackingPictures(fund.draft.pictures.map(({ subject }) => subject))
  const said = { reason: content.fewPicturesReason?.trim() ?? '', advice: content.overdueAdvice?.trim() ?? '' }
  const unsaid = {
    ...(lacking.length > 0 && said.reason === ''
      ? { few_pictures_reason: `写真がそろっていない理由を入力してください（${lacking.join('、')}）。` }
      : {}),
    ...(facts.overdueFunds.length > 0 && said.advice === ''
      ? {
          overdue_advice: `予定日を過ぎたファンドがあるため、新しいファンドを募集してよいかを専門家に確かめた内容を入力してください（${facts.overdueFunds.join('、')}）。`,
        }
      : {}),
  }
  if (Object.keys(unsaid).length > 0) return badInput(unsaid)
  const senior = yen(fund.draft.fundTotal - fund.draft.subordinatedAmount)
  const after = addYen(facts.entrusted, senior)
  const papers = (await listFundDocuments(transaction, fund.id)).filter((paper) => paper.replaced_at === null)
  const changes = effectRows(fund, {
    before: formatYen(facts.entrusted),
    after: `${formatYen(after)}（上限 ${formatYen(ceilingOf(services))}）`,
    papers,
    fewPicturesReason: lacking.length > 0 ? said.reason : null,
    overdue: facts.overdueFunds.length > 0 ? { funds: facts.overdueFunds, advice: said.advice } : null,
  })
  return success({
    fund,
    effect: { title: `${fund.draft.name}を公開`, people: 0, yen: senior, changes, exhibits: exhibitsOf(fund, papers) },
  })
}

interface PublicationFacts {
  before: string
  after: string
  papers: readonly EditedDocument[]
  fewPicturesReason: FreeText | null
  overdue: { funds: readonly string[]; advice: FreeText } | null
}

/** Whatever the public will see, word for word, and what it does to the sum that the law limits. */
function effectRows(
  { version, draft }: EditedFund,
  { before, after, papers, fewPicturesReason, overdue }: PublicationFacts,
): Effect['changes'] {
  return [
    { label: '版', before: null, after: `第${version}版` },
    { label: '出資総額', before, after },
    ...(fewPicturesReason === null
      ? []
      : [{ label: '写真がそろっていない理由', before: null, after: fewPicturesReason }]),
    ...(overdue === null
      ? []
      : [
          { label: '予定日を過ぎたファンド', before: null, after: overdue.funds.join('\n') },
          { label: '専門家に確かめた内容', before: null, after: overdue.advice },
        ]),
    ...fundFacts(draft).map((fact) => ({
      label: fact.label,
      before: null,
      after: fact.after,
      isShown: isShownToMembers(fact),
    })),
    { label: '書面', before: null, after: papers.map(paperText).join('\n'), isShown: true },
  ]
}

const paperText = ({ name, version: number }: EditedDocument): string => `${name}（第${number}版）`

function exhibitsOf({ id, draft }: EditedFund, papers: readonly EditedDocument[]): Exhibit[] {
  return [
    ...toImages({ id, pictures: draft.pictures }).map(({ url, picture }): Exhibit => ({
      kind: 'picture',
      name: picture?.caption ?? '',
      url,
    })),
    ...papers.map((paper): Exhibit => ({ kind: 'document', name: paperText(paper), url: toFile(paper).url })),
  ]
}
