-- Up Migration

-- Which of the two it is that is closed: a month by two people, or a calculation period with its distribution. Rewritten from 0742.
create or replace function refuse_closed_month() returns trigger language plpgsql volatile as $$
declare
  entry record;
  of_fund bigint;
begin
  if new.book not like 'fund:%' then
    return new;
  end if;
  select journal_entry.effective_at, journal_entry.reverses, kind.kind, kind.nature into entry
  from journal_entry
  left join journal_entry original on original.id = journal_entry.reverses
  left join entry_kind kind on kind.kind = coalesce(original.kind, journal_entry.kind)
  where journal_entry.id = new.entry_id;
  if (entry.reverses is null and entry.nature = 'fact' and entry.kind <> 'income_line') or entry.kind in ('period_closed', 'tax_paid') then
    return new;
  end if;
  -- Against a closing under way, which takes the same lock alone.
  perform pg_advisory_xact_lock_shared(hashtextextended('book-months', 0));
  of_fund := split_part(new.book, ':', 2)::bigint;
  if entry.effective_at < book_closed_until(of_fund) then
    raise exception 'journal entry % (%): its % is closed in book %', new.entry_id, entry.kind,
      case when entry.effective_at < (select max(ends_at) from book_month where fund_id = of_fund) then 'month' else 'calculation period' end, new.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- What a sale was booked upon stays: no line of its price is told to be something else.
create function check_sale_stays_paid() returns trigger language plpgsql as $$
declare
  sold record;
begin
  for sold in
    select distinct part.fund_id from fund_line_part part where part.explanation_id = new.corrects and part.kind = 'sale'
  loop
    if sale_lines_of_fund(sold.fund_id) < coalesce((
      select sum(deal.price_with_tax) from property_handover handed join standing_property_deal deal on deal.id = handed.deal_id
      where handed.fund_id = sold.fund_id), 0) then
      raise exception 'explanation %: it was the price of what fund % has handed over', new.corrects, sold.fund_id using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger sale_stays_paid after insert on statement_explanation deferrable initially deferred for each row
  when (new.corrects is not null) execute function check_sale_stays_paid();

-- What a fund earned after its last period, once everybody is paid: the operator's by two people.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.late_result''::text, ');
end $$;
