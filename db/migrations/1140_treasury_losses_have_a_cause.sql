-- Up Migration

-- A loss that nobody had made capital into result, out of which a declared dividend was paid that nobody had paid in. See decision 0448.

-- What an entry says of a loss without its reason standing on record; null when it does. Whole yen.
create function loss_without_cause(of_entry bigint) returns text language plpgsql stable as $$
declare
  entry journal_entry;
  named text[];
  book_of text;
  fund bigint;
  fixed fixed_distribution;
  told bigint;
  of_result bigint;
  lost bigint;
  made_by_closings bigint;
  borne bigint;
begin
  select * into entry from journal_entry where id = of_entry;
  named := regexp_match(entry.idempotency_key, '^(loss|loss-taken-over):([1-9][0-9]*)(?::([1-9][0-9]*))?$');
  select min(book) into book_of from posting where entry_id = of_entry and book like 'fund:%';
  fund := split_part(book_of, ':', 2)::bigint;
  if named is null or (select count(distinct book) from posting where entry_id = of_entry and book like 'fund:%') <> 1 then
    return 'it belongs to no distribution and no payment';
  end if;
  select coalesce(-sum(amount) filter (where account_kind = 'undistributed'), 0), coalesce(sum(amount) filter (where amount > 0), 0)
  into of_result, lost from posting where entry_id = of_entry and book = book_of;

  if named[1] = 'loss' then
    select * into fixed from fixed_distribution where id = named[2]::bigint and fund_id = fund;
    if fixed.id is null or named[3] is not null or fixed.redeems is distinct from true then
      return 'no distribution of this fund ends it';
    end if;
    if exists (
      select from (select account_ref, sum(amount) as yen from posting where entry_id = of_entry and book = book_of and account_kind = 'deployed' group by account_ref) booked
      full join (select investment_id::text as account_ref, loss as yen from fixed_distribution_share where distribution_id = fixed.id and loss > 0) share using (account_ref)
      where booked.yen is distinct from share.yen) then
      return 'investors bear another loss than was fixed';
    end if;
    select loss_left into told from period_closing where distribution_id = fixed.id;
    if lost > greatest(fixed.loss, coalesce(told, 0)) then return 'it is more than was fixed'; end if;
  else
    if named[3]::bigint is distinct from fund or not exists (
      select from payout join fixed_distribution_share share on share.id = payout.distribution_share_id
      join fixed_distribution distribution on distribution.id = share.distribution_id
      where payout.batch_id = named[2]::bigint and distribution.fund_id = fund) then
      return 'the payment pays nobody of this fund';
    end if;
    if exists (select from posting where entry_id = of_entry and book = book_of and account_kind not in ('taken_over', 'undistributed')) then
      return 'a payment takes no loss but of the part that it takes over';
    end if;
  end if;

  -- Out of the result comes no more than the closings brought there as a loss, and than the fund's end has left of it.
  if of_result > 0 then
    select coalesce(-sum(posting.amount), 0) into borne
    from journal_entry loss join posting on posting.entry_id = loss.id and posting.account_kind = 'undistributed' and posting.book = book_of
    where loss.kind in ('loss_allocated', 'loss_allocated_reversed');
    select coalesce(sum(greatest(0, result.yen)), 0) into made_by_closings
    from (
      select sum(posting.amount) as yen
      from journal_entry closing join posting on posting.entry_id = closing.id and posting.account_kind = 'undistributed' and posting.book = book_of
      where closing.kind = 'period_closed' and not exists (select from journal_entry reversal where reversal.reverses = closing.id)
      group by closing.id) result;
    select loss_left into told
    from period_closing closing join fixed_distribution distribution on distribution.id = closing.distribution_id
    where closing.fund_id = fund and closing.reversed_at is null and distribution.redeems
    order by closing.number desc limit 1;
    if borne > least(made_by_closings, coalesce(told, 0)) then
      return 'the books have lost ' || borne - least(made_by_closings, coalesce(told, 0)) || ' yen less';
    end if;
  end if;
  return null;
end $$;

create function check_loss_has_cause() returns trigger language plpgsql as $$
declare
  problem text := loss_without_cause(new.id);
begin
  if problem is not null then
    raise exception 'journal entry % is no loss of a fund: %', new.id, problem using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger suffered_as_fixed after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'loss_allocated') execute function check_loss_has_cause();
