-- Up Migration

-- An entry is whole when it stands: nothing is added to it by a later transaction, whoever writes. The rules of an entry look at it once, at the commit of its
-- own transaction; what is appended afterwards would pass them all. See decision 0360.

-- The transaction that wrote it; null for what is from before, so that no row is written again and nothing is added to it either.
alter table journal_entry add column txid bigint;
alter table journal_entry alter column txid set default pg_current_xact_id()::text::bigint;

create function refuse_other_transaction() returns trigger language plpgsql as $$
begin
  raise exception 'journal entry %: it is not of this transaction', new.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger of_its_transaction before insert on journal_entry for each row
  when (new.txid is distinct from pg_current_xact_id()::text::bigint) execute function refuse_other_transaction();

create function refuse_later_posting() returns trigger language plpgsql as $$
begin
  if (select txid from journal_entry where id = new.entry_id) is distinct from pg_current_xact_id()::text::bigint then
    raise exception 'journal entry % stands: nothing is added to it', new.entry_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger at_once before insert on posting for each row execute function refuse_later_posting();
