-- A rule that tells lines names one remitter whole, an amount near its line's and, where it makes income, one lease; what was told by it is a line that it speaks for.
-- Rules of before that two people had kept and that are as narrow go on; the others were ended.
select 'line_rule' as what, rule.id
from line_rule rule
where rule.known_payers is not null and not rule.is_ended and rule_is_narrow(rule) is not true
union all
select 'statement_explanation', explanation.id
from fund_line line
join line_rule rule on rule.id = line.rule_id
join statement_explanation explanation on explanation.id = line.explanation_id
where line.by_two is not null and rule_speaks(rule, explanation, line) is not true
