-- Up Migration

-- What is owed to a member and only waits for him: he has no account, or his bank sent the money back from the one that he still has. What is stopped, what two
-- people have yet to decide and a loss that was not explained are not his to mend. `since` is the day from which he could know of it. It stays owed, and ages.
create view unclaimed_money as
with owed as (
  select refund.id as refund_id, null::bigint as distribution_share_id, refund.member_id, refund.amount, refund.owed_since
  from refund
  where refund.status = 'open' and not payee_must_be_decided(refund.id)
    -- Its payer mends nothing here.
    and (select goes_to from refund_payee payee where payee.refund_id = refund.id order by payee.id desc limit 1) is distinct from 'payer'
  union all
  select null, share.id, investment.member_id, share.net + share.principal, greatest(distribution.fixed_at, loss_explained_at(share.id))
  from distribution_share share
  join distribution on distribution.id = share.distribution_id
  join investment on investment.id = share.investment_id
  where share.paid_at is null and share.net + share.principal > 0
    and not (loss_asks_statement(share.id) and loss_explained_at(share.id) is null)
    and not exists (
      select from payout
      where payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid'))
)
select owed.refund_id, owed.distribution_share_id, owed.member_id, owed.amount,
  case when account.id is null then 'no_account' else 'returned' end as cause,
  japan_date(case when account.id is null then owed.owed_since else back.at end) as since
from owed
left join bank_account account on account.member_id = owed.member_id and account.replaced_at is null
left join lateral (
  select min(payout.ended_at) as at from payout
  where payout.bank_account_id = account.id
    and (payout.refund_id = owed.refund_id or payout.distribution_share_id = owed.distribution_share_id)
    and (payout.status = 'returned'
      or (payout.status = 'refused' and payout.problem in ('account_refused', 'failed', 'sent_back', 'told_by_operator')))
) back on true
where (account.id is null or back.at is not null)
  and not exists (select from payout_hold hold where hold.member_id = owed.member_id and hold.lifted_at is null);

-- That a member was told of it: by mail on the day, after 30 and 90 days, then each 90 days; once by letter after 180. A row stands with its mail, or for a
-- letter with the address to which it was posted.
create table unclaimed_reminder (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  refund_id bigint references refund,
  distribution_share_id bigint references fixed_distribution_share,
  since date not null,
  way text not null check (way in ('mail', 'letter')),
  -- After so many days it was due.
  days integer not null,
  amount bigint not null check (amount > 0),
  -- The day of the mail, or on which the letter was posted.
  told_on date not null,
  recorded_at timestamptz not null,
  recorded_by bigint references member,
  zipcode text,
  address text,
  recipient text,
  check (num_nonnulls(refund_id, distribution_share_id) = 1),
  check (case way when 'mail' then days in (0, 30) or (days > 0 and days % 90 = 0) else days = 180 end),
  check (num_nonnulls(recorded_by, zipcode, address, recipient) = case way when 'mail' then 0 else 4 end),
  check (told_on >= since + days and japan_date(recorded_at) >= told_on),
  unique nulls not distinct (refund_id, distribution_share_id, since, way, days)
);
create index unclaimed_reminder_of_share on unclaimed_reminder (distribution_share_id) where distribution_share_id is not null;
create index unclaimed_reminder_of_member on unclaimed_reminder (member_id);
create trigger append_only before update or delete on unclaimed_reminder for each row execute function refuse_change();
create trigger append_only_truncate before truncate on unclaimed_reminder execute function refuse_change();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''unclaimed_letter''::text, ');
end $$;

select watch_operator_writes();
