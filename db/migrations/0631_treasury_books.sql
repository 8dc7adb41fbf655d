-- Up Migration

-- The books are opened: every balance of before goes into the book of whom it belongs to, by one entry. Nothing old is written again; `legacy` is zero
-- from here on and stays it (M68). See decision 0244.

-- ---------------------------------------------------------------- the opening

create function pg_temp.open_books() returns void language plpgsql as $$
declare
  opened bigint;
  moment timestamptz;
  account text;
  amiss text;
begin
  create temporary table standing on commit drop as
    select account_kind, account_ref, sum(amount)::bigint as amount from posting group by 1, 2 having sum(amount) <> 0;
  if not exists (select from standing) then
    return;
  end if;
  create temporary table paying on commit drop as
    select payout.id as payout_id, payout.distribution_share_id as share_id, investment.fund_id
    from payout
    left join refund on refund.id = payout.refund_id
    left join fixed_distribution_share share on share.id = payout.distribution_share_id
    join investment on investment.id = coalesce(refund.investment_id, share.investment_id)
    where payout.status = 'in_flight';
  create temporary table owed_share on commit drop as
    select share.*, investment.fund_id, paying.payout_id
    from distribution_share share
    join investment on investment.id = share.investment_id
    left join paying on paying.share_id = share.id
    where share.paid_at is null or share.withheld_on is null;
  create temporary table carried (book text not null, account_kind text not null, account_ref text not null, amount bigint not null) on commit drop;

  insert into carried
  select 'fund:' || investment.fund_id, account_kind, account_ref, standing.amount
  from standing join investment on investment.id::text = account_ref
  where account_kind in ('deposit', 'capital', 'deployed', 'payable');
  insert into carried
  select 'fund:' || fund_id, account_kind, account_ref, amount
  from standing join paying on payout_id::text = account_ref
  where account_kind in ('in_flight', 'return_due');
  -- A member's refunds by the fund that they are of, as the list has them (M13).
  insert into carried
  select 'fund:' || investment.fund_id, 'refundable', refund.member_id::text, -sum(refund.amount)
  from refund join investment on investment.id = refund.investment_id
  where refund.status = 'open' or (refund.status = 'in_payout'
    and not exists (select from payout where payout.refund_id = refund.id and payout.status in ('in_flight', 'paid')))
  group by investment.fund_id, refund.member_id;
  -- Tax is owed to the tax office once it is withheld; what was paid of a month is taken from its funds in their order.
  insert into carried
  select 'fund:' || fund_id, 'tax', '', -sum(open)
  from (
    select fund_id, least(withheld, greatest(0, running - coalesce(paid.amount, 0))) as open
    from (
      select month, fund_id, withheld, sum(withheld) over (partition by month order by fund_id) as running
      from (
        select to_char(share.withheld_on, 'YYYY-MM') as month, investment.fund_id, sum(share.withholding)::bigint as withheld
        from distribution_share share join investment on investment.id = share.investment_id
        where share.withheld_on is not null
        group by 1, 2
      ) of_fund
    ) of_month
    left join (select month, sum(amount)::bigint as amount from tax_payment group by month) paid using (month)
  ) still
  group by fund_id having sum(open) <> 0;
  insert into carried
  select 'fund:' || fund_id, case when payout_id is null then 'withholding_unpaid' else 'withholding_in_flight' end, coalesce(payout_id, investment_id)::text, -sum(withholding)
  from owed_share where withheld_on is null
  group by fund_id, payout_id, investment_id having sum(withholding) <> 0;
  -- What investors have at work is the property at cost, and so is principal that is fixed and that nobody has approved.
  insert into carried
  select book, 'property', '', sum(amount)
  from (
    select book, -amount as amount from carried where account_kind = 'deployed'
    union all
    select 'fund:' || fund_id, principal from owed_share where paid_at is null and payout_id is null
  ) part
  group by book having sum(amount) <> 0;
  -- A dividend that is fixed and that nobody has approved: no income is booked for it yet.
  insert into carried
  select 'fund:' || fund_id, 'undistributed', '', sum(case when paid_at is null then net else 0 end + case when withheld_on is null then withholding else 0 end)
  from owed_share where payout_id is null
  group by fund_id having sum(case when paid_at is null then net else 0 end + case when withheld_on is null then withholding else 0 end) <> 0;
  insert into carried select 'unassigned', account_kind, '', amount from standing where account_kind = 'suspense';

  select string_agg(coalesce(standing.account_kind, carried.account_kind), ', ') into amiss
  from (select account_kind, account_ref, sum(amount) as amount from carried group by 1, 2) carried
  full join standing using (account_kind, account_ref)
  where coalesce(standing.account_kind, carried.account_kind) in ('deposit', 'capital', 'deployed', 'payable', 'in_flight', 'return_due', 'refundable', 'suspense')
    and standing.amount is distinct from carried.amount;
  if amiss is not null then
    raise exception 'the books cannot be opened: % do not agree with what is owed (M13)', amiss;
  end if;

  -- The cash of each book, and what is left is the operator's own.
  select coalesce((select account_ref from standing where account_kind = 'bank' order by amount desc, account_ref limit 1),
    (select real_account_id from bank_line order by id limit 1), 'unknown') into account;
  insert into carried select book, 'bank', account, -sum(amount) from carried group by book having sum(amount) <> 0;
  insert into carried
  select 'operator', 'bank', account_ref, sum(amount)
  from (
    select account_ref, amount from standing where account_kind = 'bank'
    union all
    select account, -amount from carried where account_kind = 'bank'
  ) rest
  group by account_ref having sum(amount) <> 0;
  insert into carried select 'operator', 'own_equity', '', -sum(amount) from carried where book = 'operator' having sum(amount) <> 0;

  select max(recorded_at) into moment from journal_entry;
  insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
  select 'books_opened', 'books-opened', encode(sha256(convert_to(string_agg(carried::text, '|' order by carried::text), 'UTF8')), 'hex'), moment, moment
  from carried returning id into opened;
  insert into posting (entry_id, book, account_kind, account_ref, amount)
  select opened, 'legacy', account_kind, account_ref, -amount from standing
  union all
  select opened, book, account_kind, account_ref, amount from carried;
