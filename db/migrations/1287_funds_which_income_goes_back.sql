-- Up Migration

-- Income that goes back names the line that brought it (0492); what is published of a corrected line says of which day that line is.

-- As before (0952), and of income that goes back the day on which it had come.
create or replace function told_of_fund(of_explanation bigint, of_fund bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'kind', case part.kind when 'rent' then 'rent_income' when 'sale' then 'sale_proceeds' when 'cost' then part.cost_kind else part.kind end,
      'yen', part.amount, 'related', line.counterparty = 'related_party',
      'ofSale', part.kind = 'cost' and exists (
        select from property_deal deal join party seller on seller.id = deal.seller_id where deal.id = part.deal_id and seller.fund_id = of_fund))
      || case when part.gives_back is not null and part.kind in ('rent', 'advance_rent', 'other_income')
        then jsonb_build_object('broughtOn', (select transacted_on from bank_statement_line brought where brought.id = part.gives_back)) else '{}' end
    order by part.id), '[]')
  from fund_line line join fund_line_part part on part.explanation_id = line.explanation_id
  where line.explanation_id = of_explanation and part.fund_id = of_fund
$$;

-- What standing closings took as income that went back, each part with the line that had brought it: of a period, or of what was closed after the last one.
create function returned_income(of_fund bigint) returns table (
  -- The period, or the how many-th closing after the last one.
  number integer, is_late boolean, day date, kind text, yen bigint, brought_on date
) language sql stable as $$
  with taken as (
    select distinct line.number, false as is_late, line.own_day, line.account_kind, line.explanation_id, line.entry_id
    from fund_result_lines(of_fund) line
    where line.closing_id is not null and line.amount > 0 and line.account_kind in ('rent_income', 'other_income') and line.explanation_id is not null
    union
    select distinct closing.number, true, line.own_day, line.account_kind, line.explanation_id, line.entry_id
    from result_lines_of_closings(of_fund) line
    join result_closings(of_fund) closing on closing.nth = line.nth and closing.late_id is not null
    where line.amount > 0 and line.account_kind in ('rent_income', 'other_income') and line.explanation_id is not null
  )
  select taken.number, taken.is_late, taken.own_day, taken.account_kind, -part.amount, brought.transacted_on
  from taken
  -- What takes an earlier entry back is a correction.
  join journal_entry entry on entry.id = taken.entry_id and entry.reverses is null
  join fund_line_part part on part.explanation_id = taken.explanation_id and part.fund_id = of_fund and part.amount < 0
    and part.kind = case taken.account_kind when 'rent_income' then 'rent' else taken.account_kind end
  join bank_statement_line brought on brought.id = part.gives_back
  order by taken.is_late, taken.number, taken.own_day, part.id
$$;
