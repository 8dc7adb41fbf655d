-- Up Migration

-- Which transactions an operator wrote in, and where: noted by the database itself, whatever the code forgets (M24).
create table operator_write (
  txid bigint not null,
  relation text not null,
  actor text not null,
  primary key (txid, relation)
);
create trigger append_only before update or delete on operator_write for each row execute function refuse_change();
create trigger append_only_truncate before truncate on operator_write execute function refuse_change();

create function note_operator_write() returns trigger language plpgsql as $$
begin
  insert into operator_write (txid, relation, actor)
  values (pg_current_xact_id()::text::bigint, tg_table_name, current_setting('product.actor'))
  on conflict do nothing;
  return null;
end $$;

-- Watches every table but those of sessions, counters, mails (they follow from what is written elsewhere) and the machinery itself. Called again after later migrations, for their tables.
create function watch_operator_writes() returns void language plpgsql as $$
declare
  relation text;
begin
  for relation in
    select tablename from pg_tables
    where schemaname = 'public'
      and tablename not in (
        'session', 'login_throttle', 'request_count', 'known_device', 'password_reset', 'registration', 'document_ticket',
        'bank_authorization', 'bank_link', 'bank_reading', 'scheduled_run', 'mail_outbox', 'money_check',
        'audit_log', 'audit_link', 'audit_chain', 'operator_write', 'schema_migration')
      and not exists (
        select from pg_trigger
        where tgname = 'noted' and tgrelid = format('public.%I', tablename)::regclass)
  loop
    execute format(
      'create trigger noted after insert or update or delete on public.%I for each row '
      || 'when (current_setting(''product.actor'', true) like ''operator:%%'') execute function note_operator_write()', relation);
  end loop;
end $$;
select watch_operator_writes();
