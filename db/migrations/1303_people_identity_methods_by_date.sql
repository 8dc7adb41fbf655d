-- Up Migration

-- How somebody may be identified, and from when until when (rules of the act on the prevention of transfer of criminal proceeds, article 6; decision
-- 0505). src/domain/identity-method.ts has the same rows; a test compares them.
create table identity_method (
  method text primary key check (method in ('image', 'ic_chip', 'jpki', 'mail', 'auth')),
  valid_from date not null,
  -- The last day; null of what goes on.
  valid_until date check (valid_until >= valid_from),
  -- Whether it proves who somebody is, or only that it is the same person as before.
  for_first boolean not null,
  is_certain boolean not null
);
insert into identity_method (method, valid_from, valid_until, for_first, is_certain) values
  ('image', '2018-11-30', '2027-03-31', true, true),
  ('ic_chip', '2018-11-30', null, true, true),
  ('jpki', '2016-01-01', null, true, true),
  ('mail', '2008-03-01', null, true, false),
  ('auth', '2024-06-24', null, false, false);
create trigger append_only before update or delete on identity_method for each row execute function refuse_change();
create trigger append_only_truncate before truncate on identity_method execute function refuse_change();

alter table identity_check
  drop constraint identity_check_method_check,
  add constraint identity_check_method_check check (method in ('image', 'ic_chip', 'jpki', 'mail', 'auth')),
  add column provider text not null default 'ekyc' check (provider in ('ekyc', 'digital_auth')),
  add column purpose text not null default 'first' check (purpose in ('first', 'recheck', 'renewal')),
  -- When the member had done his part; null where that is not on record.
  add column submitted_at timestamptz,
  -- What a card says of itself: who the person is to this service (the same at each check), the certificate, and when it was found valid or not.
  add column subject text check (length(subject) between 1 and 255),
  add column certificate_serial text check (length(certificate_serial) between 1 and 100),
  add column certificate_checked_at timestamptz,
  add constraint auth_is_the_apps check (method <> 'auth' or (provider = 'digital_auth' and purpose = 'recheck'));

-- Who had been identified before began again because his data had changed.
update identity_check later set purpose = 'recheck' where exists (
  select from identity_check earlier where earlier.member_id = later.member_id and earlier.status = 'approved' and earlier.id < later.id);
update identity_check set submitted_at = status_at where status = 'submitted';

create index identity_check_subject on identity_check (subject) where subject is not null and status = 'approved';

create function identity_method_holds(wanted text, day date) returns boolean language sql stable as $$
  select exists (select from identity_method where method = wanted and valid_from <= day and (valid_until is null or day <= valid_until))
$$;

create function check_identity_method() returns trigger language plpgsql as $$
begin
  -- A file that is emptied says nothing new.
  if tg_op = 'UPDATE' and new.subject is null and new.status = old.status and new.method = old.method then return new; end if;
  if tg_op = 'INSERT' and not identity_method_holds(new.method, japan_date(new.started_at)) then
    raise exception 'identity check of member %: no check by % begins on %', new.member_id, new.method, japan_date(new.started_at)
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.method = 'auth' and not exists (select from identity_check earlier
    where earlier.member_id = new.member_id and earlier.status = 'approved' and earlier.subject is not null and earlier.id <> new.id) then
    raise exception 'identity check of member %: the user certificate alone knows nobody for the first time', new.member_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.status = 'approved' then
    -- What was submitted while the method was valid may be approved later.
    if not identity_method_holds(new.method, japan_date(new.status_at))
      and (new.submitted_at is null or not identity_method_holds(new.method, japan_date(new.submitted_at))) then
      raise exception 'identity check %: % was not valid any more', new.id, new.method using errcode = 'integrity_constraint_violation';
    end if;
    if new.method = 'auth' and not exists (select from identity_check earlier
      where earlier.member_id = new.member_id and earlier.status = 'approved' and earlier.id <> new.id and earlier.subject = new.subject) then
      raise exception 'identity check %: another person than before', new.id using errcode = 'integrity_constraint_violation';
    end if;
    if new.subject is not null and exists (select from identity_check other
      where other.subject = new.subject and other.status = 'approved' and other.member_id <> new.member_id) then
      raise exception 'identity check %: the card is of another member', new.id using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;
create trigger by_a_valid_method before insert or update of method, status, subject, member_id on identity_check
  for each row execute function check_identity_method();

select watch_operator_writes();
