-- No fund that has not paid back all principal is twelve months, and the month in which the report of them is due, without a report to its investors.
-- Late is late, not wrong: it is reported and never stops payments. The last successful reading of the bank stands for "now".
select fund.id as fund_id, reported.until as reported_until
from fund
join fund_result result on result.fund_id = fund.id
cross join bank_reading reading
cross join lateral (
  -- Before the first report: the day before the start.
  select coalesce(max(report.period_end_on), result.operation_start_on - 1) as until
  from management_report report
  where report.fund_id = fund.id and report.status = 'published') reported
where result.failed_at is null
  and exists (select from investment where fund_id = fund.id and status = 'participating' and redeemed_at is null)
  and japan_date(reading.read_at) >= date_trunc('month', reported.until + interval '12 months')::date + interval '2 months'
