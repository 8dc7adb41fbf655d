-- Up Migration

-- Whoever is recorded as one of ours after he dealt with a fund, rented from it or paid it was a stranger in all that is published of it for ever. What follows
-- from his name is computed, so that nobody has to act for it to be told. See decision 0457.

-- How those of ours are written whom the register of parties or the record of the company names, from when they are known and until when: an officer of before
-- is a stranger again. A name is compared as payer_key compares names.
create view known_as_ours as
select payer_key(spelling) as key, party.corporate_number, party.recorded_at as since, null::timestamptz as until
from party cross join lateral unnest(array[party.name, party.name_kana]) spelling
where party.relation in ('officer', 'group') and payer_key(spelling) <> ''
union all
select payer_key(spelling), null, min(version.recorded_at),
  (select min(later.recorded_at) from company_facts_version later where later.version > max(version.version))
from company_facts_version version
cross join lateral (
  select unnest(array[person ->> 'name', person ->> 'kana'])
  from unnest(array['officers', 'holders', 'managers']) list
  cross join lateral jsonb_array_elements(case jsonb_typeof(version.content -> list) when 'array' then version.content -> list else '[]' end) person
) named (spelling)
where payer_key(spelling) <> ''
group by payer_key(spelling);

-- Since when one of these names, or this number, is one of ours for what was recorded then; null where it is not, or was not any more.
create function ours_since(keys text[], asked_number text, recorded timestamptz) returns timestamptz language sql stable as $$
  select min(coalesce(since, recorded)) from known_as_ours
  where (key = any(keys) or corporate_number = asked_number) and (until is null or recorded is null or until > recorded)
$$;

create function party_ours_since(asked bigint, recorded timestamptz) returns timestamptz language sql stable as $$
  select ours_since(array[payer_key(party.name), payer_key(party.name_kana)], party.corporate_number, recorded)
  from party where party.id = asked and party.relation = 'third'
$$;

create function side_is_ours(asked bigint, recorded timestamptz) returns boolean language sql stable as $$
  select party_ours_since(asked, recorded) is not null
$$;

create or replace view property_stay as
select bought.part_id, bought.buyer_fund_id as fund_id, bought.id as acquisition_id, bought.settled_on as held_from, bought.price as acquired_for,
  bought.seller_relation, sold.id as exit_id, sold.settled_on as held_until, sold.sold_for, sold.buyer_relation,
  coalesce(sold.buyer_fund_id, brought_on.buyer_fund_id) as next_fund_id,
  case
    when sold.id is null then 'none_yet'
    when sold.buyer_relation = 'third' then case when side_is_ours(sold.buyer_id, sold.recorded_at) then 'related' else 'third_party' end
    when sold.buyer_relation = 'fund' or brought_on.buyer_fund_id is not null then 'next_fund'
    when sold.buyer_relation = 'self' then 'own_purchase'
    else 'related' end as exit_kind,
  own.price as own_price, own.settled_on as own_on
from standing_property_deal bought
left join lateral (
  select sale.*, (
    select sum(piece.price)::bigint from standing_property_deal piece
    where piece.part_id = sale.part_id and piece.seller_fund_id = sale.seller_fund_id
      and (piece.settled_on, piece.id) > (bought.settled_on, bought.id) and (piece.settled_on, piece.id) <= (sale.settled_on, sale.id)) as sold_for
  from standing_property_deal sale
  where sale.part_id = bought.part_id and sale.seller_fund_id = bought.buyer_fund_id and (sale.settled_on, sale.id) > (bought.settled_on, bought.id)
    and (
      select round(sum(flow.share), 9) from property_flow flow
      where flow.part_id = sale.part_id and flow.fund_id = sale.seller_fund_id and (flow.settled_on, flow.deal_id) <= (sale.settled_on, sale.id)) = 0
  order by sale.settled_on, sale.id limit 1
) sold on true
-- What the operator did with it next.
left join lateral (
  select * from standing_property_deal brought_on
  where brought_on.part_id = sold.part_id and sold.buyer_relation = 'self' and brought_on.seller_relation = 'self'
    and (brought_on.settled_on, brought_on.id) > (sold.settled_on, sold.id)
  order by brought_on.settled_on, brought_on.id limit 1
) brought_on on true
left join lateral (
  select * from standing_property_deal own
  where own.part_id = bought.part_id and own.buyer_relation = 'self' and bought.seller_relation = 'self' and (own.settled_on, own.id) < (bought.settled_on, bought.id)
  order by own.settled_on desc, own.id desc limit 1
) own on true
where bought.buyer_fund_id is not null;


create function side_of(side party, of_fund bigint) returns text language sql immutable as $$
  select case when side.fund_id = of_fund then 'this' else side.relation end
$$;

