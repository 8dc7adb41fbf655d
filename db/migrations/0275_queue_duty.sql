-- Up Migration

-- Which operator looks after a queue of the day's work; a queue without a line is everybody's. Who took and gave back is in the audit log.
create table queue_duty (
  queue text primary key check (length(queue) between 1 and 40),
  operator_id bigint not null references member,
  taken_at timestamptz not null
);

select watch_operator_writes();
