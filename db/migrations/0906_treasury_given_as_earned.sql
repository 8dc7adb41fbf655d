-- Up Migration

-- Nothing is given out that was not earned: no dividend and no share of the operator comes out of capital that lies in the fund unspent. See decision 0360.

-- What a distribution takes of the fund's result is what the closing of its period brought there, and what operators declare, which they pay in before it is
-- paid out. A closing brings what was booked of its time and nothing twice.
create function check_given_as_earned() returns trigger language plpgsql as $$
declare
  named text[] := regexp_match(new.idempotency_key, '^(distribution|late-result):([1-9][0-9]*)$');
  closed_by text;
  of_book text;
  taken bigint;
  owed bigint;
  declared bigint := 0;
  distributed bigint := 0;
  brought bigint;
begin
  select min(book), coalesce(sum(amount) filter (where account_kind = 'undistributed'), 0),
    coalesce(-sum(amount) filter (where account_kind in ('payable', 'withholding_unpaid')), 0)
  into of_book, taken, owed
  from posting where entry_id = new.id;
  if named[1] = 'distribution' then
    select coalesce(sum(gross), 0) into distributed
    from fixed_distribution_share share join fixed_distribution distribution on distribution.id = share.distribution_id
    where distribution.id = named[2]::bigint and 'fund:' || distribution.fund_id = of_book;
    select coalesce(sum(yen), 0) into declared from distribution_source where distribution_id = named[2]::bigint and kind = 'declared';
    select 'period-closed:' || id into closed_by from period_closing where distribution_id = named[2]::bigint and 'fund:' || fund_id = of_book;
  elsif named[1] = 'late-result' then
    closed_by := 'late-period:' || named[2];
  end if;
  if owed <> distributed then
    raise exception 'journal entry %: % yen are owed for a distribution of % yen', new.id, owed, distributed using errcode = 'integrity_constraint_violation';
  end if;
  select coalesce(-sum(posting.amount), 0) into brought
  from journal_entry closing join posting on posting.entry_id = closing.id and posting.account_kind = 'undistributed' and posting.book = of_book
  where closing.idempotency_key = closed_by and closing.kind = 'period_closed';
  if taken > declared + greatest(0, brought) then
    raise exception 'journal entry %: book % has earned % yen less than that', new.id, of_book, taken - declared - greatest(0, brought)
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger given_as_earned after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'distribution_fixed') execute function check_given_as_earned();

-- What is declared is paid in before it leaves: when a payment is approved, the fund's result lacks no more than its investors still wait for. A loss that is
-- carried was no dividend.
create function check_declared_is_paid_in() returns trigger language plpgsql as $$
declare
  stands record;
begin
  for stands in
    select balance.book, coalesce(sum(amount) filter (where account_kind in ('undistributed', 'declared_income')), 0)
      - loss_carried(split_part(balance.book, ':', 2)::bigint) + coalesce(sum(amount) filter (where account_kind in ('payable', 'withholding_unpaid')), 0) as missing
    from account_balance balance
    where balance.book in (select book from posting where entry_id = new.id and account_kind = 'payable')
    group by balance.book
  loop
    if stands.missing > 0 then
      raise exception 'journal entry %: % yen of what is paid were neither earned nor paid into book %', new.id, stands.missing, stands.book
        using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger declared_is_paid_in after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'payout_approved') execute function check_declared_is_paid_in();
