-- Up Migration

-- An overdue report and a promised word that never came are told like a planned day that passed: the day after, and every 30 days.
do $$
declare
  rule text;
begin
  select conname into strict rule from pg_constraint
  where conrelid = 'delay_notice'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''start''%';
  execute format('alter table delay_notice drop constraint %I', rule);
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund_word''::text, ');
end $$;
alter table delay_notice add constraint delay_notice_point_check check (point in ('start', 'end', 'payment', 'report', 'word'));

-- With its words the company may promise the next ones, for a later day than the last promise.
alter table delay_explanation
  add column next_notice_on date,
  add check (next_notice_on > japan_date(written_at));

-- Until when investors were promised the next word of an extension or of talks, and since when that stands. One for each fund with a decision, kept or not.
create view promised_word as
select status.fund_id, status.id as status_id, words.id as explanation_id, status.planned_end_on,
  coalesce(words.next_notice_on, status.next_notice_on) as promised_on,
  exists (
    select from delay_explanation later
    where later.fund_id = status.fund_id and later.written_at > status.at and (words.id is null or later.id > words.id)) as is_kept
from (select distinct on (fund_id) * from fund_status order by fund_id, seq desc) status
left join lateral (
  select id, next_notice_on from delay_explanation promise
  where promise.fund_id = status.fund_id and promise.written_at > status.at and promise.next_notice_on is not null
  order by promise.id desc limit 1) words on true;

select watch_operator_writes();
