-- Up Migration

-- As before (1235), and: the price of a sale whose cost the books did not know yet stays open until a later closing takes it.
create or replace function fund_result_lines(of_fund bigint) returns table (
  entry_id bigint, account_kind text, account_ref text, amount bigint, effective_at timestamptz,
  -- The standing closing that took it; null where none has.
  closing_id bigint,
  -- Taken by a closing, or by one after the last period.
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
    -- What came after the last period, when two people gave it out or made it the operator's.
    select closed.id as closed_by, bool_or(posting.account_kind = 'sale_cost') as has_sale
    from posting join journal_entry closed on closed.id = posting.entry_id
    where posting.book = 'fund:' || of_fund and closed.kind = 'period_closed' and closed.idempotency_key like 'late-period:%'
      and not exists (select from journal_entry reversal where reversal.reverses = closed.id)
    group by closed.id
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
    placed.closing_id is not null or exists (
      select from late where placed.entry_id < late.closed_by and (placed.account_kind <> 'sale_proceeds' or late.has_sale)), placed.number,
    greatest(japan_date(placed.effective_at), coalesce(period.start_on, (select max(end_on) + 1 from period))),
    placed.own_day,
    case when period.number is null then placed.own_day <= coalesce((select max(end_on) from period), '-infinity')
      else period.number > 1 and placed.own_day < period.start_on end,
    placed.counterparty,
    coalesce(placed.counterparty = 'related_party' and placed.account_kind in ('rent_income', 'other_income', 'sale_proceeds'), false),
    placed.explanation_id, placed.statement_line_id
  from placed left join period on period.number = placed.number
$$;

-- ---------------------------------------------------------------- the cap of the whole term

-- What all dividends of the term that paid the principal back lay below what the contract's cap gave for its days, less what was distributed of it since and
-- before this distribution; null: of all that stand. Whether a period was closed from the books says nothing of it. See decision 0481.
create or replace function short_of_cap(of_fund bigint, before bigint) returns bigint language sql stable as $$
  select greatest(0, coalesce((
    select sum(div(earning.invested::numeric * fund.planned_rate_bp * (earning.end_on - earning.start_on + 1), 10000 * 365)
      -- The quarter of a sale lies beside the cap.
      - (distribution.total_dividend - div(distribution.sale_profit, 4)))
    from distribution
    join distribution_earning earning on earning.distribution_id = distribution.id
    join fund on fund.id = distribution.fund_id
    where distribution.fund_id = of_fund and distribution.supplements is null and (distribution.redeems or not fund.auto_renewal)), 0)
  - coalesce((
    select sum(earlier.total_dividend) from distribution earlier
    where earlier.fund_id = of_fund and earlier.supplements is not null and (before is null or earlier.id < before)), 0))::bigint
$$;

-- What was closed before keeps the rule of its time: the last closing's cap alone.
alter table rule_start disable trigger append_only;
insert into rule_start (rule, after_entry, after_explanation)
select 'cap_of_whole_term', coalesce((select max(id) from journal_entry), 0), coalesce((select max(id) from statement_explanation), 0);
alter table rule_start enable trigger append_only;

-- ---------------------------------------------------------------- what a supplementary distribution says of its lines

-- What is wrong with the figures and sources of a supplementary distribution beside the lines that its closing took (late_closings, 1240); null where nothing is.
create function fault_of_late_figures(of_distribution bigint, of_fund bigint) returns text language plpgsql stable as $$
declare
  facts record;
  books record;
  paid bigint;
  of_rent bigint;
  wrong text;
begin
  select * into strict facts from supplementary_distribution where distribution_id = of_distribution;
  select * into strict books from late_closings(of_fund) where late_id = facts.proposal_id;
  if (facts.income, facts.related_income, facts.costs, facts.sale_proceeds, facts.related_sale, facts.sale_cost) is distinct from
    (books.income, books.related_income, books.costs, books.sale_proceeds, books.related_sale, books.sale_cost) then
    return format('its lines are other figures: %s', row_to_json(books));
  end if;
  -- As of a period: rents come first, each less what the other lacks; of what others than third parties paid their share, rounded up.
  select coalesce(sum(gross), 0) into paid from fixed_distribution_share where distribution_id = of_distribution;
  of_rent := least(paid, greatest(0, books.income - books.costs + least(0, books.sale_proceeds - books.sale_cost)));
  select string_agg(kind, ', ') into wrong
  from (
    select kind, yen, case when yen = 0 or related <= 0 then 0 when whole <= related then yen else ceil(yen::numeric * related / whole) end as related_yen
    from (values ('rent', of_rent, books.income, books.related_income), ('sale', paid - of_rent, books.sale_proceeds, books.related_sale))
      source (kind, yen, whole, related)
    where yen > 0
  ) due
  full join (select kind, yen, related_yen from distribution_source where distribution_id = of_distribution) source using (kind)
  where (due.yen, due.related_yen) is distinct from (source.yen, source.related_yen);
  return 'its lines are other sources: ' || wrong;
end $$;

-- What is wrong with a supplementary distribution; null where nothing is. Rewritten from 1234.
create or replace function fault_of_supplement(of_distribution bigint) returns text language plpgsql stable as $$
declare
  fixed record;
  ended record;
  facts record;
  brought bigint;
  closing bigint;
  other_figures text;
  all_lost bigint;
  restoring bigint;
  wrong bigint;
begin
  select * into strict fixed from fixed_distribution where id = of_distribution;
  select * into ended from fixed_distribution where id = fixed.supplements and fund_id = fixed.fund_id and redeems and id < fixed.id
    and (reversed_at is null or reversed_at >= fixed.reversed_at);
  if ended.id is null then
    return 'the principal has not gone back before';
  end if;
  select late.*, proposal.effect into facts
  from supplementary_distribution late
  join proposal on proposal.id = late.proposal_id and proposal.kind = 'fund.supplementary_distribution' and proposal.status = 'approved'
    and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
    and (proposal.content ->> 'fundId')::bigint = fixed.fund_id and (proposal.content ->> 'payday')::date = fixed.payday
  where late.distribution_id = fixed.id;
  if facts.distribution_id is null then
    return 'two people have not decided it so';
  end if;
  brought := late_result_of(facts.proposal_id, fixed.fund_id);
  if facts.result <> brought then
    return format('%s yen came in after the last period, not %s', brought, facts.result);
  end if;
  select id into strict closing from journal_entry where idempotency_key = 'late-period:' || facts.proposal_id;
  other_figures := fault_of_late_figures(fixed.id, fixed.fund_id);
  if other_figures is not null then
    return other_figures;
  end if;
  select coalesce(sum(lost), 0) into all_lost from standing_losses(fixed.fund_id, fixed.id);
  if facts.lost <> all_lost then
    return format('investors have lost %s yen, not %s', all_lost, facts.lost);
  end if;
  restoring := least(facts.result, all_lost);
  -- Nothing is a dividend while anything is lost.
  if facts.short_of_cap <> short_of_cap(fixed.fund_id, fixed.id) and closing > (select after_entry from rule_start where rule = 'cap_of_whole_term')
    or fixed.total_dividend <> (case when restoring = all_lost then least(facts.result - all_lost, facts.short_of_cap) else 0 end) then
    return format('%s yen are not what came in and the cap leaves', fixed.total_dividend);
  end if;
  -- The same people: of what is restored each his part of all losses, of the dividend his part of what all of them had put in, floored.
  select count(*) into wrong
  from (
    select share.investment_id, div(fixed.total_dividend::numeric * investment.amount, sum(investment.amount) over ()) as gross,
      coalesce(div(restoring::numeric * losing.lost, nullif(all_lost, 0)), 0) as restored
    from fixed_distribution_share share join investment on investment.id = share.investment_id
    left join standing_losses(fixed.fund_id, fixed.id) losing on losing.investment_id = share.investment_id
    where share.distribution_id = ended.id
  ) due
  full join (select * from fixed_distribution_share where distribution_id = fixed.id) share on share.investment_id = due.investment_id
  where share.gross is distinct from due.gross or share.restored is distinct from due.restored or share.principal <> share.restored or share.loss <> 0;
  if wrong > 0 then
    return format('%s shares are not those of the distribution that it supplements', wrong);
  end if;
  if (facts.effect ->> 'yen')::bigint is distinct from (select sum(gross + restored)::bigint from fixed_distribution_share where distribution_id = fixed.id) then
    return 'two people saw another sum';
  end if;
  return null;
end $$;
