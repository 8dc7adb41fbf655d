-- Up Migration

-- What is fixed for investors ties its cash in the fund's book from that moment on: no cost, share or correction spends it, and an approval declares nothing
-- that the published sources did not declare. See decision 0364.

-- What operators declared with a fund's distributions. What was fixed before the books were opened is in what the opening found.
create function declared_of_fund(of_fund bigint) returns bigint language sql stable as $$
  select (opened.yen + published.yen)::bigint
  from (
    select greatest(0, coalesce(sum(posting.amount), 0)) as yen
    from journal_entry entry join posting on posting.entry_id = entry.id
    where entry.idempotency_key = 'books-opened' and posting.book = 'fund:' || of_fund and posting.account_kind = 'undistributed'
  ) opened
  cross join (
    select coalesce(sum(source.yen), 0) as yen
    from distribution join distribution_source source on source.distribution_id = distribution.id and source.kind = 'declared'
    where distribution.fund_id = of_fund and exists (
      select from journal_entry entry join posting on posting.entry_id = entry.id and posting.book = 'fund:' || of_fund
      where entry.idempotency_key = 'distribution:' || distribution.id)
  ) published
$$;

-- What of it was paid in, with the approval of payments.
create function declared_paid_in(of_fund bigint) returns bigint language sql stable as $$
  select coalesce(-sum(posting.amount), 0)::bigint
  from posting join journal_entry entry on entry.id = posting.entry_id
  where posting.book = 'fund:' || of_fund and posting.account_kind = 'declared_income' and entry.kind = 'declared_income'
$$;

-- What of a fund's cash is its investors', because it is fixed for them and not on its way yet: dividends with their tax, but for what was declared and is
-- still to be paid in; and principal, as far as the operator takes over no property for it.
create function tied_for_distributions(of_fund bigint) returns bigint language sql stable as $$
  select greatest(0, stands.owed - least(stands.missing, greatest(0, declared_of_fund(of_fund) - declared_paid_in(of_fund))) - least(stands.unsold, waiting.principal))::bigint
  from (
    select coalesce(-sum(amount) filter (where account_kind in ('payable', 'withholding_unpaid')), 0) as owed,
      greatest(0, coalesce(sum(amount) filter (where account_kind in ('undistributed', 'declared_income')), 0) - loss_carried(of_fund)) as missing,
      greatest(0, coalesce(sum(amount) filter (where account_kind in ('property', 'deployed', 'subordinated', 'fill_in', 'taken_over')), 0)) as unsold
    from account_balance where book = 'fund:' || of_fund
  ) stands
  cross join (
    select coalesce(sum(share.principal), 0) as principal
    from distribution_share share join distribution on distribution.id = share.distribution_id
    where distribution.fund_id = of_fund and share.paid_at is null and not exists (
      select from payout where payout.distribution_share_id = share.id and payout.status = 'in_flight')
  ) waiting
$$;

-- What a fund may spend, whole yen: what it has free, without what is fixed for its investors.
create function spendable_of_fund(of_fund bigint) returns bigint language sql stable as $$
  select free_of_book('fund:' || of_fund) - tied_for_distributions(of_fund)
$$;

-- Whatever two people decide or take back leaves the investors' part there; and nothing is fixed for them whose cash is not there. Payments go out of it, and
-- facts are booked as they are.
create function check_distributions_tied() returns trigger language plpgsql as $$
declare
  taken record;
  free bigint;
begin
  for taken in
    select posting.book, split_part(posting.book, ':', 2)::bigint as fund_id
    from posting join account_kind on account_kind.kind = posting.account_kind
    where entry_id = new.id and posting.book like 'fund:%'
    group by posting.book
    having sum(amount) filter (where is_cash or is_tied) < 0 or new.kind in ('distribution_fixed', 'principal_due')
    order by posting.book
  loop
    perform pg_advisory_xact_lock(hashtextextended('book:' || taken.book, 0));
    free := spendable_of_fund(taken.fund_id);
    if free < 0 and tied_for_distributions(taken.fund_id) > 0 then
      raise exception 'journal entry % (%): book % lacks % yen of what is fixed for its investors', new.id, new.kind, taken.book, -free
        using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create function is_decision(of_kind text) returns boolean language sql stable as $$
  select exists (select from entry_kind where kind = of_kind and nature = 'decision')
$$;
create constraint trigger distributions_tied after insert on journal_entry deferrable initially deferred for each row
  when (new.kind <> 'payout_approved' and (new.reverses is not null or is_decision(new.kind))) execute function check_distributions_tied();

-- Income is declared when a payment is approved, and never more of it than was told when the dividend was fixed.
create function check_declared_as_published() returns trigger language plpgsql as $$
declare
  paid record;
begin
  for paid in
    select distinct split_part(book, ':', 2)::bigint as fund_id from posting
    where entry_id = new.id and account_kind = 'declared_income' and book like 'fund:%' order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('book:fund:' || paid.fund_id, 0));
    if declared_paid_in(paid.fund_id) > declared_of_fund(paid.fund_id) then
      raise exception 'journal entry %: fund % has published % yen of declared income and no more', new.id, paid.fund_id, declared_of_fund(paid.fund_id)
        using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger declared_as_published after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'declared_income') execute function check_declared_as_published();
