-- Up Migration

-- What a law wants told of the company and changes with the years: officers, holders, other businesses, closed business years, managers. Each version
-- says everything anew and was decided upon by two people. See decision 0430.
create table company_facts_version (
  version integer primary key check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- From this day on, until the day of the next version.
  valid_from date not null,
  recorded_at timestamptz not null,
  proposal_id bigint not null unique references proposal
);
create trigger append_only before update or delete on company_facts_version for each row execute function refuse_change();
create trigger append_only_truncate before truncate on company_facts_version execute function refuse_change();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''company_facts''::text, ');
end $$;

create function check_company_facts_version() returns trigger language plpgsql as $$
declare
  last company_facts_version;
begin
  select * into last from company_facts_version order by version desc limit 1;
  if new.version <> coalesce(last.version, 0) + 1 or new.valid_from < last.valid_from then
    raise exception 'the facts of the company: version % does not follow the last one', new.version using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal
    where id = new.proposal_id and kind = 'company_facts' and status = 'approved' and (decided_by <> proposed_by or sole_operator) and decided_at = new.recorded_at
      and (content -> 'facts', content ->> 'validFrom', content ->> 'seen') = (new.content, new.valid_from::text, (new.version - 1)::text)
  ) then
    raise exception 'the facts of the company: two people have not decided upon version %', new.version using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger decided_by_two before insert on company_facts_version for each row execute function check_company_facts_version();

select watch_operator_writes();
