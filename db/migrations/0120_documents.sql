-- Up Migration

-- ---------------------------------------------------------------- documents of a fund, by version

-- A corrected document is a new version: the old row and its bytes stay, since somebody applied on the strength of them.
alter table fund_document add column version integer not null default 1 check (version >= 1);
alter table fund_document add column replaces bigint unique references fund_document;
alter table fund_document add column replaced_at timestamptz;
alter table fund_document add column reason text not null default '';
-- SHA-256 of what a generated document says, its time left out: the same content is no new version.
alter table fund_document add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$');
alter table fund_document add check ((version = 1) = (replaces is null));
alter table fund_document add check (version = 1 or reason <> '');
alter table fund_document drop constraint fund_document_fund_id_kind_position_key;
create unique index fund_document_current on fund_document (fund_id, kind, position) where replaced_at is null;
create index fund_document_of_file on fund_document (file_sha256);

create function freeze_fund_document() returns trigger language plpgsql as $$
begin
  if (new.fund_id, new.kind, new.file_sha256, new.size_bytes, new.media_type, new.added_at, new.version, new.replaces)
    is distinct from (old.fund_id, old.kind, old.file_sha256, old.size_bytes, old.media_type, old.added_at, old.version, old.replaces)
    or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at) then
    raise exception 'version % of document % is fixed', old.version, old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger frozen before update on fund_document for each row execute function freeze_fund_document();
-- A draft may still lose a document; what was public or replaced stays.
create function keep_public_document() returns trigger language plpgsql as $$
begin
  if old.replaced_at is not null or old.replaces is not null
    or exists (select from fund where id = old.fund_id and status = 'published') then
    raise exception 'document % is evidence and stays', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;
create trigger kept before delete on fund_document for each row execute function keep_public_document();

-- Which versions stood before an applicant, and which of them the applicant said to have read.
create table application_document (
  investment_id bigint not null references investment,
  fund_document_id bigint not null references fund_document,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  ticked boolean not null,
  primary key (investment_id, fund_document_id)
);
create index application_document_of_document on application_document (fund_document_id);
create trigger append_only before update or delete on application_document for each row execute function refuse_change();
create trigger append_only_truncate before truncate on application_document execute function refuse_change();

-- ---------------------------------------------------------------- property-management reports

-- One report on one period of a fund; a correction is a new version with its reason.
create table management_report (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  period_start_on date not null,
  period_end_on date not null,
  version integer not null default 1 check (version >= 1),
  reason text not null default '',
  -- What an operator wrote: income, costs and remarks.
  facts jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  created_at timestamptz not null,
  created_by bigint not null references member,
  published_at timestamptz,
  published_by bigint references member,
  check (period_end_on >= period_start_on),
  check (version = 1 or reason <> ''),
  check ((status = 'published') = (published_at is not null)),
  check ((published_at is null) = (published_by is null)),
  unique (fund_id, period_start_on, period_end_on, version)
);
-- Two corrections of the same period are never written at once.
create unique index management_report_one_draft on management_report (fund_id, period_start_on, period_end_on) where status = 'draft';

create function freeze_published_report() returns trigger language plpgsql as $$
begin
  if old.status = 'published' then
    raise exception 'report % is published and fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger frozen before update or delete on management_report for each row execute function freeze_published_report();

-- A published report as one investor gets it: with the own share, frozen when it was published.
create table management_report_copy (
  id bigint generated always as identity primary key,
  report_id bigint not null references management_report,
  investment_id bigint not null references investment,
  document_number text not null unique,
  data jsonb not null,
  -- Told by mail and open in the member's page: the electronic delivery.
  delivered_at timestamptz not null,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  rendered_at timestamptz,
  unique (report_id, investment_id)
);
create index management_report_copy_of_investment on management_report_copy (investment_id, id);
create index management_report_copy_of_file on management_report_copy (file_sha256);
create trigger set_once before update on management_report_copy for each row execute function refuse_second_setting();
create trigger no_delete before delete on management_report_copy for each row execute function refuse_change();

-- ---------------------------------------------------------------- annual reports

-- A member's year as it was printed; other figures make a new version.
create table annual_report (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  year integer not null check (year between 2023 and 9999),
  version integer not null check (version >= 1),
  document_number text not null unique,
  -- SHA-256 of the figures and of whom they are told: the same figures are the same document.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  data jsonb not null,
  issued_at timestamptz not null,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  rendered_at timestamptz,
  -- The first download.
  delivered_at timestamptz,
  unique (member_id, year, version)
);
create index annual_report_of_file on annual_report (file_sha256);
create trigger set_once before update on annual_report for each row execute function refuse_second_setting();
create trigger no_delete before delete on annual_report for each row execute function refuse_change();

-- ---------------------------------------------------------------- who got and opened what

create index contract_document_of_file on contract_document (file_sha256);

alter table document_ticket alter column contract_document_id drop not null;
alter table document_ticket add column management_report_copy_id bigint references management_report_copy;
alter table document_ticket add column annual_report_id bigint references annual_report;
-- An operator looks at a report before it is published.
alter table document_ticket add column management_report_id bigint references management_report;
alter table document_ticket add constraint one_document
  check (num_nonnulls(contract_document_id, management_report_copy_id, annual_report_id, management_report_id) = 1);

-- Every opening by a person: the first is the delivery, the others are views.
alter table document_delivery alter column contract_document_id drop not null;
alter table document_delivery add column fund_document_id bigint references fund_document;
alter table document_delivery add column management_report_copy_id bigint references management_report_copy;
alter table document_delivery add column annual_report_id bigint references annual_report;
alter table document_delivery add constraint one_document
  check (num_nonnulls(contract_document_id, fund_document_id, management_report_copy_id, annual_report_id) = 1);
create index document_delivery_of_member on document_delivery (member_id, at);
create trigger append_only_truncate before truncate on document_delivery execute function refuse_change();

select watch_operator_writes();
