-- Up Migration

-- What a fund that does not buy by deals still has of its property at its end became the operator's at its book value, whatever it was worth, also where investors
-- had lost principal; its amount was in no comparison and in no published data. See decision 0486.

-- What of its property a fund still has: what was bought or is said to be held, less sales that two people booked.
create function parts_left(of_fund bigint) returns table (part_id bigint, share numeric) language sql stable as $$
  select flow.part_id, sum(flow.share)
  from property_flow flow
  where flow.fund_id = of_fund and (flow.share > 0 or exists (select from property_handover handover where handover.deal_id = flow.deal_id))
  group by flow.part_id having round(sum(flow.share), 9) > 0
  union all
  select link.part_id, link.share_numerator::numeric / link.share_denominator
  from fund_property link
  where link.fund_id = of_fund and link.struck_by is null
    and not exists (select from property_flow flow where flow.fund_id = of_fund and flow.part_id = link.part_id)
$$;

-- The last appraisal by a stranger of each of these parts, within the year up to a day, and its part of the value; null where there is none.
create function appraisals_left(of_fund bigint, on_day date) returns table (part_id bigint, appraisal_id bigint, appraised_on date, value bigint, of_share numeric) language sql stable as $$
  select held.part_id, appraisal.id, appraisal.appraised_on, appraisal.value, appraisal.value * held.share
  from parts_left(of_fund) held
  left join lateral (
    select one.id, one.appraised_on, one.value from property_appraisal one
    where one.part_id = held.part_id and one.method <> 'own' and one.struck_by is null
      and one.appraised_on between (on_day - interval '1 year')::date and on_day and not is_one_of_ours(one.appraiser, null, one.recorded_at)
    order by one.appraised_on desc, one.id desc limit 1) appraisal on true
$$;

-- What strangers found all of it to be worth, whole yen; null where a part has no such appraisal, or none is on record.
create function worth_left(of_fund bigint, on_day date) returns bigint language sql stable as $$
  select case when count(*) > 0 and bool_and(appraisal_id is not null) then floor(sum(of_share)) end::bigint from appraisals_left(of_fund, on_day)
$$;

-- What investors still lack of their principal, and of the contract's cap.
create function lacked_by_investors(of_fund bigint) returns bigint language sql stable as $$
  select coalesce((select sum(lost) from standing_losses(of_fund, null)), 0)::bigint + coalesce(short_of_cap(of_fund, null), 0)
$$;

-- For how much of its cost the operator has bought the property by paying principal.
create function bought_with_principal(of_fund bigint) returns bigint language sql stable as $$
  select coalesce(-sum(posting.amount), 0)::bigint
  from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'property' and posting.book = 'fund:' || of_fund
  where entry.kind = 'property_sold' and entry.idempotency_key not like 'property-sold:return:%'
$$;

-- What the operator took at a fund's end, and what stood behind its price.
create table property_taking (
  proposal_id bigint primary key references proposal,
  fund_id bigint not null references fund,
  -- What it stood for in the fund's book.
  book_value bigint not null check (book_value > 0),
  -- What investors lacked of principal and cap then; nothing asks for an appraisal where they lacked nothing.
  lacked bigint not null check (lacked >= 0),
  -- What strangers found all of it to be worth, and on which day the oldest of them.
  worth bigint check (worth > 0),
  appraised_on date,
  -- Above what it had cost: the fund's late income.
  above_cost bigint not null check (above_cost >= 0),
  taken_at timestamptz not null,
  check (lacked = 0 or worth is not null),
  check ((worth is null) = (appraised_on is null)),
  check (lacked > 0 or above_cost = 0)
);
create index property_taking_fund on property_taking (fund_id);
create trigger append_only before update or delete on property_taking for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_taking execute function refuse_change();

-- What is wrong with an entry by which the operator takes what is left of a property; null where nothing is.
create function fault_of_taking(entry journal_entry) returns text language plpgsql stable as $$
declare
  named text[] := regexp_match(entry.idempotency_key, '^(property-sold|sold-to-operator|property-handed-over):return:([1-9][0-9]{0,17})$');
  taking property_taking;
  decision proposal;
