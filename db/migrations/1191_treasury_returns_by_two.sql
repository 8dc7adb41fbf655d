-- Up Migration

-- A line that is told to be a payout's return has its member paid once more: two people decide, who have seen both. See decision 0464. The bank's own reports
-- of returns leave no explanation; rows of before stand.
create function check_told_return() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    join bank_statement_line entry on entry.id = new.statement_line_id
    join payout on payout.id = new.payout_id
    where proposal.id = new.proposal_id and proposal.kind = 'account_entry' and proposal.status = 'approved'
      and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator) and proposal.decided_at = new.explained_at
      and (proposal.content ->> 'entryId', proposal.content #>> '{told,kind}', proposal.content #>> '{told,payoutId}')
        = (entry.id::text, 'payout_returned', payout.id::text)
      and entry.amount = payout.amount and (proposal.effect ->> 'yen')::bigint = payout.amount
  ) then
    raise exception 'line % of the statement: two people have not decided that payout % came back', new.statement_line_id, new.payout_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger return_told_by_two before insert on statement_explanation for each row when (new.kind = 'payout_returned') execute function check_told_return();

-- In an operator's words a payout comes back beside such an explanation, or where he had read its failure on the bank's site: then the statement's own line
-- books it.
create function check_return_was_told() returns trigger language plpgsql as $$
begin
  if not exists (select from statement_explanation where payout_id = new.id and kind = 'payout_returned')
    and not exists (select from payout_announcement_row where payout_id = new.id and result = 'failed') then
    raise exception 'payout %: two people have not decided that it came back', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger return_was_told after update on payout deferrable initially deferred for each row
  when (new.problem = 'told_by_operator' and old.problem is distinct from new.problem) execute function check_return_was_told();
create index explanation_of_payout on statement_explanation (payout_id) where payout_id is not null;
