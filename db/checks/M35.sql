-- What a line of the account was told to be, where it is the operator's own money, a fee, what a fund paid or a correction, was decided by an approved proposal; and so was an account's opening, whose entry has its amount.
select 'statement_explanation' as what, told.id
from statement_explanation told
join proposal on proposal.id = told.proposal_id
where proposal.status <> 'approved' or told.explained_by <> proposal.decided_by
  or case proposal.kind
    -- The rule was approved, and tells in those people's stead.
    when 'line_rule' then told.id not in (select line.explanation_id from fund_line line join line_rule rule on rule.id = line.rule_id where rule.proposal_id = proposal.id)
    when 'account_entry' then told.explained_at <> proposal.decided_at
    when 'account_entry_correction' then told.explained_at <> proposal.decided_at
    when 'fund_line' then told.explained_at <> proposal.decided_at
    else true
  end
union all
select 'bank_opening', opening.bank_balance_id
from bank_opening opening
join proposal on proposal.id = opening.proposal_id
left join posting on posting.entry_id = opening.journal_entry_id and posting.account_kind = 'bank' and posting.account_ref = opening.real_account_id
where proposal.status <> 'approved' or proposal.kind <> 'bank_opening' or opening.amount <> coalesce(posting.amount, 0)
