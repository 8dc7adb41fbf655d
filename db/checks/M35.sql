-- What a line of the account was told to be, where it is the operator's own money, a fee, what a fund paid or a correction, was decided by an approved proposal; and so was an account's opening, whose entry has its amount.
select 'statement_explanation' as what, explanation.id
from statement_explanation explanation
join proposal on proposal.id = explanation.proposal_id
-- A rule was approved, by itself or with the line that it was made from, and tells in those people's stead.
left join fund_line line on line.explanation_id = explanation.id
left join line_rule rule on rule.id = line.rule_id and rule.proposal_id = proposal.id
-- So was a plan before its line came.
left join outgoing_plan plan on plan.id = line.plan_id and plan.proposal_id = proposal.id and plan.decided_at < explanation.explained_at
where proposal.status <> 'approved' or explanation.explained_by <> proposal.decided_by
  or rule.id is null and plan.id is null and case proposal.kind
    when 'account_entry' then explanation.explained_at <> proposal.decided_at
    when 'account_entry_correction' then explanation.explained_at <> proposal.decided_at
    when 'payout.return_withdrawal' then explanation.explained_at <> proposal.decided_at
    when 'fund_line' then explanation.explained_at <> proposal.decided_at
    else true
  end
union all
select 'bank_opening', opening.bank_balance_id
from bank_opening opening
join proposal on proposal.id = opening.proposal_id
left join posting on posting.entry_id = opening.journal_entry_id and posting.account_kind = 'bank' and posting.account_ref = opening.real_account_id
where proposal.status <> 'approved' or proposal.kind <> 'bank_opening' or opening.amount <> coalesce(posting.amount, 0)
