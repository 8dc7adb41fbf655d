-- What a line of the account was for its funds, two people have decided: by a proposal that names the line, by a plan before it came, or by a rule that they keep.
-- Lines that were told before the rule are left out.
select told.id as explanation_id, told.statement_line_id, told.proposal_id
from fund_line line join statement_explanation told on told.id = line.explanation_id
where line.by_two is not null and not is_told_by_two(told, line)
