import type { FreeText } from '../../../domain/free-text.ts'
import { japanYearOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, yen, zeroYen } from '../../../domain/money.ts'
import { parseReportYear } from '../../../domain/documents/report-year.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { lockedMembers } from '../../core/locks.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { paperChanges } from '../../treasury/tax-year/paper-changes.ts'
import { correctClosedYears } from './correct-closed-years.ts'
import { loadClosedYears, type ClosedYear } from './list-closed-years.ts'

export type TaxCorrectionContent = {
  year: number
  memberIds: Id<'member'>[]
  /** Why, for the documents and the members. */
  reason: FreeText
}

/** So many members in one proposal: a person looks at each. */
const MOST_MEMBERS = 100

/** The documents of a year that is over are issued anew with a number, a reason and a mail, by two people. */
const taxCorrectionKind = defineProposalKind<TaxCorrectionContent>({
  kind: 'tax_year.correction',
  async foresee(transaction, services, content) {
    const judged = await judgeCorrection(transaction, services, content)
    return judged.ok ? success(effectOf(judged.value, content.year)) : judged
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judgeCorrection(transaction, services, content)
    if (!judged.ok) return judged
    await correctClosedYears(transaction, services, { ...content, proposalId, actor: `operator:${operatorId}`, now })
    return success(null)
  },
})

/**
 * The first operator's word on members' documents of a closed year. BAD_USER_INPUT without a reason, for a year that is not over, for nobody or more than 100 members;
 * CONFLICT where a member has no document of that year that was issued, or another correction of the year waits for its approval.
 */
export async function proposeTaxCorrection(
  services: Services,
  viewer: Viewer,
  { yearText, memberIds, reason }: { yearText: string; memberIds: readonly Id<'member'>[]; reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const text = reason.trim()
  const year = parseReportYear(yearText, services.clock.now())
  if (year === null) return badInput({ year: '2023年から今年までの年を指定してください' })
  if (year >= japanYearOf(services.clock.now())) return badInput({ year: '終わっていない年は訂正できません' })
  if (text === '') return badInput({ reason: '必須です' })
  if (text.length > 500) return badInput({ reason: '500文字以内で入力してください' })
  const ids = [...new Set(memberIds)].toSorted((one, other) => one - other)
  if (ids.length === 0) return badInput({ member_ids: '訂正する会員を選択してください' })
  if (ids.length > MOST_MEMBERS) return badInput({ member_ids: `一度に訂正できるのは${MOST_MEMBERS}人までです` })
  return propose(services, viewer, taxCorrectionKind, {
    subject: `tax_year:${year}`,
    content: { year, memberIds: ids, reason: text },
    reason: text,
  })
}

/** Under the members' locks, which whoever issues a document takes too. */
async function judgeCorrection(
  transaction: Transaction,
  services: Services,
  { year, memberIds }: TaxCorrectionContent,
): Promise<Outcome<ClosedYear[]>> {
  if (year >= japanYearOf(services.clock.now())) return refusal('CONFLICT', '終わっていない年は訂正できません。')
  await lockedMembers(transaction, memberIds).select('id').execute()
  const found = await loadClosedYears(transaction, year, memberIds)
  if (found.length < memberIds.length)
    return refusal(
      'CONFLICT',
      `${year}年分の書類がまだ発行されていない会員が含まれています。発行の前は、訂正は不要です。`,
    )
  return success(found)
}

function effectOf(members: readonly ClosedYear[], year: number): Effect {
  return {
    title: `${year}年分の年間取引報告書・支払調書の訂正`,
    people: members.length,
    yen: addYen(zeroYen, ...members.map(({ now }) => yen(now.dividend))),
    changes: members.map(changeOf),
  }
}

/** Each document that was issued becomes what the books and the member's file say now. */
function changeOf({ memberNumber, name, papers, now }: ClosedYear): Effect['changes'][number] {
  const numbers = papers
    .map(
      ({ paper, closing }) =>
        `${paper === 'annual_report' ? '年間取引報告書' : '支払調書'} 第${closing.number + 1}回の訂正`,
    )
    .join('、')
  const changes = new Map(
    papers.flatMap(({ closing }) => paperChanges(closing, now)).map((change) => [change.label, change]),
  )
  const said = (which: 'before' | 'after') =>
    [...changes.values()].map((change) => `${change.label} ${change[which]}`).join('、')
  return {
    label: `${memberNumber}　${name}`,
    before: changes.size === 0 ? null : said('before'),
    after: `${numbers}（${changes.size === 0 ? '金額・氏名・住所に変更なし' : said('after')}）`,
  }
}
