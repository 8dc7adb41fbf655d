-- Up Migration

-- The back office's tables answer at once with hundreds of thousands of rows in them.

-- ---------------------------------------------------------------- deposits

-- What a deposit's list is ordered by stands in the deposit itself: deep pages are counted off in an index alone.
alter table deposit add column amount bigint not null generated always as (toward_investment + refundable) stored;
-- The bank's own time, as in its line.
alter table deposit add column transacted_at timestamptz;
alter table deposit disable trigger append_only;
update deposit set transacted_at = line.transacted_at from bank_line line where line.id = deposit.bank_line_id;
alter table deposit enable trigger append_only;
-- The checks that wait for the end of the transaction come now, so that the table may be changed further.
set constraints all immediate;
set constraints all deferred;
create function take_time_of_line() returns trigger language plpgsql as $$
begin
  select transacted_at into strict new.transacted_at from bank_line where id = new.bank_line_id;
  return new;
end $$;
create trigger time_of_line before insert on deposit for each row when (new.transacted_at is null) execute function take_time_of_line();
alter table deposit alter column transacted_at set not null;
create index deposit_by_time on deposit (transacted_at, bank_line_id);
create index deposit_by_amount on deposit (amount, bank_line_id);

-- Banks send half-width kana with blanks; people look for what they read.
alter table bank_line add column remitter_key text not null generated always as (replace(normalize(remitter_name_kana, nfkc), ' ', '')) stored;

-- ---------------------------------------------------------------- the bank's statement

-- Lines of the statement that the books may not know yet: what waits is looked for among these few, not among all that ever moved.
-- Every line is here that has no line of the books with its key and amount; whoever reads asks for that once more, since two that come
-- at the same moment do not see each other.
create table bank_statement_open (
  statement_line_id bigint primary key references bank_statement_line
);
insert into bank_statement_open (statement_line_id)
select entry.id from bank_statement_line entry
where not exists (
  select from bank_line line where line.real_account_id = entry.real_account_id and line.item_key = entry.item_key and line.amount = entry.amount);

create function open_statement_line() returns trigger language plpgsql as $$
begin
  insert into bank_statement_open (statement_line_id)
  select new.id
  where not exists (
    select from bank_line line where line.real_account_id = new.real_account_id and line.item_key = new.item_key and line.amount = new.amount);
  return null;
end $$;
create trigger opened after insert on bank_statement_line for each row execute function open_statement_line();

create function close_statement_line() returns trigger language plpgsql as $$
begin
  delete from bank_statement_open open
  using bank_statement_line entry
  where entry.id = open.statement_line_id
    and entry.real_account_id = new.real_account_id and entry.item_key = new.item_key and entry.amount = new.amount;
  return null;
end $$;
create trigger closed after insert on bank_line for each row execute function close_statement_line();

-- ---------------------------------------------------------------- people

-- Who was identified by a method that ends: the first page counts them.
create index identity_check_by_image on identity_check (member_id) where status = 'approved' and method = 'image';
-- By these people are looked for and lined up.
alter table member
  add column name_key text not null generated always as (family_name || given_name) stored,
  add column kana_key text not null generated always as (family_name_kana || given_name_kana) stored;
drop index member_kana;
create index member_kana on member (kana_key, id);
create index member_by_number on member (member_number, id);
create index screening_record_result on screening_record (result, member_id, id);
create index identity_check_changed on identity_check (status_at, id);

-- ---------------------------------------------------------------- money that came back

-- Of all payouts these few are looked for whenever what is owed is listed, and of all entries these when a yen is followed.
create index payout_failed on payout (id) where status in ('refused', 'returned');
create index journal_entry_returned on journal_entry (id) where kind = 'payout_returned';
create index refund_of_investment on refund (investment_id);
create index payout_of_share on payout (distribution_share_id) where distribution_share_id is not null;
create index payout_of_refund on payout (refund_id) where refund_id is not null;
create index bank_line_of_file on bank_line (amount, transacted_on) where item_key like 'payout-file%';

-- Which entries touch an account.
create index posting_of_kind on posting (account_kind, entry_id);
