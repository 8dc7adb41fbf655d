import { sql } from 'kysely'
import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import type { LawAnswers } from '../../../domain/people/law-questions.ts'
import type { RiskFacts } from '../../../domain/back-office/member-risk/assess-risk.ts'
import type { IdentityMethod, ScreeningResult } from '../../../domain/people/people-words.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export interface MemberWithRisk {
  id: Id<'member'>
  facts: RiskFacts
}

interface FactsRow {
  id: Id<'member'>
  birthday: string
  address: string
  job: string | null
  income: string | null
  property: string | null
  purpose: LawAnswers['purpose'] | null
  occupation: LawAnswers['occupation'] | null
  official: LawAnswers['foreign_official'] | null
  office: Exclude<LawAnswers['foreign_official'], 'none'> | null
  invested: number
  openFindings: number
  reportedFindings: number
  screenedOn: string | null
  screening: ScreeningResult | null
  method: IdentityMethod | null
  identityAt: Date | null
  identifiedAt: Date | null
  takesPaper: boolean
}

/** What the risk of members rests on, in the order of their ids: of one member, or of so many from one on. Operators, those who have left and emptied files have none. */
export async function loadRiskFacts(
  database: Queryable,
  of: { memberId: Id<'member'> } | { after: number; limit: number },
): Promise<MemberWithRisk[]> {
  const which = 'memberId' in of ? sql`member.id = ${of.memberId}` : sql`member.id > ${of.after}`
  const { rows } = await sql<FactsRow>`
    select member.id, member.birthday, member.address, survey.job, survey.income, survey.property,
      law.purpose, law.occupation, law.foreign_official as official, official.foreign_official as office,
      (select coalesce(sum(amount), 0)::bigint from investment where investment.member_id = member.id
        and investment.status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null) as invested,
      (select count(*) from dealing_finding finding left join dealing_finding_decision decided on decided.finding_id = finding.id
        where finding.member_id = member.id and decided.finding_id is null) as "openFindings",
      (select count(*) from dealing_finding finding join dealing_finding_decision decided on decided.finding_id = finding.id
        where finding.member_id = member.id and decided.decision = 'reported') as "reportedFindings",
      screened.screened_on as "screenedOn", screened.result as screening, identity.method, identity.status_at as "identityAt", member.identity_approved_at as "identifiedAt",
      takes_paper(member.id) as "takesPaper"
    from member
    left join survey_answer survey on survey.member_id = member.id
    left join lateral (
      select purpose, occupation, foreign_official from law_answer where law_answer.member_id = member.id order by id desc limit 1) law on true
    left join lateral (
      select foreign_official from law_answer where law_answer.member_id = member.id and foreign_official <> 'none' order by id desc limit 1) official on true
    left join lateral (
      select screened_on, result from screening_record record where record.member_id = member.id order by record.id desc limit 1) screened on true
    left join lateral (
      select method, status_at from identity_check checked where checked.member_id = member.id and status = 'approved' order by checked.id desc limit 1) identity on true
    where ${which} and member.role = 'member' and member.status <> 'left'
    order by member.id limit ${'limit' in of ? of.limit : 1}`.execute(database)
  return rows.map((row) => ({ id: row.id, facts: factsOf(row) }))
}

const factsOf = (row: FactsRow): RiskFacts => ({
  birthday: japanDate(row.birthday),
  address: row.address,
  survey:
    row.job === null || row.income === null || row.property === null
      ? null
      : { job: row.job, income: row.income, property: row.property },
  law:
    row.purpose === null || row.occupation === null || row.official === null
      ? null
      : { purpose: row.purpose, occupation: row.occupation, foreign_official: row.official },
  office: row.office,
  invested: row.invested,
  openFindings: row.openFindings,
  reportedFindings: row.reportedFindings,
  screening:
    row.screenedOn === null || row.screening === null ? null : { on: japanDate(row.screenedOn), result: row.screening },
  identity: row.method === null || row.identityAt === null ? null : { method: row.method, at: row.identityAt },
  identifiedAt: row.identifiedAt,
  takesPaper: row.takesPaper,
})
