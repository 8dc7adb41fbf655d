-- Up Migration

-- As before (1100), and: of each manager what the list of act article 17 asks. Versions of before keep what they said. See decision 0500.
create or replace function check_company_facts_version() returns trigger language plpgsql as $$
declare
  last company_facts_version;
  lacking text;
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
  select string_agg(distinct field, ', ') into lacking
  from jsonb_array_elements(new.content -> 'managers') manager
  cross join unnest(array['name', 'qualification', 'since', 'address', 'birthDate', 'brokerNumber', 'brokerSince', 'ground']) field
  where coalesce(btrim(manager ->> field), '') = '';
  if lacking is not null then
    raise exception 'the facts of the company: version % names a manager without %', new.version, lacking using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
