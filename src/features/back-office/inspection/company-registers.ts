import { sql, type RawBuilder } from 'kysely'
import type { managerFields, termFields } from '../../../domain/records/company.ts'
import { inspectionQuestions, type InspectionQuestion } from './inspection-questions.ts'
import { register, type Register } from './register.ts'
import { statuteRows } from './statute-table.ts'

const ofManager = (field: keyof typeof managerFields): RawBuilder<unknown> =>
  sql`nullif(manager.facts ->> ${sql.lit(field)}, '')`
const ofYear = (field: keyof typeof termFields): RawBuilder<unknown> => sql`year.facts ->> ${sql.lit(field)}`
const yenOfYear = (field: keyof typeof termFields): RawBuilder<unknown> => sql`(${ofYear(field)})::bigint`

/** `02_事業参加者名簿：氏名・住所` */
const questionRows = () =>
  Object.values<InspectionQuestion>(inspectionQuestions).map(({ question, answers }) => ({
    question,
    place: Object.entries(answers)
      .map(([file, columns]) => `${file}：${columns.join('・')}`)
      .join('\n'),
  }))

/** What the law asks of the company itself, and where every item of the law is answered; all of it, of any day. */
export function companyRegisters(): Register[] {
  return [
    register(
      { file: '50_業務管理者名簿', title: '業務管理者名簿', reason: '不動産特定共同事業法17条（やめた人も残ります）' },
      {
        氏名: sql`manager.name`,
        カナ: ofManager('kana'),
        住所: ofManager('address'),
        生年月日: ofManager('birthDate'),
        資格: ofManager('qualification'),
        宅地建物取引士の登録番号: ofManager('brokerNumber'),
        宅地建物取引士の登録年月日: ofManager('brokerSince'),
        資格の根拠: ofManager('ground'),
        就任日: sql`manager.since`,
        // Each version says everything anew: whom the next one leaves out has left.
        やめた日: sql`(select next.valid_from from company_facts_version next where next.version = manager.last_version + 1)`,
        最初の記録: sql`manager.recorded_at`,
      },
      // One row for each unbroken stretch of versions that name a person, with what the last of them says: a corrected day is no second manager.
      sql`from (
          select stretch.name, (array_agg(stretch.facts order by stretch.version desc))[1] as facts,
            (array_agg(stretch.facts ->> 'since' order by stretch.version desc))[1] as since,
            max(stretch.version) as last_version, min(stretch.recorded_at) as recorded_at
          from (
            select named.*, named.version - row_number() over (partition by named.name, named.namesake order by named.version) as gap
            from (
              select version.version, version.recorded_at, entry.value as facts, entry.value ->> 'name' as name,
                row_number() over (partition by version.version, entry.value ->> 'name' order by entry.value ->> 'since', entry.ordinality) as namesake
              from company_facts_version version cross join jsonb_array_elements(version.content -> 'managers') with ordinality entry
            ) named
          ) stretch
          group by stretch.name, stretch.namesake, stretch.gap
        ) manager order by manager.since, manager.name`,
    ),
    register(
      { file: '51_会社の決算', title: '会社の決算', reason: '不動産特定共同事業法29条・33条' },
      {
        決算期: ofYear('term'),
        期末日: sql`year.ended_on`,
        '流動資産（円）': yenOfYear('currentAssets'),
        '固定資産（円）': yenOfYear('fixedAssets'),
        '負債（円）': yenOfYear('liabilities'),
        '純資産（円）': yenOfYear('netAssets'),
        '売上高（円）': yenOfYear('revenue'),
        '営業利益（円）': yenOfYear('operatingProfit'),
        '当期純利益（円）': yenOfYear('profit'),
        記録: sql`year.recorded_at`,
      },
      // As the last version has them.
      sql`from (
          select distinct on (entry.value ->> 'endedOn') entry.value ->> 'endedOn' as ended_on, entry.value as facts, version.recorded_at
          from company_facts_version version cross join jsonb_array_elements(version.content -> 'accounts') entry
          order by entry.value ->> 'endedOn', version.version desc
        ) year order by year.ended_on`,
    ),
    register(
      {
        file: '52_法定事項の対応表',
        title: '法定事項の対応表',
        reason: '法令が求める記載と備置きの、条ごとの場所',
      },
      {
        番号: sql`item.place_in_table`,
        '書面・帳簿': sql`item.facts ->> 'paper'`,
        法令: sql`item.facts ->> 'law'`,
        条項: sql`item.facts ->> 'article'`,
        事項: sql`item.facts ->> 'title'`,
        '記載・保存の場所': sql`item.facts ->> 'place'`,
        会社が別に行うこと: sql`nullif(item.facts ->> 'besides', '')`,
        条文の確認: sql`item.facts ->> 'reading'`,
      },
      sql`from jsonb_array_elements(${JSON.stringify(statuteRows())}::jsonb) with ordinality item (facts, place_in_table) order by item.place_in_table`,
    ),
    register(
      {
        file: '53_検査の質問と答えの場所',
        title: '検査の質問と答えの場所',
        reason: '検査でよく尋ねられることと、それに答える台帳と列',
      },
      {
        番号: sql`asked.place_in_table`,
        質問: sql`asked.facts ->> 'question'`,
        答えのある台帳と列: sql`asked.facts ->> 'place'`,
      },
      sql`from jsonb_array_elements(${JSON.stringify(questionRows())}::jsonb) with ordinality asked (facts, place_in_table) order by asked.place_in_table`,
    ),
  ]
}
