import { fullName } from '../../../platform/database/full-name.ts'
import { sql, type RawBuilder } from 'kysely'
import { BOOK_YEARS } from '../../../domain/back-office/retention.ts'
import { auditActs, auditObjects, auditSubjects } from '../../../domain/core/audit-words.ts'
import {
  INCIDENT_DATA,
  INCIDENT_KINDS,
  INCIDENT_NOTICES,
  REPORT_GROUNDS,
} from '../../../domain/back-office/incident.ts'
import { STATUS_NOTICE_KINDS, STATUS_PROGRESS } from '../../../domain/back-office/service-status.ts'
import { PAPER_OUTCOMES } from '../../../domain/documents/paper.ts'
import { VENDOR_CHECK_RESULTS } from '../../../domain/back-office/vendor.ts'
import { TOPIC_WORDS } from '../../../domain/communication/guided-case.ts'
import { identityProviderWords, identityPurposeWords } from '../../../domain/people/identity-method.ts'
import { SCREENING_LISTS } from '../../../domain/back-office/member-risk/risk-words.ts'
import {
  identityMethodWords,
  identityRejectWords,
  identityStatusWords,
  memberStatusWords,
  screeningWords,
} from '../../../domain/people/people-words.ts'
import { REGISTER_KIND } from '../../../domain/tables/deliveries.ts'
import { PROPOSAL_STATUS } from '../../../domain/back-office/state-words.ts'
import {
  actorInWords,
  applicationNumberOf,
  inWords,
  register,
  subjectInWords,
  within,
  yesOrNo,
  type InspectionPeriod,
  type Register,
} from './register.ts'

/** `会員：利用停止` of `member.suspended`, `利用停止` of `member_suspension`. */
const actInWords = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`concat_ws('：', ${inWords(sql`split_part(${column}, '.', 1)`, auditSubjects)}, (select string_agg(${inWords(sql`step`, auditActs)}, 'の' order by at)
    from unnest((string_to_array(${column}, '.'))[2:]) with ordinality as given (step, at)))`

