-- Up Migration

-- What came in after a fund's last period is closed by two people like a period's days (0303, 0477), and published beside them: what it was, who got what of it,
-- and what was corrected since. See decisions 0483 and 0484.

-- Every standing closing of the fund's result in its order: of its periods, then of what came after the last one.
create function result_closings(of_fund bigint) returns table (
  nth integer, closing_id bigint, late_id bigint,
  -- Of the period, or the how many-th after the last one.
  number integer,
  closed_by bigint, closed_at timestamptz, end_on date,
  -- The last day of the last period.
  after_on date,
  -- Until the books know what a property cost, its price is no profit.
  has_sale boolean
) language sql stable as $$
  with late as (
    select distinct entry.id, split_part(entry.idempotency_key, ':', 2)::bigint as proposal_id, entry.recorded_at
    from posting join journal_entry entry on entry.id = posting.entry_id
    where posting.book = 'fund:' || of_fund and entry.kind = 'period_closed' and entry.idempotency_key like 'late-period:%'
      and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
  ), closing as (
    select closing.id as closing_id, null::bigint as late_id, closing.number, entry.id as closed_by, closing.closed_at, period.end_on
    from period_closing closing
    join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
    left join journal_entry entry on entry.idempotency_key = 'period-closed:' || closing.id
    where closing.fund_id = of_fund and closing.reversed_at is null
    union all
    select null, late.proposal_id, row_number() over (order by late.id)::integer, late.id, late.recorded_at, japan_date(late.recorded_at) from late
  )
  select row_number() over (order by closing.late_id is not null, closing.number)::integer, closing.closing_id, closing.late_id, closing.number,
    closing.closed_by, closing.closed_at, closing.end_on, (select max(end_on) from fund_period where fund_id = of_fund),
    exists (select from posting where posting.entry_id = closing.closed_by and posting.account_kind = 'sale_cost')
  from closing
$$;

-- The lines of the fund's result, each with the closing that took it; null where none has.
create function result_lines_of_closings(of_fund bigint) returns table (
  nth integer, is_late boolean, entry_id bigint, account_kind text, account_ref text, amount bigint, own_day date, is_correction boolean, counterparty text,
  is_related boolean, explanation_id bigint
) language sql stable as $$
  with closing as materialized (select * from result_closings(of_fund))
  select closing.nth, closing.late_id is not null, line.entry_id, line.account_kind, line.account_ref, line.amount, line.own_day, line.is_correction,
    line.counterparty, line.is_related, line.explanation_id
  from fund_result_lines(of_fund) line
  left join lateral (
    select one.nth, one.late_id from closing one
    where one.closing_id = line.closing_id
      or line.closing_id is null and line.is_taken and one.late_id is not null and one.closed_by > line.entry_id
        and line.account_kind <> 'declared_income' and (line.account_kind <> 'sale_proceeds' or one.has_sale)
    order by one.nth limit 1) closing on true
$$;

