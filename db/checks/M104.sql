-- What raised a fund's profit was told as what it is: no money of ours as a cost that came back, and no income on a payment but what is kept of a tenant's deposit. Of explanations of before that was the rule: they are to be put right, and stop nobody's payments.
select explanation.id as explanation_id, explanation.statement_line_id
from statement_explanation explanation
where explanation.kind = 'fund' and explanation.id <= (select after_explanation from rule_start where rule = 'income_by_its_name')
  and exists (select from fund_line_part part where part.explanation_id = explanation.id and part.amount > 0 and part.kind in ('cost', 'other_income'))
  and not exists (select from statement_explanation later where later.corrects = explanation.id)
  and not is_income_by_its_name(explanation.id)
