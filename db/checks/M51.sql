-- No book has more on its way than it has at the bank: what is approved is paid from the book's own cash.
select book, sum(amount) as left_over
from account_balance
where account_kind in ('bank', 'in_transit', 'return_due', 'in_flight', 'withholding_in_flight') and book like 'fund:%'
group by book
having sum(amount) < 0
