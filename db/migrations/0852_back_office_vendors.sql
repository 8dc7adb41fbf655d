-- Up Migration

-- To whom work is outsourced, and how that is supervised (act on the protection of personal information, article 25). What is known of a vendor is
-- written anew in full; each check of a vendor stays.
create table vendor (
  id bigint generated always as identity primary key,
  recorded_at timestamptz not null
);
create trigger append_only before update or delete on vendor for each row execute function refuse_change();
create trigger append_only_truncate before truncate on vendor execute function refuse_change();

create table vendor_version (
  vendor_id bigint not null references vendor,
  version integer not null check (version > 0),
  recorded_at timestamptz not null,
  recorded_by bigint not null references member,
  name text not null check (length(name) between 1 and 100),
  work text not null check (length(work) between 1 and 1000),
  -- Which personal data the vendor handles; empty where it handles none. The words are those of incidents.
  data text[] not null check (data <@ array['name', 'birthday', 'address', 'contact', 'bank_account', 'identity', 'investment', 'tax', 'credential', 'document', 'other']),
  -- Whom the vendor itself may give the work to; empty for nobody.
  subcontractors text not null check (length(subcontractors) <= 1000),
  contracted_on date not null,
  ended_on date check (ended_on >= contracted_on),
  primary key (vendor_id, version)
);
create index vendor_version_recorded_by on vendor_version (recorded_by);
create trigger append_only before update or delete on vendor_version for each row execute function refuse_change();
create trigger append_only_truncate before truncate on vendor_version execute function refuse_change();

create function check_vendor_version() returns trigger language plpgsql as $$
begin
  if new.version <> coalesce((select max(version) from vendor_version where vendor_id = new.vendor_id), 0) + 1 then
    raise exception 'vendor %: version % does not follow the last one', new.vendor_id, new.version using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger follows before insert on vendor_version for each row execute function check_vendor_version();

create table vendor_check (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor,
  checked_on date not null,
  result text not null check (result in ('good', 'to_mend')),
  findings text not null check (length(findings) between 1 and 4000),
  recorded_at timestamptz not null,
  recorded_by bigint not null references member
);
create index vendor_check_of_vendor on vendor_check (vendor_id, checked_on, id);
create index vendor_check_recorded_by on vendor_check (recorded_by);
create trigger append_only before update or delete on vendor_check for each row execute function refuse_change();
create trigger append_only_truncate before truncate on vendor_check execute function refuse_change();

-- How each vendor stands: the next check is due a year after the last one, or after the contract.
create view standing_vendor as
select version.*, last.checked_on, last.result, last.findings,
  case when version.ended_on is null then (coalesce(last.checked_on, version.contracted_on) + interval '1 year')::date end as next_check_on
from vendor
join lateral (select * from vendor_version where vendor_id = vendor.id order by version desc limit 1) version on true
left join lateral (select checked_on, result, findings from vendor_check where vendor_id = vendor.id order by checked_on desc, id desc limit 1) last on true;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check ' || replace(rule, 'ARRAY[', 'ARRAY[''vendor_check''::text, ');
end $$;

select watch_operator_writes();
