-- Up Migration

-- The articles of law that screens and papers cite, compared every night with the public law interface. See decisions 0461 and 0462.

-- A text as it was first seen. What is compared next night is the newest of them.
create table law_text (
  id bigint generated always as identity primary key,
  law_id text not null check (law_id ~ '^[0-9A-Z]{15}$'),
  -- '43', '31の2'; 題名 for the law itself.
  article text not null check (article = '題名' or article ~ '^[0-9]+(の[0-9]+)*$'),
  -- first: the text that the watch began with. changed: another one is in force. ahead: promulgated, and in force on a later day. arrived: what was ahead is
  -- in force.
  phase text not null check (phase in ('first', 'changed', 'ahead', 'arrived')),
  -- Empty where there is no such article.
  text text not null check (length(text) <= 500000),
  -- SHA-256 of what the comparison compares: the text without blanks.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  revision_id text not null check (length(revision_id) <= 100),
  amended_by text not null check (length(amended_by) <= 500),
  enforced_on date,
  found_on date not null,
  -- The number under which the old text stands now, where there is one.
  moved_to text check (moved_to ~ '^[0-9]+(の[0-9]+)*$'),
  recorded_at timestamptz not null,
  check (phase <> 'ahead' or enforced_on > found_on)
);
create unique index law_text_first on law_text (law_id, article) where phase = 'first';
create index law_text_of_article on law_text (law_id, article, id);
create trigger append_only before update or delete on law_text for each row execute function refuse_change();
create trigger append_only_truncate before truncate on law_text execute function refuse_change();

-- What somebody did about a change: its text is the one to compare with from here on.
create table law_change_handling (
  law_text_id bigint primary key references law_text,
  note text not null check (length(trim(note)) between 1 and 4000),
  handled_at timestamptz not null,
  handled_by bigint not null references member
);
create index law_change_handling_by on law_change_handling (handled_by);
create trigger append_only before update or delete on law_change_handling for each row execute function refuse_change();
create trigger append_only_truncate before truncate on law_change_handling execute function refuse_change();

create function check_law_change_handling() returns trigger language plpgsql as $$
begin
  if not exists (select from law_text where id = new.law_text_id and phase in ('changed', 'ahead') and recorded_at <= new.handled_at) then
    raise exception 'law text %: nothing has changed by it', new.law_text_id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from member where id = new.handled_by and role = 'admin')
    or coalesce(nullif(current_setting('product.actor', true), ''), 'operator:' || new.handled_by) <> 'operator:' || new.handled_by then
    raise exception 'law text %: an operator sees to a change in the own name', new.law_text_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger is_a_change before insert on law_change_handling for each row execute function check_law_change_handling();

-- How the last nights went for each article; the row of 題名 speaks for the law.
create table law_watch (
  law_id text not null check (law_id ~ '^[0-9A-Z]{15}$'),
  article text not null,
  read_on date,
  -- Which revisions stood there when all of the law was read; empty where something was missing.
  fingerprint text not null default '' check (length(fingerprint) <= 20000),
  -- Nights in succession without an answer.
  failed_nights integer not null default 0 check (failed_nights >= 0),
  failed_since date,
  failed_on date,
  reason text check (reason in ('unreachable', 'missing', 'unset')),
  primary key (law_id, article),
  check ((failed_nights = 0) = (failed_since is null) and (failed_since is null) = (reason is null))
);

-- What the law says is read at the interface: no operator writes it, or hides that it changed.
create function refuse_operators_law() returns trigger language plpgsql as $$
begin
  if current_setting('product.actor', true) like 'operator:%' then
    raise exception 'what a law says is not written by an operator' using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger read_not_written before insert or update or delete on law_text for each row execute function refuse_operators_law();
create trigger read_not_written before insert or update or delete on law_watch for each row execute function refuse_operators_law();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check ' || replace(rule, 'ARRAY[', 'ARRAY[''law_change''::text, ');
end $$;

select watch_operator_writes();
