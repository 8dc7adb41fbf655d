-- Whoever was mailed that something was paid, has begun, ended or failed was mailed of a record.
select mail.id as mail_id, mail.template, mail.key
from mail_outbox mail
cross join lateral (select split_part(mail.key, ':', 2) as record) of_mail
where (mail.template in ('distribution-paid', 'refund-paid')
    and not exists (select from payout where payout.id = record::bigint and payout.paid_at is not null))
  or (mail.template = 'distribution-none'
    and not exists (select from fixed_distribution_share share where share.id = record::bigint and share.paid_at is not null))
  or (mail.template in ('operation-started', 'operation-ended', 'fund-failed')
    and not exists (
      select from investment join fund_event on fund_event.fund_id = investment.fund_id
      where investment.id = record::bigint and fund_event.event = replace(replace(mail.template, '-', '_'), 'fund_failed', 'failed')))
order by mail.id
