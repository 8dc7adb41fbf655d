import { fullName } from '../../../platform/database/full-name.ts'
import { sql } from 'kysely'
import { DEALING_DECISIONS, DEALING_RULES } from '../../../domain/back-office/dealing-watch/rule-words.ts'
import { LAW_ANSWERS } from '../../../domain/people/law-questions.ts'
import { RISK_LEVELS } from '../../../domain/back-office/member-risk/risk-words.ts'
import { inWords, register, within, type InspectionPeriod, type Register } from './register.ts'

/** What the nightly watch of members' dealings found and what was decided about it, and what members answered to the law's own questions. */
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
    register(
      {
        file: '55_取引の目的と職業',
        title: '取引の目的と職業（確認記録）',
        reason: '犯罪収益移転防止法4条・6条（変更は追記し、前の回答を残します）',
      },
      {
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        回答の回数目: sql`row_number() over (partition by answer.member_id order by answer.id)`,
        確認した日時: sql`answer.answered_at`,
        取引の目的: inWords(sql`answer.purpose`, LAW_ANSWERS.purpose),
        職業: inWords(sql`answer.occupation`, LAW_ANSWERS.occupation),
        外国の重要な公的地位: inWords(sql`answer.foreign_official`, LAW_ANSWERS.foreign_official),
        質問の適用開始: sql`answer.questions_from`,
        確認の方法: sql`${sql.lit('会員からの申告（ウェブサイト）')}`,
        承認した人: fullName('operator'),
        承認の日時: sql`approval.approved_at`,
      },
      sql`from law_answer answer join member on member.id = answer.member_id left join foreign_official_approval approval on approval.answer_id = answer.id
        left join member operator on operator.id = approval.approved_by order by answer.member_id, answer.id`,
    ),
    register(
      {
        file: '56_会員のリスク',
        title: '会員のリスク',
        reason: '犯罪収益移転防止法11条（変わったときの記録。本人や関係者に見せることはできません）',
      },
      {
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        リスク: inWords(sql`risk.level`, RISK_LEVELS),
        理由: sql`array_to_string(risk.reasons, E'\n')`,
        評価の日時: sql`risk.assessed_at`,
        基準の適用開始: sql`risk.rules_from`,
      },
      sql`from member_risk risk join member on member.id = risk.member_id where ${within(sql`risk.assessed_at`, period)} order by risk.id`,
    ),
    register(
      {
        file: '57_リスク評価書',
        title: 'リスク評価書（特定事業者作成書面）',
        reason: '犯罪収益移転防止法11条・犯収法施行規則32条',
      },
      {
        番号: sql`paper.id`,
        対象の年: sql`paper.year`,
        作成した人: fullName('maker'),
        承認した人: fullName('checker'),
        承認の日時: sql`paper.approved_at`,
        '内容（記録）': sql`paper.document`,
      },
      sql`from risk_paper paper join proposal on proposal.id = paper.proposal_id join member maker on maker.id = proposal.proposed_by
        join member checker on checker.id = paper.approved_by order by paper.id`,
    ),
  ]
}
