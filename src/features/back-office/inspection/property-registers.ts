import { sql, type RawBuilder } from 'kysely'
import { EXIT_KIND } from '../../../domain/funds/exit-kind.ts'
import { APPRAISAL_METHOD, DEAL_KIND, PARTY_RELATION } from '../../../domain/funds/property.ts'
import { partFields, propertyFields } from '../../../domain/records/property.ts'
import { appraisalFields, dealFields, leaseFields } from '../../../domain/records/property-records.ts'
import { fieldColumns, inWords, register, yesOrNo, type Register } from './register.ts'

/** `代田アパート 201号室`, or the address where the building has no name. */
const partName = sql`concat_ws(' ', coalesce(nullif(property.building_name, ''), property.address), part.name)`
const fromPart = sql`join property_part part on part.id = part_id join property on property.id = part.property_id`
const isStruck = (table: string): RawBuilder<unknown> => yesOrNo(sql`${sql.ref(`${table}.struck_by`)} is not null`)
/** Of the company and its funds the name stands elsewhere. */
const nameOf = (party: string): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`${party}.name`)}, (select name from fund where id = ${sql.ref(`${party}.fund_id`)}), '当社')`

/** What the funds are about, through whose hands it went, and who rents it; all of it, for a lineage has no period. */
export function propertyRegisters(): Register[] {
  return [
    register(
      { file: '07_物件の取引', title: '物件の取引', reason: '不動産特定共同事業法32条・利害関係人との取引' },
      {
        物件番号: sql`property.id`,
        ...fieldColumns(propertyFields, 'property', ['kind', 'address', 'lotNumber']),
        対象: partName,
        ...fieldColumns(partFields, 'part', ['registryNumber', 'ownership']),
        取引: inWords(sql`deal.kind`, DEAL_KIND),
        ...fieldColumns(dealFields, 'deal', ['settledOn']),
        売主: nameOf('seller'),
        売主との関係: inWords(sql`seller.relation`, PARTY_RELATION),
        買主: nameOf('buyer'),
        買主との関係: inWords(sql`buyer.relation`, PARTY_RELATION),
        持分: sql`deal.share_numerator || '/' || deal.share_denominator`,
        ...fieldColumns(dealFields, 'deal'),
        記録: sql`deal.recorded_at`,
        取り消し済み: isStruck('deal'),
      },
      sql`from property_deal deal ${fromPart} join party seller on seller.id = deal.seller_id join party buyer on buyer.id = deal.buyer_id
        order by deal.part_id, deal.settled_on, deal.id`,
    ),
    register(
      {
        file: '08_物件とファンド',
        title: '物件とファンド',
        reason: '同じ物件を運用したファンドと、当社の取得価格との差額',
      },
      {
        対象: partName,
        ファンド: sql`fund.name`,
        取得: sql`stay.held_from`,
        売主との関係: inWords(sql`stay.seller_relation`, PARTY_RELATION),
        '取得価格（円・税抜）': sql`stay.acquired_for`,
        '当社の取得価格（円・税抜）': sql`stay.own_price`,
        '差額（円）': sql`stay.acquired_for - stay.own_price`,
        当社の保有日数: sql`stay.held_from - stay.own_on`,
        '評価額（円）': sql`appraisal.value`,
        評価の方法: inWords(sql`appraisal.method`, APPRAISAL_METHOD),
        評価日: sql`appraisal.appraised_on`,
        売主の後日の登録: sql`(select case when side_is_ours(deal.seller_id, deal.recorded_at) then '当社の関係者' end from property_deal deal where deal.id = stay.acquisition_id)`,
        売却: sql`stay.held_until`,
        '売却価格（円・税抜）': sql`stay.sold_for`,
        売却先: inWords(sql`stay.exit_kind`, EXIT_KIND),
        次のファンド: sql`(select name from fund where id = stay.next_fund_id)`,
      },
      sql`from property_stay stay ${fromPart} join fund on fund.id = stay.fund_id
        left join lateral (
          select * from property_appraisal found where found.part_id = stay.part_id and found.struck_by is null and found.appraised_on <= stay.held_from
          order by found.appraised_on desc, found.id desc limit 1
        ) appraisal on true order by stay.part_id, stay.held_from, stay.acquisition_id`,
    ),
    register(
      { file: '48_物件の評価', title: '物件の評価', reason: '価格の根拠（鑑定評価・査定）' },
      {
        対象: partName,
        ...fieldColumns(appraisalFields, 'appraisal', ['appraisedOn', 'appraiser']),
        ...fieldColumns(appraisalFields, 'appraisal'),
        '書面のファイル（SHA-256）': sql`coalesce(appraisal.paper_sha256, '書面の保存なし')`,
        記録: sql`appraisal.recorded_at`,
        取り消し済み: isStruck('appraisal'),
      },
      sql`from property_appraisal appraisal ${fromPart} order by appraisal.part_id, appraisal.appraised_on, appraisal.id`,
    ),
    register(
      { file: '09_賃貸借', title: '賃貸借', reason: '不動産特定共同事業法32条（賃料収入の根拠）' },
      {
        対象: partName,
        借主: nameOf('tenant'),
        借主との関係: inWords(sql`tenant.relation`, PARTY_RELATION),
        ...fieldColumns(leaseFields, 'lease', ['rent', 'commonFee', 'deposit', 'rentDue', 'beginsOn', 'endsOn']),
        終了の記録: sql`lease_end.ended_on`,
        ...fieldColumns(leaseFields, 'lease', ['isSublease']),
        // Those above keep their place; a field that is new stands here.
        ...fieldColumns(leaseFields, 'lease'),
        記録: sql`lease.recorded_at`,
        取り消し済み: isStruck('lease'),
      },
      sql`from lease ${fromPart} join party tenant on tenant.id = lease.tenant_id left join lease_end on lease_end.lease_id = lease.id
        order by lease.part_id, lease.begins_on, lease.id`,
    ),
  ]
}
