-- Up Migration

-- The register of incidents: what happened, to whom, and what was done by when. Nothing here is changed: what is known of an incident is written anew
-- in full whenever more is known, and what was believed before stays readable.
create table incident (
  id bigint generated always as identity primary key,
  recorded_at timestamptz not null,
  recorded_by bigint not null references member
);
create trigger append_only before update or delete on incident for each row execute function refuse_change();
create trigger append_only_truncate before truncate on incident execute function refuse_change();

create table incident_version (
  incident_id bigint not null references incident,
  -- From 1, without gaps.
  version integer not null check (version > 0),
  recorded_at timestamptz not null,
  recorded_by bigint not null references member,
  kind text not null check (kind in ('personal_data', 'outage', 'wrong_document', 'wrong_payment', 'other')),
  title text not null check (length(title) between 1 and 100),
  -- From this moment the days of the law count, whoever in the company noticed it.
  noticed_at timestamptz not null check (noticed_at <= recorded_at),
  happened_from timestamptz,
  happened_until timestamptz check (happened_until >= happened_from),
  summary text not null check (length(summary) between 1 and 4000),
  -- Which personal data; src/domain/incident.ts has the words.
  data text[] not null check (data <@ array['name', 'birthday', 'address', 'contact', 'bank_account', 'identity', 'investment', 'tax', 'credential', 'document', 'other']),
  -- How many persons; null while nobody knows.
  people integer check (people >= 0),
  -- Why the law asks for a report (rules of the act on the protection of personal information, article 7, numbers 1 to 4); empty where it does not.
  grounds text[] not null check (grounds <@ array['sensitive', 'financial', 'wrongful', 'many']),
  cause text not null check (length(cause) <= 4000),
  further_harm text not null check (length(further_harm) <= 4000),
  for_people text not null check (length(for_people) <= 4000),
  publication text not null check (length(publication) <= 4000),
  measures text not null check (length(measures) <= 4000),
  is_closed boolean not null,
  primary key (incident_id, version),
  check (kind = 'personal_data' or (grounds = '{}' and data = '{}'))
);
create index incident_version_recorded_by on incident_version (recorded_by);
create index incident_recorded_by on incident (recorded_by);
create trigger append_only before update or delete on incident_version for each row execute function refuse_change();
create trigger append_only_truncate before truncate on incident_version execute function refuse_change();

create function check_incident_version() returns trigger language plpgsql as $$
begin
  if new.version <> coalesce((select max(version) from incident_version where incident_id = new.incident_id), 0) + 1 then
    raise exception 'incident %: version % does not follow the last one', new.incident_id, new.version using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger follows before insert on incident_version for each row execute function check_incident_version();

-- Whom it touches: found in the records, or struck again with a reason. The last row of a member counts.
create table incident_person (
  id bigint generated always as identity primary key,
  incident_id bigint not null references incident,
  member_id bigint not null references member,
  is_affected boolean not null,
  -- How it was found, or why it is not so.
  basis text not null check (length(basis) between 1 and 1000),
  recorded_at timestamptz not null,
  recorded_by bigint not null references member
);
create index incident_person_of_incident on incident_person (incident_id, member_id, id);
create index incident_person_member on incident_person (member_id);
create index incident_person_recorded_by on incident_person (recorded_by);
create trigger append_only before update or delete on incident_person for each row execute function refuse_change();
create trigger append_only_truncate before truncate on incident_person execute function refuse_change();

-- Texts that two people agreed on: the two reports to the commission, and what the persons are told.
create table incident_notice (
  id bigint generated always as identity primary key,
  incident_id bigint not null references incident,
  kind text not null check (kind in ('preliminary', 'final', 'people')),
  subject text not null check (length(subject) between 1 and 100),
  body text not null check (length(body) between 1 and 8000),
  -- How many mails went out; 0 for a report, which a person files at the commission's own site.
  mails integer not null check (mails >= 0 and (kind = 'people' or mails = 0)),
  approved_at timestamptz not null,
  proposal_id bigint not null unique references proposal
);
create index incident_notice_of_incident on incident_notice (incident_id, kind);
create trigger append_only before update or delete on incident_notice for each row execute function refuse_change();
create trigger append_only_truncate before truncate on incident_notice execute function refuse_change();

-- Who was told by which notice, and by which mail.
create table incident_notice_mail (
  notice_id bigint not null references incident_notice,
  member_id bigint not null references member,
  mail_key text not null unique,
  primary key (notice_id, member_id)
);
create index incident_notice_mail_member on incident_notice_mail (member_id);
create trigger append_only before update or delete on incident_notice_mail for each row execute function refuse_change();
create trigger append_only_truncate before truncate on incident_notice_mail execute function refuse_change();

-- A report that reached the commission: on which day, under which number. Once each.
create table incident_filing (
  incident_id bigint not null references incident,
  kind text not null check (kind in ('preliminary', 'final')),
  notice_id bigint not null references incident_notice,
  filed_on date not null,
  reference text not null check (length(reference) <= 100),
  recorded_at timestamptz not null,
  recorded_by bigint not null references member,
  primary key (incident_id, kind)
);
create index incident_filing_notice on incident_filing (notice_id);
create index incident_filing_recorded_by on incident_filing (recorded_by);
create trigger append_only before update or delete on incident_filing for each row execute function refuse_change();
create trigger append_only_truncate before truncate on incident_filing execute function refuse_change();

create function check_incident_filing() returns trigger language plpgsql as $$
begin
  if not exists (select from incident_notice notice where notice.id = new.notice_id and notice.incident_id = new.incident_id and notice.kind = new.kind) then
    raise exception 'incident %: what was filed is no agreed % report of it', new.incident_id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger agreed before insert on incident_filing for each row execute function check_incident_filing();

-- How each incident stands.
create view standing_incident as
select version.*, incident.recorded_at as first_recorded_at
from incident
join lateral (select * from incident_version where incident_id = incident.id order by version desc limit 1) version on true;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check ' || replace(rule, 'ARRAY[', 'ARRAY[''incident_notice''::text, ');
  -- A queue that somebody looks after.
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check ' || replace(rule, 'ARRAY[', 'ARRAY[''incident''::text, ');
end $$;

select watch_operator_writes();
