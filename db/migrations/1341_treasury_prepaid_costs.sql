-- Up Migration

-- Costs that are paid ahead: the money leaves with its line, and the cost belongs to the days that it covers. See decision 0524.
-- src/ledger/chart.ts, entry-kinds.ts and taken-back-by.ts hold the same rows; src/domain/prepaid-cost.ts the same rules.

alter table account_kind disable trigger append_only;
alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values ('prepaid_cost', 'fund', 'debit', 'none', false, false);
-- Neither is taken back: what is left may be counted at once.
insert into entry_kind (kind, nature, crosses_books, taken_back_by) values
  ('cost_prepaid', 'decision', false, '{}'), ('prepaid_cost_used', 'decision', false, '{}');
insert into posting_rule (entry_kind, account_kind, side) values
  ('cost_prepaid', 'prepaid_cost', 'debit'), ('cost_prepaid', 'cost', 'credit'),
  ('prepaid_cost_used', 'cost', 'debit'), ('prepaid_cost_used', 'prepaid_cost', 'credit');
alter table account_kind enable trigger append_only;
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

create table prepaid_cost (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- The cost as its line was told.
  line_part_id bigint not null references fund_line_part,
  cost_kind text not null check (cost_kind in ('management', 'utilities', 'repair', 'insurance', 'public_dues', 'brokerage', 'registration', 'expert', 'appraisal', 'other')),
  amount bigint not null check (amount > 0),
  covers_from date not null,
  covers_until date not null,
  reason text not null check (length(reason) between 1 and 1000),
  proposal_id bigint not null unique references proposal,
  decided_by bigint not null references member,
  decided_at timestamptz not null,
  -- On that day what was left became a cost.
  ended_on date,
  end_proposal_id bigint references proposal,
  constraint days_in_order check (covers_from <= covers_until),
  constraint ended_by_two check ((ended_on is null) = (end_proposal_id is null))
);
create index prepaid_cost_of_fund on prepaid_cost (fund_id, covers_until);
create index prepaid_cost_of_part on prepaid_cost (line_part_id);
create unique index prepaid_cost_once on prepaid_cost (line_part_id) where ended_on is null;
create index prepaid_cost_decided_by on prepaid_cost (decided_by);
create index prepaid_cost_end_proposal on prepaid_cost (end_proposal_id);
create index journal_entry_prepaid_cost on journal_entry (id) where kind in ('cost_prepaid', 'prepaid_cost_used');

create function refuse_prepaid_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.ended_on is not null or new.ended_on is null
    or to_jsonb(new) - '{ended_on,end_proposal_id}'::text[] <> to_jsonb(old) - '{ended_on,end_proposal_id}'::text[] then
    raise exception 'prepaid cost %: it may only be ended, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ended_once before update or delete on prepaid_cost for each row execute function refuse_prepaid_change();
create trigger append_only_truncate before truncate on prepaid_cost execute function refuse_change();

-- With which day a fund's operation ends; null where it renews itself and no end is recorded.
create function last_day_of_fund(of_fund bigint) returns date language sql stable as $$
  select case when fund.auto_renewal then result.operation_end_on
    else (select max(end_on) from fund_period where fund_id = fund.id) end
  from fund left join fund_result result on result.fund_id = fund.id where fund.id = of_fund
$$;

-- To which day the contract lets the operation go without everybody's consent; null where it renews itself.
create function longest_day_of_fund(of_fund bigint) returns date language sql stable as $$
  select greatest(
    (coalesce((select previous_end_on from fund_status where fund_id = fund.id and state = 'extended' order by seq limit 1), last_day_of_fund(fund.id))
      + make_interval(months => fund.extension_months))::date,
    last_day_of_fund(fund.id))
  from fund where fund.id = of_fund and not fund.auto_renewal
$$;

-- What of a prepaid cost belongs to the days up to one of them: by days, whole yen, and all of it with the last.
create function prepaid_cost_counted(prepaid prepaid_cost, on_day date) returns bigint language sql stable as $$
  select case
    when on_day >= least(prepaid.covers_until, prepaid.ended_on, last_day_of_fund(prepaid.fund_id)) then prepaid.amount
    when on_day < prepaid.covers_from then 0
    else floor(prepaid.amount * (on_day - prepaid.covers_from + 1)::numeric / (prepaid.covers_until - prepaid.covers_from + 1))::bigint
  end
$$;

-- Which prepaid cost an entry is of.
create function prepaid_cost_of(key text) returns bigint language sql immutable parallel safe as $$
  select substring(key from '^(?:cost-prepaid|prepaid-cost-used):([1-9][0-9]*)(?::|$)')::bigint
$$;

create view standing_prepaid_cost as
select prepaid.*, moved.used, prepaid.amount - moved.used as left_over
from prepaid_cost prepaid
cross join lateral (
  select coalesce(-sum(posting.amount), 0)::bigint as used
  from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'prepaid_cost'
  where entry.kind = 'prepaid_cost_used' and prepaid_cost_of(entry.idempotency_key) = prepaid.id
) moved;

