-- Up Migration

-- What a fund's contract says of an extension: so many months beyond the first planned end, told so many days before it. Contracts of before say nothing: theirs
-- is what was taken for granted until now.
alter table fund
  add column extension_months integer not null default 12 check (extension_months between 0 and 36),
  add column extension_notice_days integer not null default 30 check (extension_notice_days between 1 and 180);

-- As before, by what the fund's contract says.
create or replace function check_fund_status() returns trigger language plpgsql as $$
declare
  first_end date;
  terms record;
  asked fund_status;
begin
  if new.seq <> coalesce((select max(seq) from fund_status where fund_id = new.fund_id), 0) + 1 then
    raise exception 'fund %: state % does not follow the last one', new.fund_id, new.seq using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal where id = new.proposal_id and kind = 'fund.extension' and status = 'approved'
  ) then
    raise exception 'fund %: two operators decide its state', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = 'in_talks' then return new; end if;
  select extension_months as months, extension_notice_days as notice_days into strict terms from fund where id = new.fund_id;
  select previous_end_on into first_end from fund_status where fund_id = new.fund_id and state = 'extended' order by seq limit 1;
  first_end := coalesce(first_end, new.previous_end_on);
  if terms.months > 0 and new.planned_end_on <= (first_end + make_interval(months => terms.months))::date
    and japan_date(new.at) <= new.previous_end_on - terms.notice_days then return new; end if;
  select * into asked from fund_status where fund_id = new.fund_id order by seq desc limit 1;
  if asked.state is distinct from 'in_talks' or new.planned_end_on > asked.planned_end_on or exists (
    select from investment
    where fund_id = new.fund_id and status = 'participating' and redeemed_at is null and not exists (
      select from standing_extension_answer where status_id = asked.id and investment_id = investment.id and answer = 'consents')
  ) then
    raise exception 'fund %: this extension needs the consent of every investor', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
