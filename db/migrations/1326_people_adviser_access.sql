-- Up Migration

-- A tax adviser looks at books, and at nothing else: which books, which days and until when two operators agree on. An adviser is no member: no operation of members
-- or operators knows him. See decision 0517.

create table adviser_access (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 40),
  office text not null check (length(office) between 1 and 60),
  email text not null check (length(email) between 3 and 200),
  -- Of the ledger, by their names; none: every book.
  books text[] not null check (array_to_string(books, ' ') ~ '^((operator|unassigned|fund:[1-9][0-9]*)( |$))*$'),
  -- The days of the books that may be looked at.
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  -- The last day of the access, at most a year ahead.
  ends_on date not null,
  granted_by bigint not null references member,
  granted_at timestamptz not null,
  proposal_id bigint not null unique references proposal,
  -- Before that day, by one operator, or by a newer access of the same address.
  ended_by bigint references member,
  ended_at timestamptz,
  constraint ended_by_somebody check ((ended_by is null) = (ended_at is null)),
  constraint within_a_year check (ends_on between (granted_at at time zone 'Asia/Tokyo')::date and (granted_at at time zone 'Asia/Tokyo')::date + 366)
);
create unique index adviser_access_of_address on adviser_access (lower(email)) where ended_at is null;
create index adviser_access_granted_by on adviser_access (granted_by);
create index adviser_access_ended_by on adviser_access (ended_by);

-- What was agreed on stays as it was: an access is ended, once, and nothing else of it changes.
create function keep_adviser_access() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or (to_jsonb(new) - 'ended_at' - 'ended_by') is distinct from (to_jsonb(old) - 'ended_at' - 'ended_by') then
    raise exception 'access % of an adviser is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger only_ended before update on adviser_access for each row execute function keep_adviser_access();
create trigger append_only before delete on adviser_access for each row execute function refuse_change();
create trigger append_only_truncate before truncate on adviser_access execute function refuse_change();

create function check_adviser_access() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal decision
    where decision.id = new.proposal_id and decision.kind = 'adviser_access' and two_people_decided(decision)
      and decision.decided_by = new.granted_by and decision.decided_at = new.granted_at
      and decision.content ->> 'email' = new.email and decision.content -> 'books' = to_jsonb(new.books)
      and (decision.content ->> 'from', decision.content ->> 'until', decision.content ->> 'endsOn') = (new.from_on::text, new.until_on::text, new.ends_on::text)
  ) then
    raise exception 'access % of an adviser: two people have not agreed on it so', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger agreed_by_two after insert on adviser_access deferrable initially deferred for each row execute function check_adviser_access();

-- The link by which an adviser sets the password; a newer one takes its place.
create table adviser_invitation (
  id bigint generated always as identity primary key,
  access_id bigint not null references adviser_access,
  token_hash bytea not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index adviser_invitation_of_access on adviser_invitation (access_id);

create table adviser_password (
  access_id bigint primary key references adviser_access,
  password_hash text not null,
  set_at timestamptz not null
);

-- In machine time, as members' sessions.
create table adviser_session (
  token_hash bytea primary key,
  access_id bigint not null references adviser_access,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index adviser_session_of_access on adviser_session (access_id);

-- Whose access has ended logs in no more, and is logged out.
create function refuse_ended_adviser() returns trigger language plpgsql as $$
begin
  if exists (select from adviser_access where id = new.access_id and ended_at is not null) then
    raise exception 'access % of an adviser has ended', new.access_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger not_ended before insert on adviser_session for each row execute function refuse_ended_adviser();
create trigger not_ended before insert on adviser_invitation for each row execute function refuse_ended_adviser();
create function end_adviser_sessions() returns trigger language plpgsql as $$
begin
  delete from adviser_session where access_id = new.id;
  return null;
end $$;
create trigger logged_out after update on adviser_access for each row when (new.ended_at is not null) execute function end_adviser_sessions();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''adviser_access''::text, ');
end $$;

select watch_operator_writes();