-- What came in after the last period, at each closing of two people: out of the closing's own entry, and who got it out of the entries that gave it.
create function late_closings(of_fund bigint) returns table (
  late_id bigint, number integer, closed_at timestamptz,
  -- The standing supplementary distribution that gave it out; null where there was none.
  distribution_id bigint,
  income bigint, related_income bigint, costs bigint,
  -- Of costs and of what a sale cost beside the property: what went to the operator or a related party.
  related_costs bigint,
  -- Of both, what was counted before a line paid it: whom it went to is not recorded with it.
  accrued_costs bigint, sale_proceeds bigint, related_sale bigint,
  -- With what the sale itself cost, which is not in costs.
  sale_cost bigint, result bigint, to_investors bigint,
  -- Less than nothing where he bore what it cost more than it brought.
  to_operator bigint
) language sql stable as $$
  with closing as materialized (
    select * from result_closings(of_fund) where late_id is not null
  ), line as materialized (
    select * from result_lines_of_closings(of_fund) where is_late
  )
  select closing.late_id, closing.number, closing.closed_at, given.id, booked.income, related.income, booked.costs - expenses.yen,
    related.costs, related.accrued, booked.sale_proceeds, related.sale, booked.sale_cost + expenses.yen, booked.result, coalesce(given.yen, 0), operators.yen
  from closing
  cross join lateral (
    select coalesce(sum(amount) filter (where account_kind in ('rent_income', 'other_income')), 0)::bigint as income,
      coalesce(-sum(amount) filter (where account_kind = 'cost'), 0)::bigint as costs,
      coalesce(sum(amount) filter (where account_kind = 'sale_proceeds'), 0)::bigint as sale_proceeds,
      coalesce(-sum(amount) filter (where account_kind = 'sale_cost'), 0)::bigint as sale_cost,
      coalesce(-sum(amount) filter (where account_kind = 'undistributed'), 0)::bigint as result
    from posting where posting.entry_id = closing.closed_by and posting.book = 'fund:' || of_fund
  ) booked
  cross join lateral (
    select coalesce(sum(account.earned) filter (where account.account_kind in ('rent_income', 'other_income')), 0)::bigint as income,
      coalesce(sum(account.earned) filter (where account.account_kind = 'sale_proceeds'), 0)::bigint as sale,
      coalesce(sum(account.spent), 0)::bigint as costs, coalesce(sum(account.accrued), 0)::bigint as accrued
    from (
      -- As the closing counts it: of an account that stands at nothing there is no income.
      select line.account_kind, case when sum(line.amount) = 0 then 0 else greatest(0, coalesce(-sum(line.amount) filter (where line.is_related), 0)) end as earned,
        sum(line.amount) filter (where line.account_kind = 'cost' and line.counterparty = 'related_party') as spent,
        sum(line.amount) filter (where line.account_kind = 'cost' and line.counterparty is null) as accrued
      from line where line.nth = closing.nth group by line.account_kind, line.account_ref
    ) account
  ) related
  cross join lateral (
    select coalesce(sum(sale_expense(of_fund, cost.entry_id, cost.account_ref)), 0)::bigint as yen
    from (select distinct line.entry_id, line.account_ref from line where line.nth = closing.nth and line.account_kind = 'cost' and closing.has_sale) cost
  ) expenses
  left join lateral (
    select fixed.id, sum(share.gross + share.restored)::bigint as yen
    from supplementary_distribution late
    join fixed_distribution fixed on fixed.id = late.distribution_id and fixed.fund_id = of_fund and fixed.reversed_at is null
    join fixed_distribution_share share on share.distribution_id = fixed.id
    where late.proposal_id = closing.late_id
    group by fixed.id
  ) given on true
  cross join lateral (
    select coalesce(-sum(posting.amount), 0)::bigint as yen
    from journal_entry entry join posting on posting.entry_id = entry.id and posting.book = 'fund:' || of_fund
    where entry.idempotency_key in ('late-result:' || closing.late_id, 'late-loss:' || closing.late_id, 'distribution:' || given.id)
      and posting.account_kind in ('operator_share', 'owed_to_operator')
  ) operators
  order by closing.nth
$$;

-- ---------------------------------------------------------------- corrections know them

