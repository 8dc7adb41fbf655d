-- Up Migration

-- Working days of banks, as src/domain/business-day.ts has them (act on national holidays, act 178 of 1948, articles 2 and 3): what is due by a
-- business day is judged by the database too. A test compares the two day by day.
create function is_named_holiday(day date) returns boolean language sql immutable parallel safe as $$
  select to_char(day, 'MM-DD') in ('01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23')
    -- The equinoxes: the usual approximation, in millionths of a day.
    or (extract(month from day) = 3
      and extract(day from day) = floor((20843100 + 242194 * (extract(year from day) - 1980)) / 1000000) - floor((extract(year from day) - 1980) / 4))
    or (extract(month from day) = 9
      and extract(day from day) = floor((23248800 + 242194 * (extract(year from day) - 1980)) / 1000000) - floor((extract(year from day) - 1980) / 4))
    or (extract(isodow from day) = 1
      and (extract(month from day), ceil(extract(day from day) / 7)) in ((1, 2), (7, 3), (9, 3), (10, 2)))
$$;

create function is_business_day(day date) returns boolean language plpgsql immutable parallel safe as $$
declare
  earlier date := day - 1;
begin
  if extract(isodow from day) in (6, 7) or to_char(day, 'MM-DD') in ('12-31', '01-01', '01-02', '01-03') or is_named_holiday(day) then
    return false;
  end if;
  -- Article 3, paragraph 3: a day between two holidays is one.
  if is_named_holiday(day - 1) and is_named_holiday(day + 1) then return false; end if;
  -- Article 3, paragraph 2: a holiday on a Sunday is made up for on the next day that is none.
  while is_named_holiday(earlier) loop
    if extract(isodow from earlier) = 7 then return false; end if;
    earlier := earlier - 1;
  end loop;
  return true;
end $$;

-- The business day that comes so many after a day, which itself does not count.
create function business_days_after(day date, days integer) returns date language plpgsql immutable parallel safe as $$
declare
  answer date := day;
  left_over integer := days;
begin
  while left_over > 0 loop
    answer := answer + 1;
    if is_business_day(answer) then left_over := left_over - 1; end if;
  end loop;
  return answer;
end $$;

-- Within how many business days the operator acts: the one place of these settings.
create function due_days(duty text) returns integer language sql immutable parallel safe as $$
  select case duty
    -- The contract says 速やかに; a failed fund pays many at once.
    when 'refund' then 3
    when 'refund_of_failed_fund' then 5
    when 'transfer_result' then 2
    when 'unknown_deposit' then 1
    when 'approval' then 2
    -- Promised on the page of enquiries: 原則として3営業日以内.
    when 'enquiry' then 3
    when 'identity_review' then 3
  end
$$;

create function japan_date(at timestamptz) returns date language sql immutable parallel safe as $$ select (at at time zone 'Asia/Tokyo')::date $$;

-- By when a refund has to be paid: said once, when it is owed.
alter table refund add column due_on date;
create function set_refund_due_on() returns trigger language plpgsql as $$
begin
  new.due_on := coalesce(new.due_on,
    business_days_after(japan_date(new.owed_since), due_days(case new.reason when 'fund_failed' then 'refund_of_failed_fund' else 'refund' end)));
  return new;
end $$;
create trigger due_on before insert on refund for each row execute function set_refund_due_on();
alter table refund disable trigger user;
update refund set due_on = business_days_after(japan_date(owed_since), due_days(case reason when 'fund_failed' then 'refund_of_failed_fund' else 'refund' end));
alter table refund enable trigger user;
create index refund_unpaid on refund (due_on) where status in ('open', 'in_payout');

-- Every enquiry has a last day; guided cases keep the one they were given.
create function set_enquiry_due_on() returns trigger language plpgsql as $$
begin
  new.due_on := coalesce(new.due_on, business_days_after(japan_date(new.received_at), due_days('enquiry')));
  return new;
end $$;
create trigger due_on before insert on enquiry for each row execute function set_enquiry_due_on();
