-- Up Migration

-- ---------------------------------------------------------------- what was closed after the last period

-- As before (0835), and: income and costs that come to nothing are closed by an entry that moves no `undistributed`. Its lines were open again with the next late
-- income, which nobody could close then.
create or replace function fund_result_lines(of_fund bigint) returns table (
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
    where posting.book = 'fund:' || of_fund and closed.kind = 'period_closed' and closed.idempotency_key like 'late-period:%'
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

-- What a supplementary distribution fixes is owed in the books, in the same transaction: else nothing ties its cash.
create function check_supplement_is_owed() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select sum(gross) as gross, sum(restored) as restored from fixed_distribution_share where distribution_id = new.id) given
    cross join lateral (values ('distribution:', gross), ('restored:', restored), ('principal:', restored)) due (key, yen)
    where due.yen > 0 and not exists (select from journal_entry entry where entry.idempotency_key = due.key || new.id)
  ) then
    raise exception 'distribution %: what it gives is owed to nobody', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger owed_as_fixed after insert on fixed_distribution deferrable initially deferred for each row
  when (new.supplements is not null) execute function check_supplement_is_owed();

-- As long as nobody was paid, the end of a fund can be taken back, and with it that anything came in after it: what had been closed as late would stay the
-- operator's. Late income waits until the first payment has been ordered; where nobody is paid anything, for nothing.
create function is_end_being_paid(of_fund bigint) returns boolean language sql stable as $$
  select coalesce(bool_and(not payable.is_due) or bool_or(payable.is_paid), false)
  from (
    select share.net + share.principal > 0 as is_due,
      share.paid_at is not null and share.net + share.principal > 0
        or exists (select from payout where payout.distribution_share_id = share.id and payout.status in ('in_flight', 'paid', 'returned')) as is_paid
    from standing_distribution distribution join distribution_share share on share.distribution_id = distribution.id
    where distribution.fund_id = of_fund and distribution.redeems) payable
$$;
create function check_late_closing() returns trigger language plpgsql as $$
declare
  of_fund bigint;
begin
  select split_part(min(book), ':', 2)::bigint into of_fund from posting where entry_id = new.id and book like 'fund:%';
  if not is_end_being_paid(of_fund) then
    raise exception 'journal entry %: nobody was paid yet what the end of fund % gives him', new.id, of_fund using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger end_is_being_paid after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'period_closed' and new.idempotency_key like 'late-period:%') execute function check_late_closing();
