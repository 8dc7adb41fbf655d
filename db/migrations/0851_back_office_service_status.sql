-- Up Migration

-- How the service stood, from one change to the next: what a part's state was from `since` until its next row.
create table service_reading (
  component text not null check (component in ('site', 'application', 'document', 'mail', 'bank')),
  since timestamptz not null,
  -- unknown: nobody measured, as nothing of ours ran.
  state text not null check (state in ('ok', 'degraded', 'unknown')),
  primary key (component, since)
);
create trigger append_only before update or delete on service_reading for each row execute function refuse_change();
create trigger append_only_truncate before truncate on service_reading execute function refuse_change();

-- When the parts were last measured: one row. Without it nobody knew later how long nothing ran.
create table service_measurement (
  id boolean primary key default true check (id),
  measured_at timestamptz not null
);

-- What the operators say of the service in public; what they add later stands beside it, and nothing is changed.
create table status_notice (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('trouble', 'maintenance')),
  title text not null check (length(title) between 1 and 100),
  components text[] not null check (components <> '{}' and components <@ array['site', 'application', 'document', 'mail', 'bank']),
  -- Since when, or from when; of a maintenance until when.
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  published_at timestamptz not null,
  published_by bigint not null references member,
  check ((kind = 'maintenance') = (ends_at is not null))
);
create index status_notice_published_by on status_notice (published_by);
create trigger append_only before update or delete on status_notice for each row execute function refuse_change();
create trigger append_only_truncate before truncate on status_notice execute function refuse_change();

create table status_update (
  id bigint generated always as identity primary key,
  notice_id bigint not null references status_notice,
  progress text not null check (progress in ('announced', 'investigating', 'found', 'watching', 'resolved')),
  body text not null check (length(body) between 1 and 2000),
  at timestamptz not null,
  by_operator bigint not null references member
);
create index status_update_of_notice on status_update (notice_id, id);
create index status_update_by_operator on status_update (by_operator);
create trigger append_only before update or delete on status_update for each row execute function refuse_change();
create trigger append_only_truncate before truncate on status_update execute function refuse_change();

-- What is resolved stays so: what comes back is a notice of its own.
create function check_status_update() returns trigger language plpgsql as $$
begin
  perform from status_notice where id = new.notice_id for update;
  if exists (select from status_update where notice_id = new.notice_id and progress = 'resolved') then
    raise exception 'status notice %: it is resolved', new.notice_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger not_after_resolved before insert on status_update for each row execute function check_status_update();

select watch_operator_writes();
