-- Up Migration

-- The operator's own money in a fund is booked: what he contributes, what of it bears a loss, and when it goes back. See decision 0245.

alter table account_kind disable trigger append_only;
alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values
  ('subordinated', 'fund', 'credit', 'none', false, false),
  ('fill_in', 'fund', 'credit', 'none', false, false),
  ('fund_result', 'operator', 'either', 'none', false, false);
insert into entry_kind (kind, nature, crosses_books) values
  ('property_brought_in', 'decision', true),
  ('contribution_returned', 'decision', true);
update entry_kind set crosses_books = true where kind = 'loss_allocated';
-- After the start the operator's money fills the place of a contract that was rescinded; no part of the property goes back.
delete from posting_rule where entry_kind = 'operation_undone' and account_kind in ('own_equity', 'property');
insert into posting_rule (entry_kind, account_kind, side) values
  ('property_brought_in', 'property', 'debit'), ('property_brought_in', 'fund_interest', 'debit'), ('property_brought_in', 'subordinated', 'credit'), ('property_brought_in', 'fill_in', 'credit'), ('property_brought_in', 'taken_over', 'credit'), ('property_brought_in', 'own_equity', 'credit'),
  ('operation_undone', 'fund_interest', 'debit'), ('operation_undone', 'fill_in', 'credit'),
  ('contribution', 'subordinated', 'credit'), ('contribution', 'fill_in', 'credit'),
  ('contribution_returned', 'taken_over', 'debit'), ('contribution_returned', 'fill_in', 'debit'), ('contribution_returned', 'subordinated', 'debit'), ('contribution_returned', 'bank', 'debit'), ('contribution_returned', 'bank', 'credit'), ('contribution_returned', 'fund_interest', 'credit'),
  ('loss_allocated', 'subordinated', 'debit'), ('loss_allocated', 'fill_in', 'debit'), ('loss_allocated', 'taken_over', 'debit'), ('loss_allocated', 'fund_result', 'debit'), ('loss_allocated', 'fund_interest', 'credit');
alter table account_kind enable trigger append_only;
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- ---------------------------------------------------------------- who proposes it

-- Added to the list as it stands, whatever it holds.
do $$ declare
  kinds text;
begin
  select string_agg(format('%L', kind), ', ' order by kind) into kinds
  from (
    select match[1] as kind
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g') match
    where conrelid = 'proposal'::regclass and conname = 'proposal_kind_check'
    union values ('fund.contribution'), ('fund.contribution_return')
  ) listed;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check check (kind in (' || kinds || '))';
end $$;

-- ---------------------------------------------------------------- funds at work

-- What the operator has in them was recorded and not booked. It was a part of the property from the start, so that it comes into the book against the
-- property, and no cash moves. Funds whose principal is fixed to go back are past it.
create function pg_temp.book_operators_parts() returns void language plpgsql as $$
declare
  part record;
  booked bigint;
  moment timestamptz;
begin
  select max(recorded_at) into moment from journal_entry;
  for part in
    select composed.fund_id, 'fund:' || composed.fund_id as book, composed.subordinated, composed.fill_in,
      -- Of those who left, what is not in the book: without those whose money is fixed and not covered yet.
      greatest(0, composed.taken_over - book.taken_over - greatest(0, book.uncovered)) as taken_over
    from (select distinct on (fund_id) * from fund_composition order by fund_id, seq desc) composed
    join fund_result result on result.fund_id = composed.fund_id and result.operation_booked_at is not null and result.failed_at is null
    cross join lateral (
      select coalesce(-sum(amount) filter (where account_kind = 'taken_over'), 0) as taken_over, coalesce(sum(amount), 0) as uncovered
      from posting where posting.book = 'fund:' || composed.fund_id and account_kind in ('property', 'deployed', 'taken_over')
    ) book
    where not exists (select from standing_distribution distribution where distribution.fund_id = composed.fund_id and distribution.redeems)
    order by composed.fund_id
  loop
    continue when part.subordinated + part.fill_in + part.taken_over = 0;
    insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
    values ('property_brought_in', 'property-brought-in:' || part.fund_id, encode(sha256(convert_to(part::text, 'UTF8')), 'hex'), moment, moment)
    returning id into booked;
    insert into posting (entry_id, book, account_kind, account_ref, amount)
    select booked, line.book, line.account_kind, line.account_ref, line.amount
    from (values
      (part.book, 'property', '', part.subordinated + part.fill_in + part.taken_over),
      (part.book, 'subordinated', '', -part.subordinated),
      (part.book, 'fill_in', '', -part.fill_in),
      (part.book, 'taken_over', '', -part.taken_over),
      ('operator', 'fund_interest', part.fund_id::text, part.subordinated + part.fill_in + part.taken_over),
      ('operator', 'own_equity', '', -(part.subordinated + part.fill_in + part.taken_over))
    ) line (book, account_kind, account_ref, amount)
    where line.amount <> 0;
  end loop;
end $$;
select pg_temp.book_operators_parts();
set constraints all immediate;
set constraints all deferred;

-- ---------------------------------------------------------------- last of all

-- The operator's parts go back when nothing of the investors' is at work or owed to them as principal, in the order opposite to that of a loss (M57).
create function check_operators_part_is_last() returns trigger language plpgsql as $$
declare
  entry_book text;
begin
  if new.kind <> 'contribution_returned' then
    return null;
  end if;
  select distinct book into strict entry_book from posting where entry_id = new.id and book <> 'operator';
  if exists (select from account_balance where book = entry_book and account_kind = 'deployed' and amount <> 0)
    or exists (
      select from distribution_share share join distribution on distribution.id = share.distribution_id
      where 'fund:' || distribution.fund_id = entry_book and share.principal > 0 and share.paid_at is null)
  then
    raise exception 'journal entry %: the investors of book % come before the operator', new.id, entry_book using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from posting later
    join account_balance earlier on earlier.book = later.book and earlier.amount <> 0
    where later.entry_id = new.id and later.amount > 0
      and (later.account_kind, earlier.account_kind) in (('fill_in', 'taken_over'), ('subordinated', 'taken_over'), ('subordinated', 'fill_in'))
  ) then
    raise exception 'journal entry %: the subordinated part of book % goes back last', new.id, entry_book using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger operators_part_is_last after insert on journal_entry deferrable initially deferred for each row execute function check_operators_part_is_last();
