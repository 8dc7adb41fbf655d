-- Suspense holds exactly the lines whose owner is still unknown.
with unknown as (
  select line.id, line.amount
  from bank_line line
  where (
      exists (select from deposit where deposit.bank_line_id = line.id and deposit.outcome = 'unknown_account')
      or exists (
        select from statement_explanation explanation
        where explanation.bank_line_id = line.id and explanation.kind = 'suspense'
          and not exists (select from statement_explanation later where later.corrects = explanation.id))
    )
    and not exists (select from standing_resolution done where done.bank_line_id = line.id)
)
select (select coalesce(sum(amount), 0) from unknown) as unknown, coalesce(-sum(amount), 0) as in_the_book
from account_balance
where account_kind in ('suspense', 'unexplained')
having coalesce(-sum(amount), 0) <> (select coalesce(sum(amount), 0) from unknown)
