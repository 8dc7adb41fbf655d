-- Nothing that an operator has to pay or clear up is past its day: refunds, transfers without a result, money of an unknown payer, tax.
-- Late is late, not wrong: it is reported and never stops payments. The last successful reading of the bank stands for "now".
select 'refund' as late, refund.id::text as id, refund.due_on
from refund cross join bank_reading reading
where refund.status in ('open', 'in_payout') and refund.due_on < japan_date(reading.read_at)
union all
select 'transfer', payout.id::text, due.due_on
from payout
join payout_batch batch on batch.id = payout.batch_id
cross join lateral (
  select business_days_after(greatest(batch.pay_on, japan_date(coalesce(batch.sending_at, batch.approved_at))), due_days('transfer_result')) as due_on) due
cross join bank_reading reading
where payout.status = 'in_flight' and due.due_on < japan_date(reading.read_at)
union all
select 'unknown_deposit', line.id::text, due.due_on
from bank_line line
cross join lateral (select business_days_after(line.transacted_on, due_days('unknown_deposit')) as due_on) due
cross join bank_reading reading
where line.id in (
    select bank_line_id from deposit where investment_id is null
    union
    select bank_line_id from statement_explanation explanation
    where explanation.kind = 'suspense' and not exists (select from statement_explanation later where later.corrects = explanation.id))
  and not exists (select from standing_resolution done where done.bank_line_id = line.id)
  and due.due_on < japan_date(reading.read_at)
union all
-- The 10th of the month after the payment, on a holiday the next business day (income tax act, articles 210 and 211).
select 'tax', withheld.month, due.due_on
from (
  select to_char(withheld_on, 'YYYY-MM') as month, sum(withholding) as tax
  from distribution_share where withheld_on is not null and gross > 0 group by 1
) withheld
left join (select month, sum(amount) as amount from tax_payment group by month) paid on paid.month = withheld.month
cross join lateral (
  select business_days_after((to_date(withheld.month, 'YYYY-MM') + interval '1 month' + interval '8 days')::date, 1) as due_on) due
cross join bank_reading reading
where withheld.tax > coalesce(paid.amount, 0) and due.due_on < japan_date(reading.read_at)
