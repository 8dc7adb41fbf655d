-- Up Migration

-- What was announced of a payout that is under way is looked after since it was announced first: another result later gains no days. Of one that the statement
-- has shown as paid, since the failure was announced.
create or replace view payout_unconfirmed as
select payout.id as payout_id, payout.batch_id, payout.amount, last.result, last.reason, since.announced_at as since
from (
  select distinct on (payout_id) payout_id, result, reason from payout_announcement_row order by payout_id, announcement_id desc
) last
join payout on payout.id = last.payout_id
cross join lateral (
  select min(announcement.announced_at) as announced_at
  from payout_announcement_row said
  join payout_announcement announcement on announcement.id = said.announcement_id
  where said.payout_id = last.payout_id and (said.result = last.result or payout.status = 'in_flight')
) since
where payout.status = 'in_flight' and payout.failed_at is null
  or payout.status = 'paid' and last.result = 'failed';
