import { fullName } from '../../../platform/database/full-name.ts'
import { sql } from 'kysely'
import { GOAL_LABELS, OFFERING_METHOD_LABELS } from '../../../domain/funds/fund-text.ts'
import { OPERATION_EVENT_KINDS } from '../../../domain/funds/operation-event.ts'
import { fundFields, type FundFieldName } from '../../../domain/records/fund.ts'
import {
  CANCEL_REASON,
  COOLING_OFF_WAY,
  INVESTMENT_EVENT_REASON,
  INVESTMENT_STATUS,
} from '../../../domain/back-office/state-words.ts'
import {
  actorInWords,
  applicationNumberOf,
  fieldColumns,
  inWords,
  register,
  within,
  yesOrNo,
  type InspectionPeriod,
  type Register,
} from './register.ts'

const investmentFromMember = sql`from investment join member on member.id = investment.member_id join fund on fund.id = investment.fund_id`

/** Fields with a column of their own, and the code that opens a fund early: it stands in no file. */
const fieldsAbove: readonly FundFieldName[] = [
  'name',
  'offeringMethod',
  'goal',
  'fundTotal',
  'subordinatedAmount',
  'plannedRateBp',
  'rateBreakdown',
  'autoRenewal',
  'hasWaitlist',
  'offeringStartAt',
  'offeringEndAt',
  'operationStartOn',
  'operationEndOn',
  'earlyAccessCode',
  'sourcedFacts',
  'weakPoints',
]

/** Every other field of a fund as it is kept: one that is new stands in the register. */
const otherFields = (Object.keys(fundFields) as FundFieldName[]).filter((name) => !fieldsAbove.includes(name))

