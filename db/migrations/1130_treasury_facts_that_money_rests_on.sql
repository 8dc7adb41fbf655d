-- Up Migration

-- What money rests on does not change under it. Only the move of an investment to another state compared its amount and its member; a change of the amount
-- alone, and of the row of a refund, an account or a deposit account, passed. See decision 0444.

-- ---------------------------------------------------------------- the contract of an investment

create or replace function keep_applied_contract() returns trigger language plpgsql as $$
begin
  if (new.id, new.fund_id, new.member_id, new.amount, new.as_substitute, new.early_access, new.applied_at)
    is distinct from (old.id, old.fund_id, old.member_id, old.amount, old.as_substitute, old.early_access, old.applied_at) then
    raise exception 'an investment keeps its fund, member and amount' using errcode = 'integrity_constraint_violation';
  end if;
  -- An application loses the key of its request after a day, and no contract is confirmed a second time.
  if old.receipt_number is not null and new.receipt_number is distinct from old.receipt_number
    or old.contract_confirmed_at is not null and new.contract_confirmed_at is distinct from old.contract_confirmed_at then
    raise exception 'an investment keeps its receipt and its confirmation' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
drop trigger keeps_contract on investment;
create trigger keeps_contract before update on investment for each row execute function keep_applied_contract();

-- ---------------------------------------------------------------- where money comes in, and where it goes

-- An account is replaced by a new one, which waits a day and is mailed. Who has left is erased.
create function keep_bank_account() returns trigger language plpgsql as $$
begin
  if (new.id, new.member_id, new.registered_at) is distinct from (old.id, old.member_id, old.registered_at)
    or old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at
    or (new.bank_code, new.bank_name, new.branch_code, new.branch_name, new.account_number)
      is distinct from (old.bank_code, old.bank_name, old.branch_code, old.branch_name, old.account_number)
      and not ((new.bank_code, new.branch_code, new.account_number) = ('0000', '000', '0')
        and exists (select from member where id = old.member_id and left_at is not null)) then
    raise exception 'bank account % is replaced, not changed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger is_replaced before update on bank_account for each row execute function keep_bank_account();

create function keep_refund() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['status', 'paid_at'] <> to_jsonb(old) - array['status', 'paid_at'] then
    raise exception 'refund % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger is_fixed before update on refund for each row execute function keep_refund();

create trigger append_only before update or delete on virtual_account_assignment for each row execute function refuse_change();
create trigger append_only_truncate before truncate on virtual_account_assignment execute function refuse_change();

-- ---------------------------------------------------------------- what two people have agreed to, and nothing else

-- A record of a property is struck by the proposal that says so.
create or replace function only_struck() returns trigger language plpgsql as $$
declare
  what text := case tg_table_name when 'property_deal' then 'deal' when 'property_appraisal' then 'appraisal' when 'lease' then 'lease' else 'link' end;
begin
  if old.struck_by is not null or new.struck_by is null or (to_jsonb(new) - 'struck_by') <> (to_jsonb(old) - 'struck_by') then
    raise exception 'a record of a property is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal
    where id = new.struck_by and status = 'approved' and kind = 'property_strike'
      and content ->> 'what' = what and content ->> 'id' = new.id::text) then
    raise exception 'a record of a property is struck by two people' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- A published fund says something else by a proposal about it, which serves once.
create function is_version_agreed(version fund_version) returns boolean language sql stable as $$
  select exists (
    select from proposal
    where id = version.proposal_id and status = 'approved' and kind in ('fund_change', 'fund.extension')
      and content ->> 'fundId' = version.fund_id::text)
    and not exists (
      select from fund_version other
      where other.proposal_id = version.proposal_id and (other.fund_id, other.number) <> (version.fund_id, version.number))
$$;
create or replace function check_fund_version() returns trigger language plpgsql as $$
declare
  others text[] := array['version', 'status', 'published_at', 'discarded_at'];
begin
  if to_jsonb(new) - others is not distinct from to_jsonb(old) - others then return new; end if;
  if new.version <> old.version + 1 or not exists (
    select from fund_version version
    where version.fund_id = new.id and version.number = new.version and (old.status = 'draft' or is_version_agreed(version))
  ) then
    raise exception 'fund % changes by a new version', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.offering_method <> old.offering_method and old.status = 'published' then
    raise exception 'the method of a published fund is fixed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- ---------------------------------------------------------------- days of periods

-- They follow from the contract and the recorded days, whoever writes them.
create function check_period_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from periods_of_fund(old.fund_id) due where due.number = old.number) then
      raise exception 'period % of fund % follows from its days', old.number, old.fund_id using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if not exists (
    select from periods_of_fund(new.fund_id) due
    where (due.number, due.start_on, due.end_on, due.is_last) = (new.number, new.start_on, new.end_on, new.is_last)) then
    raise exception 'period % of fund % has other days', new.number, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger follows_deleted before delete on fund_period for each row execute function check_period_follows();
create trigger follows before update on fund_period for each row
  when ((old.fund_id, old.number, old.start_on, old.end_on, old.is_last) is distinct from (new.fund_id, new.number, new.start_on, new.end_on, new.is_last))
  execute function check_period_follows();

-- ---------------------------------------------------------------- the rules themselves

-- Which moves are legal is said by migrations: whoever could add to it by hand would need none of the lifecycles.
create or replace function grant_runtime_rights(runtime name) returns void language plpgsql as $$
declare
  relation record;
  refused_row_triggers constant text := 'refuse_change';
  written_by_functions constant text[] := array['closed_balance', 'ledger_closing', 'payment_stop_event'];
  written_by_migrations constant text[] := array['schema_migration', 'legal_transition'];
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
    continue when relation.relkind = 'v' or relation.relname = any (written_by_functions || written_by_migrations);
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
