-- No fund has taken more than its total: what investors pay or have paid, and the operator's own subordinated part.
select fund.id as fund_id, fund.fund_total, fund.subordinated_amount, sum(investment.amount) as investors
from fund
join investment on investment.fund_id = fund.id and investment.status in ('awaiting_deposit', 'participating')
group by fund.id
having sum(investment.amount) + fund.subordinated_amount > fund.fund_total
order by fund.id
