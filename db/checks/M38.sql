-- Both papers of a tax year say the same to the yen for every member: what was fixed in that year, and what was told of a closed one.
with fixed as (
  select share.member_id, date_part('year', (distribution.fixed_at at time zone 'UTC') + interval '9 hours')::integer as year,
    sum(share.gross)::bigint as dividend, sum(share.withholding)::bigint as tax, sum(share.loss)::bigint as loss, sum(share.net + share.principal)::bigint as pay_amount, sum(share.restored)::bigint as restored
  from distribution
  join distribution_share share on share.distribution_id = distribution.id
  group by 1, 2
), told as (
  select distinct on (member_id, year, paper) * from tax_year_closing order by member_id, year, paper, number desc
)
select member_id, year, 'figures by the day of fixing' as what
from fixed
full join tax_year_sum figures using (member_id, year)
where (fixed.dividend, fixed.tax, fixed.loss, fixed.pay_amount, fixed.restored) is distinct from (figures.dividend, figures.tax, figures.loss, figures.pay_amount, figures.restored)
union all
select told.member_id, told.year, 'closed, and changed without a correction: ' || told.paper
from told
left join tax_year_sum figures on figures.member_id = told.member_id and figures.year = told.year
-- That something was paid in the year and noticed later is a fact: operators find it among their tasks and correct the papers.
where (told.dividend, told.tax, told.loss, told.pay_amount) is distinct from (
  coalesce(figures.dividend, 0), coalesce(figures.tax, 0), coalesce(figures.loss, 0), coalesce(figures.pay_amount, 0))
union all
select annual.member_id, annual.year, 'the papers disagree'
from told annual
join told payment on payment.member_id = annual.member_id and payment.year = annual.year and payment.paper = 'payment_report'
where annual.paper = 'annual_report'
  and (annual.dividend, annual.tax) <> (payment.dividend, payment.tax)
union all
select member_id, year, 'a correction is missing: ' || paper
from tax_year_closing
group by member_id, year, paper
having count(*) <> max(number) + 1