-- Two people say that a cost was paid ahead, of a line that stands; and no day's part is counted before that day.
create function check_prepaid_cost() returns trigger language plpgsql as $$
begin
  if not exists (
    select from standing_prepaid_cost prepaid
    join prepaid_cost own on own.id = prepaid.id
    join posting ahead on ahead.entry_id = new.id and ahead.account_kind = 'prepaid_cost' and ahead.book = 'fund:' || prepaid.fund_id
    join posting cost on cost.entry_id = new.id and cost.account_kind = 'cost' and cost.book = ahead.book
      and cost.account_ref = prepaid.cost_kind and cost.amount = -ahead.amount
    where prepaid.id = prepaid_cost_of(new.idempotency_key)
      and case new.kind
        when 'cost_prepaid' then new.idempotency_key = 'cost-prepaid:' || prepaid.id and ahead.amount = prepaid.amount
          and exists (select from proposal decision where decision.id = prepaid.proposal_id and decision.kind = 'fund.prepaid_cost' and two_people_decided(decision))
          and exists (
            select from fund_line_part part
            where part.id = prepaid.line_part_id and part.fund_id = prepaid.fund_id and part.kind = 'cost' and part.cost_kind = prepaid.cost_kind
              and part.amount = -prepaid.amount and part.deal_id is null
              -- The rest is done with its payment.
              and part.cost_kind = any (array['management', 'insurance', 'public_dues', 'expert', 'other'])
              and not exists (select from statement_explanation later where later.corrects = part.explanation_id))
        -- With what had become a cost before it.
        else (
            select -sum(posting.amount) from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'prepaid_cost'
            where entry.kind = 'prepaid_cost_used' and entry.id <= new.id and prepaid_cost_of(entry.idempotency_key) = prepaid.id
          ) <= prepaid_cost_counted(own, japan_date(new.effective_at))
          and (prepaid.ended_on is null or exists (
            select from proposal decision where decision.id = prepaid.end_proposal_id and decision.kind = 'fund.prepaid_cost_end' and two_people_decided(decision)))
      end
  ) then
    raise exception 'journal entry % (%): no such cost was paid ahead', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger prepaid after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('cost_prepaid', 'prepaid_cost_used')) execute function check_prepaid_cost();

-- The record is never without its entry.
create function check_prepaid_entry() returns trigger language plpgsql as $$
begin
  if not exists (select from journal_entry where kind = 'cost_prepaid' and idempotency_key = 'cost-prepaid:' || new.id) then
    raise exception 'prepaid cost %: the books do not know it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.ended_on is not null and exists (select from standing_prepaid_cost where id = new.id and left_over > 0) then
    raise exception 'prepaid cost %: what is left was not counted', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger booked after insert or update on prepaid_cost deferrable initially deferred for each row execute function check_prepaid_entry();

-- A line whose cost is still spread was no other thing: first what is left is counted.
create function refuse_correcting_prepaid() returns trigger language plpgsql as $$
begin
  if exists (
    select from fund_line_part part join standing_prepaid_cost prepaid on prepaid.line_part_id = part.id
    where part.explanation_id = new.corrects and prepaid.left_over > 0) then
    raise exception 'explanation %: a cost of it is paid ahead', new.corrects using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger prepaid_first before insert on statement_explanation for each row when (new.corrects is not null) execute function refuse_correcting_prepaid();

-- A period's closing takes every day's part up to its end.
create function refuse_closing_before_prepaid() returns trigger language plpgsql as $$
declare
  waits record;
begin
  select prepaid.id into waits
  from standing_prepaid_cost prepaid join prepaid_cost own on own.id = prepaid.id
  join fund_period period on period.fund_id = new.fund_id and period.number = new.number
  where prepaid.fund_id = new.fund_id and prepaid.left_over > 0 and prepaid.used < prepaid_cost_counted(own, period.end_on);
  if found then
    raise exception 'fund %: a part of prepaid cost % is of the period and not counted yet', new.fund_id, waits.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger with_prepaid_costs before insert on period_closing for each row execute function refuse_closing_before_prepaid();

-- As in 1331, and of a cost that was paid ahead it is who was paid.
create or replace view entry_counterparty as
select explanation.journal_entry_id as entry_id, line.counterparty
from statement_explanation explanation join fund_line line on line.explanation_id = explanation.id
union all
select id, split_part(idempotency_key, ':', case kind when 'rent_earned' then 4 else 3 end) from journal_entry where kind in ('rent_earned', 'deposit_kept')
union all
select entry.id, line.counterparty
from journal_entry entry
join prepaid_cost prepaid on prepaid.id = prepaid_cost_of(entry.idempotency_key)
join fund_line_part part on part.id = prepaid.line_part_id
join fund_line line on line.explanation_id = part.explanation_id
where entry.kind in ('cost_prepaid', 'prepaid_cost_used');

-- Added to what there is, so that other branches' additions stay.
do $$
declare
  rule text;
begin
  select pg_get_functiondef('is_named_by_kind(journal_entry)'::regprocedure) into strict rule;
  execute replace(rule, '(''cost_accrued'', ''cost-accrued'')', '(''cost_accrued'', ''cost-accrued''), (''cost_prepaid'', ''cost-prepaid''), (''prepaid_cost_used'', ''prepaid-cost-used'')');
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.prepaid_cost''::text, ''fund.prepaid_cost_end''::text, ');
end $$;

select watch_operator_writes();