-- What a closing told as a stranger's and is one of ours' by what was recorded later; as fund_corrections tells what was put right by acts. A line that two people
-- told anew is told by that, and one told after he was known was a stranger's by the word of two who saw his name.
create function ours_corrections(of_fund bigint) returns table (
  closing_id bigint, number integer, recorded_at timestamptz, day date, what text, before jsonb, after jsonb
) language sql stable as $$
  with closing as (
    select closing.id, closing.number, closing.closed_at, period.end_on
    from period_closing closing join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
    where closing.fund_id = of_fund and closing.reversed_at is null
  ), told_line as (
    -- What was told anew after the closing of its days is of that closing: the running one tells it as a correction.
    select case when explanation.corrects is not null and line.is_correction
        then (select id from closing where closing.end_on >= line.own_day order by closing.number limit 1)
        else line.closing_id end as closing_id,
      line.explanation_id, line.account_kind, line.own_day, explanation.explained_at, entry.remarks, sum(-line.amount) as yen
    from fund_result_lines(of_fund) line
    join statement_explanation explanation on explanation.id = line.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind in ('rent_income', 'other_income', 'sale_proceeds')
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    group by 1, 2, 3, 4, 5, 6
  ), told as (
    select told_line.closing_id, ours.since, told_line.own_day as day, 'line' as what,
      jsonb_build_object('kind', told_line.account_kind, 'yen', told_line.yen, 'related', false, 'ofSale', false) as was,
      jsonb_build_object('related', true) as is_now
    from told_line
    cross join lateral (
      select min(found.since) as since
      from (
        select ours_since(array[payer_key(told_line.remarks), payer_key(remarks_key(told_line.remarks))], null, told_line.explained_at)
        union all
        select party_ours_since(lease.tenant_id, told_line.explained_at)
        from fund_line_part part join lease on lease.id = part.lease_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund
        union all
        select party_ours_since(deal.buyer_id, told_line.explained_at)
        from fund_line_part part join property_deal deal on deal.id = part.deal_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund and part.kind = 'sale'
      ) found (since)
    ) ours
    where ours.since > told_line.explained_at
    union all
    select closing.id, ours.since, deal.settled_on, 'deal',
      jsonb_build_object('kind', deal.kind, 'yen', deal.price, 'seller', side_of(seller, of_fund), 'buyer', side_of(buyer, of_fund)),
      case when seller.relation = 'third' then jsonb_build_object('seller', 'ours') else jsonb_build_object('buyer', 'ours') end
    from standing_property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    join lateral (select * from closing where closing.end_on >= deal.settled_on order by closing.number limit 1) closing on deal.recorded_at < closing.closed_at
    cross join lateral (
      select least(party_ours_since(seller.id, deal.recorded_at), party_ours_since(buyer.id, deal.recorded_at)) as since
    ) ours
    where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and ours.since is not null
  )
  select told.closing_id, closing.number, greatest(told.since, closing.closed_at), told.day, told.what,
    jsonb_build_array(told.was), jsonb_build_array(told.was || told.is_now)
  from told join closing on closing.id = told.closing_id
  order by 3, 2, 4, told.was::text
$$;

-- Whether the names of the fund's sides and remitters ask for a look at its closings, which takes long.
create function may_have_ours(of_fund bigint) returns boolean language sql stable as $$
  select exists (select from period_closing where fund_id = of_fund and reversed_at is null) and (
    exists (
      select from standing_property_deal deal
      where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and 'third' in (deal.seller_relation, deal.buyer_relation)
        and (side_is_ours(deal.seller_id, deal.recorded_at) or side_is_ours(deal.buyer_id, deal.recorded_at)))
    or exists (
      select from fund_line_part part
      join fund_line line on line.explanation_id = part.explanation_id and line.counterparty = 'third_party'
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      left join lease on lease.id = part.lease_id
      left join property_deal deal on deal.id = part.deal_id
      left join party side on side.id = coalesce(lease.tenant_id, deal.buyer_id)
      join known_as_ours ours on ours.since > told.explained_at
        and (ours.key in (payer_key(entry.remarks), payer_key(remarks_key(entry.remarks)), payer_key(side.name), payer_key(side.name_kana))
          or ours.corporate_number = side.corporate_number)
      where part.fund_id = of_fund and part.amount > 0))
$$;

-- Parties of standing deals and leases who are one of ours by what was recorded elsewhere: they are a task of their own, which an operator may take.
create view party_ours_later as
select party.id, party.name, min(dealt.since) as since, array_agg(distinct dealt.fund_id) filter (where dealt.fund_id is not null) as funds
from party
join (
  select side as party_id, party_ours_since(side, deal.recorded_at) as since, coalesce(deal.seller_fund_id, deal.buyer_fund_id) as fund_id
  from standing_property_deal deal cross join lateral unnest(array[deal.seller_id, deal.buyer_id]) side
  where 'third' in (deal.seller_relation, deal.buyer_relation)
  union all
  select lease.tenant_id, party_ours_since(lease.tenant_id, lease.recorded_at), null from lease where lease.struck_by is null
) dealt on dealt.party_id = party.id and dealt.since is not null
where party.relation = 'third'
group by party.id;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''party_ours_later''::text, ');
end $$;
