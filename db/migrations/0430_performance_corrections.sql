-- Up Migration

-- ---------------------------------------------------------------- corrections of what was recorded of an operation

-- Two people took back a distribution, or changed the days of an operation. The row allows its own transaction, and no other, to change what
-- is otherwise set once.
create table performance_correction (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  kind text not null check (kind in ('operation_days', 'distribution')),
  proposal_id bigint not null unique references proposal,
  reason text not null check (trim(reason) <> ''),
  corrected_at timestamptz not null,
  transaction_id xid8 not null default pg_current_xact_id()
);
create index performance_correction_of_fund on performance_correction (fund_id);
create trigger append_only before update or delete on performance_correction for each row execute function refuse_change();
create trigger append_only_truncate before truncate on performance_correction execute function refuse_change();

create function check_correction() returns trigger language plpgsql as $$
begin
  if not exists (select from proposal where id = new.proposal_id and status = 'approved' and subject = 'fund:' || new.fund_id) then
    raise exception 'a correction of fund % needs an approved proposal', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger approved before insert on performance_correction for each row execute function check_correction();

create function is_being_corrected(fund bigint, what text) returns boolean language sql volatile as $$
  select exists (select from performance_correction where fund_id = fund and kind = what and transaction_id = pg_current_xact_id_if_assigned()) $$;

-- ---------------------------------------------------------------- results: set once, but for a correction

create function refuse_second_result() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  field text;
begin
  for field in select jsonb_object_keys(before) loop
    continue when before -> field = 'null'::jsonb or before -> field is not distinct from after -> field;
    continue when field in ('operation_start_on', 'operation_end_on', 'operation_booked_at') and is_being_corrected(new.fund_id, 'operation_days');
    continue when field in ('payday', 'rate_bp') and is_being_corrected(new.fund_id, 'distribution');
    raise exception 'column %.% is set once', tg_table_name, field using errcode = 'integrity_constraint_violation';
  end loop;
  return new;
end $$;
drop trigger set_once on fund_result;
create trigger set_once before update on fund_result for each row execute function refuse_second_result();

-- Corrections are told as events of their own, as often as there are any.
alter table fund_event drop constraint fund_event_event_check, drop constraint fund_event_fund_id_event_key;
alter table fund_event add constraint fund_event_event_check
  check (event in ('published', 'failed', 'operation_started', 'operation_ended', 'operation_corrected', 'distribution_reversed'));
create unique index fund_event_once on fund_event (fund_id, event) where event in ('published', 'failed', 'operation_started', 'operation_ended');

-- ---------------------------------------------------------------- distributions that were taken back

-- Every distribution that was ever fixed. The names without `fixed` are the ones that stand: whoever reads those forgets a reversed one.
alter table distribution rename to fixed_distribution;
alter table distribution_share rename to fixed_distribution_share;
alter table fixed_distribution
  add column reversed_at timestamptz,
  add column correction_id bigint unique references performance_correction,
  add constraint reversed_by_a_correction check ((reversed_at is null) = (correction_id is null));
alter table fixed_distribution_share add column reversed_at timestamptz;
drop index distribution_of_payday;
drop index distribution_of_term;
create unique index distribution_of_payday on fixed_distribution (fund_id, payday) where term_number is null and reversed_at is null;
create unique index distribution_of_term on fixed_distribution (fund_id, term_number) where reversed_at is null;
-- A fund's principal goes back once.
create unique index distribution_that_redeems on fixed_distribution (fund_id) where redeems and reversed_at is null;

create view distribution as
select id, fund_id, total_dividend, fixed_at, payday, term_number, redeems, loss, sale_profit
from fixed_distribution where reversed_at is null;
create view distribution_share as
select id, distribution_id, investment_id, gross, withholding, net, principal, loss, paid_at, withheld_on, member_id
from fixed_distribution_share where reversed_at is null;

-- Of a distribution changes nothing but that it is taken back: once, by two people, and only while nobody was paid or is being paid.
create function freeze_distribution() returns trigger language plpgsql as $$
begin
  if old.reversed_at is not null or new.reversed_at is null
    or to_jsonb(new) - array['reversed_at', 'correction_id'] is distinct from to_jsonb(old) - array['reversed_at', 'correction_id'] then
    raise exception 'the distribution % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from performance_correction
    where id = new.correction_id and fund_id = new.fund_id and kind = 'distribution' and transaction_id = pg_current_xact_id()
  ) then
    raise exception 'the distribution % is taken back without a correction', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
drop trigger append_only on fixed_distribution;
create trigger frozen before update on fixed_distribution for each row execute function freeze_distribution();
create trigger no_delete before delete on fixed_distribution for each row execute function refuse_change();

create or replace function freeze_share() returns trigger language plpgsql as $$
begin
  if (new.distribution_id, new.investment_id, new.gross, new.withholding, new.principal, new.loss)
    is distinct from (old.distribution_id, old.investment_id, old.gross, old.withholding, old.principal, old.loss)
    or (old.withheld_on is not null and new.withheld_on is distinct from old.withheld_on)
    or old.reversed_at is not null then
    raise exception 'the share % of a distribution is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.reversed_at is not null then
    if not exists (select from fixed_distribution where id = new.distribution_id and reversed_at = new.reversed_at) then
      raise exception 'the share % is taken back without its distribution', old.id using errcode = 'integrity_constraint_violation';
    end if;
    if exists (select from payout where distribution_share_id = new.id and status in ('planned', 'in_flight', 'paid', 'returned')) then
      raise exception 'the share % is being paid or was paid', old.id using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;

-- Whoever prepares a payment waits for a reversal under way, and then finds the share gone.
create function refuse_reversed_share() returns trigger language plpgsql as $$
begin
  perform from fixed_distribution_share where id = new.distribution_share_id and reversed_at is null for share;
  if not found then
    raise exception 'the share % was taken back', new.distribution_share_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger share_stands before insert on payout for each row when (new.distribution_share_id is not null) execute function refuse_reversed_share();

select watch_operator_writes();