begin
  select * into taking from property_taking where proposal_id = named[2]::bigint;
  select * into decision from proposal where id = named[2]::bigint;
  if taking.proposal_id is null or decision.kind is distinct from 'fund.contribution_return' or not two_people_decided(decision)
    or decision.content ->> 'fundId' <> taking.fund_id::text then
    return 'two people have not decided it so';
  end if;
  if (decision.effect #>> '{property,bookValue}')::bigint is distinct from taking.book_value
    or (decision.effect #>> '{property,aboveCost}')::bigint is distinct from taking.above_cost then
    return 'two people have seen another price';
  end if;
  if moved_in_book(entry.id, 'fund:' || taking.fund_id) <> (case when entry.kind = 'sold_to_operator' then taking.book_value + taking.above_cost else taking.book_value end) then
    return 'two people have seen another price';
  end if;
  -- Above its cost it is a sale: its price is the fund's income, and what it stood for is the sale's.
  if (entry.kind = 'property_sold') <> (taking.above_cost = 0) or taking.above_cost > 0 and (
    select count(*) from journal_entry
    where idempotency_key in ('sold-to-operator:return:' || taking.proposal_id, 'property-handed-over:return:' || taking.proposal_id)) <> 2 then
    return 'what it is worth above its cost is not paid';
  end if;
  return null;
end $$;

-- The same at commit, when what investors lack and what it is worth are as two people saw them.
create function check_property_taken() returns trigger language plpgsql as $$
declare
  fault text := fault_of_taking(new);
  taking property_taking;
  today date := japan_date(new.recorded_at);
begin
  select * into taking from property_taking where proposal_id = substring(new.idempotency_key from '[0-9]+$')::bigint;
  fault := coalesce(fault, case
    when taking.lacked <> lacked_by_investors(taking.fund_id) then 'investors lack something else'
    when taking.lacked = 0 then null
    when taking.worth is distinct from worth_left(taking.fund_id, today)
      or taking.appraised_on is distinct from (select min(appraised_on) from appraisals_left(taking.fund_id, today)) then 'nobody else found it to be worth that'
    when taking.above_cost <> greatest(0, taking.worth - bought_with_principal(taking.fund_id) - taking.book_value) then 'its price is not what it is worth'
    when exists (
      select from appraisals_left(taking.fund_id, today) appraisal join proposal decision on decision.id = taking.proposal_id
      where coalesce(decision.effect -> 'questions' @> jsonb_build_array(
        jsonb_build_object('name', 'appraisal_part_' || appraisal.part_id, 'expected', appraisal.value::text)), false) is not true)
      then 'nobody is asked for the appraised value that it rests on'
    end);
  if fault is not null then
    raise exception 'journal entry % (%): %', new.id, new.kind, fault using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger taken_at_its_worth after insert on journal_entry deferrable initially deferred for each row
  when (new.idempotency_key like 'property-sold:return:%' or new.idempotency_key like 'sold-to-operator:return:%' or new.idempotency_key like 'property-handed-over:return:%')
  execute function check_property_taken();

-- No deal says what is taken so: the proposal does.
create or replace view sale_between_books as
select entry.id as entry_id, substring(entry.idempotency_key from '^sold-to-(?:operator|fund):([0-9]+)$')::bigint as deal_id,
  split_part(posting.book, ':', 2)::bigint as fund_id, -posting.amount as amount
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'sale_proceeds'
where entry.kind in ('sold_to_operator', 'sold_to_fund') and entry.idempotency_key not like 'sold-to-operator:return:%'
  and not exists (select from journal_entry reversal where reversal.reverses = entry.id);
create or replace view property_handover as
select entry.id as entry_id, substring(entry.idempotency_key from '^property-handed-over:([0-9]+)$')::bigint as deal_id,
  split_part(posting.book, ':', 2)::bigint as fund_id, posting.amount as book_value
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'sale_cost'
where entry.kind = 'property_handed_over' and entry.idempotency_key not like 'property-handed-over:return:%'
  and not exists (select from journal_entry reversal where reversal.reverses = entry.id);
drop trigger sold_as_dealt on journal_entry;
create constraint trigger sold_as_dealt after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('sold_to_operator', 'sold_to_fund') and new.idempotency_key not like 'sold-to-operator:return:%') execute function check_sale_between_books();
drop trigger sold_as_appraised on journal_entry;
create constraint trigger sold_as_appraised after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('sold_to_operator', 'sold_to_fund', 'property_handed_over') and new.idempotency_key not like 'sold-to-operator:return:%'
    and new.idempotency_key not like 'property-handed-over:return:%')
  execute function check_sold_as_appraised();
drop trigger property_is_paid on journal_entry;
create constraint trigger property_is_paid after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'property_handed_over' and new.idempotency_key not like 'property-handed-over:return:%') execute function check_property_handed_over();
-- Which kind of entry bears such a name.
alter table journal_entry add constraint taken_by_its_kind check (
  (idempotency_key not like 'sold-to-operator:return:%' or kind = 'sold_to_operator')
  and (idempotency_key not like 'property-handed-over:return:%' or kind = 'property_handed_over')) not valid;

-- Takings of before have no record of what stood behind them.
alter table rule_start disable trigger append_only;
insert into rule_start (rule, after_entry, after_explanation)
select 'taken_at_its_worth', (select coalesce(max(id), 0) from journal_entry), (select coalesce(max(id), 0) from statement_explanation);
alter table rule_start enable trigger append_only;

select watch_operator_writes();
