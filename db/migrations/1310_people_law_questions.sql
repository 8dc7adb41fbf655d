-- Up Migration

-- What members answered to the law's own questions (act on the prevention of transfer of criminal proceeds, article 4; decision 0508). Changes are added.
create table law_answer (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- The first day of the version of the questions that was shown.
  questions_from date not null,
  purpose text not null check (purpose in ('assets', 'retirement', 'family', 'surplus', 'other')),
  occupation text not null check (occupation in ('employee', 'executive', 'public', 'self_employed', 'professional', 'part_time', 'homemaker', 'student',
    'pensioner', 'none', 'other')),
  foreign_official text not null check (foreign_official in ('none', 'self', 'family', 'company')),
  answered_at timestamptz not null,
  check (questions_from <= japan_date(answered_at))
);
create index law_answer_of_member on law_answer (member_id, id);
create index law_answer_official on law_answer (member_id, id) where foreign_official <> 'none';

-- Two operators let somebody with an important public office abroad apply, by an answer and all before it.
create table foreign_official_approval (
  answer_id bigint primary key references law_answer,
  proposal_id bigint not null unique references proposal,
  approved_by bigint not null references member,
  approved_at timestamptz not null
);
create index foreign_official_approval_by on foreign_official_approval (approved_by);

-- An answer that takes an earlier one back lifts nothing: an office that was held counts as well.
create function awaits_official_approval(wanted bigint) returns boolean language sql stable as $$
  select exists (
    select from law_answer answer where answer.member_id = wanted and answer.foreign_official <> 'none' and not exists (
      select from foreign_official_approval approval join law_answer covered on covered.id = approval.answer_id
      where covered.member_id = wanted and covered.id >= answer.id))
$$;

create function refuse_unapproved_official() returns trigger language plpgsql as $$
begin
  if awaits_official_approval(new.member_id) then
    raise exception 'member % holds an important public office abroad and is not approved', new.member_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger official_is_approved before insert on investment for each row execute function refuse_unapproved_official();

create function check_official_approval() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal join law_answer answer on answer.id = new.answer_id
    where proposal.id = new.proposal_id and proposal.kind = 'foreign_official' and proposal.status = 'approved'
      and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator) and proposal.content ->> 'answerId' = new.answer_id::text
      and proposal.decided_by = new.approved_by and proposal.decided_at = new.approved_at
      and answer.member_id not in (proposal.proposed_by, proposal.decided_by)) then
    raise exception 'answer %: two operators have not approved it', new.answer_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger approved_by_two before insert on foreign_official_approval for each row execute function check_official_approval();

-- The suitability survey keeps what was answered before, too: the row of a member is his last answer.
create table survey_answer_record (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  property text not null,
  purpose text not null,
  experience text not null,
  job text not null,
  income text not null,
  answered_at timestamptz not null
);
create index survey_answer_record_of_member on survey_answer_record (member_id, id);
insert into survey_answer_record (member_id, property, purpose, experience, job, income, answered_at)
  select member_id, property, purpose, experience, job, income, answered_at from survey_answer order by answered_at, member_id;

create function keep_survey_answer() returns trigger language plpgsql as $$
begin
  insert into survey_answer_record (member_id, property, purpose, experience, job, income, answered_at)
    values (new.member_id, new.property, new.purpose, new.experience, new.job, new.income, new.answered_at);
  return null;
end $$;
create trigger keeps_each after insert or update on survey_answer for each row execute function keep_survey_answer();
alter table survey_answer enable always trigger keeps_each;

-- From its latest definition (1302): what is kept of a member goes with his file.
create or replace function refuse_change_before_erasure() returns trigger language plpgsql as $$
declare
  subject bigint;
begin
  if tg_table_name = 'enquiry_answer' then
    select member_id into subject from enquiry where id = old.enquiry_id;
  elsif tg_table_name = 'dealing_finding_decision' then
    select member_id into subject from dealing_finding where id = old.finding_id;
  elsif tg_table_name = 'foreign_official_approval' then
    select member_id into subject from law_answer where id = old.answer_id;
  else
    subject := (to_jsonb(old) ->> 'member_id')::bigint;
  end if;
  if tg_op = 'DELETE' and exists (select from erasure where member_id = subject) then return old; end if;
  raise exception 'table % is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end $$;
create trigger append_only before update or delete on law_answer for each row execute function refuse_change_before_erasure();
create trigger append_only_truncate before truncate on law_answer execute function refuse_change();
create trigger append_only before update or delete on foreign_official_approval for each row execute function refuse_change_before_erasure();
create trigger append_only_truncate before truncate on foreign_official_approval execute function refuse_change();
create trigger append_only before update or delete on survey_answer_record for each row execute function refuse_change_before_erasure();
create trigger append_only_truncate before truncate on survey_answer_record execute function refuse_change();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''foreign_official''::text, ');
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''foreign_official''::text, ''law_unanswered''::text, ');
end $$;

select watch_operator_writes();
