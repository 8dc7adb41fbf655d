import type { JapanDate } from '../calendar.ts'
import { formatYen, yen } from '../money.ts'
import { problemsIn, shown, tidied, type Values } from './field.ts'
import { entryProblems, listOf, pointField } from './fund-points.ts'
import { amount, day, longText, optional, percent, signedAmount, text } from './kinds.ts'

/** Rule of the real-estate specified joint enterprise act, article 43(1) item 3: holders of 5 percent or more are named. In basis points. */
const LEAST_SHARE = 500
const WHOLE = 10_000

/** Article 43(1) item 6: the three business years before. */
export const MOST_TERMS = 3

const longestProse = 400

/** A person may hold nothing else, and a company may do nothing else; then that is written: 該当なし. */
const written = {
  ...longText(longestProse),
  problem: text(longestProse).problem,
  tidy: (value: string) => value.trim(),
}

const katakana = {
  ...text(40),
  problem: (value: string) =>
    text(40).problem(value) ?? (/^[ァ-ヶー\s　]+$/.test(value) ? null : '全角カタカナで入力してください。'),
}

const share = {
  ...percent,
  problem: (value: number) =>
    Number.isInteger(value) && value >= LEAST_SHARE && value <= WHOLE ? null : '5〜100％で指定してください。',
}

const balance = amount(1, { least: 0 })

/** Has to be said; versions from before it was asked for have none. */
const laterDay = { ...optional(day), problem: (value: string | null) => day.problem(value ?? '') }

/** Article 43(1) item 7. */
export const officerFields = {
  title: { label: '役職', api: 'title', kind: text(30) },
  name: { label: '氏名', api: 'name', kind: text(40) },
  kana: {
    label: '氏名（カナ）',
    api: 'kana',
    kind: katakana,
    description: 'As banks write the officer as a remitter.',
  },
  otherPosts: {
    label: '他の会社の常務・自営の事業',
    api: 'other_posts',
    kind: written,
    description: 'Each company or own business and the kind of its business; 該当なし where there is none.',
  },
} as const

/** Article 43(1) item 3. */
export const holderFields = {
  name: { label: '氏名・名称', api: 'name', kind: text(60) },
  share: { label: '議決権などの割合', api: 'share_bp', kind: share, description: 'In basis points, 500 at least.' },
} as const

/** Article 43(1) item 6: a short balance sheet and income statement of one business year. */
export const termFields = {
  term: { label: '決算期', api: 'term', kind: text(30) },
  endedOn: { label: '期末日', api: 'ended_on', kind: day },
  revenue: { label: '売上高', api: 'revenue', kind: balance },
  operatingProfit: { label: '営業利益', api: 'operating_profit', kind: signedAmount },
  profit: { label: '当期純利益', api: 'profit', kind: signedAmount },
  currentAssets: { label: '流動資産', api: 'current_assets', kind: balance },
  fixedAssets: { label: '固定資産', api: 'fixed_assets', kind: balance },
  liabilities: { label: '負債', api: 'liabilities', kind: balance },
  netAssets: { label: '純資産', api: 'net_assets', kind: signedAmount },
} as const

/** Of a manager the list of article 17 alone: kept and shown to operators, and no page tells them. */
const listedFields = {
  address: { label: '住所', api: 'address', kind: text(100), unsaid: '' },
  birthDate: { label: '生年月日', api: 'birth_date', kind: laterDay, unsaid: null },
  brokerNumber: { label: '宅地建物取引士の登録番号', api: 'broker_number', kind: text(40), unsaid: '' },
  brokerSince: { label: '宅地建物取引士の登録年月日', api: 'broker_since', kind: laterDay, unsaid: null },
  ground: {
    label: '資格の根拠',
    api: 'ground',
    kind: text(60),
    unsaid: '',
    description: 'Years of practice, a course or a certificate.',
  },
} as const

/** Act, article 17: the people who supervise the work of each office. */
export const managerFields = {
  name: { label: '氏名', api: 'name', kind: text(40) },
  kana: {
    label: '氏名（カナ）',
    api: 'kana',
    kind: katakana,
    unsaid: '',
    description: 'As banks write the manager as a remitter; empty in versions from before it was asked for.',
  },
  qualification: { label: '資格', api: 'qualification', kind: text(60) },
  since: { label: '就任日', api: 'since', kind: day },
  ...listedFields,
} as const

/** The facts of the operating company that change with the years and that a law wants told. */
export const companyFields = {
  officers: { label: '役員', api: 'officers', kind: listOf(officerFields, 'CompanyOfficer') },
  holders: {
    label: '5％以上の株主・出資者',
    api: 'holders',
    kind: listOf(holderFields, 'CompanyHolder'),
    description: 'Everybody who holds 5 percent or more; empty where nobody does.',
  },
  parentGuarantee: {
    label: '親会社の連帯保証契約',
    api: 'parent_guarantee',
    kind: written,
    description: "A contract by which a parent answers jointly for the company's debts; 該当なし where there is none.",
  },
  otherBusinesses: { label: '他に行っている事業', api: 'other_businesses', kind: written },
  accounts: {
    label: '決算',
    api: 'accounts',
    kind: listOf(termFields, 'CompanyTerm'),
    description: 'The last three business years at most, the newest first.',
  },
  managers: {
    label: '業務管理者',
    api: 'managers',
    kind: listOf(managerFields, 'CompanyManager'),
    description: 'Of article 17 of the act.',
  },
  inspection: {
    label: '監督官庁の検査',
    api: 'inspection',
    kind: written,
    description: 'The last inspection by the authority and what it found; 該当なし where there was none.',
  },
} as const

