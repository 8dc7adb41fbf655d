-- Up Migration

-- What a month cost and earned although its line comes at another time, and what is still asked before a month or a period is closed.

-- A cost that arose and is not paid: two people say so. The line that pays it is told as such; until then they may take it back.
create table cost_accrual (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  cost_kind text not null check (cost_kind in ('management', 'repair', 'insurance', 'public_dues', 'brokerage', 'registration', 'expert', 'appraisal', 'other')),
  amount bigint not null check (amount > 0),
  -- The day on which it counts.
  arose_on date not null,
  about text not null default '' check (length(about) <= 200),
  reason text not null check (length(reason) between 1 and 1000),
  proposal_id bigint not null references proposal,
  decided_by bigint not null references member,
  decided_at timestamptz not null,
  reversed_at timestamptz,
  reversal_proposal_id bigint references proposal,
  check ((reversed_at is null) = (reversal_proposal_id is null))
);
create index cost_accrual_of_fund on cost_accrual (fund_id, arose_on);

create function refuse_accrual_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.reversed_at is not null
    or to_jsonb(new) - '{reversed_at,reversal_proposal_id}'::text[] <> to_jsonb(old) - '{reversed_at,reversal_proposal_id}'::text[] then
    raise exception 'cost accrual %: it may only be taken back, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger taken_back_once before update or delete on cost_accrual for each row execute function refuse_accrual_change();
create trigger append_only_truncate before truncate on cost_accrual execute function refuse_change();

-- What is left of each: lines that pay a kind of cost pay the oldest of it first.
create view standing_cost_accrual as
select accrual.*, greatest(0, least(accrual.amount,
  sum(accrual.amount) over (partition by fund_id, cost_kind order by arose_on, id) - paid.amount))::bigint as left_over
from cost_accrual accrual
cross join lateral (
  select sum(other.amount) - coalesce((select -sum(balance.amount) from account_balance balance
    where balance.book = 'fund:' || accrual.fund_id and balance.account_kind = 'accrued_cost' and balance.account_ref = accrual.cost_kind), 0) as amount
  from cost_accrual other
  where other.fund_id = accrual.fund_id and other.cost_kind = accrual.cost_kind and other.reversed_at is null
) paid
where accrual.reversed_at is null;

-- Two people stand behind each accrual and behind taking it back; nothing is paid of a kind of cost that was not accrued.
create function check_accrued_entry() returns trigger language plpgsql as $$
begin
  if new.kind = 'outgoing_line' then
    if exists (
      select from (select distinct book, account_ref from posting where entry_id = new.id and account_kind = 'accrued_cost') touched
      join account_balance balance on balance.book = touched.book and balance.account_kind = 'accrued_cost' and balance.account_ref = touched.account_ref
      where balance.amount > 0
    ) then
      raise exception 'journal entry %: it pays more than was accrued', new.id using errcode = 'integrity_constraint_violation';
    end if;
  elsif not exists (
    select from cost_accrual accrual
    join proposal on proposal.id = case new.kind when 'cost_accrued' then accrual.proposal_id else accrual.reversal_proposal_id end
    left join journal_entry original on original.id = new.reverses
    join posting on posting.entry_id = new.id and posting.account_kind = 'cost' and posting.book = 'fund:' || accrual.fund_id
      and posting.account_ref = accrual.cost_kind and abs(posting.amount) = accrual.amount
    where coalesce(original.idempotency_key, new.idempotency_key) = 'cost-accrued:' || accrual.id
      and proposal.kind = case new.kind when 'cost_accrued' then 'fund.accrual' else 'fund.accrual_reversal' end
      and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
  ) then
    raise exception 'journal entry % (%): two people have not decided on it', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger accrued after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('cost_accrued', 'cost_accrued_reversed', 'outgoing_line')) execute function check_accrued_entry();

-- Of which lease and month a rent is. A rent whose month begins after the period in which it came is kept for that month.
alter table fund_line_part add column lease_id bigint references lease, add column month text check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add check ((lease_id is null and month is null) or kind in ('rent', 'advance_rent'));
create index fund_line_part_of_lease on fund_line_part (lease_id, month) where lease_id is not null;
create index fund_line_part_in_advance on fund_line_part (fund_id, month) where kind = 'advance_rent';

-- What a month's rent in advance is, of lines as they stand, and what of it has become income.
create view advance_rent_of_month as
select fund_id, month, counterparty, sum(amount)::bigint as told, sum(earned)::bigint as earned
from (
  select part.fund_id, part.month, line.counterparty, part.amount, 0 as earned
  from fund_line_part part join fund_line line on line.explanation_id = part.explanation_id
  where part.kind = 'advance_rent' and part.month is not null
    and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
  union all
  select split_part(posting.book, ':', 2)::bigint, split_part(entry.idempotency_key, ':', 3), split_part(entry.idempotency_key, ':', 4), 0, posting.amount
  from journal_entry entry
  join posting on posting.entry_id = entry.id and posting.account_kind = 'advance_rent'
  where entry.kind = 'rent_earned' and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
) part
group by fund_id, month, counterparty;

-- Who stood at the other end of what a fund earned: of a line of the bank, or of the rents in advance that became income with their month.
create view entry_counterparty as
select explanation.journal_entry_id as entry_id, line.counterparty
from statement_explanation explanation join fund_line line on line.explanation_id = explanation.id
union all
select id, split_part(idempotency_key, ':', 4) from journal_entry where kind = 'rent_earned';

-- No rent is earned that did not come in advance, or before its month.
create function check_rent_earned() returns trigger language plpgsql as $$
begin
  if not exists (
    select from posting
    join advance_rent_of_month rent on posting.book = 'fund:' || rent.fund_id and rent.month = split_part(new.idempotency_key, ':', 3)
      and rent.counterparty = split_part(new.idempotency_key, ':', 4)
    where posting.entry_id = new.id and posting.account_kind = 'advance_rent' and rent.earned <= rent.told
      and to_date(rent.month, 'YYYY-MM') <= japan_date(new.effective_at)
  ) then
    raise exception 'journal entry %: no such rent came in advance', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger earned after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'rent_earned') execute function check_rent_earned();

-- What is asked before a month is closed: an operator answers it in words.
create table open_question_answer (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- Which question: of which lease, plan or kind of cost and of which month.
  question text not null check (length(question) between 1 and 100),
  words text not null check (length(words) between 1 and 1000),
  answered_by bigint not null references member,
  answered_at timestamptz not null
);
create index open_question_answer_of_fund on open_question_answer (fund_id, question);
create trigger append_only before update or delete on open_question_answer for each row execute function refuse_change();
create trigger append_only_truncate before truncate on open_question_answer execute function refuse_change();

-- What stood open when two people closed a month or fixed a period's distribution, and what they had been told of it.
create table accepted_question (
  proposal_id bigint not null references proposal,
  fund_id bigint not null references fund,
  question text not null,
  told text not null,
  answer_id bigint references open_question_answer,
  accepted_at timestamptz not null,
  primary key (proposal_id, fund_id, question)
);
create index accepted_question_of_fund on accepted_question (fund_id);
create trigger append_only before update or delete on accepted_question for each row execute function refuse_change();
create trigger append_only_truncate before truncate on accepted_question execute function refuse_change();

-- Kinds of proposals are added to those that there are.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.accrual''::text, ''fund.accrual_reversal''::text, ''fund.advance_repayment''::text, ');
end $$;

select watch_operator_writes();
create index journal_entry_rent_earned on journal_entry (id) where kind = 'rent_earned';
