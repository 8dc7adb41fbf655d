-- Up Migration

-- What the role may do with which the product runs. Migrations run as another role, which owns the tables: whoever runs as the owner may
-- switch triggers off and drop constraints, and append-only would be a promise only. The triggers tell what is append-only, so the rights
-- are read from them and nothing is listed twice: no right to change where every change is refused. Called after each migration.
create function grant_runtime_rights(runtime name) returns void language plpgsql as $$
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
    select c.oid, c.relname,
      coalesce(bit_or(t.tgtype) filter (where t.tgtype & 1 = 1), 0) as refused
    from pg_class c
    left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgqual is null and t.tgattr = ''
      and t.tgfoid = refused_row_triggers::regproc
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    group by c.oid, c.relname
  loop
    execute format('revoke all on public.%I from %I', relation.relname, runtime);
    execute format('grant select on public.%I to %I', relation.relname, runtime);
    continue when relation.relname = 'schema_migration';
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

-- Who decides a proposal is an operator, whatever the caller says.
create function check_deciding_operator() returns trigger language plpgsql as $$
begin
  if new.decided_by is not null and not exists (
    select from member where id = new.decided_by and role = 'admin' and status = 'active'
  ) then
    raise exception 'proposal % may be decided by an operator only', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger deciding_operator before update of decided_by on proposal for each row execute function check_deciding_operator();

-- What this database is for. A production start refuses the demo's, whose operators' password anybody can read.
create table installation (
  id boolean primary key default true check (id),
  environment text not null check (environment in ('demo', 'production')),
  since timestamptz not null default now()
);
create trigger append_only before update or delete on installation for each row execute function refuse_change();
create trigger append_only_truncate before truncate on installation execute function refuse_change();
-- example.jp belongs to nobody: only the demo has members there.
insert into installation (environment) select 'demo' where exists (select from member where email_key like '%@example.jp');

select watch_operator_writes();