export type CompanyFacts = Readonly<Values<typeof companyFields>>

export type CompanyTerm = Readonly<Values<typeof termFields>>

/** The facts without what only operators see. */
export const publicCompany = (facts: CompanyFacts): CompanyFacts => ({
  ...facts,
  managers: facts.managers.map((manager) => ({
    ...manager,
    ...Object.fromEntries(Object.entries(listedFields).map(([name, { unsaid }]) => [name, unsaid])),
  })),
})

/** Whole yen: what the balance sheet holds. */
export const totalAssets = ({ currentAssets, fixedAssets }: CompanyTerm): number => currentAssets + fixedAssets

/** What is wrong with the facts, by field ('accounts.0.netAssets'); empty where nothing is. */
export function companyProblems(facts: CompanyFacts): Record<string, string> {
  const { officers, holders, accounts, managers } = facts
  return {
    ...problemsIn(companyFields, facts),
    ...(officers.length === 0 && { officers: '役員を1名以上入力してください。' }),
    ...(sumOf(holders.map(({ share: part }) => part)) > WHOLE && {
      holders: '割合の合計が100％を超えています。',
    }),
    ...(accounts.length > MOST_TERMS && { accounts: `${MOST_TERMS}期までです。` }),
    ...Object.fromEntries(accounts.flatMap((term, place) => balanceProblem(term, place))),
    ...Object.fromEntries(accounts.flatMap((term, place) => twiceProblem(accounts, term, place))),
    ...entryProblems('officers', officerFields, officers),
    ...entryProblems('holders', holderFields, holders),
    ...entryProblems('accounts', termFields, accounts),
    ...entryProblems('managers', managerFields, managers),
  }
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0)

type Problem = [field: string, problem: string]

/** Both sides of a balance sheet are the same sum. */
function balanceProblem(term: CompanyTerm, place: number): Problem[] {
  const [assets, funding] = [totalAssets(term), term.liabilities + term.netAssets]
  if (!Number.isSafeInteger(assets) || !Number.isSafeInteger(funding) || assets === funding) return []
  const said = `資産の合計（${formatYen(yen(assets))}）と、負債と純資産の合計（${formatYen(yen(funding))}）が一致していません。`
  return [[pointField('accounts', place, 'netAssets'), said]]
}

function twiceProblem(accounts: readonly CompanyTerm[], { endedOn }: CompanyTerm, place: number): Problem[] {
  const isTwice = accounts.some((other, before) => before < place && other.endedOn === endedOn)
  return isTwice ? [[pointField('accounts', place, 'endedOn'), '同じ期末日の決算が二つあります。']] : []
}

/** No year is closed before its last day, and nobody has an office before it begins: by field. */
export function companyFromTheFuture({ accounts, managers }: CompanyFacts, today: JapanDate): Record<string, string> {
  const late = '今日までの日付を入力してください。'
  return Object.fromEntries([
    ...accounts.flatMap(({ endedOn }, place) =>
      endedOn > today ? [[pointField('accounts', place, 'endedOn'), late]] : [],
    ),
    ...managers.flatMap((manager, place) =>
      (['since', 'birthDate', 'brokerSince'] as const).flatMap((name) =>
        (manager[name] ?? '') > today ? [[pointField('managers', place, name), late]] : [],
      ),
    ),
  ])
}

/** The facts as they are kept: without blanks around texts, the newest business year first. */
export function tidiedCompany(facts: CompanyFacts): CompanyFacts {
  const kept = tidied(companyFields, facts)
  return { ...kept, accounts: kept.accounts.toSorted((one, other) => (one.endedOn < other.endedOn ? 1 : -1)) }
}

export interface CompanyChange {
  readonly field: string
  readonly label: string
  /** In words; null where nothing stood or stands. */
  readonly before: string | null
  readonly after: string | null
}

/**
 * What differs between two versions, in the order of the fields. Of a list the entries alone that are not in the other version. All that is said where
 * nothing was recorded before.
 */
export function companyChanges(before: CompanyFacts | null, after: CompanyFacts): CompanyChange[] {
  const was = new Map(before && shown(companyFields, before).map(({ name, text: words }) => [name, words]))
  return shown(companyFields, after).flatMap(({ name, label, text: now }) => {
    const old = was.get(name) ?? null
    if (old === now) return []
    const [gone, come] = [linesWithout(old, now), linesWithout(now, old)]
    // The same entries in another order.
    if (gone === null && come === null) return [{ field: name, label, before: old, after: now }]
    return [{ field: name, label, before: gone, after: come }]
  })
}

function linesWithout(words: string | null, other: string | null): string | null {
  const known = new Set(other?.split('\n'))
  return (words?.split('\n') ?? []).filter((line) => !known.has(line)).join('\n') || null
}
