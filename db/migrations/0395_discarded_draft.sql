-- Up Migration

-- A draft that comes to nothing is put away: out of every list, and back again when somebody wants it after all. Versions, pictures and
-- the audit log keep what was written; what the public has once seen can never be put away.
alter table fund
  add column discarded_at timestamptz,
  add constraint only_drafts_are_discarded check (discarded_at is null or status = 'draft');

-- As before; putting away is no new version.
create or replace function check_fund_version() returns trigger language plpgsql as $$
declare
  others text[] := array['version', 'status', 'published_at', 'discarded_at'];
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