end $$;
select pg_temp.open_books();
set constraints all immediate;
set constraints all deferred;

-- ---------------------------------------------------------------- what an entry must be

-- Balanced, and in each of its books by itself.
create or replace function check_entry_balance() returns trigger language plpgsql as $$
declare
  total numeric;
  lines bigint;
begin
  select max(abs(book.total)), sum(book.lines) into total, lines
  from (select sum(amount) as total, count(*) as lines from posting where entry_id = new.entry_id group by posting.book) book;
  if total <> 0 or lines < 2 then
    raise exception 'journal entry % does not balance: % yen in % lines', new.entry_id, total, lines
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- Has postings; money passes between books only by the kinds that are made for it, and then it moves nothing at the bank but what the bank's line says (M05).
create or replace function check_entry_has_postings() returns trigger language plpgsql as $$
declare
  books bigint;
begin
  select count(distinct book) into books from posting where entry_id = new.id;
  if books = 0 then
    raise exception 'journal entry % has no postings', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if books > 1 and not exists (
    select from entry_kind
    where crosses_books and kind = coalesce((select original.kind from journal_entry original where original.id = new.reverses), new.kind)
  ) then
    raise exception 'journal entry % (%) touches % books', new.id, new.kind, books using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- A reversal is the exact negative of one entry, account by account and book by book, and is not reversed in turn. Of an entry of before the books were
-- opened the negative stands in the books: its own chapter is closed.
create or replace function check_reversal() returns trigger language plpgsql as $$
declare
  original bigint;
begin
  select reverses into original from journal_entry where id = new.entry_id;
  if original is null then return null; end if;
  if exists (select from journal_entry where id = original and reverses is not null) then
    raise exception 'journal entry % reverses a reversal', new.entry_id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from posting
    where entry_id in (original, new.entry_id)
    group by book, account_kind, account_ref
    having sum(amount) <> 0
  ) and not exists (select from posting where entry_id = original and book = 'legacy') then
    raise exception 'journal entry % is not the exact negative of %', new.entry_id, original using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- What may be booked stands in posting_rule; what is an investment's stands in its fund's book.
create function refuse_outside_rule() returns trigger language plpgsql as $$
declare
  entry record;
  may record;
begin
  select journal_entry.kind, original.id as original_id, original.kind as original_kind into strict entry
  from journal_entry left join journal_entry original on original.id = journal_entry.reverses
  where journal_entry.id = new.entry_id;
  if entry.original_id is not null and new.book <> 'legacy'
    and exists (select from posting where entry_id = entry.original_id and book = 'legacy') then
    return new;
  end if;
  select account_kind.ref into may
  from posting_rule rule join account_kind on account_kind.kind = rule.account_kind
  where rule.entry_kind = coalesce(entry.original_kind, entry.kind) and rule.account_kind = new.account_kind
    and rule.side = case when (new.amount > 0) = (entry.original_id is null) then 'debit' else 'credit' end
    and (account_kind.scope = split_part(new.book, ':', 1) or (account_kind.scope = 'any' and new.book <> 'legacy'))
    and (account_kind.ref = 'none') = (new.account_ref = '');
  if not found then
    raise exception 'journal entry % (%): no rule for % yen on % in book %', new.entry_id, entry.kind, new.amount, new.account_kind, new.book
      using errcode = 'integrity_constraint_violation';
  end if;
  if may.ref = 'investment' and not exists (
    select from investment where id::text = new.account_ref and 'fund:' || fund_id = new.book
  ) then
    raise exception 'journal entry %: application % is not of book %', new.entry_id, new.account_ref, new.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger by_rule before insert on posting for each row execute function refuse_outside_rule();

