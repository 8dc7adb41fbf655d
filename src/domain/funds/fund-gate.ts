import { japanDateOf } from '../calendar.ts'
import { DISCLOSURE_ITEMS, isDisclosed } from './fund-disclosure.ts'
import type { CompleteFundDraft } from './fund-draft.ts'
import { missingPropertyFacts } from './fund-overview.ts'
import { fundFields } from '../records/fund.ts'
import { FEWEST_WEAK_POINTS } from '../records/fund-points.ts'
import { formatYen, remainingYen, yen, type Yen } from '../money.ts'

/** The parts of the form, each with its own count of what is missing. */
export type FundSection = 'basics' | 'schedule' | 'property' | 'disclosure' | 'documents' | 'ceiling'

/** One thing that has to be so before the public sees a fund. */
export interface GateCondition {
  section: FundSection
  /** The field that has to be filled in: 'disclosure.priceBasis'. */
  field: string
  label: string
  isMet: boolean
  /** What is wrong, or that it is right, in a word or a sentence. */
  note: string
}

/** A part that the fund is about. */
export interface GatePart {
  name: string
  /** What is missing before anybody may invest in it, in a sentence; null where nothing is. */
  problem: string | null
}

export interface GateFacts {
  /** Names of the documents that are delivered before the contract. */
  preContractDocuments: readonly string[]
  /** Generated documents that say something else than the draft does now. */
  outdatedDocuments: readonly string[]
  /** What the law asks of the pre-contract document and nobody types here: by name, with its article. */
  missingItems: readonly string[]
  /** The parts of properties that the fund is about, and what each still lacks. */
  parts: readonly GatePart[]
  /** Investors' parts of all other published funds that are not yet over. */
  entrusted: Yen
  ceiling: Yen
  now: Date
}

/** What an applicant has to be able to read first (law article 24), by its name. */
const PRE_CONTRACT_DOCUMENT = '契約成立前書面'

/** Everything that a fund needs before it may be published, in the order of the form. Amounts are whole yen. */
export function publicationGate(draft: CompleteFundDraft, facts: GateFacts): GateCondition[] {
  return [
    ...rentConditions(draft),
    ...scheduleConditions(draft, facts),
    ...propertyConditions(draft),
    recordCondition(facts),
    weakPointsCondition(draft),
    ...disclosureConditions(draft),
    ...documentConditions(facts),
    ceilingCondition(draft, facts),
  ]
}

export const isGateOpen = (conditions: readonly GateCondition[]): boolean => conditions.every(({ isMet }) => isMet)

const condition = (
  section: FundSection,
  field: string,
  label: string,
  isMet: boolean,
  [met, unmet]: [met: string, unmet: string],
): GateCondition => ({
  section,
  field,
  label,
  isMet,
  note: isMet ? met : unmet,
})

/** What the planned rate is paid out of: that what the rents do not pay is told as the sale's is a rule of the draft itself. */
const rentConditions = (draft: CompleteFundDraft): GateCondition[] =>
  (['yearlyRent', 'yearlyCosts'] as const).map((field) =>
    condition('basics', field, fundFields[field].label, draft[field] !== null, ['入力済み', '未入力']),
  )

function scheduleConditions(
  { offeringStartAt, offeringEndAt, operationStartOn, operationEndOn }: CompleteFundDraft,
  { now }: GateFacts,
): GateCondition[] {
  const isKnown = !Number.isNaN(offeringEndAt.getTime())
  const follows = isKnown && operationStartOn !== null && operationStartOn > japanDateOf(offeringEndAt)
  return [
    condition('schedule', 'offeringEndAt', '募集期間', offeringStartAt < offeringEndAt && offeringEndAt > now, [
      '適正',
      '募集終了を、これからの日時にしてください。',
    ]),
    condition('schedule', 'operationStartOn', '運用開始日', follows, [
      '適正',
      operationStartOn === null ? '未入力' : '募集終了より後の日にしてください。',
    ]),
    condition(
      'schedule',
      'operationEndOn',
      '運用終了日',
      operationEndOn !== null && operationStartOn !== null && operationEndOn > operationStartOn,
      ['適正', operationEndOn === null ? '未入力' : '運用開始より後の日にしてください。'],
    ),
  ]
}

function propertyConditions({ detail }: CompleteFundDraft): GateCondition[] {
  const missing = new Set(missingPropertyFacts(detail))
  return ['所在地', '種類', '面積', '賃貸の状況'].map((name) =>
    condition('property', `property.${name}`, name, !missing.has(name), ['入力済み', '未入力']),
  )
}

/** Whoever invests sees what the fund buys, from whom and at what price, and where it has been before. */
function recordCondition({ parts }: GateFacts): GateCondition {
  const problems = parts.flatMap(({ problem }) => (problem === null ? [] : [problem]))
  return condition('property', 'property.record', '物件の記録', parts.length > 0 && problems.length === 0, [
    '登録済み',
    parts.length === 0 ? '「物件」の画面で、対象不動産と売主、価格を登録してください。' : problems.join(''),
  ])
}

/** A page that tells the strong side alone would sell. Of a fund that is published nobody asks it: it stands as it was agreed on. */
function weakPointsCondition({ weakPoints }: CompleteFundDraft): GateCondition {
  const missing = FEWEST_WEAK_POINTS - weakPoints.length
  return condition('property', 'weakPoints', '弱いところ', missing <= 0, [
    '入力済み',
    `${FEWEST_WEAK_POINTS}件以上を入力してください（あと${missing}件）。`,
  ])
}

function disclosureConditions({ disclosure }: CompleteFundDraft): GateCondition[] {
  return DISCLOSURE_ITEMS.map(({ key, label }) =>
    condition('disclosure', `disclosure.${key}`, label, isDisclosed(disclosure, key), ['入力済み', '未入力']),
  )
}

function documentConditions({ preContractDocuments, outdatedDocuments, missingItems }: GateFacts): GateCondition[] {
  return [
    condition('documents', 'documents', '会社の情報と法定の記載事項', missingItems.length === 0, [
      '入力済み',
      `${missingItems.join('、')}がありません。「会社の情報」の画面で登録してください。`,
    ]),
    condition('documents', 'documents', PRE_CONTRACT_DOCUMENT, preContractDocuments.includes(PRE_CONTRACT_DOCUMENT), [
      '登録済み',
      '登録されていません。',
    ]),
    condition('documents', 'documents', '書面と入力内容', outdatedDocuments.length === 0, [
      '一致',
      `${outdatedDocuments.join('、')}が、今の入力内容と違います。作り直してください。`,
    ]),
  ]
}

/** Enforcement order of the law, article 6: what a small-scale operator may hold of all investors together. */
function ceilingCondition(
  { fundTotal, subordinatedAmount }: CompleteFundDraft,
  { entrusted, ceiling }: GateFacts,
): GateCondition {
  const own =
    Number.isSafeInteger(fundTotal) && Number.isSafeInteger(subordinatedAmount)
      ? Math.max(0, fundTotal - subordinatedAmount)
      : 0
  const isMet = entrusted + own <= ceiling
  return condition('ceiling', 'fundTotal', '出資総額の上限', isMet, [
    `残り${formatYen(remainingYen(ceiling, yen(entrusted + own)))}`,
    `${formatYen(yen(entrusted + own - ceiling))}超えています。`,
  ])
}