-- As before (0974), and of what was closed after the last period.
drop function fund_corrections(bigint);
create function fund_corrections(of_fund bigint) returns table (
  closing_id bigint, late_id bigint, number integer, recorded_at timestamptz, day date, what text, cause text, before jsonb, after jsonb
) language sql stable as $$
  with recursive closing as materialized (
    select * from result_closings(of_fund) where closed_by is not null
  ), result_line as materialized (
    select * from result_lines_of_closings(of_fund)
  ), taken as materialized (
    select line.*, reversal.id as reversal_id, reversal.recorded_at
    from result_line line
    join closing on closing.nth = line.nth
    join journal_entry reversal on reversal.reverses = line.entry_id and reversal.id > closing.closed_by
    -- What was declared comes with a payment, and goes with one that is taken back.
    where line.account_kind <> 'declared_income'
  ), first as (
    select taken.nth, later.corrects as before_id, later.id as after_id
    from taken join statement_explanation later on later.corrects = taken.explanation_id
    union
    select closing.nth, later.corrects, later.id
    from statement_explanation later
    join bank_statement_line entry on entry.id = later.statement_line_id
    join lateral (select * from closing where closing.end_on >= entry.transacted_on order by closing.nth limit 1) closing on later.explained_at > closing.closed_at
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
    select chain.nth, later.corrects, later.id from chain join statement_explanation later on later.corrects = chain.after_id
  ), rent as materialized (
    -- What came in advance for a month, each time that it became income.
    select original.id as entry_id, split_part(original.idempotency_key, ':', 3) as month, -line.amount as yen, line.is_related, line.own_day,
      taken.nth as told_by, reversal.id as reversal_id, reversal.recorded_at
    from result_line line
    join journal_entry original on original.id = line.entry_id and original.kind = 'rent_earned'
    left join journal_entry reversal on reversal.reverses = original.id
    left join taken on taken.entry_id = original.id
  ), rent_taken_back as (
    -- All of a month at once; what is earned from then until the next time stands instead.
    select month, recorded_at, max(reversal_id) as until_id, lead(min(reversal_id), 1, 9223372036854775807) over (partition by month order by min(reversal_id)) as next_id
    from rent where reversal_id is not null group by month, recorded_at
  ), told_rent as (
    select told_by as nth, month, recorded_at, min(own_day) as day,
      -- Where two closings told of a month's rent, what stands instead is told once.
      row_number() over (partition by month, recorded_at order by told_by) = 1 as leads
    from rent where told_by is not null group by told_by, month, recorded_at
  ), rent_step as (
    select told_rent.nth, back.recorded_at, told_rent.day, rent.entry_id > back.until_id as is_after, rent.is_related, sum(rent.yen) as yen
    from told_rent
    join rent_taken_back back on back.month = told_rent.month and (back.recorded_at = told_rent.recorded_at or told_rent.leads and back.recorded_at > told_rent.recorded_at)
    join rent on rent.month = back.month and (
      rent.recorded_at = back.recorded_at and (rent.told_by = told_rent.nth or told_rent.leads and back.recorded_at > told_rent.recorded_at)
      or told_rent.leads and rent.entry_id > back.until_id and rent.entry_id < back.next_id)
    group by 1, 2, 3, 4, 5
  ), told as (
    select chain.nth, later.explained_at as recorded_at, entry.transacted_on as day, 'line' as what, proposal.content ->> 'cause' as cause,
      told_of_fund(chain.before_id, of_fund) as before, told_of_fund(chain.after_id, of_fund) as after
    from chain
    join statement_explanation later on later.id = chain.after_id
    join bank_statement_line entry on entry.id = later.statement_line_id
    left join proposal on proposal.id = later.proposal_id
    union all
    select nth, recorded_at, day, 'line', null,
      coalesce(jsonb_agg(rent_part) filter (where not is_after), '[]'), coalesce(jsonb_agg(rent_part) filter (where is_after), '[]')
    from rent_step cross join lateral jsonb_build_object('kind', 'rent_income', 'yen', yen, 'related', is_related, 'ofSale', false) rent_part
    group by nth, recorded_at, day
    union all
    -- What no line stands behind: an accrued cost, a sale out of our own books.
    select taken.nth, taken.recorded_at, min(taken.own_day), case original.kind when 'cost_accrued' then 'cost' else 'deal' end, null,
      jsonb_agg(jsonb_build_object('kind', case taken.account_kind when 'cost' then taken.account_ref else taken.account_kind end, 'yen', -taken.amount,
        'related', taken.is_related, 'ofSale', false)), '[]'
    from taken join journal_entry original on original.id = taken.entry_id
    where taken.explanation_id is null and original.kind <> 'rent_earned'
    group by taken.nth, taken.entry_id, taken.recorded_at, original.kind
    union all
    select closing.nth, strike.decided_at, deal.settled_on, 'deal', strike.content ->> 'cause',
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
    join lateral (
      select * from closing where closing.end_on >= deal.settled_on and (closing.late_id is null or deal.settled_on > closing.after_on) order by closing.nth limit 1) closing
      on deal.recorded_at < closing.closed_at and strike.decided_at > closing.closed_at
    where of_fund in (seller.fund_id, buyer.fund_id)
  )
  select closing.closing_id, closing.late_id, closing.number, told.recorded_at, told.day, told.what, told.cause, told.before, told.after
  from told join closing on closing.nth = told.nth
  where told.before <> told.after
  order by told.recorded_at, closing.nth, told.day, told.before::text
