-- What is told to come from rents and from a sale, and the investors' quarter, follow from the lines of the closing: the sale's own costs are the sale's.
with taken as (
  select closing.*, fund.auto_renewal, line.costs as line_costs, line.sale_cost as line_sale_cost, line.expenses,
    earning.dividend, coalesce(declared.yen, 0) as declared, invested.lost
  from period_closing closing
  join fund on fund.id = closing.fund_id
  join distribution_earning earning on earning.distribution_id = closing.distribution_id
  left join distribution_source declared on declared.distribution_id = closing.distribution_id and declared.kind = 'declared'
  cross join lateral (
    select coalesce(-sum(amount) filter (where kind not in ('rent_income', 'other_income', 'sale_proceeds', 'sale_cost')), 0) as costs,
      coalesce(-sum(amount) filter (where kind = 'sale_cost'), 0) as sale_cost,
      -- An entry with two parts of one kind has two lines of it.
      coalesce((select sum(sale_expense(closing.fund_id, entry_id, kind))
        from (select distinct entry_id, kind from period_line where closing_id = closing.id) entry), 0) as expenses
    from period_line where closing_id = closing.id) line
  cross join lateral (
    select composition.subordinated + composition.fill_in + composition.taken_over as amount from fund_composition composition
    where composition.fund_id = closing.fund_id and composition.at <= closing.closed_at order by composition.seq desc limit 1) operators
  cross join lateral (
    -- Of each investor, in earlier periods: beyond what the operator's own money bears, floored.
    select coalesce(sum(div(greatest(0, closing.loss_carried - operators.amount)::numeric * investment.amount, whole.amount)), 0) as lost
    from distribution_share share join investment on investment.id = share.investment_id
    cross join lateral (
      select sum(other.amount) as amount from distribution_share every join investment other on other.id = every.investment_id
      where every.distribution_id = closing.distribution_id) whole
    where share.distribution_id = closing.distribution_id) invested
  where closing.reversed_at is null and closing.sale_expenses is not null
), apart as (
  select taken.*, income - costs as rents, sale_proceeds - sale_cost as sales,
    -- The profit of a sale lies beside the running result of a fund that renews itself, as far as that does not need it.
    case when auto_renewal then greatest(0, least(sale_proceeds - sale_cost, income - costs + sale_proceeds - sale_cost)) else 0 end as beside
  from taken
), recomputed as (
  select apart.*, div(greatest(0, beside - greatest(0, lost - (rents + sales - beside))), 4) as quarter,
    least(dividend - declared, greatest(0, sales + least(0, rents)), sale_quarter) as of_quarter
  from apart
)
select id as closing_id, fund_id, 'expenses of the sale' as what, sale_expenses as told, case when line_sale_cost > 0 then expenses else 0 end as computed
from recomputed where sale_expenses <> case when line_sale_cost > 0 then expenses else 0 end
union all
select id, fund_id, 'cost of the sale', sale_cost, line_sale_cost + sale_expenses from recomputed where sale_cost <> line_sale_cost + sale_expenses
union all
select id, fund_id, 'costs', costs, line_costs - sale_expenses from recomputed where costs <> line_costs - sale_expenses
union all
select id, fund_id, 'quarter', sale_quarter, quarter from recomputed where sale_quarter <> case when rents + sales < 0 then 0 else quarter end
union all
select id, fund_id, 'rent', coalesce(source.yen, 0), computed.yen
from recomputed
cross join lateral (select least(dividend - declared - of_quarter, greatest(0, rents + least(0, sales))) as yen) computed
left join distribution_source source on source.distribution_id = recomputed.distribution_id and source.kind = 'rent'
where coalesce(source.yen, 0) <> computed.yen
union all
select id, fund_id, 'sale', coalesce(source.yen, 0), computed.yen
from recomputed
cross join lateral (select dividend - declared - least(dividend - declared - of_quarter, greatest(0, rents + least(0, sales))) as yen) computed
left join distribution_source source on source.distribution_id = recomputed.distribution_id and source.kind = 'sale'
where coalesce(source.yen, 0) <> computed.yen
