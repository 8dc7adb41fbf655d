-- Up Migration

-- A fund that has told its investors what it is about buys that and nothing else; and what it buys of another fund of ours it was told to buy as well, for no
-- more than a stranger found it to be worth. See decisions 0379 and 0434.
create or replace function is_purchase_as_told(asked bigint) returns boolean language sql stable as $$
  select not exists (
      select from standing_property_deal deal
      join fund_property told on told.fund_id = deal.buyer_fund_id and told.part_id = deal.part_id and told.struck_by is null
      cross join lateral (
        select deal.share_numerator::numeric / deal.share_denominator as bought, told.share_numerator::numeric / told.share_denominator as told) share
      where deal.id = asked
        and (deal.seller_id <> told.seller_id or share.bought > share.told or deal.price > ceil(told.price * share.bought / share.told)))
    -- Of a fund of before that has never said what it is about nothing is compared.
    and not exists (
      select from standing_property_deal deal
      where deal.id = asked and exists (select from fund_property ever where ever.fund_id = deal.buyer_fund_id)
        and not exists (select from fund_property told where told.fund_id = deal.buyer_fund_id and told.part_id = deal.part_id and told.struck_by is null))
$$;

create or replace function check_purchase_as_told() returns trigger language plpgsql as $$
declare
  bought bigint := substring(new.idempotency_key from '^(?:property-(?:bought|brought-in):deal|sold-to-fund):([0-9]+)')::bigint;
begin
  if bought is not null and not is_purchase_as_told(bought) then
    raise exception 'journal entry %: deal % is not what investors were told', new.id, bought using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
drop trigger purchase_as_told on journal_entry;
create constraint trigger purchase_as_told after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('property_bought', 'property_brought_in', 'sold_to_fund')) execute function check_purchase_as_told();

-- One fund's money becomes another's by a sale between them, as it becomes the operator's: the contract is on file, two people have agreed, and a stranger
-- explains the price.
create function check_worth_between_funds() returns trigger language plpgsql as $$
declare
  deal record;
begin
  select * into deal from standing_property_deal where 'sold-to-fund:' || id = new.idempotency_key;
  if not found then
    return null;
  end if;
  if deal.basis_sha256 is null then
    raise exception 'journal entry %: the contract of deal % is not on file', new.id, deal.id using errcode = 'integrity_constraint_violation';
  end if;
  if coalesce(appraised_for_deal(deal.id), 0) < deal.price or deal.price_with_tax * 10 > deal.price * 11 then
    raise exception 'journal entry %: nobody else found deal % to be worth its price', new.id, deal.id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal
    where kind = 'property_handover' and content ->> 'dealId' = deal.id::text and status = 'approved' and (decided_by <> proposed_by or sole_operator)) then
    raise exception 'journal entry %: two people have not agreed to deal %', new.id, deal.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger worth_between_funds after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'sold_to_fund') execute function check_worth_between_funds();
