-- Up Migration

-- When a member left: the years for which the law keeps a file begin with that day or with what was settled later.
alter table member add column left_at timestamptz check (left_at is null or status = 'left');
update member set left_at = coalesce(
  (select max(at) from audit_log where action = 'member.left' and object_type = 'member' and object_id = member.id::text),
  (select max(at) from audit_log),
  registered_at)
where status = 'left';
create index member_left on member (left_at) where left_at is not null;

-- Whose file was emptied, when, and how much of it: the register names nobody, as nobody is left in it to be named.
create table erasure (
  member_id bigint primary key references member,
  -- The last day on which anything was done between the member and the company.
  ended_on date not null,
  erased_at timestamptz not null,
  -- Rows emptied or deleted, by table.
  counts jsonb not null,
  check ((erased_at at time zone 'Asia/Tokyo')::date > (ended_on + interval '7 years')::date)
);
create trigger append_only before update or delete on erasure for each row execute function refuse_change();
create trigger append_only_truncate before truncate on erasure execute function refuse_change();

create function check_erasure() returns trigger language plpgsql as $$
begin
  if not exists (select from member where id = new.member_id and left_at is not null and (left_at at time zone 'Asia/Tokyo')::date <= new.ended_on) then
    raise exception 'member % has not left before that day: nothing is erased', new.member_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger only_who_left before insert on erasure for each row execute function check_erasure();

-- What was written about a member is kept as it is, until his file is emptied: then it may go, and still not change.
create function refuse_change_before_erasure() returns trigger language plpgsql as $$
declare
  subject bigint;
begin
  if tg_table_name = 'enquiry_answer' then
    select member_id into subject from enquiry where id = old.enquiry_id;
  else
    subject := (to_jsonb(old) ->> 'member_id')::bigint;
  end if;
  if tg_op = 'DELETE' and exists (select from erasure where member_id = subject) then return old; end if;
  raise exception 'table % is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end $$;
drop trigger append_only on screening_record;
drop trigger append_only on member_note;
drop trigger append_only on enquiry_answer;
create trigger append_only before update or delete on screening_record for each row execute function refuse_change_before_erasure();
create trigger append_only before update or delete on member_note for each row execute function refuse_change_before_erasure();
create trigger append_only before update or delete on enquiry_answer for each row execute function refuse_change_before_erasure();

select watch_operator_writes();
