-- Up Migration

-- Every status has its steps, and no other can be made, by whatever code. Investments, payouts, their batches and proposals have theirs
-- already; here are the rest.
create table legal_transition (
  subject text not null,
  from_status text not null,
  to_status text not null,
  primary key (subject, from_status, to_status)
);
insert into legal_transition (subject, from_status, to_status) values
  ('fund', 'draft', 'published'),
  -- A refund waits on the list, leaves in a payout, and is paid; a bank that refuses it or sends it back puts it on the list again.
  ('refund', 'open', 'in_payout'),
  ('refund', 'open', 'withdrawn'),
  ('refund', 'in_payout', 'open'),
  ('refund', 'in_payout', 'paid'),
  ('refund', 'paid', 'open'),
  -- An identity check only goes forward.
  ('identity_check', 'created', 'capturing'),
  ('identity_check', 'created', 'submitted'),
  ('identity_check', 'created', 'approved'),
  ('identity_check', 'created', 'rejected'),
  ('identity_check', 'created', 'expired'),
  ('identity_check', 'created', 'cancelled'),
  ('identity_check', 'capturing', 'submitted'),
  ('identity_check', 'capturing', 'approved'),
  ('identity_check', 'capturing', 'rejected'),
  ('identity_check', 'capturing', 'expired'),
  ('identity_check', 'capturing', 'cancelled'),
  ('identity_check', 'submitted', 'approved'),
  ('identity_check', 'submitted', 'rejected'),
  ('identity_check', 'submitted', 'expired'),
  ('identity_check', 'submitted', 'cancelled'),
  -- Who has left comes back by registering anew.
  ('member', 'active', 'held'),
  ('member', 'active', 'suspended'),
  ('member', 'active', 'left'),
  ('member', 'held', 'active'),
  ('member', 'held', 'suspended'),
  ('member', 'held', 'left'),
  ('member', 'suspended', 'active'),
  ('member', 'suspended', 'held'),
  ('member', 'suspended', 'left'),
  ('virtual_account', 'usable', 'stopped'),
  ('virtual_account', 'usable', 'deleted'),
  ('virtual_account', 'stopped', 'usable'),
  ('virtual_account', 'stopped', 'deleted');

-- Arguments: the status before and after are read from the column that the trigger names.
create function check_legal_transition() returns trigger language plpgsql as $$
declare
  before text := to_jsonb(old) ->> tg_argv[0];
  after text := to_jsonb(new) ->> tg_argv[0];
begin
  if not exists (
    select from legal_transition step where step.subject = tg_table_name and step.from_status = before and step.to_status = after
  ) then
    raise exception 'illegal transition of % %: % to %', tg_table_name, old.id, before, after
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal_transition before update on fund for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
create trigger legal_transition before update on refund for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
create trigger legal_transition before update on identity_check for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
create trigger legal_transition before update on member for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
create trigger legal_transition before update on virtual_account for each row
  when (old.bank_status is distinct from new.bank_status) execute function check_legal_transition('bank_status');

create trigger no_delete before delete on refund for each row execute function refuse_change();
create trigger no_truncate before truncate on refund execute function refuse_change();

create function check_refund_begins_open() returns trigger language plpgsql as $$
begin
  if new.status <> 'open' then
    raise exception 'a refund begins on the list' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger begins_open before insert on refund for each row execute function check_refund_begins_open();

-- ---------------------------------------------------------------- a fund's life after its publication

-- It operates or it has failed, never both; it ends after it began. Judged after the row is written: an upsert brings only its own columns.
create function check_fund_life() returns trigger language plpgsql as $$
declare
  wrong text := case
    when not exists (select from fund where fund.id = new.fund_id and fund.status = 'published') then 'is not published'
    when new.failed_at is not null and num_nonnulls(new.operation_start_on, new.operation_end_on, new.payday) > 0 then 'has failed'
    when new.operation_end_on is not null and new.operation_start_on is null then 'has not begun to operate'
    when new.operation_end_on < new.operation_start_on then 'ends before it began'
  end;
begin
  if wrong is not null then
    raise exception 'fund % %', new.fund_id, wrong using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger legal_life after insert or update on fund_result for each row execute function check_fund_life();
create trigger no_delete before delete on fund_result for each row execute function refuse_change();

-- Who brought a fund from one part of its life to the next, when and why.
create table fund_event (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  event text not null check (event in ('published', 'failed', 'operation_started', 'operation_ended')),
  -- 'operator:3', 'schedule'
  actor text not null,
  reason text not null,
  at timestamptz not null,
  unique (fund_id, event)
);
create trigger append_only before update or delete on fund_event for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_event execute function refuse_change();
