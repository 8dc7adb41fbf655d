-- Up Migration

-- What a sale itself cost beside the property, its broker above all, counts against the sale: in the sources of a dividend and in the investors' quarter. It is
-- what operators have told as a cost of that sale's deal. See decision 0365.

-- Of a cost in an entry of a fund's book, what belongs to a sale; of a reversal what it takes back.
create function sale_expense(of_fund bigint, of_entry bigint, of_cost text) returns bigint language sql stable as $$
  select coalesce((
    select case when entry.reverses is null then -sum(part.amount) else sum(part.amount) end
    from journal_entry entry
    join statement_explanation explanation on explanation.journal_entry_id = coalesce(entry.reverses, entry.id)
    join fund_line_part part on part.explanation_id = explanation.id and part.fund_id = of_fund and part.kind = 'cost' and part.cost_kind = of_cost
    join property_deal deal on deal.id = part.deal_id join party seller on seller.id = deal.seller_id and seller.fund_id = of_fund
    where entry.id = of_entry
    group by entry.reverses), 0)::bigint
$$;

-- Of sale_cost, what the sale itself cost beside the property. Null for what was closed before it counted there: then it stands in costs.
alter table period_closing add column sale_expenses bigint;
