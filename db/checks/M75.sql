-- The list of lines whose hash was published at a closing is still that list, and its lines are the closing's own figures.
with listed as (
  select closing.id, closing.fund_id, closing.number, closing.lines_sha256,
    encode(sha256(convert_to(coalesce(string_agg(concat_ws(',', to_char(line.day, 'YYYY-MM-DD'), line.amount, line.kind, line.payer, line.hash) || chr(10), '' order by line.seq) filter (where line.seq is not null), ''), 'UTF8')), 'hex') as now,
    closing.income - closing.costs + closing.sale_proceeds - closing.sale_cost as closed,
    coalesce(sum(line.amount), 0) as result,
    closing.income - coalesce(sum(line.amount) filter (where line.kind in ('rent_income', 'other_income')), 0) as income_missing,
    closing.sale_proceeds - coalesce(sum(line.amount) filter (where line.kind = 'sale_proceeds'), 0) as sale_missing
  from period_closing closing
  left join period_line line on line.closing_id = closing.id
  where closing.lines_sha256 is not null
  group by closing.id
)
select id as closing_id, fund_id, number, lines_sha256 as published, now, closed, result from listed
where lines_sha256 <> now or closed <> result or income_missing <> 0 or sale_missing <> 0
