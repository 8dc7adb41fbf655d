-- Up Migration

-- Before which moment a fund's book is closed: a month by two people, or a calculation period with its distribution. Null while neither is.
create or replace function book_closed_until(of_fund bigint) returns timestamptz language sql stable as $$
  select greatest(
    (select max(ends_at) from book_month where fund_id = of_fund),
    -- Fixed on the last day itself, the distribution still counts.
    (select max(least((period.end_on + 1)::timestamp at time zone 'Asia/Tokyo', closing.closed_at))
      from period_closing closing
      join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
      where closing.fund_id = of_fund and closing.reversed_at is null))
$$;

-- A closing takes what was earned and spent up to its day, all of it and nothing twice: on each account that it touches nothing of that time is left.
create function check_period_is_closed_whole() returns trigger language plpgsql as $$
declare
  rest record;
begin
  select touched.account_kind, sum(posting.amount) as amount into rest
  from (
    select distinct book, account_kind, account_ref from posting where entry_id = new.id and account_kind <> 'undistributed'
  ) touched
  join posting on posting.book = touched.book and posting.account_kind = touched.account_kind and posting.account_ref = touched.account_ref
  join journal_entry entry on entry.id = posting.entry_id
  where posting.effective_at < ((new.effective_at at time zone 'Asia/Tokyo')::date + 1)::timestamp at time zone 'Asia/Tokyo'
    and entry.kind <> 'period_closed_reversed'
    and (entry.kind <> 'period_closed' or not exists (select from journal_entry reversal where reversal.reverses = entry.id))
  group by touched.book, touched.account_kind, touched.account_ref
  having sum(posting.amount) <> 0
  limit 1;
  if found then
    raise exception 'journal entry %: % yen of % are closed beside what was booked', new.id, rest.amount, rest.account_kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger closed_whole after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'period_closed') execute function check_period_is_closed_whole();
