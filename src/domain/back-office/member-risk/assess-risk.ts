import { addMonths, ageOn, formatDateWithoutWeekday, japanDateOf, type JapanDate } from '../../calendar.ts'
import { answerOf, hasNoIncome, mostOf } from '../dealing-watch/declared.ts'
import type { DealingFacts } from '../dealing-watch/facts.ts'
import { lawAnswerText, type LawAnswers } from '../../people/law-questions.ts'
import { formatYen, yen } from '../../money.ts'
import { municipalityPrefectures, prefectures } from '../../funds/municipalities.ts'
import { identityMethodWords, type IdentityMethod, type ScreeningResult } from '../../people/people-words.ts'
import type { RiskTable } from './risk-table.ts'
import type { RiskLevel, RiskRule } from './risk-words.ts'

/** What the product keeps of a member and his risk rests on. */
export interface RiskFacts extends Pick<DealingFacts, 'survey'> {
  birthday: JapanDate
  address: string
  /** The last answers to the law's own questions; null where there are none. */
  law: LawAnswers | null
  /** What he ever said about an important office abroad, other than none. */
  office: Exclude<LawAnswers['foreign_official'], 'none'> | null
  /** Applied for or invested and not paid back, in yen. */
  invested: number
  /** Of the watch of dealings. */
  openFindings: number
  reportedFindings: number
  screening: { on: JapanDate; result: ScreeningResult } | null
  /** The last check of identity that was approved; null where the service has told of none. */
  identity: { method: IdentityMethod; at: Date } | null
  /** Since when he may apply. */
  identifiedAt: Date | null
  takesPaper: boolean
}

export interface RiskReason {
  rule: RiskRule
  level: Exclude<RiskLevel, 'low'>
  /** A sentence with the figures. */
  words: string
}

export interface RiskAssessment {
  level: RiskLevel
  /** What lifts it, the gravest first; empty of a low one. */
  reasons: RiskReason[]
}

/** The level is the highest to which one of the rules lifts it. */
export function assessRisk(facts: RiskFacts, table: RiskTable, today: JapanDate): RiskAssessment {
  const found = (Object.keys(table.levels) as RiskRule[]).flatMap((rule): RiskReason[] => {
    const words = rules[rule](facts, table, today)
    return words === null ? [] : [{ rule, level: table.levels[rule], words }]
  })
  const reasons = [...found.filter(({ level }) => level === 'high'), ...found.filter(({ level }) => level === 'medium')]
  return { level: reasons[0]?.level ?? 'low', reasons }
}

/** When he is to be looked up again; who was never looked up, since his identity was checked. Null before that. */
export function screeningDueOn(
  { screening, identifiedAt }: Pick<RiskFacts, 'screening' | 'identifiedAt'>,
  level: RiskLevel,
  table: RiskTable,
): JapanDate | null {
  if (screening !== null) return addMonths(screening.on, table.screeningMonths[level])
  return identifiedAt === null ? null : japanDateOf(identifiedAt)
}

/** The sentence of what it finds, or null. */
type Rule = (facts: RiskFacts, table: RiskTable, today: JapanDate) => string | null

const yenText = (amount: number): string => formatYen(yen(amount))
const isInJapan = (address: string): boolean =>
  [...prefectures, ...Object.keys(municipalityPrefectures)].some((place) =>
    address.normalize('NFKC').trim().startsWith(place),
  )
const earnsNothing: ReadonlySet<LawAnswers['occupation']> = new Set(['homemaker', 'student', 'none'])

const rules: Readonly<Record<RiskRule, Rule>> = {
  foreign_official: ({ office }) =>
    office === null
      ? null
      : `外国の重要な公的地位について「${lawAnswerText('foreign_official', office)}」と申告しています。`,
  screening_hit: ({ screening }) =>
    screening?.result === 'hit'
      ? `反社チェック（${formatDateWithoutWeekday(screening.on)}）の結果が「該当」です。`
      : null,
  finding_reported: ({ reportedFindings }) =>
    reportedFindings > 0 ? `疑わしい取引として届出をすると判断したものが${reportedFindings}件あります。` : null,
  finding_open: ({ openFindings }) =>
    openFindings > 0 ? `疑わしい取引の確認を待っているものが${openFindings}件あります。` : null,
  screening_unclear: ({ screening }) =>
    screening?.result === 'unclear'
      ? `反社チェック（${formatDateWithoutWeekday(screening.on)}）の結果が「要確認」です。`
      : null,
  address_abroad: ({ address }) =>
    isInJapan(address) ? null : '住所が都道府県名または市区の名前で始まっておらず、国内の住所と確認できません。',
  beyond_means: (facts, { assetsPercent, incomePercent }) => {
    const exceeded = (['property', 'income'] as const).filter((key) => {
      const most = mostOf(facts, key)
      return most !== null && facts.invested * 100 > most * (key === 'property' ? assetsPercent : incomePercent)
    })
    if (exceeded.length === 0) return null
    const declared = exceeded.map((key) => `${key === 'property' ? '金融資産' : '年収'}「${answerOf(facts, key)}」`)
    return `出資額の合計${yenText(facts.invested)}が、申告された${declared.join('・')}に対して大きい金額です。`
  },
  without_income: (facts, { withoutIncome }) => {
    const job = facts.law === null ? answerOf(facts, 'job') : lawAnswerText('occupation', facts.law.occupation)
    const hasNone = facts.law === null ? hasNoIncome(facts) : earnsNothing.has(facts.law.occupation)
    return hasNone && facts.invested > withoutIncome
      ? `職業が「${job}」で、出資額の合計が${yenText(facts.invested)}です。`
      : null
  },
  unanswered: ({ law, invested }) =>
    law === null && invested > 0
      ? `${yenText(invested)}を出資していますが、取引の目的と職業に回答していません。`
      : null,
  identity_old: ({ identity }, { identityMonths, weakIdentityMonths, weakMethods }, today) => {
    if (identity === null) return null
    const checkedOn = japanDateOf(identity.at)
    const months = weakMethods.includes(identity.method) ? weakIdentityMonths : identityMonths
    return addMonths(checkedOn, months) <= today
      ? `本人確認（${identityMethodWords[identity.method]}）から${months / 12}年以上がたっています（${formatDateWithoutWeekday(checkedOn)}）。`
      : null
  },
  paper: ({ takesPaper }) => (takesPaper ? '電子交付の承諾がなく、書面を郵送しています。' : null),
  young: ({ birthday }, { youngUntil }, today) =>
    ageOn(birthday, today) < youngUntil ? `${ageOn(birthday, today)}歳です（${youngUntil}歳未満）。` : null,
  old: ({ birthday }, { oldFrom }, today) =>
    ageOn(birthday, today) >= oldFrom ? `${ageOn(birthday, today)}歳です（${oldFrom}歳以上）。` : null,
}
