-- What a line of the account was for its funds, two people have decided: by a proposal that names the line, by a plan before it came, or by a rule that they keep.
-- Lines that were told before the rule are left out.
select explanation.id as explanation_id, explanation.statement_line_id, explanation.proposal_id
from fund_line line join statement_explanation explanation on explanation.id = line.explanation_id
where line.by_two is not null and not is_told_by_two(explanation, line)
