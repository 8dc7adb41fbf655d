-- Up Migration

-- What an operator read on the bank's site about a file of transfers is an announcement: it books nothing. Payouts are paid, and back on the list, when the
-- statement shows the line. See decision 0371.

create table payout_announcement (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batch,
  -- When the money left, or came back.
  booked_on date not null,
  -- What the bank took for the transfers, whole yen.
  fee bigint not null check (fee >= 0),
  announced_by bigint not null references member,
  announced_at timestamptz not null
);
create index payout_announcement_of_batch on payout_announcement (batch_id, id);
create table payout_announcement_row (
  announcement_id bigint not null references payout_announcement,
  payout_id bigint not null references payout,
  result text not null check (result in ('done', 'failed')),
  -- The bank's own words.
  reason text not null default '',
  primary key (announcement_id, payout_id)
);
create index payout_announcement_row_of_payout on payout_announcement_row (payout_id, announcement_id);
create trigger append_only before update or delete on payout_announcement for each row execute function refuse_change();
create trigger append_only_truncate before truncate on payout_announcement execute function refuse_change();
create trigger append_only before update or delete on payout_announcement_row for each row execute function refuse_change();
create trigger append_only_truncate before truncate on payout_announcement_row execute function refuse_change();

-- The last word on each payout that the statement has not shown yet, with the day since which it has been said: of a transfer that left and failed, the money
-- to come back is looked after apart.
create view payout_unconfirmed as
select payout.id as payout_id, payout.batch_id, payout.amount, last.result, last.reason, since.announced_at as since
from (
  select distinct on (payout_id) payout_id, result, reason from payout_announcement_row order by payout_id, announcement_id desc
) last
join payout on payout.id = last.payout_id
cross join lateral (
  select min(announcement.announced_at) as announced_at
  from payout_announcement_row said
  join payout_announcement announcement on announcement.id = said.announcement_id
  where said.payout_id = last.payout_id and said.result = last.result
) since
where payout.status = 'in_flight' and payout.failed_at is null
  or payout.status = 'paid' and last.result = 'failed';

-- Lines of before went into the books by the operator's word and keep their names; from now on each has the bank's own key.
alter table bank_line add constraint bank_line_by_the_banks_key check (item_key not like 'payout-file%') not valid;

-- A line that is no member's deposit is booked when the statement has shown it, never before. Deposits come from the list of the virtual accounts, which the
-- bank tells first: M87 looks for them on the statement. Before an account's first reading there is nothing to look at.
create function check_line_was_shown() returns trigger language plpgsql as $$
begin
  if exists (select from bank_balance where real_account_id = new.real_account_id) and not exists (
    select from bank_statement_line told
    where told.real_account_id = new.real_account_id and told.item_key = new.item_key and told.amount = new.amount and told.transacted_on = new.transacted_on
  ) then
    raise exception 'bank line %: the statement of account % does not show it', new.item_key, new.real_account_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger was_shown after insert on bank_line deferrable initially deferred for each row
  when (new.va_id is null) execute function check_line_was_shown();

-- When each account's statement was read last, whether it showed anything new or not: what is booked and not on it by then is early or forged.
create table statement_reading (
  real_account_id text primary key,
  read_at timestamptz not null
);
insert into statement_reading (real_account_id, read_at)
select real_account_id, max(read_at) from bank_balance group by real_account_id;

-- Two people: a file's payouts go back on the list without a line of the bank.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''payout.not_shown''::text, ');
end $$;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''payout_unconfirmed''::text, ');
end $$;

select watch_operator_writes();
