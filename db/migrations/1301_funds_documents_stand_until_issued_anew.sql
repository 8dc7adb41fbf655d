-- Up Migration

-- What a document says is held against what is so by its hash: whoever could set that would hide that it is outdated (decision 0501).
create or replace function freeze_fund_document() returns trigger language plpgsql as $$
begin
  if (new.fund_id, new.kind, new.name, new.file_sha256, new.size_bytes, new.media_type, new.added_at, new.version, new.replaces, new.reason, new.content_hash)
    is distinct from
    (old.fund_id, old.kind, old.name, old.file_sha256, old.size_bytes, old.media_type, old.added_at, old.version, old.replaces, old.reason, old.content_hash)
    or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at) then
    raise exception 'version % of document % is fixed', old.version, old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- One operator issues anew what the product itself makes from facts that two have agreed to. A document that somebody uploaded to a published fund is replaced
-- by the file that two agreed to, and by nothing else; a reader of a public document finds no other behind its name.
create function uploaded_by_two() returns trigger language plpgsql as $$
begin
  if not exists (
    select from fund_document former join fund on fund.id = former.fund_id
    where former.id = new.replaces and former.content_hash is null and fund.status = 'published')
  then return null; end if;
  if not exists (
    select from proposal
    where proposal.kind = 'fund_document' and proposal.status = 'approved' and (proposal.content ->> 'fundId')::bigint = new.fund_id
      and (proposal.content ->> 'replaces')::bigint = new.replaces and proposal.content ->> 'sha256' = new.file_sha256)
  then
    raise exception 'document %: what was uploaded to a published fund is replaced by two operators', new.replaces
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger uploaded_by_two after insert on fund_document deferrable initially deferred for each row execute function uploaded_by_two();

-- A document is replaced by its next version, and never only put aside.
create function replaced_by_another() returns trigger language plpgsql as $$
begin
  if new.replaced_at is not null and not exists (select from fund_document later where later.replaces = new.id) then
    raise exception 'document % was put aside without its next version', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger replaced_by_another after update on fund_document deferrable initially deferred for each row execute function replaced_by_another();
