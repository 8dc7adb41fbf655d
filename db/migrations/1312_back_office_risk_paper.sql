-- Up Migration

-- The yearly paper on the risk of money laundering (rule article 32 of the act on the prevention of transfer of criminal proceeds; decision 0510): as two
-- operators approved it. A later one of the same year stands beside the first.
create table risk_paper (
  id bigint generated always as identity primary key,
  year integer not null check (year between 2000 and 2200),
  -- As it is printed, frozen.
  document jsonb not null,
  proposal_id bigint not null unique references proposal,
  approved_by bigint not null references member,
  approved_at timestamptz not null
);
create index risk_paper_year on risk_paper (year);
create index risk_paper_by on risk_paper (approved_by);
create trigger append_only before update or delete on risk_paper for each row execute function refuse_change();
create trigger append_only_truncate before truncate on risk_paper execute function refuse_change();

create function check_risk_paper() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    where id = new.proposal_id and kind = 'risk_paper' and status = 'approved' and (decided_by <> proposed_by or sole_operator)
      and content ->> 'year' = new.year::text and decided_by = new.approved_by and decided_at = new.approved_at) then
    raise exception 'the risk paper of %: two operators have not approved it', new.year using errcode = 'integrity_constraint_violation';
  end if;
  if make_date(new.year, 12, 31) >= japan_date(new.approved_at) then
    raise exception 'the risk paper of %: the year is not over', new.year using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger approved_by_two before insert on risk_paper for each row execute function check_risk_paper();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''risk_paper''::text, ');
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''risk_paper''::text, ');
end $$;

select watch_operator_writes();
