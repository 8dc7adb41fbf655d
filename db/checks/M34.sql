-- The bank holds, or has still to give back of transfers that failed, at least what is owed to investors (deposits, capital before the start, refunds, payments on their way, money of unknown owners) and the tax that was withheld from them.
-- Until an account's opening is booked, its first balance counts with what moved since.
with bank as (
  select coalesce(sum(amount), 0) as amount from account_balance where account_kind in ('bank', 'in_transit', 'return_due')
), unopened as (
  select coalesce(sum(first.balance), 0) as amount
  from bank_balance first
  where not exists (select from bank_balance earlier where earlier.real_account_id = first.real_account_id and earlier.id < first.id)
    and not exists (select from bank_opening opening where opening.real_account_id = first.real_account_id)
), owed as (
  select coalesce(-sum(amount), 0) as amount
  from account_balance
  where account_kind in ('deposit', 'capital', 'refundable', 'in_flight', 'suspense')
), tax as (
  -- Withheld, or on its way to be, and not with the tax office.
  select coalesce(sum(withholding), 0) - (select coalesce(sum(amount), 0) from tax_payment) as amount
  from distribution_share share
  where withheld_on is not null
    or exists (select from payout where payout.distribution_share_id = share.id and payout.status = 'in_flight')
)
select bank.amount + unopened.amount as at_the_bank, owed.amount as owed_to_investors, tax.amount as withheld_tax
from bank, unopened, owed, tax
where bank.amount + unopened.amount < owed.amount + tax.amount
