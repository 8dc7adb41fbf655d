-- Up Migration

-- A member's word on electronic delivery. It was given with the registration's terms; the last row here counts from its moment on.
create table delivery_consent (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  is_given boolean not null,
  at timestamptz not null,
  -- On the member's own page, or an operator on the member's word by post or telephone, with what shows it.
  recorded_by bigint references member,
  note text not null check (length(note) <= 1000),
  check ((recorded_by is null) = (note = ''))
);
create index delivery_consent_of_member on delivery_consent (member_id, id);
create index delivery_consent_recorded_by on delivery_consent (recorded_by) where recorded_by is not null;
create trigger append_only before update or delete on delivery_consent for each row execute function refuse_change();
create trigger append_only_truncate before truncate on delivery_consent execute function refuse_change();

create function takes_paper(of_member bigint) returns boolean language sql stable as $$
  select coalesce((select not is_given from delivery_consent where member_id = of_member order by id desc limit 1), false)
$$;

-- A document that was put into the post: which, when, to which address as it stood on the envelope.
create table paper_posting (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  contract_document_id bigint references contract_document,
  management_report_copy_id bigint references management_report_copy,
  annual_report_id bigint references annual_report,
  posted_on date not null,
  zipcode text not null,
  address text not null,
  recipient text not null,
  -- Of the post, where the letter has one.
  tracking text not null check (length(tracking) <= 50),
  recorded_at timestamptz not null,
  recorded_by bigint not null references member,
  check (num_nonnulls(contract_document_id, management_report_copy_id, annual_report_id) = 1)
);
create index paper_posting_member on paper_posting (member_id);
create index paper_posting_contract on paper_posting (contract_document_id) where contract_document_id is not null;
create index paper_posting_report on paper_posting (management_report_copy_id) where management_report_copy_id is not null;
create index paper_posting_annual on paper_posting (annual_report_id) where annual_report_id is not null;
create index paper_posting_recorded_by on paper_posting (recorded_by);
create trigger append_only before update or delete on paper_posting for each row execute function refuse_change();
create trigger append_only_truncate before truncate on paper_posting execute function refuse_change();

-- What became of it, once: received on a day that somebody recorded, assumed seven days after posting, or come back.
create table paper_outcome (
  posting_id bigint primary key references paper_posting,
  outcome text not null check (outcome in ('received', 'assumed', 'returned')),
  day date not null,
  recorded_at timestamptz not null,
  recorded_by bigint references member,
  check ((outcome = 'assumed') = (recorded_by is null))
);
create index paper_outcome_recorded_by on paper_outcome (recorded_by) where recorded_by is not null;
create trigger append_only before update or delete on paper_outcome for each row execute function refuse_change();
create trigger append_only_truncate before truncate on paper_outcome execute function refuse_change();

create function check_paper_outcome() returns trigger language plpgsql as $$
declare
  posted date;
begin
  select posted_on into strict posted from paper_posting where id = new.posting_id;
  if new.day < posted or (new.outcome = 'assumed' and new.day <> posted + 7) then
    raise exception 'paper posting %: % on % does not follow its posting on %', new.posting_id, new.outcome, new.day, posted using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger follows_posting before insert on paper_outcome for each row execute function check_paper_outcome();

-- Documents that are owed on paper: made while the member took paper, or not yet delivered when he began to; without a letter under way or arrived.
create view paper_owed as
select document.* from (
  select 'contract' as kind, contract_document.id, investment.member_id, contract_document.document_number, contract_document.frozen_at as made_at,
    contract_document.delivered_at is null as is_undelivered
  from contract_document join investment on investment.id = contract_document.investment_id
  where investment.status in ('awaiting_deposit', 'participating')
  union all
  select 'management_report', copy.id, investment.member_id, copy.document_number, copy.delivered_at, false
  from management_report_copy copy join investment on investment.id = copy.investment_id
  union all
  select 'annual_report', annual_report.id, annual_report.member_id, annual_report.document_number, annual_report.issued_at, annual_report.delivered_at is null
  from annual_report
) document
where takes_paper(document.member_id)
  and (document.is_undelivered or not (
    select is_given from (
      select is_given, id from delivery_consent where member_id = document.member_id and at <= document.made_at
      union all select true, 0
    ) word order by id desc limit 1))
  and not exists (
    select from paper_posting posting left join paper_outcome outcome on outcome.posting_id = posting.id
    where outcome.outcome is distinct from 'returned'
      and case document.kind when 'contract' then posting.contract_document_id when 'management_report' then posting.management_report_copy_id
        else posting.annual_report_id end = document.id);

-- Nothing is delivered electronically to a member who takes paper; what he had before he may open again.
create function refuse_electronic_delivery() returns trigger language plpgsql as $$
begin
  if new.fund_document_id is null and takes_paper(new.member_id) and not exists (
    select from document_delivery earlier
    where earlier.member_id = new.member_id
      and (earlier.contract_document_id = new.contract_document_id or earlier.management_report_copy_id = new.management_report_copy_id
        or earlier.annual_report_id = new.annual_report_id)) then
    raise exception 'member % takes documents on paper', new.member_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger not_to_paper_members before insert on document_delivery for each row execute function refuse_electronic_delivery();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check ' || replace(rule, 'ARRAY[', 'ARRAY[''paper_to_post''::text, ');
end $$;

select watch_operator_writes();
