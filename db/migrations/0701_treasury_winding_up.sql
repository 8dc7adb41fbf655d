-- Up Migration

-- A fund is wound up when nothing is left in its book: no cash, no property, no debt. Two people record it, once. See decision 0246.

-- Added to the lists as they stand, whatever they hold.
create function pg_temp.allow(of_table text, of_constraint text, of_column text, added text[]) returns void language plpgsql as $$
declare
  words text;
begin
  select string_agg(format('%L', word), ', ' order by word) into words
  from (
    select match[1] as word
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g') match
    where conrelid = of_table::regclass and conname = of_constraint
    union select unnest(added)
  ) listed;
  execute format('alter table %I drop constraint %I, add constraint %I check (%I in (%s))', of_table, of_constraint, of_constraint, of_column, words);
end $$;
select pg_temp.allow('proposal', 'proposal_kind_check', 'kind', array['fund.winding_up']);
select pg_temp.allow('fund_event', 'fund_event_event_check', 'event', array['wound_up']);

create function check_wound_up() returns trigger language plpgsql as $$
declare
  left_over record;
begin
  select account_kind, amount into left_over from account_balance where book = 'fund:' || new.fund_id and amount <> 0 order by account_kind limit 1;
  if found then
    raise exception 'fund % is not wound up: % yen on %', new.fund_id, left_over.amount, left_over.account_kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger wound_up_is_empty after insert on fund_event deferrable initially deferred for each row
  when (new.event = 'wound_up') execute function check_wound_up();
