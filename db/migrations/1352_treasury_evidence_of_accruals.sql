-- Up Migration

-- What no line of the bank proves rests on a paper: an invoice, a notice of property tax. It is kept by its hash, as two people decided.
alter table cost_accrual add column paper_sha256 text references property_paper;
alter table property_tax_assessment add column paper_sha256 text references property_paper;
create index cost_accrual_paper on cost_accrual (paper_sha256) where paper_sha256 is not null;
create index property_tax_assessment_paper on property_tax_assessment (paper_sha256) where paper_sha256 is not null;

create function check_accrual_paper() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal decision where decision.id = new.proposal_id and decision.content ->> 'paperSha256' is not distinct from new.paper_sha256) then
    raise exception '% %: it rests on another paper than two people decided', tg_table_name, new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger paper_as_decided after insert on cost_accrual deferrable initially deferred for each row
  when (new.assessment_id is null) execute function check_accrual_paper();
create constraint trigger paper_as_decided after insert on property_tax_assessment deferrable initially deferred for each row execute function check_accrual_paper();
