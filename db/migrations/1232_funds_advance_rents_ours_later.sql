-- Up Migration

-- As before (1204), with the rents that came in advance: they became income with their month, in an entry that names no line, and were a stranger's for ever.
-- An entry takes what had been told of its month until then and no entry before it had. See decision 0457.
create or replace function ours_corrections(of_fund bigint) returns table (
  closing_id bigint, number integer, recorded_at timestamptz, day date, what text, before jsonb, after jsonb
) language sql stable as $$
  with closing as (
    select closing.id, closing.number, closing.closed_at, period.end_on
    from period_closing closing join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
    where closing.fund_id = of_fund and closing.reversed_at is null
  ), told_line as (
    -- What was told anew after the closing of its days is of that closing: the running one tells it as a correction.
    select case when explanation.corrects is not null and line.is_correction
        then (select id from closing where closing.end_on >= line.own_day order by closing.number limit 1)
        else line.closing_id end as closing_id,
      line.explanation_id, line.account_kind, line.own_day, explanation.explained_at, entry.remarks, sum(-line.amount) as yen
    from fund_result_lines(of_fund) line
    join statement_explanation explanation on explanation.id = line.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind in ('rent_income', 'other_income', 'sale_proceeds')
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    group by 1, 2, 3, 4, 5, 6
    union all
    select line.closing_id, part.explanation_id, line.account_kind, line.own_day, explanation.explained_at, entry.remarks, sum(part.amount)
    from fund_result_lines(of_fund) line
    join journal_entry earned on earned.id = line.entry_id and earned.kind = 'rent_earned'
    join fund_line_part part on part.fund_id = of_fund and part.kind = 'advance_rent' and part.month = split_part(earned.idempotency_key, ':', 3)
    join fund_line told on told.explanation_id = part.explanation_id and told.counterparty = 'third_party'
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind = 'rent_income'
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
      and earned.id = (
        select min(taking.id) from journal_entry taking
        where taking.kind = 'rent_earned' and taking.recorded_at >= explanation.explained_at
          and starts_with(taking.idempotency_key, format('rent-earned:%s:%s:third_party:', of_fund, part.month))
          and not exists (select from journal_entry reversal where reversal.reverses = taking.id))
    group by 1, 2, 3, 4, 5, 6
  ), told as (
    select told_line.closing_id, ours.since, told_line.own_day as day, 'line' as what,
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
    select closing.id, ours.since, deal.settled_on, 'deal',
      jsonb_build_object('kind', deal.kind, 'yen', deal.price, 'seller', side_of(seller, of_fund), 'buyer', side_of(buyer, of_fund)),
      case when seller.relation = 'third' then jsonb_build_object('seller', 'ours') else jsonb_build_object('buyer', 'ours') end
    from standing_property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    join lateral (select * from closing where closing.end_on >= deal.settled_on order by closing.number limit 1) closing on deal.recorded_at < closing.closed_at
    cross join lateral (
      select least(party_ours_since(seller.id, deal.recorded_at), party_ours_since(buyer.id, deal.recorded_at)) as since
    ) ours
    where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and ours.since is not null
  )
  select told.closing_id, closing.number, greatest(told.since, closing.closed_at), told.day, told.what,
    jsonb_build_array(told.was), jsonb_build_array(told.was || told.is_now)
  from told join closing on closing.id = told.closing_id
  order by 3, 2, 4, told.was::text
$$;
