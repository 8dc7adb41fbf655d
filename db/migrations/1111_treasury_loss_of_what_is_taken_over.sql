-- Up Migration

-- Of the loss of a fund that has ended, what the operator's part bears that he has still to take over from those who left: it is in the book once their payment,
-- or any other of the fund, is approved, and is lost with it. Whole yen.
create function loss_unborne(of_fund bigint) returns bigint language sql stable as $$
  select coalesce((
    select greatest(0, closing.loss_left - coalesce((
      select -sum(posting.amount) from journal_entry entry join posting on posting.entry_id = entry.id
      where posting.book = 'fund:' || of_fund and posting.account_kind = 'undistributed' and entry.kind in ('loss_allocated', 'loss_allocated_reversed')), 0))
    from period_closing closing
    join fixed_distribution distribution on distribution.id = closing.distribution_id
    where closing.fund_id = of_fund and closing.reversed_at is null and distribution.redeems
    order by closing.number desc limit 1), 0)::bigint
$$;
