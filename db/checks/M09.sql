-- No member has more than 1,000,000 yen in live applications and investments (cap of a small-scale operator, for each investor).
select member_id, sum(amount) as total
from investment
where status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null
group by member_id
having sum(amount) > 1000000
order by member_id
