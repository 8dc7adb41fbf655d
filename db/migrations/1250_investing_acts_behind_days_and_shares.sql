-- Up Migration

-- ---------------------------------------------------------------- what is distributed is shared out

-- A distribution is what its shares make of it, but the yen that flooring leaves: one without shares was no distribution and took the cap of what comes after it.
create function check_shared_out() returns trigger language plpgsql as $$
declare
  left_over bigint;
  people bigint;
begin
  select new.total_dividend - coalesce(sum(gross), 0), count(*) into left_over, people from fixed_distribution_share where distribution_id = new.id;
  -- A fund whose investors have all rescinded has nobody to share with, before this and after.
  if people = 0 and not exists (select from investment where fund_id = new.fund_id and status = 'participating') then return null; end if;
  if left_over < 0 or left_over >= greatest(1, people) then
    raise exception 'distribution %: % of its % yen are shared out to nobody', new.id, left_over, new.total_dividend using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger shared_out after insert on fixed_distribution deferrable initially deferred for each row execute function check_shared_out();

-- ---------------------------------------------------------------- a period is closed with its distribution

-- By the two who fixed it, in the same transaction: closed later, what it brought was decided by nobody.
create function refuse_closing_apart() returns trigger language plpgsql as $$
begin
  if not exists (select from fixed_distribution where id = new.distribution_id and xmin = pg_current_xact_id()::xid) then
    raise exception 'period % of fund % is not closed with its distribution', new.number, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger closed_with_its_distribution before insert on period_closing for each row execute function refuse_closing_apart();

-- ---------------------------------------------------------------- a correction is what two people decided

-- Each kind has its own word of two, not any that was once approved of the fund, and this transaction carries it out.
create or replace function check_correction() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    where id = new.proposal_id and subject = 'fund:' || new.fund_id and two_people_decided(proposal)
      and kind = case new.kind when 'operation_days' then 'fund.operation_correction' when 'distribution' then 'fund.dividend_reversal' end
      and decided_at = new.corrected_at
  ) then
    raise exception 'a correction of fund % needs its own approved proposal', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- ---------------------------------------------------------------- whose money a fund is made of

-- What is written of it is what the records say, at the commit that writes it: for a moment too, a loss was shared by what was not so.
create function check_composition() returns trigger language plpgsql as $$
begin
  if exists (
    select from fund_result result cross join lateral composition_of(new.fund_id) part
    where result.fund_id = new.fund_id and result.operation_booked_at is not null
      and (new.senior, new.subordinated, new.fill_in, new.taken_over) is distinct from (part.senior, part.subordinated, part.fill_in, part.taken_over)
      and not exists (select from fund_composition later where later.fund_id = new.fund_id and later.seq > new.seq)
  ) then
    raise exception 'fund % is not composed so', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger composed_as_recorded after insert on fund_composition deferrable initially deferred for each row execute function check_composition();

select watch_operator_writes();
