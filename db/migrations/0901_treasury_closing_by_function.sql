-- Up Migration

-- What the walls and the screens read of closed balances is written by one function and by nobody else: whoever could write it by hand would make a book's
-- cash as large as he likes. See decision 0360.

-- Up to which posting the next closing goes, and the first transaction that began to write only after it was chosen.
alter table ledger_closing add column marked_posting_id bigint, add column marked_before bigint,
  add check ((marked_posting_id is null) = (marked_before is null));

-- Chooses the last posting that is there. A number of its own is above that of everybody who writes already; so it comes before anything else is written.
create function mark_ledger() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last bigint;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'the ledger is closed in transactions of its own' using errcode = 'integrity_constraint_violation';
  end if;
  select coalesce(max(id), 0) into last from posting;
  update ledger_closing set marked_posting_id = last, marked_before = pg_current_xact_id()::text::bigint;
end $$;

-- Closes up to the mark. False while somebody has not ended who may still put a posting below it.
create function close_marked_ledger(at timestamptz) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mark record;
begin
  select marked_posting_id, marked_before into strict mark from ledger_closing for update;
  if mark.marked_before is null or pg_snapshot_xmin(pg_current_snapshot())::text::bigint < mark.marked_before then
    return false;
  end if;
  perform close_ledger(mark.marked_posting_id, at);
  return true;
end $$;

-- With a posting that the caller names: for the tables' owner alone.
revoke execute on function close_ledger(bigint, timestamptz) from public;

-- The rights of 0502, without those on what is written by functions of their owner alone: closed balances, and the record of 0908.
create or replace function grant_runtime_rights(runtime name) returns void language plpgsql as $$
declare
  relation record;
  refused_row_triggers constant text := 'refuse_change';
  written_by_functions constant text[] := array['closed_balance', 'ledger_closing', 'payment_stop_event'];
begin
  execute format('grant usage on schema public, graphile_worker to %I', runtime);
  execute format('grant usage, select on all sequences in schema public, graphile_worker to %I', runtime);
  execute format('grant select, insert, update, delete on all tables in schema graphile_worker to %I', runtime);
  -- The queue's tables let nobody but their owner see a row.
  for relation in
    select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
  loop
    execute format('drop policy if exists runtime on graphile_worker.%I', relation.relname);
    execute format('create policy runtime on graphile_worker.%I to %I using (true) with check (true)', relation.relname, runtime);
  end loop;
  for relation in
    select c.oid, c.relname, c.relkind,
      coalesce(bit_or(t.tgtype) filter (where t.tgtype & 1 = 1), 0) as refused
    from pg_class c
    left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgqual is null and t.tgattr = ''
      and t.tgfoid = refused_row_triggers::regproc
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    group by c.oid, c.relname, c.relkind
  loop
    execute format('revoke all on public.%I from %I', relation.relname, runtime);
    execute format('grant select on public.%I to %I', relation.relname, runtime);
    continue when relation.relkind = 'v' or relation.relname = 'schema_migration' or relation.relname = any (written_by_functions);
    execute format('grant insert on public.%I to %I', relation.relname, runtime);
    -- pg_trigger.tgtype: 16 stands for UPDATE, 8 for DELETE.
    if relation.refused & 16 = 0 then
      execute format('grant update on public.%I to %I', relation.relname, runtime);
    elsif exists (select from pg_attribute where attrelid = relation.oid and attname = 'id' and attidentity = 'a') then
      -- To lock a row takes the right to change some column of it: this one the database itself never lets anybody set.
      execute format('grant update (id) on public.%I to %I', relation.relname, runtime);
    end if;
    if relation.refused & 8 = 0 then execute format('grant delete on public.%I to %I', relation.relname, runtime); end if;
  end loop;
  -- A table of one's own for a while comes before those of the schema wherever a rule names one: it would answer the rule as its maker likes.
  execute format('revoke temporary on database %I from public', current_database());
end $$;
