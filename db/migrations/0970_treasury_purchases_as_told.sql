-- Up Migration

-- A fund buys what its investors were told that it would buy: from the same seller, no more of it and no dearer. One operator records a deal; whoever wants
-- another seller or price first says so, with a colleague, where investors read it. See decision 0379.
create function is_purchase_as_told(asked bigint) returns boolean language sql stable as $$
  select not exists (
    select from standing_property_deal deal
    join fund_property told on told.fund_id = deal.buyer_fund_id and told.part_id = deal.part_id and told.struck_by is null
    cross join lateral (
      select deal.share_numerator::numeric / deal.share_denominator as bought, told.share_numerator::numeric / told.share_denominator as told) share
    where deal.id = asked
      and (deal.seller_id <> told.seller_id or share.bought > share.told or deal.price > ceil(told.price * share.bought / share.told)))
$$;

create function check_purchase_as_told() returns trigger language plpgsql as $$
declare
  bought bigint := substring(new.idempotency_key from '^property-(?:bought|brought-in):deal:([0-9]+)')::bigint;
begin
  if bought is not null and not is_purchase_as_told(bought) then
    raise exception 'journal entry %: deal % is not what investors were told', new.id, bought using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger purchase_as_told after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('property_bought', 'property_brought_in')) execute function check_purchase_as_told();
