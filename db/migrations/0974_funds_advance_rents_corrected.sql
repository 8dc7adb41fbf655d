-- Up Migration

-- A month's rent that came in advance and was earned in a period that is closed now was told as taken back only where it was told anew: what is left of it is earned
-- again by the schedule, in the running period. Both are told of the closed one, step by step.

-- Each correction once for each closed period that it touches: of a line or a booked cost whose entry a standing closing took, of a line of its days that was told as
-- nobody's of the fund, and of a deal that was recorded when it was closed.
create or replace function fund_corrections(of_fund bigint) returns table (
  closing_id bigint, number integer, recorded_at timestamptz, day date, what text, cause text, before jsonb, after jsonb
) language sql stable as $$
  with recursive closing as (
    select closing.id, closing.number, closing.closed_at, period.end_on, closed.id as closed_by
    from period_closing closing
    join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
    join journal_entry closed on closed.idempotency_key = 'period-closed:' || closing.id
    where closing.fund_id = of_fund and closing.reversed_at is null
  ), result_line as materialized (
    select * from fund_result_lines(of_fund)
  ), taken as materialized (
    select line.*, reversal.id as reversal_id, reversal.recorded_at
    from result_line line
    join closing on closing.id = line.closing_id
    join journal_entry reversal on reversal.reverses = line.entry_id and reversal.id > closing.closed_by
    -- What was declared comes with a payment, and goes with one that is taken back.
    where line.account_kind <> 'declared_income'
  ), first as (
    select taken.closing_id, later.corrects as before_id, later.id as after_id
    from taken join statement_explanation later on later.corrects = taken.explanation_id
    union
    select closing.id, later.corrects, later.id
    from statement_explanation later
    join bank_statement_line entry on entry.id = later.statement_line_id
    join lateral (select * from closing where closing.end_on >= entry.transacted_on order by closing.number limit 1) closing on later.explained_at > closing.closed_at
    -- What the closing knew of it.
    join lateral (
      select stood.id from statement_explanation stood
      where stood.statement_line_id = later.statement_line_id and stood.explained_at < closing.closed_at
      order by stood.id desc limit 1) stood on true
    where later.corrects is not null and exists (
      select from fund_line_part part where part.explanation_id in (later.corrects, later.id) and part.fund_id = of_fund)
      and not exists (
        select from fund_line_part part where part.explanation_id = stood.id and part.fund_id = of_fund
          and part.kind in ('rent', 'other_income', 'sale', 'cost'))
  ), chain as (
    select * from first
    union
    select chain.closing_id, later.corrects, later.id from chain join statement_explanation later on later.corrects = chain.after_id
  ), rent as materialized (
    -- What came in advance for a month, each time that it became income.
    select original.id as entry_id, split_part(original.idempotency_key, ':', 3) as month, -line.amount as yen, line.is_related, line.own_day,
      taken.closing_id as told_by, reversal.id as reversal_id, reversal.recorded_at
    from result_line line
    join journal_entry original on original.id = line.entry_id and original.kind = 'rent_earned'
    left join journal_entry reversal on reversal.reverses = original.id
    left join taken on taken.entry_id = original.id
  ), rent_taken_back as (
    -- All of a month at once; what is earned from then until the next time stands instead.
    select month, recorded_at, max(reversal_id) as until_id, lead(min(reversal_id), 1, 9223372036854775807) over (partition by month order by min(reversal_id)) as next_id
    from rent where reversal_id is not null group by month, recorded_at
  ), told_rent as (
    select told_by as closing_id, month, recorded_at, min(own_day) as day,
      -- Where two closings told of a month's rent, what stands instead is told once.
      row_number() over (partition by month, recorded_at order by told_by) = 1 as leads
    from rent where told_by is not null group by told_by, month, recorded_at
  ), rent_step as (
    select told_rent.closing_id, back.recorded_at, told_rent.day, rent.entry_id > back.until_id as is_after, rent.is_related, sum(rent.yen) as yen
    from told_rent
    join rent_taken_back back on back.month = told_rent.month and (back.recorded_at = told_rent.recorded_at or told_rent.leads and back.recorded_at > told_rent.recorded_at)
    join rent on rent.month = back.month and (
      rent.recorded_at = back.recorded_at and (rent.told_by = told_rent.closing_id or told_rent.leads and back.recorded_at > told_rent.recorded_at)
      or told_rent.leads and rent.entry_id > back.until_id and rent.entry_id < back.next_id)
    group by 1, 2, 3, 4, 5
  ), told as (
    select chain.closing_id, later.explained_at as recorded_at, entry.transacted_on as day, 'line' as what, proposal.content ->> 'cause' as cause,
      told_of_fund(chain.before_id, of_fund) as before, told_of_fund(chain.after_id, of_fund) as after
    from chain
    join statement_explanation later on later.id = chain.after_id
    join bank_statement_line entry on entry.id = later.statement_line_id
    left join proposal on proposal.id = later.proposal_id
    union all
    select closing_id, recorded_at, day, 'line', null,
      coalesce(jsonb_agg(rent_part) filter (where not is_after), '[]'), coalesce(jsonb_agg(rent_part) filter (where is_after), '[]')
    from rent_step cross join lateral jsonb_build_object('kind', 'rent_income', 'yen', yen, 'related', is_related, 'ofSale', false) rent_part
    group by closing_id, recorded_at, day
    union all
    -- What no line stands behind: an accrued cost, a sale out of our own books.
    select taken.closing_id, taken.recorded_at, min(taken.own_day), case original.kind when 'cost_accrued' then 'cost' else 'deal' end, null,
      jsonb_agg(jsonb_build_object('kind', case taken.account_kind when 'cost' then taken.account_ref else taken.account_kind end, 'yen', -taken.amount,
        'related', taken.is_related, 'ofSale', false)), '[]'
    from taken join journal_entry original on original.id = taken.entry_id
    where taken.explanation_id is null and original.kind <> 'rent_earned'
    group by taken.closing_id, taken.entry_id, taken.recorded_at, original.kind
    union all
    select closing.id, strike.decided_at, deal.settled_on, 'deal', strike.content ->> 'cause',
      jsonb_build_array(jsonb_build_object('kind', deal.kind, 'yen', deal.price, 'seller', case when seller.fund_id = of_fund then 'this' else seller.relation end, 'buyer', case when buyer.fund_id = of_fund then 'this' else buyer.relation end)),
      coalesce((
        select jsonb_build_array(jsonb_build_object('kind', anew.kind, 'yen', anew.price, 'seller', case when anew_seller.fund_id = of_fund then 'this' else anew_seller.relation end, 'buyer', case when anew_buyer.fund_id = of_fund then 'this' else anew_buyer.relation end))
        from property_deal anew
        join party anew_seller on anew_seller.id = anew.seller_id
        join party anew_buyer on anew_buyer.id = anew.buyer_id
        where anew.part_id = deal.part_id and anew.recorded_at >= strike.decided_at and of_fund in (anew_seller.fund_id, anew_buyer.fund_id)
          and (anew_seller.fund_id is not distinct from of_fund) = (seller.fund_id is not distinct from of_fund)
        order by anew.id limit 1), '[]')
    from property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    join proposal strike on strike.id = deal.struck_by
    join lateral (select * from closing where closing.end_on >= deal.settled_on order by closing.number limit 1) closing
      on deal.recorded_at < closing.closed_at and strike.decided_at > closing.closed_at
    where of_fund in (seller.fund_id, buyer.fund_id)
  )
  select told.closing_id, closing.number, told.recorded_at, told.day, told.what, told.cause, told.before, told.after
  from told join closing on closing.id = told.closing_id
  where told.before <> told.after
  order by told.recorded_at, closing.number, told.day, told.before::text
$$;
