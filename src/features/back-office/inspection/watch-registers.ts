import { sql } from 'kysely'
import { DEALING_DECISIONS, DEALING_RULES } from '../../../domain/dealing-watch/rule-words.ts'
import { fullName, inWords, register, within, type InspectionPeriod, type Register } from './register.ts'

/** What the nightly watch of members' dealings found, and what was decided about it. */
export function watchRegisters(period: InspectionPeriod): Register[] {
  return [
    register(
      {
        file: '54_疑わしい取引の確認',
        title: '疑わしい取引の確認',
        reason: '犯罪収益移転防止法8条（本人や関係者に見せることは禁止されています）',
      },
      {
        番号: sql`finding.id`,
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        見つけた規則: inWords(sql`finding.rule`, DEALING_RULES),
        内容: sql`finding.words`,
        取引の日時: sql`finding.dealt_at`,
        検出: sql`finding.found_at`,
        基準の適用開始: sql`finding.limits_from`,
        判断: inWords(sql`decided.decision`, DEALING_DECISIONS),
        判断の理由: sql`decided.reason`,
        判断した人: fullName('operator'),
        判断の日時: sql`decided.decided_at`,
      },
      sql`from dealing_finding finding join member on member.id = finding.member_id
        left join dealing_finding_decision decided on decided.finding_id = finding.id left join member operator on operator.id = decided.decided_by
        where ${within(sql`finding.found_at`, period)} order by finding.id`,
    ),
  ]
}
