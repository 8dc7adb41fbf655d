-- Up Migration

-- Whether members may wait in line for room in a full first-come fund. Without it, whatever comes free is everybody's at once.
alter table fund add column has_waitlist boolean not null default true;

create function refuse_waiting_without_waitlist() returns trigger language plpgsql as $$
begin
  if not (select has_waitlist from fund where id = new.fund_id) then
    raise exception 'fund % has no waitlist', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger has_waitlist before insert on waitlist_entry for each row execute function refuse_waiting_without_waitlist();

-- Nobody loses a place, or an amount that is held, because the line is taken away.
create function keep_live_waitlist() returns trigger language plpgsql as $$
begin
  if exists (select from waitlist_entry where fund_id = new.id and status in ('waiting', 'invited')) then
    raise exception 'members wait for fund %', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger keeps_its_waitlist before update of has_waitlist on fund for each row
  when (old.has_waitlist and not new.has_waitlist) execute function keep_live_waitlist();