$$;

-- As before (1232), and of what was closed after the last period.
drop function ours_corrections(bigint);
create function ours_corrections(of_fund bigint) returns table (
  closing_id bigint, late_id bigint, number integer, recorded_at timestamptz, day date, what text, before jsonb, after jsonb
) language sql stable as $$
  with closing as materialized (
    select * from result_closings(of_fund)
  ), result_line as materialized (
    select * from result_lines_of_closings(of_fund)
  ), told_line as (
    -- What was told anew after the closing of its days is of that closing: the running one tells it as a correction. Of what a late closing took, that is the
    -- first one that knew the line.
    select case
        when explanation.corrects is not null and line.is_correction
          then (select nth from closing where closing.end_on >= line.own_day order by closing.nth limit 1)
        when explanation.corrects is not null and (line.nth is null or line.is_late) then coalesce((
          select closing.nth from closing
          where closing.late_id is not null and closing.end_on >= line.own_day and exists (
            select from statement_explanation stood
            where stood.statement_line_id = explanation.statement_line_id and stood.explained_at < closing.closed_at)
          order by closing.nth limit 1), line.nth)
        else line.nth end as nth,
      line.explanation_id, line.account_kind, line.own_day, explanation.explained_at, entry.remarks, sum(-line.amount) as yen
    from result_line line
    join statement_explanation explanation on explanation.id = line.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind in ('rent_income', 'other_income', 'sale_proceeds')
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    group by 1, 2, 3, 4, 5, 6
    union all
    select line.nth, part.explanation_id, line.account_kind, line.own_day, explanation.explained_at, entry.remarks, sum(part.amount)
    from result_line line
    join journal_entry earned on earned.id = line.entry_id and earned.kind = 'rent_earned'
    join fund_line_part part on part.fund_id = of_fund and part.kind = 'advance_rent' and part.month = split_part(earned.idempotency_key, ':', 3)
    join fund_line told on told.explanation_id = part.explanation_id and told.counterparty = 'third_party'
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind = 'rent_income'
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
      and earned.id = (
        select min(taking.id) from journal_entry taking
        where taking.kind = 'rent_earned' and coalesce(rent_explanation(taking.idempotency_key) = explanation.id, taking.recorded_at >= explanation.explained_at)
          and starts_with(taking.idempotency_key, format('rent-earned:%s:%s:third_party:', of_fund, part.month))
          and not exists (select from journal_entry reversal where reversal.reverses = taking.id))
    group by 1, 2, 3, 4, 5, 6
  ), told as (
    select told_line.nth, ours.since, told_line.own_day as day, 'line' as what,
      jsonb_build_object('kind', told_line.account_kind, 'yen', told_line.yen, 'related', false, 'ofSale', false) as was,
      jsonb_build_object('related', true) as is_now
    from told_line
    cross join lateral (
      select min(found.since) as since
      from (
        select names_ours_since(array[told_line.remarks, remarks_key(told_line.remarks)], null, told_line.explained_at)
        union all
        select party_ours_since(lease.tenant_id, told_line.explained_at)
        from fund_line_part part join lease on lease.id = part.lease_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund
        union all
        select party_ours_since(deal.buyer_id, told_line.explained_at)
        from fund_line_part part join property_deal deal on deal.id = part.deal_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund and part.kind = 'sale'
      ) found (since)
    ) ours
    where ours.since > told_line.explained_at
    union all
    select closing.nth, ours.since, deal.settled_on, 'deal',
      jsonb_build_object('kind', deal.kind, 'yen', deal.price, 'seller', side_of(seller, of_fund), 'buyer', side_of(buyer, of_fund)),
      case when seller.relation = 'third' then jsonb_build_object('seller', 'ours') else jsonb_build_object('buyer', 'ours') end
    from standing_property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    join lateral (
      select * from closing where closing.end_on >= deal.settled_on and (closing.late_id is null or deal.settled_on > closing.after_on) order by closing.nth limit 1) closing on deal.recorded_at < closing.closed_at
    cross join lateral (
      select least(party_ours_since(seller.id, deal.recorded_at), party_ours_since(buyer.id, deal.recorded_at)) as since
    ) ours
    where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and ours.since is not null
  )
  select closing.closing_id, closing.late_id, closing.number, greatest(told.since, closing.closed_at), told.day, told.what,
    jsonb_build_array(told.was), jsonb_build_array(told.was || told.is_now)
  from told join closing on closing.nth = told.nth
  order by 4, closing.nth, 5, told.was::text
