-- Up Migration

-- A fund parts with what it bought: against a recorded sale whose price came in by lines of the bank, the property leaves the fund's book at what it
-- stands there for, and is the cost of that sale. See decision 0255.

alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into entry_kind (kind, nature, crosses_books) values ('property_handed_over', 'decision', false);
insert into posting_rule (entry_kind, account_kind, side) values
  ('property_handed_over', 'sale_cost', 'debit'), ('property_handed_over', 'property', 'credit');
alter table entry_kind enable trigger append_only;
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
    union values ('property_handover')
  ) listed;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check check (kind in (' || kinds || '))';
end $$;

create view property_handover as
select entry.id as entry_id, substring(entry.idempotency_key from '^property-handed-over:([0-9]+)$')::bigint as deal_id,
  split_part(posting.book, ':', 2)::bigint as fund_id, posting.amount as book_value
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'sale_cost'
where entry.kind = 'property_handed_over' and not exists (select from journal_entry reversal where reversal.reverses = entry.id);

-- What came in for what a fund has sold, by the lines as they are explained.
create function sale_lines_of_fund(asked bigint) returns bigint language sql stable as $$
  select coalesce(sum(part.amount), 0)::bigint
  from fund_line_part part
  where part.fund_id = asked and part.kind = 'sale'
    and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
$$;

-- The deal stands and is the fund's, and what was handed over was paid: nothing leaves a fund's book for a price that nobody has seen come in.
create function check_property_handed_over() returns trigger language plpgsql as $$
declare
  handed property_handover;
begin
  select * into strict handed from property_handover where entry_id = new.id;
  if not exists (select from standing_property_deal where id = handed.deal_id and seller_fund_id = handed.fund_id) then
    raise exception 'journal entry %: fund % has not sold anything by deal %', new.id, handed.fund_id, handed.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if sale_lines_of_fund(handed.fund_id) < (
    select sum(deal.price_with_tax) from property_handover booked join standing_property_deal deal on deal.id = booked.deal_id where booked.fund_id = handed.fund_id
  ) then
    raise exception 'journal entry %: no line of the bank brought fund % the price of deal %', new.id, handed.fund_id, handed.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger property_is_paid after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'property_handed_over') execute function check_property_handed_over();
create index journal_entry_property_handed_over on journal_entry (id) where kind = 'property_handed_over';
