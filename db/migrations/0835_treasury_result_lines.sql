-- Up Migration

-- What of a fund's income and costs belongs to which calculation period: the one rule for its closing, its report, what is published, and the inspection.
-- An entry belongs to the period whose closing took it, and before that to the first one that is still to be distributed and not over before the entry's
-- moment. Of a closing that covers earlier periods without a distribution it belongs to the one in whose days it lies. What came after the last period
-- was distributed belongs to none.
create function fund_result_lines(of_fund bigint) returns table (
  entry_id bigint, account_kind text, account_ref text, amount bigint, effective_at timestamptz,
  -- The standing closing that took it; null where none has.
  closing_id bigint,
  -- Taken by a closing, or made the operator's after the last one.
  is_taken boolean,
  number integer,
  -- The day of its period on which it is told: its own, or the period's first where it is of before.
  counts_on date,
  -- The bank's day, or of what no line stands behind the day that it was booked for; of a reversal that of what it takes back.
  own_day date,
  -- Of a day of an earlier period: 前期の訂正.
  is_correction boolean,
  -- Who stood at the other end; null where nobody is known.
  counterparty text,
  -- Income that the operator or a related party paid.
  is_related boolean,
  explanation_id bigint,
  statement_line_id bigint
) language sql stable as $$
  with period as (
    select number, start_on, end_on, (end_on + 1)::timestamp at time zone 'Asia/Tokyo' as ends_at from fund_period where fund_id = of_fund
  ), distributed as (
    select distinct period_number as number from standing_distribution where fund_id = of_fund and period_number is not null
  ), closing as (
    select closing.id, closing.number, period.ends_at, closed.id as closed_by,
      -- Until the books know what a property cost, its price is no profit.
      exists (select from posting where posting.entry_id = closed.id and posting.account_kind = 'sale_cost') as has_sale,
      case when fund.auto_renewal then closing.number - 1
        else coalesce((select max(distributed.number) from distributed where distributed.number < closing.number), 0) end as after_number
    from period_closing closing
    join period on period.number = closing.number
    join fund on fund.id = closing.fund_id
    join journal_entry closed on closed.idempotency_key = 'period-closed:' || closing.id
    where closing.fund_id = of_fund and closing.reversed_at is null
  ), late as (
    -- What came after the last period, when two people made it the operator's.
    select max(closed.id) as closed_by from posting join journal_entry closed on closed.id = posting.entry_id
    where posting.book = 'fund:' || of_fund and posting.account_kind = 'undistributed'
      and closed.kind = 'period_closed' and closed.idempotency_key like 'late-period:%'
      and not exists (select from journal_entry reversal where reversal.reverses = closed.id)
  ), booked as (
    select entry.id as entry_id, posting.account_kind, posting.account_ref, posting.amount, posting.effective_at,
      coalesce(line.transacted_on, japan_date(coalesce(original.effective_at, entry.effective_at))) as own_day,
      explanation.id as explanation_id, explanation.statement_line_id,
      -- What the operator or another of its funds buys is paid out of our own books.
      case when coalesce(original.kind, entry.kind) in ('sold_to_operator', 'sold_to_fund') then 'related_party' else told.counterparty end as counterparty
    from posting
    join journal_entry entry on entry.id = posting.entry_id
    left join journal_entry original on original.id = entry.reverses
    left join statement_explanation explanation on explanation.journal_entry_id = coalesce(entry.reverses, entry.id)
    left join entry_counterparty told on told.entry_id = coalesce(entry.reverses, entry.id)
    left join bank_statement_line line on line.id = explanation.statement_line_id
    where posting.book = 'fund:' || of_fund and posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'sale_cost')
      and entry.kind not in ('period_closed', 'period_closed_reversed')
  ), placed as (
    select booked.*, taken.id as closing_id, coalesce(
      (select min(period.number) from period where taken.id is not null and period.number > taken.after_number and period.number <= taken.number
        and booked.effective_at < period.ends_at),
      (select min(period.number) from period where taken.id is null and booked.effective_at < period.ends_at
        and period.number > coalesce((select max(distributed.number) from distributed), 0))) as number
    from booked
    left join lateral (
      select * from closing
      where booked.entry_id < closing.closed_by and booked.effective_at < closing.ends_at and (booked.account_kind <> 'sale_proceeds' or closing.has_sale)
      order by closing.number limit 1) taken on true
  )
  select placed.entry_id, placed.account_kind, placed.account_ref, placed.amount, placed.effective_at, placed.closing_id,
    placed.closing_id is not null or coalesce(placed.entry_id < (select closed_by from late), false), placed.number,
    greatest(japan_date(placed.effective_at), coalesce(period.start_on, (select max(end_on) + 1 from period))),
    placed.own_day,
    case when period.number is null then placed.own_day <= coalesce((select max(end_on) from period), '-infinity')
      else period.number > 1 and placed.own_day < period.start_on end,
    placed.counterparty,
    coalesce(placed.counterparty = 'related_party' and placed.account_kind in ('rent_income', 'other_income', 'sale_proceeds'), false),
    placed.explanation_id, placed.statement_line_id
  from placed left join period on period.number = placed.number
$$;

-- What the closing of a period takes: everything up to its end that no earlier one took. A sale's price waits for what the property cost.
create function untaken_result_lines(of_fund bigint, until timestamptz) returns table (
  entry_id bigint, account_kind text, account_ref text, amount bigint, own_day date, counterparty text, is_related boolean, statement_line_id bigint
) language sql stable as $$
  with untaken as (
    select * from fund_result_lines(of_fund) line where not line.is_taken and line.effective_at < until and line.account_kind <> 'declared_income'
  )
  select untaken.entry_id, untaken.account_kind, untaken.account_ref, untaken.amount, untaken.own_day, untaken.counterparty, untaken.is_related, untaken.statement_line_id
  from untaken
  where untaken.account_kind <> 'sale_proceeds' or (select coalesce(sum(cost.amount), 0) from untaken cost where cost.account_kind = 'sale_cost') <> 0
$$;
