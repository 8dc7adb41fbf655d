-- Up Migration

-- The rest of what the back office asks for, at once with hundreds of thousands of rows.

-- ---------------------------------------------------------------- shares of distributions

-- Whose share it is stands in the share, as it stands in the investment that it belongs to, which never changes hands: sums by person need no other table.
create function pg_temp.member_of(wanted bigint) returns bigint language sql stable as $$ select member_id from investment where id = wanted $$;
-- Nobody is 0: the trigger below tells who it is, whatever is said.
alter table distribution_share add column member_id bigint default 0;
alter table distribution_share alter column member_id type bigint using pg_temp.member_of(investment_id);
alter table distribution_share alter column member_id set not null, add foreign key (member_id) references member;
create function take_member_of_investment() returns trigger language plpgsql as $$
begin
  select member_id into new.member_id from investment where id = new.investment_id;
  return new;
end $$;
create trigger member_of_investment before insert on distribution_share for each row execute function take_member_of_investment();
alter table distribution_share enable always trigger member_of_investment;
create index distribution_share_of_members on distribution_share (distribution_id) include (member_id, gross, withholding);
drop index distribution_share_withheld;
create index distribution_share_withheld on distribution_share (withheld_on) include (withholding, gross, member_id) where withheld_on is not null;

-- ---------------------------------------------------------------- people

-- The result of the last screening stands with the person: nearly everybody's is clear, and whose it is should not be asked of all records.
create function pg_temp.last_screening(wanted bigint) returns text language sql stable as $$
  select result from screening_record where member_id = wanted order by id desc limit 1 $$;
alter table member add column screening text check (screening in ('clear', 'unclear', 'hit'));
alter table member alter column screening type text using pg_temp.last_screening(id);
create function tell_last_screening() returns trigger language plpgsql as $$
begin
  update member set screening = last.result
  from (
    select distinct on (record.member_id) record.member_id, record.result from screening_record record
    where record.member_id in (select member_id from added)
    order by record.member_id, record.id desc
  ) last
  where member.id = last.member_id;
  return null;
end $$;
create trigger last_screening after insert on screening_record referencing new table as added for each statement execute function tell_last_screening();
alter table screening_record enable always trigger last_screening;
create index member_screened on member (screening, id);
drop index screening_record_result;

-- ---------------------------------------------------------------- mails to many

-- How far a campaign has come is counted off among its own mails.
create index mail_outbox_of_campaign on mail_outbox (split_part(key, ':', 2)) include (key, sent_at, undeliverable_at) where template = 'campaign';
