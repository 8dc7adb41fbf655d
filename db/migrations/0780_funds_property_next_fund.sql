-- Up Migration

-- A fund that sells to the operator, who brings the part into another fund, has not found a buyer: whatever stood between, it went to the next fund.
create or replace view property_stay as
select bought.part_id, bought.buyer_fund_id as fund_id, bought.id as acquisition_id, bought.settled_on as held_from, bought.price as acquired_for,
  bought.seller_relation, sold.id as exit_id, sold.settled_on as held_until, sold.price as sold_for, sold.buyer_relation,
  coalesce(sold.buyer_fund_id, brought_on.buyer_fund_id) as next_fund_id,
  case
    when sold.id is null then 'none_yet'
    when sold.buyer_relation = 'third' then 'third_party'
    when sold.buyer_relation = 'fund' or brought_on.buyer_fund_id is not null then 'next_fund'
    when sold.buyer_relation = 'self' then 'own_purchase'
    else 'related' end as exit_kind,
  own.price as own_price, own.settled_on as own_on
from standing_property_deal bought
left join lateral (
  select * from standing_property_deal sold
  where sold.part_id = bought.part_id and sold.seller_fund_id = bought.buyer_fund_id and (sold.settled_on, sold.id) > (bought.settled_on, bought.id)
  order by sold.settled_on, sold.id limit 1
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

-- By when the rent of a month is to be paid: by the end of the month before, or by its own end.
alter table lease add column rent_due text not null default 'month_before' check (rent_due in ('month_before', 'same_month'));
alter table lease alter column rent_due drop default;
