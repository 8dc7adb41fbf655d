-- Up Migration

-- What the operator is to do until an extended fund ends, each with its last day: part of what two people decided. See decision 0437.
create table extension_step (
  id bigint generated always as identity primary key,
  status_id bigint not null references fund_status,
  position integer not null check (position between 1 and 8),
  text text not null check (length(text) between 1 and 60),
  due_on date not null,
  unique (status_id, position)
);
create trigger append_only before update or delete on extension_step for each row execute function refuse_change();
create trigger append_only_truncate before truncate on extension_step execute function refuse_change();

create function check_extension_step() returns trigger language plpgsql as $$
begin
  if not exists (
    select from fund_status status join proposal on proposal.id = status.proposal_id
    where status.id = new.status_id and new.due_on <= status.planned_end_on
      and (proposal.content #>> array['plan', (new.position - 1)::text, 'text'], proposal.content #>> array['plan', (new.position - 1)::text, 'dueOn'])
        = (new.text, new.due_on::text)
  ) then
    raise exception 'step % of a plan is none that two operators decided', new.position using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger is_decided before insert on extension_step for each row execute function check_extension_step();

-- That a step is done, with what came of it.
create table extension_step_done (
  step_id bigint primary key references extension_step,
  done_on date not null,
  note text check (length(note) between 1 and 200),
  recorded_by bigint not null references member,
  recorded_at timestamptz not null,
  check (done_on <= japan_date(recorded_at))
);
create index extension_step_done_recorded_by on extension_step_done (recorded_by);
create trigger append_only before update or delete on extension_step_done for each row execute function refuse_change();
create trigger append_only_truncate before truncate on extension_step_done execute function refuse_change();

-- For how much the property is offered for sale, where the company's words say it. Whole yen.
alter table delay_explanation add column asking_price bigint check (asking_price > 0);

select watch_operator_writes();
