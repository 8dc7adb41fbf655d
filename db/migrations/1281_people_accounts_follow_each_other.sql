-- Up Migration

-- ---------------------------------------------------------------- a member's account follows the one before it

-- Payouts go to a new account after a day, counted from when it was registered. One that begins when the one before it ended, not before the books' last
-- entry, and has its line in the audit log of the same transaction, cannot be put in for a moment. See decision 0498.

-- Clocks of two requests may differ a little; the wait is a day.
create function check_account_follows() returns trigger language plpgsql as $$
declare
  before timestamptz;
begin
  select replaced_at into before from bank_account where member_id = new.member_id and id < new.id order by id desc limit 1;
  if before is null then return null; end if;
  if new.registered_at <> before
    or new.registered_at < (select recorded_at from journal_entry order by id desc limit 1) - interval '1 hour'
    or not exists (
      select from audit_log entry
      where entry.txid = pg_current_xact_id()::text::bigint and entry.action = 'member.bank_account_changed' and entry.object_type = 'bank_account'
        and entry.object_id = new.id::text and entry.at = new.registered_at and entry.actor = 'member:' || new.member_id) then
    raise exception 'bank account % does not follow the one before it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger follows_another after insert on bank_account deferrable initially deferred for each row execute function check_account_follows();

create function check_account_is_followed() returns trigger language plpgsql as $$
begin
  if not exists (select from bank_account later where later.member_id = new.member_id and later.id > new.id and later.registered_at = new.replaced_at) then
    raise exception 'bank account % is replaced by none', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger is_followed after update on bank_account deferrable initially deferred for each row
  when (new.replaced_at is distinct from old.replaced_at) execute function check_account_is_followed();