-- ---------------------------------------------------------------- the wall

/* Where the operator's money stands, whole yen:
   available: the cash of his own book;
   owed_distributions: fixed dividends and principal, with their tax, for which no cash is in their funds' books yet;
   transfers: payments on their way, whose fees the bank has still to take.
   Until an account's opening is booked, what it held when it was first read counts as available. */
create or replace function segregation_position() returns table (available bigint, owed_distributions bigint, transfers bigint) language sql stable as $$
  select (own.cash + bank.unopened)::bigint, owed.uncovered::bigint, way.transfers
  from (
    select coalesce(sum(amount), 0) as cash from account_balance where account_kind = 'bank' and book = 'operator'
  ) own
  cross join (
    select coalesce(sum(greatest(0, -balance)), 0) as uncovered
    from (
      -- Cash and all that is owed: what is missing of it.
      select sum(amount) as balance from account_balance
      where account_kind in ('bank', 'return_due', 'deposit', 'capital', 'refundable', 'payable', 'in_flight', 'withholding_unpaid', 'withholding_in_flight', 'tax')
        and book like 'fund:%'
      group by book
    ) fund
  ) owed
  cross join (
    -- What has left and failed took its fee with it.
    select count(*) filter (where account_kind = 'in_flight' and amount <> 0) - count(*) filter (where account_kind = 'return_due' and amount <> 0) as transfers
    from account_balance where account_kind in ('in_flight', 'return_due')
  ) way
  cross join (
    select coalesce(sum(balance), 0) as unopened
    from (select distinct on (real_account_id) real_account_id, balance from bank_balance order by real_account_id, id) first
    where not exists (select from bank_opening opening where opening.real_account_id = first.real_account_id)
  ) bank
$$;

-- At commit, one after the other: what others have committed is seen, so that two acts cannot both spend the same yen. post() takes the same lock before.
-- A decision that takes from a book leaves there what is owed by name; a payment has its cash in the book that owes it. Facts are booked as they are.
-- 1,000 yen a transfer are kept for its fee: src/domain/segregation.ts has the same figure.
create function check_wall() returns trigger language plpgsql as $$
declare
  stands record;
  taken record;
  free bigint;
begin
  if not exists (select from entry_kind where kind = new.kind and nature = 'decision') then
    return null;
  end if;
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'journal entry %: segregation needs read committed', new.id using errcode = 'integrity_constraint_violation';
  end if;
  for taken in
    select posting.book, sum(amount) as change
    from posting join account_kind on account_kind.kind = posting.account_kind
    where entry_id = new.id and (is_cash or is_tied) and posting.book <> 'operator'
    group by posting.book
    having sum(amount) < 0 or new.kind = 'payout_approved'
    order by posting.book
  loop
    perform pg_advisory_xact_lock(hashtextextended('book:' || taken.book, 0));
    if taken.change < 0 and free_of_book(taken.book) < 0 then
      raise exception 'journal entry % (%): book % lacks % yen', new.id, new.kind, taken.book, -free_of_book(taken.book) using errcode = 'integrity_constraint_violation';
    end if;
    select sum(amount) into free from account_balance
    where book = taken.book and account_kind in ('bank', 'return_due', 'in_flight', 'withholding_in_flight');
    if free < 0 then
      raise exception 'journal entry % (%): book % has % yen less than is on its way', new.id, new.kind, taken.book, -free using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  -- The operator's own: what it spends, and the fees of what is approved. Tax that was paid from elsewhere frees money.
  if new.kind not in ('payout_approved', 'float_out', 'fee', 'tax_paid')
      and not exists (select from posting where entry_id = new.id and book = 'operator' and account_kind = 'bank' and amount < 0)
    or exists (select from posting where entry_id = new.id and book = 'operator' and account_kind = 'bank' and amount > 0) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('segregation', 0));
  select * into strict stands from segregation_position();
  free := stands.available - 1000 * stands.transfers;
  if new.kind in ('float_out', 'fee') then
    free := free - stands.owed_distributions;
  end if;
  if free < 0 then
    raise exception 'journal entry % (%): segregation lacks % yen', new.id, new.kind, -free using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
drop trigger segregation on journal_entry;
drop function check_segregation();
create constraint trigger wall after insert on journal_entry deferrable initially deferred for each row execute function check_wall();
