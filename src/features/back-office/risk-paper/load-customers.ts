import { ageOn, type JapanDate } from '../../../domain/calendar.ts'
import { lawAnswerText } from '../../../domain/people/law-questions.ts'
import { assessRisk } from '../../../domain/back-office/member-risk/assess-risk.ts'
import { riskTableOn } from '../../../domain/back-office/member-risk/risk-table.ts'
import { RISK_LEVELS } from '../../../domain/back-office/member-risk/risk-words.ts'
import { municipalityPrefectures, prefectures } from '../../../domain/funds/municipalities.ts'
import { AGE_BANDS, ageBand } from '../../../domain/back-office/risk-paper.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadRiskFacts } from '../member-risk/load-risk-facts.ts'

/** How many members are of each kind, by its word. Kinds of which there are none are left out, but for ages and levels. */
export interface RiskCustomers {
  total: number
  ages: [word: string, count: number][]
  occupations: [word: string, count: number][]
  prefectures: [word: string, count: number][]
  levels: [word: string, count: number][]
  paper: number
}

const step = 1000
const unanswered = '未回答'
const elsewhere = '国外・不明'

/** Members as they are now: what they were at the end of a year that is over is not kept. */
export async function loadCustomers(database: Queryable, today: JapanDate): Promise<RiskCustomers> {
  const { table } = riskTableOn(today)
  const counts = { ages: new Map<string, number>(), occupations: new Map<string, number>() }
  const places = new Map<string, number>()
  const levels = new Map<string, number>()
  const add = (map: Map<string, number>, word: string) => map.set(word, (map.get(word) ?? 0) + 1)
  let [after, total, paper] = [0, 0, 0]
  for (;;) {
    const members = await loadRiskFacts(database, { after, limit: step })
    const last = members.at(-1)
    if (last === undefined) break
    after = last.id
    for (const { facts } of members) {
      total += 1
      if (facts.takesPaper) paper += 1
      add(counts.ages, ageBand(ageOn(facts.birthday, today)))
      add(counts.occupations, facts.law === null ? unanswered : lawAnswerText('occupation', facts.law.occupation))
      add(places, prefectureOf(facts.address))
      add(levels, RISK_LEVELS[assessRisk(facts, table, today).level])
    }
  }
  return {
    total,
    paper,
    ages: AGE_BANDS.map((word) => [word, counts.ages.get(word) ?? 0]),
    occupations: mostFirst(counts.occupations),
    prefectures: mostFirst(places),
    levels: Object.values(RISK_LEVELS).map((word) => [word, levels.get(word) ?? 0]),
  }
}

function prefectureOf(address: string): string {
  const text = address.normalize('NFKC').trim()
  const named = prefectures.find((prefecture) => text.startsWith(prefecture))
  if (named !== undefined) return named
  const place = Object.keys(municipalityPrefectures).find((municipality) => text.startsWith(municipality))
  return place === undefined ? elsewhere : (municipalityPrefectures[place] ?? elsewhere)
}

const mostFirst = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].toSorted(([, one], [, other]) => other - one)
