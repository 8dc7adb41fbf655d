-- Of investors' money the operator holds no more at one time than the law allows: what is paid in and at work, over all funds.
-- Whoever asks says what the ceiling is; without it nothing can be said.
select held.amount as held, ceiling.amount as ceiling
from (
  select coalesce(-sum(amount), 0) as amount from account_balance where account_kind in ('capital', 'deployed')
) held
cross join (select nullif(current_setting('product.operator_ceiling', true), '')::bigint as amount) ceiling
where held.amount > ceiling.amount