$$;

-- Whether it is worth looking. As before (0952, 1204), and of what was closed after the last period.
create function has_late_closing(of_fund bigint) returns boolean language sql stable as $$
  select exists (
    select from proposal join journal_entry closed on closed.idempotency_key = 'late-period:' || proposal.id
    where proposal.subject = 'fund:' || of_fund and proposal.status = 'approved')
$$;
create or replace function may_have_corrections(of_fund bigint) returns boolean language sql stable as $$
  select (exists (select from period_closing where fund_id = of_fund and reversed_at is null) or has_late_closing(of_fund)) and (
    exists (select from journal_entry reversal join posting on posting.entry_id = reversal.id where reversal.reverses is not null and posting.book = 'fund:' || of_fund)
    or exists (
      select from statement_explanation later join fund_line_part part on part.explanation_id in (later.id, later.corrects)
      where later.corrects is not null and part.fund_id = of_fund)
    or exists (
      select from property_deal deal join party on party.id in (deal.seller_id, deal.buyer_id) where deal.struck_by is not null and party.fund_id = of_fund))
$$;
create or replace function may_have_ours(of_fund bigint) returns boolean language sql stable as $$
  select (exists (select from period_closing where fund_id = of_fund and reversed_at is null) or has_late_closing(of_fund)) and (
    exists (
      select from standing_property_deal deal
      where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and 'third' in (deal.seller_relation, deal.buyer_relation)
        and (side_is_ours(deal.seller_id, deal.recorded_at) or side_is_ours(deal.buyer_id, deal.recorded_at)))
    or exists (
      select from fund_line_part part
      join fund_line line on line.explanation_id = part.explanation_id and line.counterparty = 'third_party'
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      left join lease on lease.id = part.lease_id
      left join property_deal deal on deal.id = part.deal_id
      left join party side on side.id = coalesce(lease.tenant_id, deal.buyer_id)
      join known_as_ours ours on ours.since > told.explained_at
        and (ours.key in (payer_key(entry.remarks), payer_key(remarks_key(entry.remarks)), payer_key(side.name), payer_key(side.name_kana))
          or ours.is_company and ours.key = any(company_keys(remarks_key(entry.remarks), true) || company_keys(side.name, true) || company_keys(side.name_kana, true))
          or ours.corporate_number = side.corporate_number)
      where part.fund_id = of_fund and part.amount > 0))
$$;
