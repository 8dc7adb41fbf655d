-- What came back of a price, or went back of a buyer's deposit or of income, is no more than the line had paid that it names; and what paid for property in the book stands as paid.
select part.explanation_id, part.fund_id, part.gives_back as line_id, left_of_line(part.gives_back, part.fund_id) as missing
from fund_line_part part
where part.kind in ('purchase_return', 'sale_deposit') and part.gives_back is not null
  and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
  and (left_of_line(part.gives_back, part.fund_id) < 0 or not exists (
    select from fund_line_part paid join statement_explanation explanation on explanation.id = paid.explanation_id
    where explanation.statement_line_id = part.gives_back and paid.fund_id = part.fund_id and paid.gives_back is null
      and paid.kind = case part.kind when 'purchase_return' then 'purchase' else 'sale_deposit' end
      and not exists (select from statement_explanation later where later.corrects = explanation.id)))
union all
select part.explanation_id, part.fund_id, part.gives_back, left_of_income(part.gives_back, part.fund_id, part.kind)
from fund_line_part part
where part.kind in ('rent', 'advance_rent', 'other_income') and part.gives_back is not null
  and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
  and left_of_income(part.gives_back, part.fund_id, part.kind) < 0
union all
select null, split_part(book, ':', 2)::bigint, null, amount from account_balance where account_kind = 'advance_paid' and amount < 0