/** The funds, who takes part in them, and how they came to. */
export function fundRegisters(period: InspectionPeriod): Register[] {
  return [
    register(
      { file: '01_ファンド', title: 'ファンド', reason: '不動産特定共同事業法32条（業務に関する帳簿書類）' },
      {
        ファンド番号: sql`fund.id`,
        名称: sql`fund.name`,
        公開: sql`fund.published_at`,
        募集方式: inWords(sql`fund.offering_method`, OFFERING_METHOD_LABELS),
        成立条件: inWords(sql`fund.goal`, GOAL_LABELS),
        '募集総額（円・予定）': sql`fund.fund_total`,
        '劣後出資（円・予定）': sql`fund.subordinated_amount`,
        '予定分配率（bp）': sql`fund.planned_rate_bp`,
        募集開始: sql`coalesce(result.offering_start_at, fund.offering_start_at)`,
        募集終了: sql`coalesce(result.offering_end_at, fund.offering_end_at)`,
        運用開始: sql`coalesce(result.operation_start_on, fund.operation_start_on)`,
        運用終了: sql`coalesce(result.operation_end_on, fund.operation_end_on)`,
        自動継続: yesOrNo(sql`fund.auto_renewal`),
        キャンセル待ち: yesOrNo(sql`fund.has_waitlist and fund.offering_method = 'first_come'`),
        不成立: sql`result.failed_at`,
        '実績利回り（bp）': sql`result.rate_bp`,
        '元本の損失を含む実績利回り（bp）': sql`result.rate_after_loss_bp`,
        支払日: sql`result.payday`,
        '投資家の出資（円）': sql`(select coalesce(sum(amount), 0) from investment where fund_id = fund.id and status = 'participating')`,
        投資家の数: sql`(select count(*) from investment where fund_id = fund.id and status = 'participating')`,
        '確定した優先出資（円）': sql`composition.senior`,
        '確定した劣後出資（円）': sql`composition.subordinated`,
        '未達分の補填（円）': sql`composition.fill_in`,
        '解約の引受（円）': sql`composition.taken_over`,
        出資の内訳の記録: sql`composition.at`,
        予定分配率の内訳: sql`(select string_agg((part ->> 'label') || ' ' || trim_scale((part ->> 'rateBp')::numeric / 100) || '％', '、') from jsonb_array_elements(fund.rate_breakdown) part)`,
        この物件について: sql`(select string_agg((fact ->> 'title') || '：' || (fact ->> 'text') || '（' || (fact ->> 'source') || '、' || (fact ->> 'asOf') || '時点）', E'\n' order by place) from jsonb_array_elements(fund.sourced_facts) with ordinality said (fact, place))`,
        弱いところ: sql`(select string_agg((point ->> 'title') || '：' || (point ->> 'text'), E'\n' order by place) from jsonb_array_elements(fund.weak_points) with ordinality said (point, place))`,
        ...fieldColumns(fundFields, 'fund', otherFields),
      },
      sql`from fund left join fund_result result on result.fund_id = fund.id
        left join lateral (select * from fund_composition where fund_id = fund.id order by seq desc limit 1) composition on true order by fund.id`,
    ),
    register(
      { file: '02_事業参加者名簿', title: '事業参加者名簿', reason: '不動産特定共同事業法30条' },
      {
        申込番号: applicationNumberOf,
        ファンド: sql`fund.name`,
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        郵便番号: sql`member.zipcode`,
        住所: sql`member.address`,
        '出資額（円）': sql`investment.amount`,
        状態: inWords(sql`investment.status`, INVESTMENT_STATUS),
        申込: sql`investment.applied_at`,
        契約の確認: sql`investment.contract_confirmed_at`,
        元本の返還: sql`investment.redeemed_at`,
      },
      sql`${investmentFromMember} where investment.status in ('awaiting_deposit', 'participating') order by investment.fund_id, investment.id`,
    ),
    register(
      { file: '03_申込と契約', title: '申込と契約', reason: '不動産特定共同事業法32条' },
      {
        申込番号: applicationNumberOf,
        ファンド: sql`fund.name`,
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        '金額（円）': sql`investment.amount`,
        状態: inWords(sql`investment.status`, INVESTMENT_STATUS),
        取消の理由: inWords(sql`investment.cancel_reason`, CANCEL_REASON),
        申込: sql`investment.applied_at`,
        状態の日時: sql`investment.status_at`,
        入金期限: sql`investment.deposit_deadline_at`,
        書面番号: sql`document.document_number`,
        書面の様式: sql`document.form_version`,
        書面の交付: sql`document.delivered_at`,
        '書面のSHA-256': sql`document.file_sha256`,
      },
      sql`${investmentFromMember} left join contract_document document on document.investment_id = investment.id where ${within(sql`investment.applied_at`, period)} order by investment.id`,
    ),
    register(
      { file: '04_申込の経過', title: '申込の経過', reason: '状態が変わった日時と理由' },
      {
        申込番号: applicationNumberOf,
        変更前: inWords(sql`event.from_status`, INVESTMENT_STATUS),
        変更後: inWords(sql`event.to_status`, INVESTMENT_STATUS),
        行為者: actorInWords(sql`event.actor`),
        理由: inWords(sql`event.reason`, INVESTMENT_EVENT_REASON),
        日時: sql`event.at`,
      },
      sql`from investment_event event join investment on investment.id = event.investment_id where ${within(sql`event.at`, period)} order by event.id`,
    ),
    register(
      { file: '05_クーリング・オフ', title: 'クーリング・オフ', reason: '不動産特定共同事業法26条' },
      {
        申込番号: applicationNumberOf,
        方法: inWords(sql`notice.way`, COOLING_OFF_WAY),
        申出の日: sql`notice.declared_on`,
        到達の日: sql`notice.received_on`,
        期限: sql`notice.last_day`,
        書面の交付: sql`notice.delivered_at`,
        行為者: actorInWords(sql`notice.actor`),
        記録: sql`notice.recorded_at`,
      },
      sql`from cooling_off_notice notice join investment on investment.id = notice.investment_id where ${within(sql`notice.recorded_at`, period)} order by notice.id`,
    ),
    register(
      { file: '06_出資の上限', title: '出資の上限', reason: '1人100万円・会社全体1億円の上限の確認' },
      {
        会員番号: sql`member.member_number`,
        氏名: fullName('member'),
        '申込中と出資中の合計（円）': sql`sum(investment.amount)`,
        '残り（円）': sql`1000000 - sum(investment.amount)`,
        件数: sql`count(*)`,
      },
      sql`from investment join member on member.id = investment.member_id
        where investment.status in ('lottery_pending', 'awaiting_deposit', 'participating') and investment.redeemed_at is null
        group by member.id order by sum(investment.amount) desc, member.id`,
    ),
    register(
      {
        file: '49_運用中の出来事',
        title: '運用中の出来事',
        reason: '不動産特定共同事業法28条・運用の状況の説明',
      },
      {
        ファンド: sql`fund.name`,
        種類: inWords(sql`event.kind`, OPERATION_EVENT_KINDS),
        件名: sql`event.title`,
        起きた日: sql`event.happened_on`,
        知った日: sql`event.learned_on`,
        お知らせの期限: sql`event.due_on`,
        重要: yesOrNo(sql`event.is_important or coalesce(entry.is_important, false)`),
        取り消しの理由: sql`withdrawal.reason`,
        回: sql`entry.seq`,
        お知らせ: sql`entry.told_at`,
        お知らせした人数: sql`entry.people`,
        内容: sql`entry.happening`,
        対応: sql`entry.measures`,
        分配と元本への影響: sql`entry.effect`,
        '費用の見込み（円）': sql`coalesce(entry.budget, event.budget)`,
        '費用（円）': sql`entry.cost`,
        終わった日: sql`entry.ended_on`,
        次のお知らせの期限: sql`entry.next_word_on`,
      },
      sql`from operation_event event
        join fund on fund.id = event.fund_id
        left join operation_event_withdrawal withdrawal on withdrawal.event_id = event.id
        left join operation_event_entry entry on entry.event_id = event.id
        where ${within(sql`event.recorded_at`, period)} or ${within(sql`entry.told_at`, period)}
        order by event.id, entry.seq`,
    ),
  ]
}
