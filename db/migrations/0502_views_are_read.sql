-- Up Migration

-- Whoever writes through a view writes with the rights of the view's owner, past the own ones on the table behind it. So the role with which
-- the product runs only reads views; otherwise as in 0500.
create or replace function grant_runtime_rights(runtime name) returns void language plpgsql as $$
declare
  relation record;
  refused_row_triggers constant text := 'refuse_change';
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
    continue when relation.relkind = 'v' or relation.relname = 'schema_migration';
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
end $$;
