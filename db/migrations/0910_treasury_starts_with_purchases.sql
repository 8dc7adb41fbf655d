-- Up Migration

-- No money becomes somebody else's by a word: an operation starts with what the fund has bought by recorded deals. Each has its contract, two people have
-- agreed to it, and lines of the bank or our own book stand behind its price. See decision 0361.
-- src/ledger/entry-kinds.ts holds the same rule of postings.

-- Before the start a fund's capital pays for nothing: what a stranger is paid for the property then, the operator advances.
alter table posting_rule disable trigger append_only;
insert into posting_rule (entry_kind, account_kind, side) values ('operator_paid_cost', 'advance_paid', 'debit');
alter table posting_rule enable trigger append_only;

-- Two people have agreed to a purchase: by itself, or together with the first day of operation.
create function is_purchase_agreed(asked bigint) returns boolean language sql stable as $$
  select exists (
    select from proposal
    where status = 'approved' and (decided_by <> proposed_by or sole_operator)
      and (kind = 'property_purchase' and content ->> 'dealId' = asked::text
        or kind = 'fund.operation_days' and content -> 'deals' @> to_jsonb(asked)))
$$;

-- What somebody else found the share of a deal to be worth last, whole yen; null where nobody has appraised it.
create function appraised_for_deal(asked bigint) returns bigint language sql stable as $$
  select (appraisal.value::numeric * deal.share_numerator / deal.share_denominator)::bigint
  from property_deal deal
  join property_appraisal appraisal on appraisal.part_id = deal.part_id and appraisal.method <> 'own' and appraisal.struck_by is null
  where deal.id = asked
  order by appraisal.appraised_on desc, appraisal.id desc
  limit 1
$$;

-- What came into a fund's book with its start.
create view start_purchase as
select purchase.*, entry.txid
from property_purchase purchase join journal_entry entry on entry.id = purchase.entry_id
where entry.idempotency_key ~ '^property-(bought|brought-in):deal:[0-9]+:start';

-- As before, and: a fund that did not choose its purchases one by one buys with its start alone. The contract is on file; two people have agreed; and whoever
-- is not a stranger is paid no more than somebody else has found it to be worth.
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
  if deal.seller_relation <> 'third' and (coalesce(appraised_for_deal(entry.deal_id), 0) < deal.price or deal.price_with_tax * 10 > deal.price * 11) then
    raise exception 'journal entry %: nobody else found deal % to be worth its price', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if not is_purchase_agreed(entry.deal_id) then
    raise exception 'journal entry %: two people have not agreed to deal %', new.id, entry.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- Capital is at work when it has bought something, in the same transaction.
create function check_start_buys() returns trigger language plpgsql as $$
declare
  started bigint;
begin
  select split_part(min(book), ':', 2)::bigint into started from posting where entry_id = new.id and book like 'fund:%';
  if not exists (select from start_purchase where fund_id = started and txid = new.txid) then
    raise exception 'journal entry %: fund % starts without a purchase', new.id, started using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger start_buys after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'operation_started') execute function check_start_buys();
