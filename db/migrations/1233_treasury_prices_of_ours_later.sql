-- Up Migration

-- Whoever is one of ours by a later record sells to no fund above, and buys of none below, what somebody else found the property to be worth, once that record
-- stands: the product asked it, and the database went by the relation of the party's entry. What is booked already stays. See decision 0457.

-- Whether a side that is a stranger by its entry is one of ours by what is recorded elsewhere.
create function deals_with_ours_later(asked bigint) returns boolean language sql stable as $$
  select deal.seller_relation = 'third' and side_is_ours(deal.seller_id, deal.recorded_at)
    or deal.buyer_relation = 'third' and side_is_ours(deal.buyer_id, deal.recorded_at)
  from standing_property_deal deal where deal.id = asked
$$;

-- As before (1132), of them too.
create or replace function check_sold_as_appraised() returns trigger language plpgsql as $$
declare
  sold bigint := substring(new.idempotency_key from '^(?:sold-to-operator|sold-to-fund|property-handed-over):([0-9]+)$')::bigint;
begin
  if not is_sold_as_appraised(sold) or deals_with_ours_later(sold) and not exists (
    select from standing_property_deal deal where deal.id = sold and deal.price >= coalesce(appraised_for_deal(sold), deal.price + 1)
  ) then
    raise exception 'journal entry %: deal % sells to one of ours for less than somebody else found it to be worth', new.id, sold
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- As before (0910), of them too.
create or replace function check_property_bought() returns trigger language plpgsql as $$
declare
  entry record;
  deal record;
begin
  select split_part(posting.book, ':', 2)::bigint as fund_id, posting.amount,
    substring(new.idempotency_key from '^property-(?:bought|brought-in):deal:([0-9]+)')::bigint as deal_id
  into entry
  from posting where entry_id = new.id and account_kind = 'property' and book like 'fund:%';
  if not found then
    return null;
  end if;
  if entry.deal_id is null and (buys_by_deal(entry.fund_id) or new.kind in ('property_bought', 'property_brought_in'))
    or entry.deal_id is not null and not buys_by_deal(entry.fund_id) and new.idempotency_key !~ ':start(:[0-9]+)?$' then
    raise exception 'journal entry % (%): so fund % does not buy or part with its property', new.id, new.kind, entry.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if entry.deal_id is null then
    return null;
  end if;
  select * into deal from standing_property_deal where id = entry.deal_id and buyer_fund_id = entry.fund_id;
  if not found then
    raise exception 'journal entry %: fund % has bought nothing by deal %', new.id, entry.fund_id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if deal.price_with_tax <> (select sum(amount) from property_purchase where deal_id = entry.deal_id and fund_id = entry.fund_id) then
    raise exception 'journal entry %: deal % has another price', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if (deal.seller_relation = 'self') <> exists (select from posting where entry_id = new.id and book = 'operator') then
    raise exception 'journal entry %: deal % is with somebody else', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if (select coalesce(sum(amount), 0) from account_balance where book = 'fund:' || entry.fund_id and account_kind = 'advance_paid') < 0 then
    raise exception 'journal entry %: no line of the bank paid the price of deal %', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if deal.basis_sha256 is null then
    raise exception 'journal entry %: the contract of deal % is not on file', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  -- What comes on top is consumption tax, and no more than its rate.
  if (deal.seller_relation <> 'third' or deals_with_ours_later(entry.deal_id)) and (coalesce(appraised_for_deal(entry.deal_id), 0) < deal.price or deal.price_with_tax * 10 > deal.price * 11) then
    raise exception 'journal entry %: nobody else found deal % to be worth its price', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if not is_purchase_agreed(entry.deal_id) then
    raise exception 'journal entry %: two people have not agreed to deal %', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
