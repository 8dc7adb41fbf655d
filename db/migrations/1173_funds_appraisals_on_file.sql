-- Up Migration

-- The paper that an appraisal rests on was a line of text. A stranger's is kept as a file from now on. See decision 0458.

-- A PDF that an operator has sent; the bytes lie in the file store by this hash.
create table property_paper (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes integer not null check (size_bytes > 0),
  kept_at timestamptz not null
);
create trigger append_only before update or delete on property_paper for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_paper execute function refuse_change();

-- Null: our own, or of before papers were kept.
alter table property_appraisal add column paper_sha256 text references property_paper;
create index property_appraisal_paper on property_appraisal (paper_sha256) where paper_sha256 is not null;

create function check_appraisal_paper() returns trigger language plpgsql as $$
begin
  raise exception 'appraisal %: its paper is not on file', new.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger has_paper after insert on property_appraisal for each row
  when (new.method <> 'own' and new.paper_sha256 is null) execute function check_appraisal_paper();

select watch_operator_writes();
