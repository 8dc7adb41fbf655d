-- Up Migration

-- What a fund buys comes into its book deal by deal, at the deal's price, as what it sells leaves it. See decision 0293.
-- src/ledger/chart.ts, src/ledger/entry-kinds.ts and src/domain/fund-lines.ts hold the same rows and words.

alter table account_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
-- What a fund has paid for a property, before it is the fund's.
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values ('advance_paid', 'fund', 'debit', 'none', false, false);
insert into posting_rule (entry_kind, account_kind, side) values
  ('outgoing_line', 'advance_paid', 'debit'), ('property_bought', 'advance_paid', 'credit');
alter table account_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- Added to the list as it stands, whatever it holds.
do $$ declare
  kinds text;
begin
  select string_agg(format('%L', kind), ', ' order by kind) into kinds
  from (
    select match[1] as kind
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g') match
    where conrelid = 'proposal'::regclass and conname = 'proposal_kind_check'
    union values ('property_purchase')
  ) listed;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check check (kind in (' || kinds || '))';
end $$;

-- ---------------------------------------------------------------- which line belongs to which deal

alter table fund_line_part drop constraint fund_line_part_kind_check, add constraint fund_line_part_kind_check
  check (kind in ('rent', 'other_income', 'sale', 'purchase', 'tenant_deposit', 'advance_rent', 'cost', 'accrued_cost'));
-- The purchase or sale that a price or a cost belongs to; null where an operator has not said.
alter table fund_line_part add column deal_id bigint references property_deal
  check (deal_id is null or kind in ('sale', 'purchase', 'cost', 'accrued_cost'));
create index fund_line_part_of_deal on fund_line_part (deal_id) where deal_id is not null;

create function check_deal_of_line() returns trigger language plpgsql as $$
begin
  if not exists (
    select from standing_property_deal deal
    where deal.id = new.deal_id
      and ((deal.seller_fund_id = new.fund_id and new.kind <> 'purchase') or (deal.buyer_fund_id = new.fund_id and new.kind <> 'sale'))
  ) then
    raise exception 'part % of a line: deal % is no such deal of fund %', new.id, new.deal_id, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger of_its_deal before insert on fund_line_part for each row when (new.deal_id is not null) execute function check_deal_of_line();

-- What each purchase or sale has cost beside its price, by lines as they are explained.
create view deal_cost as
select part.deal_id, part.fund_id, (-sum(part.amount))::bigint as amount
from fund_line_part part
where part.deal_id is not null and part.kind in ('cost', 'accrued_cost')
  and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
group by part.deal_id, part.fund_id;

-- ---------------------------------------------------------------- how a fund buys

-- Said with the start: true where the fund buys what its deals say, and what it has not bought stays cash; otherwise it bought all of its sum from the operator.
alter table fund_result add column buys_by_deal boolean;
create or replace function refuse_second_result() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  field text;
begin
  for field in select jsonb_object_keys(before) loop
    continue when before -> field = 'null'::jsonb or before -> field is not distinct from after -> field;
    continue when field in ('operation_start_on', 'operation_end_on', 'operation_booked_at', 'buys_by_deal') and is_being_corrected(new.fund_id, 'operation_days');
    continue when field in ('payday', 'rate_bp', 'rate_after_loss_bp') and is_being_corrected(new.fund_id, 'distribution');
    raise exception 'column %.% is set once', tg_table_name, field using errcode = 'integrity_constraint_violation';
  end loop;
  return new;
end $$;

create function buys_by_deal(asked bigint) returns boolean language sql stable as $$
  select coalesce((select buys_by_deal from fund_result where fund_id = asked), false)
$$;

-- What came into a fund's book with a deal: in cash, by lines of the bank, or as the operator's own part.
create view property_purchase as
select entry.id as entry_id, substring(entry.idempotency_key from '^property-(?:bought|brought-in):deal:([0-9]+)')::bigint as deal_id,
  split_part(posting.book, ':', 2)::bigint as fund_id, posting.amount
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'property'
where entry.kind in ('property_bought', 'property_brought_in') and entry.idempotency_key like 'property-%:deal:%'
  and not exists (select from journal_entry reversal where reversal.reverses = entry.id);

-- What of each part stands in a fund's book: what it cost, of which share, and what of both has left with sales.
create view property_in_book as
select deal.part_id, moved.fund_id, sum(moved.bought)::bigint as bought, sum(moved.sold)::bigint as sold,
  round(sum(case when moved.bought > 0 then deal.share_numerator::numeric / deal.share_denominator else 0 end), 9) as share_bought,
  round(sum(case when moved.bought > 0 then 0 else deal.share_numerator::numeric / deal.share_denominator end), 9) as share_sold,
  count(*) filter (where moved.bought = 0) as sales
from (
  select deal_id, fund_id, sum(amount) as bought, 0 as sold from property_purchase group by deal_id, fund_id
  union all
  select deal_id, fund_id, 0, book_value from property_handover
) moved
join property_deal deal on deal.id = moved.deal_id
group by deal.part_id, moved.fund_id;

-- A purchase comes into the book with its recorded deal, for its price to the yen: from a stranger with what lines of the bank paid, from the operator against
-- his own book. A fund that bought its whole sum at the start buys nothing by deals, and one that buys by deals gives no property up but by a deal.
create function check_property_bought() returns trigger language plpgsql as $$
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
  if buys_by_deal(entry.fund_id) is distinct from (entry.deal_id is not null) then
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
  return null;
end $$;
create constraint trigger property_as_dealt after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('property_bought', 'property_brought_in', 'property_sold', 'loss_allocated')) execute function check_property_bought();


-- A fund that sells a share stays: its stay ends with the sale after which it holds nothing of the part, and was sold for what all of its sales brought.
create or replace view property_stay as
select bought.part_id, bought.buyer_fund_id as fund_id, bought.id as acquisition_id, bought.settled_on as held_from, bought.price as acquired_for,
  bought.seller_relation, sold.id as exit_id, sold.settled_on as held_until, sold.sold_for, sold.buyer_relation,
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
