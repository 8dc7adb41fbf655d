-- Up Migration

-- A fund's facts count their versions: whoever saves says which one he has seen, so nobody overwrites another unseen.
alter table fund
  add column version integer not null default 1 check (version >= 1),
  -- Texts of the pre-contract document by key; complete before the fund is published.
  add column disclosure jsonb not null default '{}' check (jsonb_typeof(disclosure) = 'object'),
  -- Which pictures are shown, in their order; an empty list stands for the drawn ones.
  add column pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array');

-- What a fund said in each of its versions, who wrote it and why.
create table fund_version (
  fund_id bigint not null references fund,
  number integer not null check (number >= 1),
  content jsonb not null,
  -- 'operator:3'
  saved_by text not null,
  saved_at timestamptz not null,
  reason text not null default '' check (length(reason) <= 1000),
  -- Of a published fund: the proposal by which two operators agreed on it.
  proposal_id bigint references proposal,
  primary key (fund_id, number)
);
create trigger append_only before update or delete on fund_version for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_version execute function refuse_change();

-- Where versions were not yet counted, the present one is the first.
insert into fund_version (fund_id, number, content, saved_by, saved_at)
select f.id, 1, jsonb_build_object(
    'name', f.name, 'detail', f.detail,
    'offeringStartAt', to_char(f.offering_start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'offeringEndAt', to_char(f.offering_end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'offeringMethod', f.offering_method, 'goal', f.goal, 'fundTotal', f.fund_total, 'subordinatedAmount', f.subordinated_amount,
    'minimumAmount', f.minimum_amount, 'maximumAmount', f.maximum_amount, 'plannedRateBp', f.planned_rate_bp,
    'rateBreakdown', f.rate_breakdown, 'operationTermMonths', f.operation_term_months,
    'operationStartOn', f.operation_start_on, 'operationEndOn', f.operation_end_on,
    'autoRenewal', f.auto_renewal, 'earlyAccessCode', f.early_access_code, 'disclosure', '{}'::jsonb, 'pictures', '[]'::jsonb),
  'schedule', f.created_at
from fund f;

-- Facts change by a new version alone, and those of a published fund by one that two operators agreed on, whatever the code forgets.
create function check_fund_version() returns trigger language plpgsql as $$
declare
  others text[] := array['version', 'status', 'published_at'];
begin
  if to_jsonb(new) - others is not distinct from to_jsonb(old) - others then return new; end if;
  if new.version <> old.version + 1 or not exists (
    select from fund_version v left join proposal p on p.id = v.proposal_id
    where v.fund_id = new.id and v.number = new.version and (old.status = 'draft' or p.status = 'approved')
  ) then
    raise exception 'fund % changes by a new version', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.offering_method <> old.offering_method and old.status = 'published' then
    raise exception 'the method of a published fund is fixed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger versioned before update on fund for each row execute function check_fund_version();

-- Uploaded pictures, each in its sizes; which of them a fund shows is part of its version.
create table fund_picture (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- Of the picture as it was uploaded, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_by text not null,
  added_at timestamptz not null
);
create index fund_picture_of_fund on fund_picture (fund_id, id);
create table fund_picture_rendition (
  picture_id bigint not null references fund_picture,
  width integer not null check (width in (480, 960, 1440)),
  format text not null check (format in ('avif', 'webp')),
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes integer not null check (size_bytes > 0),
  primary key (picture_id, width, format)
);
create trigger append_only before update or delete on fund_picture for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_picture execute function refuse_change();
create trigger append_only before update or delete on fund_picture_rendition for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_picture_rendition execute function refuse_change();

-- Views of a table that an operator keeps: a name for the filters of an address.
create table saved_view (
  id bigint generated always as identity primary key,
  operator_id bigint not null references member,
  -- Which table: 'applications'.
  table_name text not null check (length(table_name) between 1 and 40),
  name text not null check (length(name) between 1 and 40),
  -- Of the address, without the question mark.
  query text not null check (length(query) <= 1000),
  saved_at timestamptz not null,
  unique (operator_id, table_name, name)
);

-- The table of applications: the newest first, by state and by fund, without reading all of it.
create index investment_by_time on investment (applied_at desc, id desc);
create index investment_by_status on investment (status, applied_at desc, id desc);
create index investment_by_amount on investment (amount, id);

select watch_operator_writes();
