-- A term's dividend goes to exactly those who took part in it; who leaves is redeemed with it and is in no later term, and who stays is in the next one while the fund goes on.
with part as (
  select part.*, term.closed_on,
    distribution.id as distribution_id, distribution.redeems, share.id as share_id, share.principal + share.loss as redeemed, investment.amount, investment.status,
    exists (
      select from term_participation later
      where later.investment_id = part.investment_id and later.term_number = part.term_number + 1) as goes_on,
    exists (
      select from fund_term next where next.fund_id = part.fund_id and next.number = part.term_number + 1) as fund_goes_on
  from term_participation part
  join fund_term term on term.fund_id = part.fund_id and term.number = part.term_number
  join investment on investment.id = part.investment_id
  left join distribution on distribution.fund_id = part.fund_id and distribution.period_number = part.term_number
  left join distribution_share share on share.distribution_id = distribution.id and share.investment_id = part.investment_id
)
select fund_id, term_number, investment_id, case
    when closed_on is not null and leaves is null then 'ended without a decision'
    when leaves and goes_on then 'left and goes on'
    when not leaves and fund_goes_on and not goes_on then 'stays and is lost'
    when distribution_id is not null and share_id is null then 'has no share'
    else 'redeemed against the choice'
  end as problem
from part
where status = 'participating'
  and ((closed_on is not null and leaves is null)
    or (leaves and goes_on)
    or (not leaves and fund_goes_on and not goes_on)
    or (distribution_id is not null and share_id is null)
    or (distribution_id is not null and redeemed <> case when leaves or redeems then amount else 0 end))
union all
select distribution.fund_id, distribution.period_number, share.investment_id, 'shares without taking part'
from distribution
join distribution_share share on share.distribution_id = distribution.id
where distribution.is_of_term and not exists (
  select from term_participation part
  where part.fund_id = distribution.fund_id and part.term_number = distribution.period_number and part.investment_id = share.investment_id)
union all
-- And a quarter of the sale's profit is in the last dividend.
select fund_id, period_number, null, 'less than the quarter of the sale''s profit'
from distribution
where total_dividend < sale_profit / 4
