-- What is kept for those whose turn on a waitlist it is fits into the fund beside what others have.
select fund.id as fund_id, fund.fund_total, held.amount as held, coalesce(taken.amount, 0) as investors
from fund
join (select fund_id, sum(amount) as amount from waitlist_entry where status = 'invited' group by fund_id) held on held.fund_id = fund.id
left join (
  select fund_id, sum(amount) as amount from investment where status in ('awaiting_deposit', 'participating') group by fund_id
) taken on taken.fund_id = fund.id
where held.amount + coalesce(taken.amount, 0) + fund.subordinated_amount > fund.fund_total
order by fund.id
