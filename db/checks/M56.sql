-- Every yen of a dividend has its source, and what is told to come from rents or a sale is covered by the books of its period, whose lines the bank has.
select distribution.id as distribution_id, 'sources' as what, coalesce(sum(source.yen), 0)::bigint as told, paid.gross as held
from distribution
cross join lateral (
  select coalesce(sum(gross), 0)::bigint as gross from distribution_share where distribution_id = distribution.id) paid
left join distribution_source source on source.distribution_id = distribution.id
group by distribution.id, paid.gross
having coalesce(sum(source.yen), 0) <> paid.gross
union all
select source.distribution_id, source.kind, source.yen, coalesce(case source.kind
    when 'rent' then greatest(0, closing.income - closing.costs) else greatest(0, closing.sale_proceeds - closing.sale_cost) end, 0)
from distribution_source source
join distribution on distribution.id = source.distribution_id
left join (
  select distribution_id, income, costs, sale_proceeds, sale_cost from period_closing where reversed_at is null
  union all
  -- Of after the last period.
  select distribution_id, income, costs, sale_proceeds, sale_cost from supplementary_distribution
) closing on closing.distribution_id = source.distribution_id
where source.kind in ('rent', 'sale', 'reserve')
  and source.yen > coalesce(case source.kind
    when 'rent' then greatest(0, closing.income - closing.costs) when 'sale' then greatest(0, closing.sale_proceeds - closing.sale_cost) end, 0)
union all
-- Income of a fund's book is a line of the bank that somebody explained, or it is what comes of one.
select entry.id, 'no line of the bank', -posting.amount, 0
from posting
join journal_entry entry on entry.id = posting.entry_id
where posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds') and entry.kind = 'income_line'
  and not exists (
    select from statement_explanation explanation join fund_line on fund_line.explanation_id = explanation.id
    where explanation.journal_entry_id = entry.id)
