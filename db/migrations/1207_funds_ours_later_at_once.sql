-- Up Migration

-- As before (1163), with the names that are ours and those of each stranger read once, not for each deal and lease: the day's work and every property's
-- page ask it, and it took seconds. As party_ours_since has it.
create or replace view party_ours_later as
with ours as materialized (
  select * from known_as_ours
), asked as materialized (
  select id, name, corporate_number, array[payer_key(name), payer_key(name_kana)] as keys,
    company_keys(name, true) || coalesce(company_keys(name_kana, true), '{}') as companies
  from party where relation = 'third'
), dealt as (
  select side as party_id, deal.recorded_at, coalesce(deal.seller_fund_id, deal.buyer_fund_id) as fund_id
  from standing_property_deal deal cross join lateral unnest(array[deal.seller_id, deal.buyer_id]) side
  where 'third' in (deal.seller_relation, deal.buyer_relation)
  union all
  select lease.tenant_id, lease.recorded_at, null from lease where lease.struck_by is null
)
select asked.id, asked.name, min(coalesce(ours.since, dealt.recorded_at)) as since, array_agg(distinct dealt.fund_id) filter (where dealt.fund_id is not null) as funds
from asked
join ours on ours.key = any(asked.keys) or ours.is_company and ours.key = any(asked.companies) or ours.corporate_number = asked.corporate_number
join dealt on dealt.party_id = asked.id and (ours.until is null or dealt.recorded_at is null or ours.until > dealt.recorded_at)
where coalesce(ours.since, dealt.recorded_at) is not null
group by asked.id, asked.name;
