import { sql } from 'kysely'
import { formatDateWithoutWeekday, japanDate } from '../../../domain/calendar.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import {
  APPRAISAL_METHOD,
  aboveText,
  differenceText,
  isFarFrom,
  type AppraisalMethod,
} from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { EffectChange, Exhibit, Question } from '../../people/approval/proposal-kind.ts'
import { paperUrl } from '../../core/paper/kept-paper.ts'
import type { FundDeal } from './load-property-book.ts'

/** What stands behind the prices of deals, and the value of each with one of ours that the second operator types from the paper. */
export interface ConfirmedAppraisals {
  changes: EffectChange[]
  questions: Question[]
  /** The papers that are on file. */
  exhibits: Exhibit[]
}

/**
 * Whoever the sides are, the price stands beside what somebody else found the property to be worth: a stranger may be none. One operator wrote the appraisal
 * down: whoever agrees to a deal with one of ours that rests on it has its paper in hand. Asked of every such deal, however near the value lies to another one:
 * two steps of a little would be as far as one of much.
 */
export async function confirmAppraisals(database: Queryable, deals: readonly FundDeal[]): Promise<ConfirmedAppraisals> {
  const found: ConfirmedAppraisals = { changes: [], questions: [], exhibits: [] }
  for (const deal of deals) {
    const [appraisal, before] = await loadAppraisals(database, deal)
    const name = deal.partName === '' ? '対象不動産' : deal.partName
    if (appraisal === undefined) {
      found.changes.push(...unappraised(deal, name))
      continue
    }
    found.changes.push(...rowsOf({ deal, name, appraisal, before }))
    found.exhibits.push(...appraisedExhibit(name, appraisal.paper))
    if (deal.otherRelation === 'third') continue
    found.questions.push({
      name: `appraisal_${deal.id}`,
      label: `「${name}」の評価額（評価書を見て、全体の金額を入力）`,
      type: 'yen',
      expected: String(appraisal.value),
    })
  }
  return found
}

/** The paper of an appraisal, where it is on file. */
export const appraisedExhibit = (name: string, paper: string | null): Exhibit[] =>
  paper === null ? [] : [{ kind: 'document', name: `${name}の評価書`, url: paperUrl(paper) }]

interface Appraisal {
  on: string
  appraiser: string
  method: AppraisalMethod
  document: string
  /** Hash of its PDF; null where it is not on file. */
  paper: string | null
  value: number
  /** Of the share that changes hands. */
  ofShare: number
  /** Of more than a year before the deal. */
  isOld: boolean
}

/** The one that the deal rests on, and the one of a stranger before it. A deal between strangers may have an old one alone. */
async function loadAppraisals(database: Queryable, { id }: Pick<FundDeal, 'id'>): Promise<Appraisal[]> {
  const { rows } = await sql<Appraisal>`
    select appraisal.appraised_on::text as on, appraisal.appraiser, appraisal.method, appraisal.document, appraisal.paper_sha256 as paper, appraisal.value,
      (appraisal.value::numeric * deal.share_numerator / deal.share_denominator)::bigint as "ofShare",
      appraisal.appraised_on < deal.settled_on - interval '1 year' as "isOld"
    from property_deal deal
    join property_appraisal used on used.id = coalesce(appraisal_for_deal(deal.id), (
      select last.id from property_appraisal last
      where last.part_id = deal.part_id and last.method <> 'own' and last.struck_by is null and last.appraised_on <= deal.settled_on
        and not is_one_of_ours(last.appraiser, null, last.recorded_at)
      order by last.appraised_on desc, last.id desc limit 1))
    join property_appraisal appraisal on appraisal.part_id = deal.part_id and appraisal.method <> 'own' and appraisal.struck_by is null
      and (appraisal.appraised_on, appraisal.id) <= (used.appraised_on, used.id)
    where deal.id = ${id}
    order by appraisal.appraised_on desc, appraisal.id desc
    limit 2`.execute(database)
  return rows
}

const row = (label: string, after: string): EffectChange => ({ label, before: null, after })

const unappraised = (deal: FundDeal, name: string): EffectChange[] => [
  row(`${name}の評価書`, '第三者による評価は登録されていません'),
  row(`${name}の価格（税抜）`, `${formatYen(deal.priceWithoutTax)}（評価額と比べられません）`),
]

function rowsOf({
  deal,
  name,
  appraisal,
  before,
}: {
  deal: FundDeal
  name: string
  appraisal: Appraisal
  before: Appraisal | undefined
}): EffectChange[] {
  const price = deal.priceWithoutTax
  const isFar =
    isFarFrom(appraisal.ofShare, price) || (before !== undefined && isFarFrom(appraisal.value, before.value))
  return [
    row(
      `${name}の評価書`,
      `${textOf(appraisal)}　${appraisal.appraiser}　${appraisal.document}${appraisal.paper === null ? '（書面の保存なし）' : ''}${appraisal.isOld ? '（取引の1年より前の評価）' : ''}`,
    ),
    row(
      `${name}の価格（税抜）`,
      `${formatYen(price)}（評価額${formatYen(yen(appraisal.ofShare))}に対し${differenceText(price, yen(appraisal.ofShare))}）`,
    ),
    row(
      `${name}の一つ前の第三者による評価`,
      before === undefined
        ? 'なし'
        : `${textOf(before)}　${before.appraiser}（今回はこれに対し${aboveText(appraisal.value, before.value)}）`,
    ),
    ...(isFar
      ? [row('ご確認ください', `${name}の評価額は、価格または一つ前の評価額から30％を超えて離れています。`)]
      : []),
  ]
}

const textOf = ({ on, method, value }: Appraisal): string =>
  `${formatDateWithoutWeekday(japanDate(on))}　${APPRAISAL_METHOD[method]}　${formatYen(yen(value))}`
