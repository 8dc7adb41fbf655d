-- Up Migration

-- A closing takes all that its days earned: rents in advance whose month has come are income before, also where the night's task has not run.
create function refuse_closing_before_its_rents() returns trigger language plpgsql as $$
declare
  waits record;
begin
  select rent.month, rent.told - rent.earned as amount into waits
  from advance_rent_of_month rent
  where rent.fund_id = new.fund_id and rent.earned < rent.told
    and rent.month <= (select to_char(max(end_on), 'YYYY-MM') from fund_period where fund_id = new.fund_id and number = new.number);
  if found then
    raise exception 'fund %: % yen of rent of % came in advance and are not earned yet', new.fund_id, waits.amount, waits.month using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger all_rents_are_earned before insert on period_closing for each row execute function refuse_closing_before_its_rents();