/** How the company deals with people: documents, identity, complaints, and who decided what. */
export function conductRegisters(period: InspectionPeriod): Register[] {
  return [
    register(
      { file: '20_書面の交付と閲覧', title: '書面の交付と閲覧', reason: '不動産特定共同事業法24条・25条・28条' },
      {
        番号: sql`delivery.id`,
        日時: sql`delivery.at`,
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        種類: sql`case when delivery.contract_document_id is not null then ${sql.lit(REGISTER_KIND.contract)} when delivery.fund_document_id is not null then 'ファンドの書面'
          when delivery.management_report_copy_id is not null then ${sql.lit(REGISTER_KIND.management_report)} else ${sql.lit(REGISTER_KIND.annual_report)} end`,
        書面: sql`coalesce(contract.document_number, paper.name || ' 第' || paper.version || '版', report.document_number, annual.document_number)`,
        'SHA-256': sql`delivery.file_sha256`,
        IPアドレス: sql`delivery.ip_address`,
        端末: sql`delivery.device`,
      },
      sql`from document_delivery delivery join member on member.id = delivery.member_id
        left join contract_document contract on contract.id = delivery.contract_document_id left join fund_document paper on paper.id = delivery.fund_document_id
        left join management_report_copy report on report.id = delivery.management_report_copy_id left join annual_report annual on annual.id = delivery.annual_report_id
        where ${within(sql`delivery.at`, period)} order by delivery.id`,
    ),
    register(
      { file: '21_申込前に示した書面', title: '申込前に示した書面', reason: '不動産特定共同事業法24条' },
      {
        申込番号: applicationNumberOf,
        書面: sql`document.name`,
        版: sql`document.version`,
        確認のチェック: yesOrNo(sql`standing.ticked`),
        申込: sql`investment.applied_at`,
        'SHA-256': sql`standing.file_sha256`,
      },
      sql`from application_document standing join fund_document document on document.id = standing.fund_document_id join investment on investment.id = standing.investment_id
        where ${within(sql`investment.applied_at`, period)} order by investment.id, document.id`,
    ),
    register(
      { file: '22_ファンドの書面の版', title: 'ファンドの書面の版', reason: '不動産特定共同事業法24条' },
      {
        ファンド: sql`fund.name`,
        書面: sql`document.name`,
        版: sql`document.version`,
        追加: sql`document.added_at`,
        差し替え: sql`document.replaced_at`,
        理由: sql`document.reason`,
        'SHA-256': sql`document.file_sha256`,
      },
      sql`from fund_document document join fund on fund.id = document.fund_id order by fund.id, document.position, document.version`,
    ),
    register(
      { file: '23_財産管理報告書', title: '財産管理報告書', reason: '不動産特定共同事業法28条' },
      {
        ファンド: sql`fund.name`,
        期間の初日: sql`report.period_start_on`,
        期間の末日: sql`report.period_end_on`,
        版: sql`report.version`,
        訂正の理由: sql`report.reason`,
        交付: sql`report.published_at`,
        交付した人数: sql`(select count(*) from management_report_copy where report_id = report.id)`,
        '内容（記録）': sql`report.facts`,
      },
      sql`from management_report report join fund on fund.id = report.fund_id where report.status = 'published' and ${within(sql`report.published_at`, period)} order by report.id`,
    ),
    register(
      { file: '24_会員', title: '会員', reason: '犯罪収益移転防止法6条（本人確認の記録）' },
      {
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        カナ: sql`member.family_name_kana || ' ' || member.given_name_kana`,
        生年月日: sql`member.birthday`,
        郵便番号: sql`member.zipcode`,
        住所: sql`member.address`,
        電話番号: sql`member.tel`,
        メールアドレス: sql`member.email`,
        状態: inWords(sql`member.status`, memberStatusWords),
        本人確認: sql`member.identity_approved_at`,
        登録: sql`member.registered_at`,
      },
      sql`from member order by member.id`,
    ),
    register(
      { file: '25_本人確認', title: '本人確認', reason: '犯罪収益移転防止法6条' },
      {
        会員番号: sql`member.member_number`,
        方法: inWords(sql`identity.method`, identityMethodWords),
        結果: inWords(sql`identity.status`, identityStatusWords),
        開始: sql`identity.started_at`,
        結果の日時: sql`identity.status_at`,
        不承認の理由: sql`(select string_agg(${inWords(sql`reason`, identityRejectWords)}, ' / ' order by at) from unnest(identity.reject_reasons) with ordinality as given (reason, at))`,
        照会番号: sql`identity.reference`,
        確認先: inWords(sql`identity.provider`, identityProviderWords),
        目的: inWords(sql`identity.purpose`, identityPurposeWords),
        提出の日時: sql`identity.submitted_at`,
        電子証明書の番号: sql`identity.certificate_serial`,
        電子証明書を確認した日時: sql`identity.certificate_checked_at`,
      },
      sql`from identity_check identity join member on member.id = identity.member_id where ${within(sql`identity.started_at`, period)} order by identity.id`,
    ),
    register(
      { file: '26_反社チェック', title: '反社チェック', reason: '反社会的勢力の排除に関する基本方針' },
      {
        会員番号: sql`member.member_number`,
        調べた日: sql`screening.screened_on`,
        調べた先: sql`screening.source`,
        照会した名簿: sql`(select string_agg(${inWords(sql`list`, SCREENING_LISTS)}, ' / ' order by at) from unnest(screening.lists) with ordinality as given (list, at))`,
        結果: inWords(sql`screening.result`, screeningWords),
        記録した人: fullName('operator'),
        記録: sql`screening.recorded_at`,
      },
      sql`from screening_record screening join member on member.id = screening.member_id join member operator on operator.id = screening.recorded_by
        where ${within(sql`screening.recorded_at`, period)} order by screening.id`,
    ),
    register(
      { file: '27_お問い合わせと苦情', title: 'お問い合わせと苦情', reason: '苦情の処理の記録' },
      {
        受付番号: sql`enquiry.number`,
        受付: sql`enquiry.received_at`,
        種類: inWords(sql`enquiry.topic`, TOPIC_WORDS),
        苦情: yesOrNo(sql`enquiry.is_complaint`),
        氏名: sql`enquiry.name`,
        内容: sql`enquiry.body`,
        原因: sql`enquiry.complaint_cause`,
        対応: sql`enquiry.complaint_measure`,
        回答: sql`(select string_agg(answer.body, E'\n---\n' order by answer.id) from enquiry_answer answer where answer.enquiry_id = enquiry.id)`,
        回答の日時: sql`enquiry.answered_at`,
        終了: sql`enquiry.closed_at`,
      },
      sql`from enquiry where ${within(sql`enquiry.received_at`, period)} order by enquiry.id`,
    ),
    register(
      { file: '28_二人で行った操作', title: '二人で行った操作', reason: '内部管理（提案と承認）' },
      {
        番号: sql`proposal.id`,
        種類: actInWords(sql`proposal.kind`),
        対象: subjectInWords(sql`proposal.subject`),
        内容: sql`proposal.effect ->> 'title'`,
        '内容（記録）': sql`proposal.content`,
        理由: sql`proposal.reason`,
        状態: inWords(sql`proposal.status`, PROPOSAL_STATUS),
        提案した人: fullName('maker'),
        提案: sql`proposal.proposed_at`,
        決定した人: fullName('checker'),
        決定: sql`proposal.decided_at`,
        決定の理由: sql`proposal.decision_reason`,
        一人での承認: yesOrNo(sql`proposal.sole_operator`),
      },
      sql`from proposal join member maker on maker.id = proposal.proposed_by left join member checker on checker.id = proposal.decided_by where ${within(sql`proposal.proposed_at`, period)} order by proposal.id`,
    ),
    register(
      { file: '29_会員へのメール', title: '会員へのメール', reason: '交付の案内と通知の記録' },
      {
        番号: sql`mail.id`,
        会員番号: sql`member.member_number`,
        件名: sql`mail.subject`,
        作成: sql`mail.created_at`,
        送信: sql`mail.sent_at`,
        不達: sql`mail.undeliverable_at`,
        'Message-ID': sql`mail.message_id`,
      },
      sql`from mail_outbox mail left join member on member.id = mail.member_id where ${within(sql`mail.created_at`, period)} order by mail.id`,
    ),
    register(
      { file: '30_監査ログ', title: '監査ログ', reason: 'だれが・いつ・何をしたか' },
      {
        連番: sql`link.seq`,
        日時: sql`log.at`,
        行為者: actorInWords(sql`log.actor`),
        操作: actInWords(sql`log.action`),
        対象: sql`${inWords(sql`log.object_type`, auditObjects)} || ' ' || log.object_id`,
        '行為者（記録）': sql`log.actor`,
        '操作（記録）': sql`log.action`,
        '内容（記録）': sql`log.detail`,
        リクエストID: sql`log.request_id`,
        セッション: sql`log.session_mark`,
        IPアドレス: sql`log.address`,
        ハッシュ: sql`encode(link.hash, 'hex')`,
      },
      sql`from audit_log log left join audit_link link on link.audit_id = log.id where ${within(sql`log.at`, period)} order by log.id`,
    ),
    register(
      {
        file: '31_個人データの消去',
        title: '個人データの消去',
        reason: '個人情報保護法22条、犯罪収益移転防止法6条・7条（7年）',
      },
      {
        会員番号: sql`member.member_number`,
        最後の取引または退会: sql`erasure.ended_on`,
        消去: sql`erasure.erased_at`,
        消去した件数: sql`erasure.counts`,
        会計の資料を残す期限: sql`(erasure.ended_on + make_interval(years => ${BOOK_YEARS}))::date`,
      },
      sql`from erasure join member on member.id = erasure.member_id where ${within(sql`erasure.erased_at`, period)} order by erasure.erased_at, erasure.member_id`,
    ),
    register(
      {
        file: '32_インシデント',
        title: 'インシデント',
        reason: '個人情報保護法26条（漏えい等の報告と通知）、内部管理',
      },
      {
        番号: sql`incident.incident_id`,
        版: sql`incident.version`,
        記録: sql`incident.recorded_at`,
        記録した人: fullName('operator'),
        種類: inWords(sql`incident.kind`, INCIDENT_KINDS),
        件名: sql`incident.title`,
        発覚: sql`incident.noticed_at`,
        '発生（開始）': sql`incident.happened_from`,
        '発生（終了）': sql`incident.happened_until`,
        概要: sql`incident.summary`,
        個人データの項目: sql`(select string_agg(${inWords(sql`item`, INCIDENT_DATA)}, ' / ' order by at) from unnest(incident.data) with ordinality as given (item, at))`,
        本人の数: sql`incident.people`,
        報告が必要な事由: sql`(select string_agg(${inWords(sql`ground`, REPORT_GROUNDS)}, ' / ' order by at) from unnest(incident.grounds) with ordinality as given (ground, at))`,
        原因: sql`incident.cause`,
        二次被害: sql`incident.further_harm`,
        本人への対応: sql`incident.for_people`,
        公表: sql`incident.publication`,
        再発防止: sql`incident.measures`,
        終了: yesOrNo(sql`incident.is_closed`),
      },
      sql`from incident_version incident join member operator on operator.id = incident.recorded_by
        where ${within(sql`incident.recorded_at`, period)} order by incident.incident_id, incident.version`,
    ),
    register(
      { file: '33_インシデントの報告と通知', title: 'インシデントの報告と通知', reason: '個人情報保護法26条' },
      {
        番号: sql`notice.incident_id`,
        種類: inWords(sql`notice.kind`, INCIDENT_NOTICES),
        件名: sql`notice.subject`,
        本文: sql`notice.body`,
        承認: sql`notice.approved_at`,
        '通知した会員（人）': sql`notice.mails`,
        提出: sql`filing.filed_on`,
        受付番号: sql`filing.reference`,
      },
      sql`from incident_notice notice left join incident_filing filing on filing.notice_id = notice.id
        where ${within(sql`notice.approved_at`, period)} order by notice.id`,
    ),
    register(
      { file: '34_委託先', title: '委託先', reason: '個人情報保護法25条（委託先の監督）' },
      {
        番号: sql`vendor.vendor_id`,
        版: sql`vendor.version`,
        記録: sql`vendor.recorded_at`,
        記録した人: fullName('operator'),
        委託先: sql`vendor.name`,
        業務: sql`vendor.work`,
        扱う個人データ: sql`(select string_agg(${inWords(sql`item`, INCIDENT_DATA)}, ' / ' order by at) from unnest(vendor.data) with ordinality as given (item, at))`,
        再委託先: sql`vendor.subcontractors`,
        契約日: sql`vendor.contracted_on`,
        終了日: sql`vendor.ended_on`,
      },
      sql`from vendor_version vendor join member operator on operator.id = vendor.recorded_by order by vendor.vendor_id, vendor.version`,
    ),
    register(
      { file: '35_委託先の点検', title: '委託先の点検', reason: '個人情報保護法25条（委託先の監督）' },
      {
        委託先: sql`vendor.name`,
        点検日: sql`vendor_check.checked_on`,
        結果: inWords(sql`vendor_check.result`, VENDOR_CHECK_RESULTS),
        内容: sql`vendor_check.findings`,
        記録した人: fullName('operator'),
        記録: sql`vendor_check.recorded_at`,
      },
      sql`from vendor_check join standing_vendor vendor on vendor.vendor_id = vendor_check.vendor_id join member operator on operator.id = vendor_check.recorded_by
        where ${within(sql`vendor_check.recorded_at`, period)} order by vendor_check.id`,
    ),
    register(
      { file: '36_公表した障害とメンテナンス', title: '公表した障害とメンテナンス', reason: '電子情報処理組織の管理' },
      {
        番号: sql`notice.id`,
        種類: inWords(sql`notice.kind`, STATUS_NOTICE_KINDS),
        件名: sql`notice.title`,
        開始: sql`notice.starts_at`,
        終了予定: sql`notice.ends_at`,
        状況: inWords(sql`told.progress`, STATUS_PROGRESS),
        経過: sql`told.body`,
        公表: sql`told.at`,
        公表した人: fullName('operator'),
      },
      sql`from status_update told join status_notice notice on notice.id = told.notice_id join member operator on operator.id = told.by_operator
        where ${within(sql`told.at`, period)} order by told.id`,
    ),
    register(
      {
        file: '37_書面の郵送',
        title: '書面の郵送',
        reason: '不動産特定共同事業法25条・28条（電子交付の承諾を取り消した方への交付）',
      },
      {
        番号: sql`posting.id`,
        会員番号: sql`member.member_number`,
        書面: sql`coalesce(contract.document_number, report.document_number, annual.document_number)`,
        発送日: sql`posting.posted_on`,
        郵便番号: sql`posting.zipcode`,
        住所: sql`posting.address`,
        宛名: sql`posting.recipient`,
        追跡番号: sql`posting.tracking`,
        結果: inWords(sql`outcome.outcome`, PAPER_OUTCOMES),
        結果の日: sql`outcome.day`,
        記録した人: fullName('operator'),
      },
      sql`from paper_posting posting join member on member.id = posting.member_id join member operator on operator.id = posting.recorded_by
        left join contract_document contract on contract.id = posting.contract_document_id left join management_report_copy report on report.id = posting.management_report_copy_id
        left join annual_report annual on annual.id = posting.annual_report_id left join paper_outcome outcome on outcome.posting_id = posting.id
        where ${within(sql`posting.recorded_at`, period)} order by posting.id`,
    ),
    register(
      { file: '38_電子交付の承諾', title: '電子交付の承諾', reason: '電子交付の承諾の取り消しと再度の承諾' },
      {
        会員番号: sql`member.member_number`,
        承諾: yesOrNo(sql`word.is_given`),
        日時: sql`word.at`,
        根拠: sql`word.note`,
      },
      sql`from delivery_consent word join member on member.id = word.member_id where ${within(sql`word.at`, period)} order by word.id`,
    ),
  ]
}
